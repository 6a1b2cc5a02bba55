import { type CrisisRule, signs } from './crisis-rule.ts'
import { spanish as lists } from './crisis-words-es.ts'

const distress = { level: 'distress', kind: 'self', language: 'es', lists } as const
const imminent = { level: 'imminent', kind: 'self', language: 'es', lists } as const

/** Spanish: what somebody writes who does not want to live; means, farewells and what was done. For folded text. */
export const crisisRulesOfSelfSpanish: readonly CrisisRule[] = [
  ...signs(
    'wish',
    distress,
    `
    5 <!no|no_me WANT .. de|en|a_dios|que|por|con|me? .. DIE !a|al|de_risa|de_verguenza|de_amor|de_viejo|por|en_paz|en_cristo|en_gracia|para|como|feliz|del|de_cristo|de_jesus|de
    5 <!no me quiero|quisiera|kiero|qiero ya? morir|matar|desaparecer|dormir_y_no|ir_de_este|ir_al_cielo|ir_ya
    5 no|ni|ya_no|tampoco quiero|kiero|deseo|quisiera|puedo|tengo|veo|encuentro|hallo|soporto|aguanto|siento|me_quedan|hay|quise|vale_la_pena|merece_la_pena|merezco .. vivir|vivo|viva|vida|existir|estar|seguir|despertar|sentido_a_nada|seguir_aqui|levantarme_mas|amanecer !en_el_pecado|lejos|cerca|segun|como_el_mundo|para|bajo|con_el|de_la_fe|estudiando|leyendo|sola|solo|triste
    4 perdi|perdido|quitaron|acabaron|fueron|sin|tengo|quedan|falta .. ganas|deseos|razones|razon|fuerzas|motivos|sentido .. de|para|por .. vivir|seguir|existir|levantarme|nada|luchar
    4 cansad*|hart*|aburrid*|agotad* ya? de vivir|la_vida|esta_vida|existir|estar|mi_vida|respirar|todo|seguir|fingir|mi|luchar|despertar !mi_trabajo
    4 para_que|por_que|que_sentido_tiene|de_que_sirve .. seguir|sigo|vivir|vivo|viva|estoy_viv*|despierto|existo|naci|me_levanto|tanto_vivir|nacer|no_me_muero|no_me_lleva|no_me_muero|no_me_deja_morir
    4 vida .. no|ni|perdio .. tiene|vale|merece|sirve|le_encuentro|le_veo|el? sentido|nada|valor|pena|vivirla
    4 nada|todo|esto .. ya? .. tiene|vale|importa|perdio .. sentido|importa|nada|pena|el_sentido !la_fama
    4 ojala .. yo? .. no|nunca|me|ya|dios|el_senor|un|una|pudiera|estuviera|hubiera|jamas .. nacido|muriera|muera|muerto|muerta|lleve|llevara|despertara|despierte|existiera|amaneciera|atropell*|matara|desaparecer|recoja|morir|cancer|durmiera|duerma|accidente
    4 no|nunca|jamas .. debi|deberia|hubiera|hubiese|haber|tendria_que haber? .. nacido|nacer|existido|existir
    4 que .. me .. muera|muriera|lleve|lleves|duerma|recoja|recojas|mate|atropelle|caiga_un_rayo|de_un_infarto|quite_la_vida|quites_la_vida|acorte .. ~
    4 llevame|llevame_ya|recogeme|quitame_la_vida|matame|dejame_morir|acabame|sacame_de_este_mundo|mandame_la_muerte !a_los_pies|a_tu_palabra|de_la_mano|mas|por|al_desierto
    4 no|nunca|jamas|ya_no .. despertar|despierte|despiertes|despertarme|amanecer|amanezca|abrir_los_ojos|vuelva_a_despertar|despertara|volver_a_despertar
    4 si .. me|un|una|yo .. muriera|muero|atropell*|cayera|desaparezco|desapareciera|muriese|estrellara|diera_cancer|matara .. ~ regalo|alivio|mejor|importa|nadie|bendicion|gracias|descanso|mejor|favor|igual
    4 envidia|envidio .. muertos|muerto|muerta|enterrad*|cementerio|difuntos|fallecid*
    4 cementerio|tumba|entierro|funeral ~ envidia|mi_propio|imagino|deseo
    4 acorte*|acortar|apur*|abrevi*|apresur* .. vida|dias|muerte|hora|final
    4 tanto|siempre|cada_noche|todas_las_noches|todos_los_dias ~ pido|ruego|oro .. ~ morir|muerte|lleve|despertar|muero|muera|me_recoja
    4 pido|ruego|oro|suplico|le_digo|clamo|rogando|pidiendo|orando .. ~ morir*|la_muerte|me_lleve|lleve_ya|no_despertar|me_muera|me_recoja|no_amanecer|un_cancer|que_acabe|me_quite
    4 sigo|vivo|estoy .. viv*|aqui|aca .. ~ solo|por|gracias_a|nomas .. ~ hijos|gato|perro|mama|abuela|madre|hija|hijo|perra|nietos|cobarde|miedo !la_gracia
    4 cuando .. falte|falten|muera|mueran|se_vaya .. ~ pues_ya|yo_tambien|me_voy|voy_yo|detras|tambien
    4 no .. es .. que .. me? quiera|quiero matar*|morir*|suicidar* ~
    5 quiero|quisiera|deseo|pienso|intento|intente|voy_a|pensando_en suicidarme|ahorcarme|matarme|quitarme_la_vida
    3 como|digo|dice elias|jonas|job|jeremias ~~ yo_tambien|lo_digo_de_verdad|lo_digo|igual_que_yo|asi_me_siento|pido_lo_mismo|yo_igual|de_verdad
    4 pens*|idea*|ganas|voz|imagino .. en|de|sobre|que .. la? .. morir|muerte|suicid*|matarme|quitarme|desaparecer|mi_funeral|mi_entierro|mi_velorio|tirarme|no_estar|irme_de_este !cristo|jesus|la_cruz
    4 pensamientos|ideas|tendencias|ideacion suicid*|de_muerte|oscur*
    4 soltar|suelto|solte|cerrar|cierro .. el|los volante|ojos_manejando|timon
    4 vivir .. asi|esto|infierno|tormento !en_cristo
    4 quiero|quisiera|necesito|deseo .. que .. todo|esto|el_dolor|se .. acabe|termine|pare|acabara|apague
    4 mejor|prefiero|preferible|ganancia .. muert*|morir|morirme|no_haber_nacido|no_existir|no_estar|muerte .. ~
    3 alivio|descanso|salida|solucion|paz .. seria|es|la|morir .. morir|muerte|suicidio|morirme
    3 morir|muerte|suicidio .. seria|es .. alivio|descanso|salida|solucion|mejor|regalo
    4 dejar|deje|dejado|ya_no .. de .. comer|tomar_agua .. ~ apag*|morir|desaparec*|castig*
  `,
  ),
  ...signs(
    'burden',
    distress,
    `
    4 todos|mundo|familia|esposa|esposo|mama|madre|padre|papas|mujer|marido|iglesia|hijos|padres|amigos|hermanos|ninos|gente|ellos|ella|estarian|estaria|vivirian|serian .. mejor|mejores|felices|tranquilos|aliviados|bien|contentos|tranquila|tranquilo .. sin_mi|si_yo|si_no|si_me|cuando_yo|cuando_no|cuando_me
    4 mejor|mejores|bien|tranquil*|felices|vivirian sin mi
    4 soy|siento|sintiendo|convertido|hago .. solo|como|nada_mas|que|una|un|en? .. BURDEN !de_la_prueba
    4 nadie|a_nadie .. me|le|lo|se .. extranaria|extranara|extranar|lloraria|notaria|notara|echaria_de_menos|importa|importaria|daria_cuenta|falta|lloraran|llorara|importo|quiere|necesita|escucha
    4 no|sin|ya_no|perdi .. hay|tengo|queda|veo|toda|la|mas .. esperanza|salida|futuro|remedio|luz|manana !en_el_libro
    4 no_aguanto|no_soporto|no_resisto|no_doy|no_puedo|ya_no_puedo|no_aguantamos .. mas|vivir|la_vida|este_dolor|esta_vida|seguir|tanto|asi|esto !calor|frio|ruido|examen|tarea|trafico|de_hambre
    4 valgo|vale|sirvo .. mas .. muert*
    4 no|nunca valgo|merezco|sirvo|debo .. nada|vivir|vida|estar_viv*|existir|para_nada|la_vida|seguir|respirar
    4 merezco morir|morirme|la_muerte|el_infierno|sufrir|castigo
    4 pecado .. no|sin|imperdonable .. perdon*|perdona .. ~~ para_que|esperanza|vivir|muerte|condenad*|seguir
    4 estoy|soy condenad*|perdid*|maldit* .. ~ para_que|vivir|esperanza|nada|ya
    4 sobro|estorbo|de_mas .. ~ en|aqui|mundo|casa|soy|$
    2 depresion|deprimid*|desesperad*|desesperacion|vaci*|hundid*|destrozad*|llor*|no_puedo_mas|muy_sol*|tan_sol*|triste
    3 me_rindo|me_doy_por_vencid*|ya_no_lucho|tire_la_toalla .. ~
    3 nada .. cambia|mejora|me_importa|sirve|funciona
    4 perdi|perdido|quede .. todo|casa|trabajo|familia|mujer|esposa ~ para_que|no_puedo|merezco|solo_quiero|mirar|vivir
  `,
  ),
  ...signs(
    'self-harm',
    distress,
    `
    5 <!no me corto|corte|cortaba|autolesiono|lastimo|lastime|quemo|queme|golpeo|castigo|flagelo|arano|rasguno|pellizco|pego|muerdo|hago_cortes|hago_dano|hago_heridas|hago_cortadas|vomito|provoco .. ~ !pelo|cabello|dedo|barba|unas|cocin*|afeit*|papel
    4 cortarme|cortandome|lastimarme|autolesionarme|autolesion*|hacerme_dano|haciendome_dano|quemarme|golpearme|castigarme|herirme|aranarme|flagelarme|vomitar !el_pelo|el_cabello|las_unas|el_dedo
    4 cortes|cortadas|marcas|cicatrices|heridas .. en|de|por mis|los|las|mi brazos|munecas|piernas|muslos|brazo|pierna|muneca
    4 tapo|tapar|escondo|esconder|cubrir|cubro|ocultar|ensenar|disimul* .. marcas|cicatrices|brazos|cortes|heridas|piernas
    4 navaja|cuchilla|cuchillo|encendedor|mechero|vidrio|gillette|cutter|compas|plancha|cigarro .. ~ piel|brazo|brazos|muneca|munecas|pierna|piernas|muslo|mano|venas
    4 solo|unico|unica .. me|que .. calma|alivia|ayuda|hace_sentir ~ dolor|sangre|cort*|pain
    4 manga|mangas .. larga|largas ~ brazos|nadie|marcas|escond*|cortes
  `,
  ),
  ...signs(
    'intent',
    imminent,
    `
    5 <!no me? voy|vo|pienso|planeo|decidi|decidido|quiero|kiero|quisiera|ganas|intente|trate|intento|deberia|podria|gustaria|necesito|pensando|pensado|penso|tentad*|miedo|capaz|estoy|fuerzas|forma|manera|impulso* .. a|de|en|por|que|para .. KILL !a|los|la_lengua|de_alegria|el_tiempo
    4 me mato|suicido|ahorco|cuelgo|desvivo|quito_la_vida|mate|suicide|matara|suicidara|tiro_del|tiro_al|tiro_por|lanzo|aviento|pego_un_tiro !de_risa|estudiando|trabajando|con|a_trabajar
    4 va|voy|perdona|perdonaria|salvo|infierno|condena|acepta|recibe|quiere ~ si .. uno|me|alguien|yo|se .. mata|mato|suicid*|quita_la_vida|quito_la_vida|matara|quita|adelant*
    4 perdon*|perdona* .. por_lo_que|lo_que .. voy|estoy|hare|vamos .. a? hacer|por_hacer|haga
    4 voy|vamos|hacerlo|hare|hago .. hacer|hacerlo|lo .. SOON|solo|por_fin
    4 SOON .. me|ya|voy|lo .. voy|muero|termina|acaba|termino|acabo|descanso|ire|hago|hare|despido|duermo_para .. ~ !a_la_iglesia|a_estudiar|al_culto|a_misa|a_predicar|al_colegio
    4 me_voy|voy|vuelvo|estare|reunirme|encontrarme|adelantarme .. con|a|al .. senor|dios|jesus|cristo|mi_mama|mi_hijo|mi_hija|mi_bebe|el_cielo|cielo|ella .. ~ SOON|decidi|ya|lista|listo|contigo
    4 voy|me_voy .. contigo|jesus|dios|senor|al_cielo|para_alla|papa_dios|ya .. ~ SOON|adios|dile|ya_voy|me_espera*
    4 ultima|ultimo|ultimas|ultimos .. noche|dia|vez|mensaje|oracion|palabras|horas|domingo|cosa|carta|rato|pregunta|salmo|rezo .. ~ !cena|clase|ano
    4 no .. amanezco|amanecere|estare|despertare|voy_a_estar|llego|llegare|vere|paso_de|vuelvo .. manana|aqui|hoy|el_domingo|esta_noche|navidad|mas|cuando|para
    4 ya_no .. estare|voy_a_estar|amanezco|despierto|voy_a_poder|voy_a_necesitar|llego|me_van
    4 quedan|queda .. unas|pocas|horas|solo|dos|tres|una .. horas|hora|noche|minutos|hoy
    4 antes_de_que .. llegue|lleguen|vuelva|vuelvan|despierten|amanezca|me_encuentre*|regrese*
    4 quien|quienes|los_que|el_que|mi .. me_encuentre|encuentre|me_encuentren|me_halle|encuentren
    4 fecha|dia|hora|lugar|plan .. para .. morir*|matarme|hacerlo|irme|acabar|mi_muerte|terminar|quitarme
    4 puse|elegi|escogi|fije|tengo|marque .. ya? .. fecha|dia .. ~ 
    4 lo .. tengo|he .. pensado|decidido|planeado|todo_listo|preparado|resuelto .. ~
    4 ya_lo_decidi|lo_he_decidido|tome_la_decision|esta_decidido|decision_tomada|me_decidi .. ~
    4 como|forma|manera|cuant* .. morir*|matarse|matarme|suicidar*|pastillas .. ~ dolor|rapid*|sufrir|hacen_falta|sin|se_necesitan
    4 carta|cartas|nota|notas|mensaje|mensajes|video|audio|palabras .. ~ despedida|despedirme|suicid*|despidiendome|cuando_ya_no_este|me_encuentren|cuando_no_este|no_fue_su_culpa|cuando_me_vaya|hasta_manana !de_la_empresa|de_soltera
    4 despedirme|me_despido|despido|adios .. de|a .. todos|mundo|mi_vieja|mama|mi_mama|mi_familia|mis_hijos|la_vida|mi_vida|ustedes|jesus|dios|mi_esposa|mi_hijo|mi_hija !celula|clase|colegas|equipo|trabajo
    4 ^ adios|adiosito|chau|hasta_siempre .. jesus|dios|a_todos|mundo|$|ustedes|familia|amigos ~
    4 diganle|dile|diles|digan|diganles|decirle|decile .. a .. mi|mis|todos|mama .. ~ que|q .. ~ no_fue|la_quise|lo_quise|los_quise|perdon*|culpa|amo|quiero|ame|sepa*
    4 no .. fue|es|tiene|tuvo|fue_por .. su|tu|la|ella|el culpa|culpa_de_ella|culpa_de_nadie|ella
    4 cuidal*|cuida|cuiden|cuidenl*|cuidame|encargo|protege .. ~ yo_ya_no|cuando_no_este|cuando_me_vaya|cuando_ya_no|ya_no_voy|no_voy_a_poder|no_este|si_falto
    4 regale|regalando|regalado|deje|di|reparti .. perro|gato|cosas|ropa|todo|pertenencias|libros|mascota|guitarra|perra ~ necesit*|ultimo|ya_no|ataba|nada|hoy|adios|falta|listo
    4 todo .. listo|arreglado|en_orden|pagado|preparado|resuelto|firmado .. ~ me|hoy|noche|voy|dios|nadie|papeles|irme|ya
    4 pague|arregle|deje|cerre|firme|ordene .. todas?|las|la|los|mis|el? .. deudas|renta|alquiler|papeles|cuentas|casa|testamento|llaves|seguro .. ~ nadie|listo|irme|nada|ya|orden|noche
    4 mi .. funeral|entierro|velorio|sepelio .. ~ semana|elegi*|lecturas|enferm*|manana|pronto|domingo|preparar|dejar
    4 no .. estoy enferm* .. ~
    4 nos_vemos|te_veo|los_veo .. en .. cielo|otro_lado|gloria|otra_vida|eternidad .. ~ !dios_mediante
    4 nadie .. en_casa|esta|hay|va_a_venir|sabe|se_dio_cuenta|sospecha .. ~ hoy|noche|pastillas|hacerlo|solo|compre|hasta|soga
    4 subid*|sentad*|parad*|estoy|aqui|escribo .. en|sobre|a|frente_a|al_borde|desde|junto .. la|el|las|los|del|de_la|un|una? .. puente|HIGH .. ~ !de_la_esperanza
    4 virgencita|biblia|rosario .. ~ pistola|cuchillo|pastillas|soga|arma|revolver
    4 emborrach*|tomando|bebiendo|borrach* .. ~ valor|animar*|hacerlo|coraje
    4 morir*|muera|muero|irme .. ~ bautiz*|confes*|perdon* .. ~ antes|mismo_dia|justo|hoy
    3 descansar|descanso .. ya|por_fin|para_siempre|al_fin|de_todo .. ~ 
    4 cuando .. ya_no_este|me_haya_ido|yo_falte|no_este|este_muert*|lo_lean|lean_esto|me_muera ~
    4 judas|saul|sanson|elias|jonas .. ~~ yo_tambien|como_yo|yo_igual|mi_turno|tambien_me|yo_quiero
  `,
  ),
  ...signs(
    'means',
    imminent,
    `
    4 tengo|compre|guarde|junte|juntado|guardado|junt*|conte|contando|contado|consegui|prepare|cargue|amarre|ate|sosteniendo|tenia|saque|robe|escondi|traigo|agarre|con|ahorrad* .. todas?|todos?|la|las|los|una|un|el|mis|mi|varias|suficientes|cien|ya? .. MEANS .. ~ !para_la_presion|para_el_dolor|de_menta|para_cazar|para_la_tos
    4 MEANS .. esta|estan|lista|listo|junto|frente|encima|sobre|en|al|cargad*|junta|juntas .. mi_lado|mesa|lado|mano|plato|lista|cama|cargada|frente|mi|la_virgen|bolsa|cajon|juntas
    4 pistola|arma|revolver|cuchillo|navaja .. ~ cabeza|boca|sien|pecho|cuello|venas
    3 soga|lazo|mecate|cuerda .. ~ compre|lista|viga|cuello|arbol|atada|amarrada
  `,
  ),
  ...signs(
    'taken',
    imminent,
    `
    5 me? .. tome|tomado|trague|tragado|bebi|bebido|ingeri|inyecte|comi|tomarme|traje .. ya? .. todas|todo|frasco|caja|muchas|demasiadas|veneno|pastillas|cloro|lavandina|20|30|40|50|60|treinta|veinte|cuarenta|cincuenta|blister|puno|monton|raticida|pesticida|insulina|bote !la_clase|las_notas|la_comunion|el_pan|un_cafe|apuntes
    4 ya lo hice|tome|bebi .. ~
    4 me .. corte|corto|abri|raje .. ~ hondo|ondo|venas|munecas|sangre|profundo|muneca
    4 no .. para|deja|paro|para_de .. de? .. sangre|sangrar|sangrando
    4 sangre .. ~ no_para|por_todos|mucha|toalla|piso|bano
    4 abri|deje|prendi|encendi .. el? gas|horno|motor|carro .. ~
    4 manos|pies|boca|cuerpo .. se|me|siento .. duermen|dormid*|entumec*|fri*|adormec* .. ~
    4 me|estoy|siento .. durmiendo|mareo|maread*|apagando|yendo|desmay* .. ~ pastillas|tome|salmo|dios|perdon*|miedo|rez*|lee*
    4 estomago|garganta|panza .. ~ quema|arde|fuego
  `,
  ),
]
