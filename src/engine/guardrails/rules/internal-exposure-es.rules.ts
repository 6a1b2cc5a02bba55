import { gap, listed, type Rule } from '../rule.ts'

/** The same questions in Spanish. */
export const spanishExposureRules: readonly Rule[] = [
  {
    id: 'es-own-given-orders',
    group: 'prompt',
    needs: listed('prompt instrucciones mensaje directrices configuracion indicaciones programacion'),
    pattern:
      /\b(?:(?:tu|tus|su|sus) (?:propi[ao]s? )?(?:(?:system )?prompt|mensaje (?:del? sistema|inicial|oculto)|(?:instrucciones|directrices|indicaciones|reglas|normas|configuracion) (?:[a-z]+ )?(?:del? sistema|iniciales|inicial|ocultas|originales|secretas|internas?|de base|completas|confidenciales|de fabrica))|(?:prompt|mensaje|instrucciones) (?:del? sistema|ocult[ao]s?|del desarrollador))\b/g,
    unless: /\b(?:senor|dios|jesus|mi (?:app|aplicacion|bot|proyecto|asistente|chatbot))\b/,
  },
  {
    id: 'es-show-your-orders',
    group: 'prompt',
    needs: listed('instrucciones prompt directrices programacion arriba anterior antes reglas palabras'),
    pattern: new RegExp(
      `\\b(?:muestra(?:me|nos)?|muestre(?:me)?|mostrar(?:me)?|revela(?:me)?|revele|revelar|dime|diga(?:me)?|imprime|imprima|repite|repita|repetir|ensena(?:me)?|dame|deme|copia|pega|escribe|transcribe|traduce|resume|resumir|cuales? (?:es|son|eran|fueron)|comparte|lista|codifica|recita|que dicen?|cita|devuelve|parafrasea|describe)\\b${gap(36)}\\b(?:tus (?:instrucciones|directrices|ordenes de sistema)|tu (?:prompt|programacion|configuracion)|(?:las )?(?:instrucciones|reglas|directrices|indicaciones|ordenes) (?:que (?:te (?:dieron|dio|han dado|pusieron|fueron|escribieron|dan)|recibiste|has recibido|tienes|sigues)|anteriores|de arriba|previas|iniciales)|todo lo (?:anterior|que (?:hay|esta|aparece|viene|va) (?:arriba|antes)|de arriba|escrito (?:antes|arriba))|(?:el|los) (?:texto|mensajes?|parrafos?|lineas?) (?:de arriba|anterior(?:es)? a (?:este|esta|mi)|que (?:hay|esta|aparece|viene) (?:arriba|antes))|primeras (?:\\d+ |[a-z]+ )?(?:palabras|lineas|frases) (?:de|del) (?:esta|este|tu|la|el) (?:conversacion|prompt|chat|instrucciones|contexto|sistema))`,
      'g',
    ),
    unless: /\b(?:senor|dios|jesus|pablo|moises|jehova|versiculos?|pasaje|salmo|capitulo|padre)\b/,
  },
  {
    id: 'es-what-were-you-told',
    group: 'prompt',
    needs: listed(
      'dijeron dicho ordenaron ordenado instrucciones programaron programado configuraron prohibido prohibieron permitido indicaron pidieron',
    ),
    pattern: new RegExp(
      `\\b(?:que|como|cuales|todo lo que)\\b${gap(30)}\\b(?:te (?:han |ha )?(?:dijeron|dicho|ordenaron|ordenado|programaron|programado|configuraron|configurado|instruyeron|indicaron|pidieron|prohibieron|prohibido|dieron)\\b${gap(16)}\\b(?:que (?:no |hagas|digas|ocult)|no (?:decir|revelar|digas|compartir)|antes|tus (?:desarrolladores|creadores)|tu (?:creador|desarrollador)|como instrucc|para (?:responder|este chat)|instrucciones|al (?:inicio|principio))|(?:tienes|te esta|te han|esta) (?:prohibido|permitido) (?:decir|revelar|compartir|contar)|(?:instrucciones|reglas|ordenes|directrices) (?:te (?:dieron|han dado|dio)|has recibido|recibiste|sigues|tienes))`,
      'g',
    ),
    unless: /\b(?:senor|dios|jesus|pastor|padres)\b/,
  },
  {
    id: 'es-service-internals',
    group: 'configuration',
    needs: listed(
      'variables entorno configuracion clave claves api contrasena contrasenas base datos servidor servidores host puerto puertos ip endpoint endpoints credenciales token tokens rutas ruta panel codigo fuente registros logs',
    ),
    pattern: new RegExp(
      `\\b(?:(?:muestra|muestre|dime|diga|dame|deme|revela|imprime|lista|cual|cuales|que|donde|ensena|comparte|quiero|necesito|pasa|en que)(?:me|nos)?)\\b${gap(40)}\\b(?:(?:tus?|sus?) (?:variables de entorno|configuracion (?:interna|del servidor)|claves? (?:de api|api|secretas?|de acceso|privadas?)|api keys?|contrasenas?|base de datos|servidor(?:es)?|hosts?|puertos?|direccion(?:es)? ip|ip|endpoints? (?:internos?|de admin\\w*)|credenciales|tokens?|rutas? (?:internas?|de admin\\w*)|panel de admin\\w*|codigo fuente|registros internos|logs)|(?:las? |los? |el )?(?:variables de entorno|(?:clave|contrasena|credenciales|panel|ruta|url|puerto|direccion|ip|host|configuracion|endpoint|codigo fuente|logs|registros|base de datos|api key|token)s?(?: [a-z]+){0,3}? (?:del? (?:servidor|sistema|servicio|administrador|admin|la base de datos|base de datos|proveedor|la api|api|openai|anthropic|backend|este servicio)|intern[ao]s?|que (?:usas|utilizas))))\\b`,
      'g',
    ),
    unless:
      /\b(?:mi (?:app|aplicacion|proyecto|cuenta|clave|servidor)|mis|nuestr[ao]|senor|dios|como (?:obtengo|consigo|puedo (?:obtener|crear|conseguir)))\b/,
  },
  {
    id: 'es-data-of-others',
    group: 'other_accounts',
    needs: listed('usuario usuarios cliente clientes cuenta cuentas persona personas'),
    pattern: new RegExp(
      `\\b(?:muestra|dime|dame|revela|lista|que|cuales|ensena|comparte|quiero|accede|busca|exporta|imprime)(?:me|nos)?\\b${gap(40)}\\b(?:(?:otros?|otras?|demas|anterior(?:es)?|ultim[ao]s?|todos los|todas las|los demas) (?:usuarios?|clientes?|cuentas?)|(?:usuarios?|clientes?|cuentas?|persona) (?:anterior(?:es)?|registrad[ao]s|previ[ao]s?|numero \\d+|\\d+)|(?:ultima|otra) persona que (?:te )?(?:pregunto|escribio|uso))\\b`,
      'g',
    ),
    unless: /\b(?:mi (?:app|aplicacion)|mis (?:usuarios|clientes)|nuestros|jesus|biblia)\b/,
  },
  {
    id: 'es-evaluation-and-model',
    group: 'evaluation',
    needs: listed(
      'evaluacion benchmark modelo pruebas prueba examen rubrica evaluarte evaluan evaluarlo motor proveedor llm',
    ),
    pattern: new RegExp(
      `\\b(?:(?:preguntas|respuestas|claves? de respuestas|rubricas?|material|datos|conjunto|criterios)\\b${gap(30)}\\b(?:(?:de (?:tu|la|el) |del )(?:evaluacion|benchmark|conjunto de (?:prueba|evaluacion)|banco de pruebas)|con (?:las |los )?que te (?:evaluan|prueban|califican|evaluaran)|para evaluarte|que usan para (?:evaluarte|probarte|calificarte))|(?:que|cual|cuales)\\b${gap(20)}\\b(?:modelo|llm|proveedor|motor)(?: de (?:lenguaje|ia|inteligencia artificial))?\\b${gap(16)}\\b(?:eres|usas|utilizas|hay detras|te impulsa|esta detras|ejecutas|empleas|usa (?:este|esta|el))|(?:tu|el nombre del) modelo (?:de lenguaje|de ia|base|exacto|que usas))\\b`,
      'g',
    ),
    unless: /\b(?:mi clase|modelo de (?:oracion|vida|fe|liderazgo)|escuela dominical)\b/,
  },
]
