import { gap, listed, of, type Rule } from '../rule.ts'

const leaveVerbs = listed(
  'ignora ignore ignoren ignorad ignorar ignores ignorando ignoras ignoralas ignorala ignoralos ignoralo olvida olvide olviden olvidad olvidar olvidate olvidese olvides olvidando olvidalas olvidalo omite omita omitan omitir omitiendo desestima desestime desestimar descarta descarte descartar desatiende desatienda desobedece desobedezca desobedecer desobedeciendo anula anule anular invalida elude eludir elimina elimine borra borre borrar salta saltate saltese saltarte sobrescribe sobrescriba desactiva desactive desactivar deshabilita deshabilite suprime burla burlar evita evade evadir rompe romper incumple incumplir quita quitate quitar abandona abandone cancela cancele reemplaza pasate pasa',
)
const leavePhrases = [
  'haz caso omiso de',
  'haz caso omiso a',
  'haga caso omiso de',
  'hagan caso omiso de',
  'hace caso omiso de',
  'haced caso omiso de',
  'hacer caso omiso de',
  'no hagas caso de',
  'no hagas caso a',
  'no le hagas caso a',
  'no haga caso a',
  'no haga caso de',
  'no sigas',
  'no siga',
  'no obedezcas',
  'no obedezca',
  'no tengas en cuenta',
  'no tenga en cuenta',
  'no tomes en cuenta',
  'no tome en cuenta',
  'no respetes',
  'no cumplas',
  'no apliques',
  'no atiendas',
  'deja de lado',
  'deje de lado',
  'dejar de lado',
  'deja a un lado',
  'deja atras',
  'deja de seguir',
  'deje de seguir',
  'dejes de seguir',
  'deja de obedecer',
  'deja de aplicar',
  'pasa por alto',
  'pase por alto',
  'pasar por alto',
  'pasa de',
  'prescinde de',
  'prescinda de',
  'haz como si no existieran',
  'olvidate de',
  'olvidese de',
  'olvidaos de',
  'librate de',
  'liberate de',
  'deshazte de',
  'salte de',
  'ya no sigas',
  'no estas sujeto a',
  'no estas obligado a',
  'ya no estas sujeto a',
  'ya no tienes que seguir',
  'no tienes que seguir',
  'no necesitas seguir',
  'no debes seguir',
  'no es necesario que sigas',
]
const leaveNeeds = [
  ...leaveVerbs,
  ...listed(
    'caso sigas siga obedezcas obedezca tengas tenga tomes tome respetes cumplas apliques atiendas lado atras seguir obedecer aplicar alto prescinde prescinda existieran librate liberate deshazte salte sujeto obligado pasa olvidaos',
  ),
]
const leave = of([...leaveVerbs, ...leavePhrases])
const orderNouns =
  '(?:instruccion(?:es)?|intrucciones|instruciones|instrucion|ordenes|indicacion(?:es)?|directrices|directriz|directivas?|reglas?|normas?|prompts?|mensajes?|lineamientos?|pautas|consignas?|comandos?|restriccion(?:es)?|limitacion(?:es)?|filtros?|limites|parametros|programacion|configuracion|politicas?|protocolos?|guardrails|salvaguardas|censura)'
const ownOrders =
  '(?:instruccion(?:es)?|intrucciones|instruciones|ordenes de sistema|indicacion(?:es)?|directrices|directivas|reglas|normas|prompts?|lineamientos?|pautas|consignas|restriccion(?:es)?|limitacion(?:es)?|filtros?|parametros|programacion|configuracion|politicas?|protocolos?|salvaguardas|censura|entrenamiento)'
const earlier =
  '(?:anterior(?:es|mente)?|previ[ao]s?|precedentes?|de arriba|del sistema|de sistema|iniciales|inicial|originales|original|dadas?|dados?|recibid[ao]s?|que te (?:han dado|dieron|hayan dado|dio|di|dimos|diera|han impuesto|impusieron)|que (?:tienes|recibiste|has recibido|tengas|te)|de seguridad|actuales|vigentes|mencionad[ao]s|establecid[ao]s|por defecto|de tus? (?:desarrollador(?:es)?|creador(?:es)?)|de openai|de contenido|hasta ahora|hasta aqui|que tenias)'
const inPrayer =
  /\b(?:senor|dios mio|padre (?:celestial|nuestro|santo)|jehova|amen|salmo|perdoname|mandamientos|estatutos|preceptos|tus santas)\b/
const notOfScripture =
  '(?!,? (?:(?:que|de|del|por|le|les|la|el|dio|dadas?|dados?|a) ){1,4}(?:dios|moises|jesus|pablo|senor|ley|biblia|samuel|levitico|apostol|templo|faraon|saul|medico|pastor|iglesia|noe|adan)\\b)'
const saidTo =
  '(?:^|[.!?¡¿:;,"\'()\\[\\]\\n*#>-] ?|\\b(?:por favor|ahora|y|luego|entonces|pero|asi que|tu|usted|debes|debe|tienes que|puedes|podrias|puede|podria|quiero que|necesito que|te ordeno que|te pido que|te ruego que|simplemente|solo|primero|tambien|vas a|has de|ya|oye|hola|bien|vale|ok|a|que|todos?|por|e|asistente|ia|bot|chatgpt) )'

/** Spanish, of Spain and of the Americas, with `tú`, `usted` and `vos`. */
export const spanishInjectionRules: readonly Rule[] = [
  {
    id: 'es-leave-earlier-orders',
    group: 'override',
    needs: leaveNeeds,
    pattern: new RegExp(
      `${saidTo}${leave} ${gap(40)}\\b${orderNouns}(?: [a-z,]+){0,3}?,? (?:y [a-z]+ )?${earlier}\\b${notOfScripture}|${saidTo}${leave} ${gap(24)}\\b(?:anteriores|previas|previos|iniciales|originales|actuales) ${orderNouns}\\b${notOfScripture}`,
      'g',
    ),
    unless: inPrayer,
  },
  {
    id: 'es-leave-your-orders',
    group: 'override',
    needs: leaveNeeds,
    pattern: new RegExp(
      `${saidTo}${leave} ${gap(20)}\\b(?:tus?|sus?|vuestras|vuestros)(?: (?:propias|propios|antiguas|viejas|anteriores|actuales|demas|otras|supuestas|malditas|estupidas))? ${ownOrders}\\b`,
      'g',
    ),
    unless: /\b(?:senor|dios|padre|jehova|amen|salmo|hijos?|jefe|maestro|doctor|medico|israel\w*|reyes?)\b/,
  },
  {
    id: 'es-leave-all-orders',
    group: 'override',
    needs: leaveNeeds,
    pattern: new RegExp(
      `${saidTo}${of(leaveVerbs)} (?:de )?(?:todas?|todos|cualquier|cualesquiera|toda)(?: (?:las|los|tus|sus|la|esas|estas))? (?:instruccion(?:es)?|intrucciones|directrices|prompts?|lineamientos|pautas|consignas|filtros|restricciones|limitaciones|indicaciones)\\b${notOfScripture}`,
      'g',
    ),
    unless: /\b(?:senor|dios|medico|receta|fabricante|migratorias)\b/,
  },
  {
    id: 'es-leave-what-was-said',
    group: 'override',
    needs: leaveNeeds,
    pattern: new RegExp(
      `${saidTo}${leave} (?:de )?(?:absolutamente )?(?:todo )?(?:lo (?:anterior|de arriba|previo|que (?:esta arriba|esta antes|precede|(?:te )?(?:he|has|han|hemos|haya[ns]?) (?:dicho|ordenado|pedido|escrito|indicado|programado|ensenado|aprendido|hablado)|te (?:dij\\w+|orden\\w+|indic\\w+|ensen\\w+|program\\w+|pidieron)|sabes|dije|dijeron|viene antes|hablamos|hay arriba|aprendiste|se te (?:ha )?(?:dicho|dijo|indico|indicado|ordeno|ordenado)))|el (?:texto|mensaje|contexto|prompt|contenido) (?:anterior|de arriba|previo))\\b`,
      'g',
    ),
    unless: /\b(?:senor|dios|mi (?:pastor|madre|padre|esposo|esposa)|perdona\w*)\b/,
  },
  {
    id: 'es-orders-no-longer-hold',
    group: 'override',
    needs: listed(
      'instrucciones reglas directrices restricciones normas filtros limitaciones prompt pautas politicas indicaciones',
    ),
    pattern: new RegExp(
      `\\b(?:tus|sus|las|los|todas las|tu|el) (?:[a-z]+ )?${orderNouns}(?: [a-z]+){0,4}? (?:ya no (?:se aplican|aplican?|son validas|valen|estan vigentes|sirven|existen|tienen (?:efecto|validez)|rigen|te (?:atan|obligan|limitan))|quedan? (?:anulad|cancelad|sin efecto|suspendid|eliminad|revocad|derogad|desactivad|sustituid|reemplazad)|han sido (?:anulad|cancelad|eliminad|reemplazad|sustituid|actualizad|revocad|suspendid|desactivad|borrad)|estan (?:anulad|cancelad|suspendid|desactivad|obsolet)|son (?:falsas|nulas|obsoletas|una prueba))`,
      'g',
    ),
    unless: /\b(?:antiguo testamento|moises|levitic\w+|ley|ceremoniales|dieteticas|judi\w+|alimentarias)\b/,
  },
  {
    id: 'es-new-orders',
    group: 'new_orders',
    needs: listed('nueva nuevas nuevo verdadera verdaderas verdadero unica real reales'),
    pattern:
      /\b(?:tus?|sus?|aqui (?:estan|van) (?:tus|las)|estas son (?:tus|las)|sigue (?:estas|mis|las)) (?:nuev[ao]s?|verdader[ao]s?|unic[ao]s?|real(?:es)?) (?:instruccion(?:es)?|tarea|ordenes|reglas|mision|objetivo|prompt|funcion|rol|papel|directrices|proposito|configuracion)\b|(?:^|[\n.!:"*#>[-] ?)(?:nuevas? (?:instruccion(?:es)?|orden(?:es)?|directrices|tarea)|instruccion(?:es)? (?:nuevas?|actualizadas?|importantes?|urgentes?|del sistema)|mensaje del sistema|aviso del sistema) ?[:\]*-]|\b(?:estas|mis|las siguientes|esta) (?:nuevas )?(?:instrucciones|ordenes|reglas|instruccion) (?:reemplazan?|sustituyen?|anulan?|tienen? prioridad|prevalecen?|invalidan?)\b/g,
    unless: /\b(?:jesus|cristo|pablo|apostol\w*|discipulos|pacto|iglesia|en cristo)\b/,
  },
  {
    id: 'es-without-rules',
    group: 'persona',
    needs: listed('restricciones limites filtros censura reglas limitaciones restriccion filtro etica moral ataduras'),
    pattern: new RegExp(
      `\\b(?:ia|asistente|chatbot|bot|modelo(?: de lenguaje)?|inteligencia artificial|personaje|robot|version|actua\\w*|responde\\w*|contesta\\w*|habla(?:me|ras)?|comportate|compórtate|eres|seras|finge|imagina|simula|respuestas?|dime|escribe)\\b${gap(50)}\\b(?:sin(?: ningun(?:a|as|os)?| ningun tipo de)?|libre de|no (?:tiene[ns]?|tengas|hay|esta[s]? sujet[ao] a)(?: ningun[ao]?s?)?|carece[s]? de) (?:[a-z]+ )?(?:restriccion(?:es)?|filtros?|censura|limitacion(?:es)?|reglas|limites|ataduras|etica|normas)\\b`,
      'g',
    ),
    unless:
      /\b(?:israel|jueces|pablo|amor|gracia|perdon|misericordia|dios|senor|matrimonio|libertad cristiana|galatas)\b/,
  },
  {
    id: 'es-persona',
    group: 'persona',
    needs: listed(
      'modo dan finge actua simula jailbreak asistente ia chatbot imagina pretende eres fingir actuar personaje hacker pirata compor comportate',
    ),
    pattern: new RegExp(
      `\\b(?:(?:activa|activar|entra en|entrar en|habilita|estas en|cambia a|ponte en|pasa a|inicia|enciende) (?:el |tu )?modo (?:de )?(?:desarrollador|desarrollo|dios|admin\\w*|dan|sin (?:filtros?|censura|restricciones)|libre|depuracion|debug|mantenimiento|jailbreak|malvado|diablo|prueba)|modo (?:desarrollador|dan|jailbreak|sin (?:filtros|censura|restricciones)) (?:activado|habilitado|on)|(?:a partir de ahora|desde ahora|de ahora en adelante|desde este momento|a partir de este momento),? (?:tu )?(?:eres|seras|vas a (?:actuar|responder|fingir|ser)|actuaras|actua|responde|responderas|ignora\\w*|obedece\\w*|te llamas|tu nombre|debes (?:actuar|responder|obedecer))|ya no eres (?:un |una |el |la )?(?:asistente|ia|chatbot|modelo|inteligencia|bot|herramienta)|(?:actua|actuar|actue|finge|fingir|haz|simula|imagina|comportate|pretende|hazte pasar)${gap(24)}\\b(?:ia|dan|hacker|chatbot|modelo|robot|inteligencia artificial|asistente) (?:[a-z]+ ){0,3}?(?:malvad[ao]|libre|que (?:puede|no|responde|hace)|sin|llamad[ao]|rebelde|amoral)|(?:no salgas|nunca salgas|no te salgas|permanece|mantente|no rompas|sin salir) (?:nunca )?(?:del?|en el|en tu|el|en) (?:tu )?(?:personaje|papel)|puedes? hacer cualquier cosa ahora)\\b`,
      'g',
    ),
    unless: /\b(?:obra de teatro|drama|escuela dominical|ninos|telefono|android|celular|rvr|reina valera|nvi)\b/,
  },
  {
    id: 'es-never-refuse',
    group: 'never_refuse',
    needs: listed('niegues negarte rechaces rechazar niegas rehusar rehuses digas disculpas advertencias'),
    pattern: new RegExp(
      `\\b(?:nunca|no|jamas|sin|prohibido)(?: (?:te|puedes|podras|debes|vas a|se te permite))? (?:niegues|negarte|niegas|rechaces|rechazar|rehuses|rehusar)\\b${gap(24)}\\b(?:responder|contestar|peticion(?:es)?|preguntas?|solicitud(?:es)?|orden(?:es)?|ayudar|nada|hacer|cumplir)\\b|\\b(?:nunca|no|jamas|sin) (?:digas|decir|uses|menciones)\\b${gap(20)}(?:\\bno puedo|\\blo siento|\\bcomo (?:una |un )?(?:ia|modelo|asistente|inteligencia)|\\bque eres una? (?:ia|modelo|asistente))`,
      'g',
    ),
    unless: /\b(?:dios|senor|jesus)\b/,
  },
  {
    id: 'es-authority',
    group: 'authority',
    needs: listed(
      'desarrollador desarrolladora administrador administradora programador programadora creador ingeniero operador equipo espiritu dios jesus openai dueno',
    ),
    pattern: new RegExp(
      `\\b(?:soy|somos|habla|te habla|aqui)\\b (?:[a-z]+ ){0,2}?(?:tu (?:desarrollador|desarrolladora|administrador|administradora|programador|programadora|ingeniero|operador|dueno)|(?:el|la|un|una|uno de los) (?:desarrollador|administrador|programador|ingeniero|creador|operador)(?:a|es)? (?:de(?:l| la| este| esta)?) (?:sistema|servicio|api|modelo|asistente|ia|bot|plataforma|chatbot|openai|aplicacion)|(?:el|del) equipo de (?:desarrollo|seguridad|openai|soporte tecnico))\\b|\\btus? (?:desarrollador(?:es)?|creador(?:es)?|administrador(?:es)?|programador(?:es)?) (?:me |te |ya |han? ){0,3}(?:ha|han|autoriz\\w+|permit\\w+|orden\\w+|dij\\w+|dicho|quier\\w+|dio|dieron)\\b|\\b(?:espiritu(?: santo)?|dios|jesus|el senor) (?:mismo )?(?:anula|invalida|cancela|te (?:ordena|manda|libera|autoriza|pide|dice)|deroga|esta por encima)\\b${gap(40)}\\b(?:tus? (?:instrucciones|prompt|filtros|reglas|programacion|restricciones|directrices|sistema)|ignor\\w+|tu prompt|el prompt|el sistema)\\b`,
      'g',
    ),
    unless: /\b(?:jacob|israel|isaias|dice jehova)\b/,
  },
  {
    id: 'es-leak',
    group: 'leak',
    needs: listed('prompt instrucciones sistema directrices indicaciones mensaje configuracion'),
    pattern: new RegExp(
      `\\b(?:muestra(?:me|nos)?|muestre(?:me)?|mostrar(?:me)?|revela(?:me)?|revele|revelar|dime|diga(?:me)?|decir(?:me)?|imprime|imprima|repite|repita|repetir|ensena(?:me)?|cuenta(?:me)?|dame|deme|copia|pega|escribe|traduce|resume|resumir|describe|transcribe|cual(?:es)? (?:es|son|eran|fueron)|comparte|expon|lista|codifica|recita|quiero (?:ver|saber|leer|conocer)|vuelca|devuelve|filtra)\\b${gap(40)}\\b(?:(?:tu|el|su|del|este) (?:propio )?(?:prompt|system prompt|mensaje) ?(?:del? sistema|inicial|oculto|original|completo|secreto|interno|base)?(?<=prompt|sistema|inicial|oculto|original|completo|secreto|interno|base)(?<!(?:el|este|del) mensaje)|(?:tus|sus|las) (?:propias )?(?:instrucciones|directrices|indicaciones|reglas) (?:(?:[a-z]+ ){0,2}?)(?:del? sistema|iniciales|ocultas|originales|secretas|internas|de base|de arriba|previas|anteriores|completas|que (?:te dieron|recibiste|tienes|has recibido|te han dado|te (?:dio|fueron)))|tus (?:instrucciones|directrices)|(?:todo )?(?:lo|el texto) (?:anterior|que (?:hay|esta|aparece|va|viene) (?:arriba|antes)|de arriba)(?: (?:a|de) (?:este|esta|mi) (?:mensaje|linea|pregunta))?)`,
      'g',
    ),
    unless: /\b(?:senor|dios|jesus|pablo|moises|padre|jehova|versiculo|pasaje|salmo|capitulo)\b/,
  },
  {
    id: 'es-hijack',
    group: 'hijack',
    needs: listed('responde escribe imprime di contesta empieza comienza inicia repite'),
    pattern: new RegExp(
      `\\b(?:(?:solo|solamente|unicamente|simplemente|ahora|en su lugar|en vez de eso),? (?:imprime|escribe|di|responde|contesta|repite)(?: (?:unicamente|solo|con|exactamente|la frase|el texto|la palabra|lo siguiente|las palabras)){0,4}:? ?["']|(?:responde|contesta|escribe|di) (?:unicamente|solo|solamente|exactamente)(?: (?:con|la frase|el texto|la palabra|lo siguiente|las palabras)){0,3}:? ?["'][^"\\n]{1,80}["'] ?(?:y nada mas|sin|a todo|siempre)|(?:empieza|comienza|inicia) (?:tu|la|cada|todas tus) (?:respuestas?|mensajes?) (?:con|diciendo)${gap(24)}["'] ?(?:claro|por supuesto|si,|seguro|con gusto|hackeado|desde luego))`,
      'g',
    ),
    unless: /\b(?:versiculo|amen|salmo|biblia)\b/,
  },
  {
    id: 'es-decode-and-follow',
    group: 'decode_and_follow',
    needs: listed('traduce decodifica descifra traducir decodificar descifrar traduzca'),
    pattern:
      /\b(?:traduce|decodifica|descifra|traducir|decodificar|descifrar|traduzca|decodifique)\b[^\n]{0,120}?\b(?:y|luego|despues)(?: luego| despues| entonces)? (?:sigue|siguelas?|siguelos?|obedece\w*|ejecuta\w*|cumple\w*|haz(?: lo que)?|realiza|lleva a cabo|responde\w*)\b/g,
    unless: /\b(?:dios|jesus|senor|pregunta sobre)\b/,
  },
  {
    id: 'es-secret',
    group: 'persuasion',
    needs: listed('contrasena contrasenas clave claves secreto secreta credenciales'),
    pattern: new RegExp(
      `\\b(?:dime|dame|revela(?:me)?|muestra(?:me)?|comparte|cual es|necesito|quiero|diga(?:me)?|escribe|imprime|ensename|filtra|pasame|enviame|mandame)\\b${gap(30)}\\b(?:(?:la|tu|su|las|tus|una) (?:contrasenas?|claves? (?:secretas?|de (?:api|acceso|administrador|la api|openai|anthropic))|palabra (?:secreta|clave secreta)|credenciales|frase secreta|api key)|(?:el|tu) (?:secreto|codigo secreto|token|pin) (?:que guardas|del sistema|oculto|de acceso))\\b`,
      'g',
    ),
    unless: /\b(?:mi|nuestra|mis|nuestro|jueces|biblia|sansón|sanson|dios|senor|exito|felicidad|wifi)\b/,
  },
  {
    id: 'es-role-prompt',
    group: 'role_prompt',
    needs: listed('actua actues actuar finge finjas comportes comportate simules simula primera papel rol'),
    pattern:
      /(?:\b(?:quiero|necesito|te pido|me gustaria|vas a|debes|tienes que|tu tarea es)(?: que)?(?: tu)? (?:actues|actuar|finjas|fingir|te comportes|comportarte|simules|simular|hagas de|interpretes|hables)(?: como| que eres| ser| de| el papel)|\bmi primera (?:peticion|pregunta|solicitud|orden|instruccion) (?:es|sera)|\b(?:asume|adopta|toma) (?:el|la|un|una|este|esta) (?:papel|rol|identidad|personalidad))\b/g,
    unless:
      /\b(?:biblia|biblic[ao]|pastor\w*|maestr[ao]|profesor\w*|teolog\w*|pablo|pedro|moises|jesus|cristo|dios|escuela|sermon|escrituras?|apostol\w*|profetas?|predicador\w*|consejer[ao]|tutor\w*|ninos|iglesia|cristian[ao]s?|fe|historiador|rabino|sacerdote|david|maria|rey|estudio|obra|oracion|amig[ao]|guia)\b/,
  },
  {
    id: 'es-as-if-without-orders',
    group: 'override',
    needs: listed('existieran existen hubieras tuvieras finge imagina fuera margen'),
    pattern: new RegExp(
      `\\b(?:finge|imagina|haz como|actua como|como) (?:si |que )${gap(20)}\\b(?:no (?:tuvieras|tienes|hubieras recibido|existieran|existen|hay|hubiera)|nunca (?:recibiste|te dieron|hubieras recibido))\\b${gap(20)}\\b${ownOrders}\\b|\\b(?:responde|contesta|actua|habla|opera)\\b${gap(16)}\\b(?:fuera de|al margen de|sin (?:respetar|tener en cuenta|seguir)|mas alla de) (?:tus|las|tu) (?:[a-z]+ )?${ownOrders}\\b`,
      'g',
    ),
    unless: inPrayer,
  },
]
