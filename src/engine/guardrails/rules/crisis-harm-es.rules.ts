import { type CrisisRule, signs } from './crisis-rule.ts'
import { spanish as lists } from './crisis-words-es.ts'

/** Spanish: violence and abuse, a person one is afraid for, voices, treatment stopped; weak signs. For folded text. */
export const crisisRulesOfHarmSpanish: readonly CrisisRule[] = [
  ...signs(
    'abuse',
    { level: 'distress', kind: 'violence', language: 'es', lists },
    `
    4 me|nos|le|les|la|lo HURTS .. ~ !la_atencion|el_corazon|la_biblia|el_sol
    5 mi|nuestro esposo|marido|papa|padre|mama|madre|novio|pareja|padrastro|hermano|hijo|tio|mujer .. me|nos HURTS !la_atencion|el_corazon
    4 KIN|lider|el|ella|que .. me|nos|la|lo|les|le .. HURTS !la_atencion|el_corazon|el_alma
    4 caga|cagan|agarra|da|dio|dan|meten|mete|muele .. a palos|golpes|cintarazos|patadas|pinas|trompadas|cinturonazos|chanclazos|correazos
    4 pega|golpea|empuja|grita|maltrata|insulta|cela|amenaza .. ~ toma|borracho|misa|llora|perdon|despues|biblia|sumisa|cuando|pastor|hijos|iglesia|ninos
    4 levanta|levanto|alza|puso|pone .. la|las mano|manos .. ~
    4 moreton*|moretones|morado|ojo_morado|marcas|golpes|costilla|nariz_rota|cardenal*
    4 tengo|tenemos|da|vivo_con|me_da .. miedo|terror|panico .. de|a|que|cuando|volver .. ~ esposo|marido|el|casa|llegue|papa|padrastro|novio|toma|pareja|mujer|tomado
    4 sumisa|someter*|obedec*|obediente .. ~ castig*|pega|golpe*|enoj*|maltrat*|grit*|violent*
    4 no .. me|nos .. deja|dejan|permite|permiten|dejaron .. ~ salir|ver|hablar|trabajar|llamar|estudiar|familia|ir|comer|dormir|visitar|irme
    4 me|nos .. quita|quito|quitan|revisa|controla|esconde|escondio|rastrea|vigila|sigue|guarda|quitaron .. ~ pension|dinero|celular|telefono|pasaporte|tarjeta|llaves|documentos|mensajes|sueldo|ropa|papeles|movil
    4 obliga|fuerza|obligaba|obligan|forzo .. ~ me|cama|relaciones|sexo|acostarme|cuerpo|dormida|tocar|dar_mi
    4 es .. violacion|abuso|maltrato ~ casad*|esposo|marido|novio
    4 apostol|pastor|lider|obispo|profeta|anciano|cura|padre|hermano_mayor|encargado .. ~ pega|golpea|encierra|toca|tocarlo|masajes|besa|bes*|castiga|amenaza|maldicion|desnud*|manosea|nos_deja|dormir_con .. ~
    4 desobedecen|desobedece|irnos|irme|salirme|escapar .. ~ pega|golpe*|maldicion|encierr*|miedo|castig*|condena*
    4 ninos|hijos|nosotros|mis .. esconden|esconde|escondo|escondemos .. ~ cama|bano|cuando|toma|papa|llega
    4 aguantar|perdonar|perdonarlo|soportar .. ~ pega|golpe*|maltrat*|casado|violen*
    4 violencia|maltrato|abuso .. ~ vivo|sufro|casa|mi_esposo|mi_marido|me|victima
  `,
  ),
  ...signs(
    'child',
    { level: 'imminent', kind: 'violence', language: 'es', lists },
    `
    4 me|le|la|lo|nos toca|toco|manosea|manoseo|tocaba|tocan|besa|acaricia|ensena|enseno|mete|metio .. ~ mano|partes|cosita|ropa|secreto|abajo|donde|cama|bano|noche|siesta|cuerpo|ahi|pija|piernas|privad*|tio|padrastro|abuelo|primo|pastor|profe|cuarto|feo|feas|no_quiero|catequ*|cura
    4 tio|padrastro|abuelo|primo|pastor|profe|maestro|cura|hermano|vecino|papa|lider|catequista .. toca|toco|manosea|tocaba|desviste|mira_en|cosas_feas|se_mete|besa|pide_fotos|abusa|abuso|viola|violo .. ~
    4 hace|hizo|hacen cosas? .. feas|malas|raras|sucias .. ~
    4 secreto|secretito .. ~ dios|tio|cont*|digo|nadie|diga|abuelo|padrastro|pastor|enoj*|castig*|triste|primo
    4 si .. cuento|digo|hablo .. ~ dios|mama|castig*|morir|mata|enoj*|nadie_me|culpa|pasar
    4 ensena|cosita|pene|vagina|partes|juego_del_doctor|desnud* .. ~ hija|hijo|nina|nino|abuelo|tio|siesta|sobrin*|foto*|secreto
    4 fotos|foto|nudes|pack|videos .. ~ desnud*|sin_ropa|mia|manda*|pide|pidio|pastor|lider|profe|publicar|enseñ*|mostrar
    4 casar|caso|casarme|casan|matrimonio|casamiento .. ~ 9|10|11|12|13|14|15|16|doce|trece|catorce|quince|obligan|fuerza|viejo
    4 tengo .. 7|8|9|10|11|12|13|14|15|16|siete|ocho|nueve|diez|once|doce|trece|catorce|quince ~~ toca|pega|casar|secreto|golpea|viola|embarazada|miedo_de
    4 CHILD .. ~ quema*|apagan|cigarr*|amarr*|encerr*|encaden*|pega*|golpe*|castig*|azot*|bruj*|sin_comer|brazos|plancha .. ~ reza|dios|iglesia|demonio|oro|pastor|ayer|dias|obed*|portarse|mama|padrastro|cuarto|moretones
    4 CHILD .. me? dijo|dice|conto|cuenta|ha_dicho .. ~ toca|abuelo|tio|padrastro|secreto|cosita|pega|bano|cosas|miedo_de|profe
    4 apagan|queman|quema|amarran|encadena*|encierran .. ~ cigarr*|plancha|brazos|sotano|arbol|reza|cuarto|CHILD
  `,
  ),
  ...signs(
    'violence-now',
    { level: 'imminent', kind: 'violence', language: 'es', lists },
    `
    4 golpe*|pate*|tumb*|romp*|tir*|empuj*|forz* .. la|mi puerta|ventana .. ~
    4 encerrad*|escondid*|encerro|encerre|encerraron|atrapad*|amarrad*|atad*|encierra|encerrarme .. ~ bano|cuarto|casa|ninos|hijos|marido|esposo|llaves|el|armario|closet|iglesia|dias|ropero|pastor|padres|manos|me
    4 KIN|el|ella|viejo .. tiene|trae|agarro|saco|cargo|busca|cogio .. un|una|la|el|su? .. GUN .. ~
    4 me|nos va_a|quiere|dice_que_me|jura_que_me|amenaza_con .. a? .. matar|mata|matarme|matarnos|enterrar|quemar|golpear|pegar !de_risa|si_no_me_aprendo|el_examen|mi_mama_si|si_olvido
    4 me mata|matara|mato|entierra .. ~ llegue|si_me_voy|vuelva|salgo|si_hablo|cuando|si_lo_dejo|si_cuento !si_no_me|jaja|si_olvido
    4 cajon|muerta|cementerio .. ~ salgo|sales|salis|de_aca|de_aqui|puerta
    4 afuera|viene|esta_llegando|buscando|busca|me_busca|persigue .. ~ cuchillo|arma|pistola|matar|borracho|golpe*|machete|escondid*|me_va|puerta|mat*
    4 no .. puedo .. hablar|hacer_ruido|gritar|moverme .. ~
    4 hoy nos vamos todos|juntos .. ~
    4 se .. llevo|ha_llevado .. llaves|llave .. ~
    4 no .. se_mueve|respira|reacciona|despierta .. ~
    4 no .. me|nos .. deja .. salir|ir .. ~ casa|sangr*|embaraz*|llave*|puerta|dias
  `,
  ),
  ...signs(
    'harm-others',
    { level: 'imminent', kind: 'violence', language: 'es', lists },
    `
    4 lo|la|los|las|le|les|te voy a? matar|golpear|quemar|apunalar|disparar|romper|hacer_pagar|asesinar|acuchillar .. ~
    4 lo|la|los|las|hoy mato|mato_hoy|reviento|quemo|apunalo|ahorco .. ~ !con_la_cruz
    4 <!no voy_a|quiero|pienso|tengo_ganas_de|planeo|vamos_a|ganas_de|hay_que .. matar|matarlo|matarla|matarlos|asesinar|golpearlo|apunalar|vengarme|quemarlo|dispararle|acuchillar|hacerle_pagar|hacerlo_pagar|degollar|asfixiar .. ~ !hombre_viejo|viejo_hombre|pecado|yo|de_risa|orgullo|tiempo|la_carne
    4 vuelvo|voy|ire|llevo|espero|espero_a .. con|la|el .. GUN .. ~
    4 GUN ~~ jefe|pastor|escuela|pagar|vengan*|venganza|los_dos|amante|despidio|ojo_por_ojo|salmo_109|la_va_a_pagar|maestro
    4 me_llevo|llevo|llevarme|llevar .. a? .. mis|los|las hijos|ninos|hijas|bebes|dos|tres|nenes .. ~ conmigo|cielo|sufr*|dormimos|juntos|dios
    4 ninos|hijos|inocentes .. van|iran|iriamos .. directo|derecho|juntos|todos .. ~ cielo
    4 almohada .. ~ cara|mama|papa|boca|abuel*
    4 sacud*|zarande*|tire|pegue|golpee|grite .. ~ bebe|nene|nena|llor*|otra_vez|mujer|hijo|hija
    4 bebe|llora .. ~~ sacud*|voy_a_hacer_algo|pierdo_el_control|tirar*|no_respondo
    4 esta_noche|hoy|manana ~ me_las|las .. van|va|pagan|paga|pagara|pagar .. ~
    4 las_va_a_pagar|me_las_paga|se_va_a_arrepentir|van_a_pagar|se_van_a_arrepentir .. ~
  `,
  ),
  ...signs(
    'urge',
    { level: 'distress', kind: 'violence', language: 'es', lists },
    `
    4 sueno|pienso|pensamientos|imagenes|ideas|ganas|fantas*|impulsos|miedo .. con|en|de|que .. a? .. matar*|lastimar*|hacer_dano|hacerle_dano|golpear*|ahogar*|empujar*|violar|asesinar|tocar_a|apunalar .. ~ !a_jesus|a_cristo
    4 casi .. le|la|lo .. levanto|pego|golpeo|mato|levante|pegue|ahorco|lastimo .. ~
    4 le|la|lo pegue|golpee|levante|empuje|cachetee|zamarree .. ~ mujer|hijo|hija|esposa|nino|mama|novia|ninos|la_mano
    4 furia|ira|rabia|odio .. ~ mujer|hijos|pegar*|matar*|hij*|golpe*|lastimar*|dano
    4 atra*|desead* .. ~ ninos|ninas|menores
  `,
  ),
  ...signs(
    'other-worry',
    { level: 'distress', kind: 'other', language: 'es', lists },
    `
    4 KIN|el|ella|alguien .. dice|dijo|repite|escribio|anda_diciendo|conto|confeso|publico|dicen .. ~ que|q .. ~ no_quiere|quiere|mejor_sin|estariamos_mejor|ganas|desea|prefiere|se_va_a .. ~ vivir|morir*|estar|sin_el|sin_ella|existir|desaparecer|seguir|matar|ella|despertar
    5 KIN|el|ella .. no|ya_no .. quiere|tiene_ganas|desea|encuentra .. vivir|seguir|de_vivir|seguir_viviendo|existir|razon|sentido
    4 duele|dolera|dolia .. morir*|matarse|la_muerte .. ~
    4 KIN|alguien|el|ella .. ~ se .. corta|lastima|autolesiona|hace_dano|quiere_matar|quiere_morir|quiere_suicidar|encierra|hiere|rasguna
    4 quiere|intento|amenaza|habla|piensa|pensando .. con|de|en? matarse|suicidarse|morirse|quitarse|suicidio|la_muerte|tirarse|ahorcarse|colgarse .. ~ !pilato|judas|saul
    4 estariamos|estaria|estarian .. mejor .. sin_ella|sin_el|sin_ellos
    3 KIN .. ~ ya_no|no|dejo .. come|sale|habla|duerme|de_comer|quiere_comer|contesta|se_levanta .. ~
    4 vecina|vecino|companera|amiga|hermana|conocida|clienta|alumna .. ~ grita|gritos|gafas|golpe*|moreton*|marido|llora|pega|miedo .. ~
    4 encontre|encontramos|vi|halle|descubri|note .. ~ navaja*|cortes|marcas|pastillas|carta|cicatrices|nota|moretones|soga .. ~ hij*|cuarto|brazos|el|ella|hermana|hermano|su|sus|amiga|alumn*
    4 preocup*|temo|miedo|asusta .. ~ por|que .. ~ haga_algo|algo_malo|locura|su_vida|mate|hag*|tontería|suicid*
    4 tranquila|raro|raras|rara|sin_ella|no_es_ella .. ~ asusta|miedo .. ~
    4 regal*|reparti*|despid* .. ~ sus_cosas|su_ropa|de_todos|su_perro ~ hij*|amig*|herman*|esposo|papa|nieto|raro
  `,
  ),
  ...signs(
    'other-now',
    { level: 'imminent', kind: 'other', language: 'es', lists },
    `
    4 si .. lo|la|le .. dejo|termino|corto|abandono .. ~ se .. cuelga|mata|suicida|tira|corta|muere|va_a_matar|ahorca
    4 se .. cuelga|ahorca|mata|tira|suicida|va_a_matar|quiere_matar|va_a_tirar|va_a_colgar|corto_las_venas|quiere_tirar|tomo_todas|tomo_las|tomo_un|quiso_matar|intento_matar .. ~ !risa|judas|saul
    4 mando|escribio|texto|dejo|dijo|llamo|publico|envio .. ~ nos_vemos|adios|despedid*|perdon|cielo|otro_lado|quiso_mucho|cuid*|quise|carta|nota|los_ama|ultimo
    4 apago|no_contesta|no_responde|desconect*|no_atiende|apagado|no_aparece|no_abre .. ~
    4 se .. fue|ha_ido|encerro|encerrado|ha_encerrado|subio|marcho .. ~ pistola|escopeta|arma|soga|pastillas|puente|rancho|azotea|rio|cuchillo|nota|biblia_abierta|vias|cuarto|bano|monte
    4 tiene|agarro|compro|se_llevo|cargo|escondio|junto .. ~ pistola|soga|pastillas|cuchillo|navaja|escopeta|arma|veneno .. ~ KIN|no_contesta|dice|encerrad*|que_hago|va_a|oren|llorando|puerta
    4 dios|voz|angel|espiritu .. le|les .. pidio|dijo|ordeno|manda|mando|pide|habla .. ~ hij*|sacrific*|matar|mate|morir|ayun*
    4 lo_quiso_mucho|los_quiso_mucho|los_quiere_mucho|que_los_ama .. ~
    4 KIN .. dice .. ~ va .. a .. matar*|hacer_una_locura|quitarse|tirarse|acabar
  `,
  ),
  ...signs(
    'voices',
    { level: 'imminent', kind: 'voices', language: 'es', lists },
    `
    4 VOICE .. me .. dice|dicen|ordena|ordenan|manda|mandan|pide|piden|esta_ordenando|ordenando|habla|exige|revelo|grita|repite|susurra|esta_pidiendo|dijo|ordeno .. ~ HARM|obedec*
    4 oigo|escucho|oi|escuche .. ~ voz|voces|llaman|que_me_dicen .. ~ mat*|mand*|dice|dicen|salt*|dano|ech*|orden*|cabeza|noche|hij*
    4 una|la|esa|unas voz|voces .. manda|ordena|dice|dicen|mandan|ordenan|no_calla .. ~ que|me .. ~
    4 tengo_que|debo|hay_que|obedecer|obedezco .. ~ obedecer|sacrific*|voz|abraham|arranc* .. ~ dios|voz|hij*|ojo|abraham|ahora|angel|espiritu|dice|manda
    4 sacrifi*|ofrec*|ofrend* .. a? .. mi|mis .. hijo|hija|nino|nina|bebe|hijos .. ~ !a_dios_en_oracion
    4 radio|television|tele|celular .. ~ habla|dice|mensaje* .. ~ dios|espiritu|me|ojo|senal
    4 sin|no .. dormir|duermo|dormido .. ~ dios|espiritu|angel|voz|revel* .. ~ me|dice|habla|muestra
    4 arranque|arrancarme|cortarme|sacarme|castrarme .. ~ ojo|mano|lengua|obed*
    4 bebe|hijo|hija|mama|esposa|marido|hermano .. ~ demonio|poseid*|satanas|jezabel|diablo|reemplaz* .. ~ dios|voz|mat*|tengo|sac*|dano|debo|echar
  `,
  ),
  ...signs(
    'treatment',
    { level: 'imminent', kind: 'treatment', language: 'es', lists },
    `
    4 deje|dejado|dejamos|tire|tiramos|tiro|suspendi|suspendimos|boto|bote|quite|quitado|quitamos|quito|no_tomo|no_toma|no_me_tomo|abandon*|rechac*|no_le_doy|no_le_damos|ya_no_tomo|dejo|dejar|tirar|no_quiere|no_he_tomado|cancel* .. de? .. tomar|usar|el|la|las|los|mi|mis|su|sus|con? .. MED .. ~ !el_medico|con_el_medico
    4 MED .. ~ deje|dejado|tire|no_tomo|quitado|suspend*|falta_de_fe|no_creo|brujeria|pecado|boto|tiro|rechac*|no_creer .. ~
    4 pastor|profeta|apostol|lider|iglesia|mama|esposo|obispo .. dijo|dice|tiro|quito|prohib*|boto .. ~ MED|medico|hospital .. ~ fe|dios|deje|sano|creo|demonio|pecado|sanar
    4 dialisis|quimio|insulina|ambulancia|hospital|cirugia|operacion .. ~ no_fui|no_voy|no_quiero|falte|rechac*|mande_de_vuelta|no_lo_llev*|no_la_llev*|sin|deje|no_lleva* .. ~
    4 no .. llevar|llevamos|llevo|llevarlo|llevarla .. ~ hospital|medico|doctor .. ~
    4 lleva|tiene|llevo|tengo .. ~ ataques|convulsiones|fiebre|dias_sin|sin_agua|sin_comer|sin_comida|sin_dormir .. ~ fe|dios|jesus|ayun*|orad|oren|dios|salmo|medic*|hoy|tarde
    4 llagas|sanad*|sano|sanidad .. ~ MED|fiebre|dolor|hospital|medico .. ~ deje|tire|no|sin|dejado
    4 dias|noches .. sin .. agua|comer|comida|dormir|beber .. ~
  `,
  ),
  ...signs(
    'near',
    { level: 'imminent', language: 'es', lists },
    `
    1 esta_noche|hoy|manana|ahora_mismo|esta_tarde|madrugada
    1 sol*|nadie_sabe|nadie
    1 miedo|ayuda|ayudame|auxilio|perdon|perdoname|rece|recen|oren|rezá
    2 no .. digas|digan|diga|cuentes|sepa|se_entere|diganle|le_digais .. ~
    2 me .. perdona*|recibe|espera|acepta|quiere|salvo|voy_al_infierno|voy_al_cielo .. ~ dios|jesus|todavia|cielo|infierno|si
    1 virgencita|diosito|santisima|dios_te_salve|padre_nuestro
  `,
  ),
]
