import { type WordLists, words } from './crisis-phrase.ts'

/** Spanish of Spain and of the Americas, with chat forms; without accents, as in folded text. */
export const spanish: WordLists = {
  KIN: words(
    'esposo esposa marido mujer novio novia pareja ex padre papa padrastro madre mama madrastra tio tia abuelo abuela abue hermano hermana primo prima hijo hija hijos hijas suegro suegra pastor pastora sacerdote cura lider anciano ancianos diacono obispo apostol profeta jefe patron patrona maestro maestra profesor profesora profe entrenador vecino vecina catequista cunado cunada amigo amiga companero companera sobrino sobrina nieto nieta viejo vieja roomie nene nena bebe nino nina ninos ninas chico chica chamaco chamaca guagua muchacho muchacha joven iglesia padrino madrina hermanastro senora nuera yerno',
  ),
  CHILD: words(
    'bebe hijo hija hijos hijas nino nina ninos ninas nene nena chamaco sobrino sobrina nieto nieta criatura guagua hermanito hermanita',
  ),
  WANT: words(
    'quiero kiero qiero quisiera querria deseo desearia prefiero preferiria necesito anhelo ganas deseos pido pedirle ruego rogue oro espero ojala pienso pensando pensado sueno gustaria intento quise merezco querer desear pedir',
  ),
  DIE: words(
    'morir morirme morirse morirnos estar_muerto estar_muerta estar_muertos desaparecer no_existir no_despertar no_estar no_estar_aqui no_vivir dejar_de_existir dejar_de_vivir dejar_de_respirar dormir_para_siempre dormirme_para_siempre la_muerte no_haber_nacido muera muriera muero llevame no_amanecer irme_de_este_mundo irme_al_cielo irme_con_dios irme_con_el_senor irme_ya apagarme matarme dormir_y_no_despertar que_me_lleve que_me_muera descansar_para_siempre no_seguir no_ser',
  ),
  KILL: words(
    'matarme suicidarme ahorcarme colgarme quitarme_la_vida quitarme_de_en_medio acabar_con_mi_vida acabar_con_todo acabar_con_esto terminar_con_mi_vida terminar_con_todo terminar_con_esto ponerle_fin poner_fin tirarme lanzarme aventarme arrojarme cortarme_las_venas pegarme_un_tiro darme_un_tiro dispararme envenenarme ahogarme desvivirme estrellarme el_suicidio irme_de_este_mundo inyectarme saltar tomarme_todas tomarme_el_frasco volarme volarme_la_cabeza matar suicidar ahorcar colgar quitar_la_vida desvivir',
  ),
  SOON: words(
    'esta_noche hoy hoy_mismo ahora ahora_mismo manana esta_tarde esta_madrugada este_domingo este_sabado el_domingo el_sabado el_lunes el_viernes antes_de_que_amanezca antes_de_amanecer al_amanecer en_un_rato en_una_hora a_medianoche despues_de_misa despues_del_culto ya pronto esta_semana cuando_todos_duerman cuando_se_duerman cuando_se_vayan',
  ),
  MEANS: words(
    'pastillas pastilla pildoras medicamentos veneno raticida matarratas soga cuerda lazo mecate pistola arma revolver escopeta rifle fierro navaja cuchillo cuchilla gillette hoja_de_afeitar frasco blister somniferos paracetamol insulina gramoxone pesticida cloro lavandina diablillos gas balas bisturi cutter cinturon',
  ),
  GUN: words('pistola arma revolver escopeta rifle cuchillo navaja machete hacha fierro martillo'),
  HIGH: words(
    'puente azotea balcon vias via_del_tren anden cornisa acantilado precipicio barandal barranco rio ventana techo terraza edificio tejado malecon mar torre metro',
  ),
  HURTS: words(
    'pega pegan pego pegaba golpea golpean golpeo golpeaba maltrata maltrato maltrataba empuja empujo empujan viola violo violaba obliga obligo obligan encierra encerro encerraron encerrado encerrada amenaza amenazo amenazan grita insulta humilla ahorca ahorco estrangula patea pateo azota azotan quema quemo queman lastima lastimo jala jalonea cachetea cacheteo abofetea castiga castigan castigo tira_cosas avienta sacude aprieta agarra agarro jalo toca controla acosa abusa abuso zurra chancla',
  ),
  MED: words(
    'medicina medicinas medicamento medicamentos medicacion pastillas insulina dialisis quimio quimioterapia tratamiento inhalador litio antidepresivos sertralina fluoxetina antirretrovirales retrovirales radioterapia anticonvulsivos psiquiatra psicofarmacos transfusion oxigeno antibioticos inyecciones remedios remedio risperidona clonazepam prozac escitalopram lamotrigina valproato quetiapina pastilla dosis marcapasos',
  ),
  VOICE: words(
    'voz voces dios senor espiritu angel angeles demonio demonios satanas jesus el radio television virgen arcangel cristo ellos cielo miguel',
  ),
  HARM: words(
    'mate mates matar matara sacrifique sacrificar sacrifiques hiera lastime haga_dano hacer_dano arranque arrancar corte cortar tire tirarme lance salte saltar queme quemar ofrezca ofrecer ahogue apunale mueran muera morir degolle estrangule castre entregue mande_al_cielo eche_abajo apriete empuje empujar arroje',
  ),
  BURDEN: words('carga estorbo peso molestia basura desperdicio estorbos lastre problema'),
}
