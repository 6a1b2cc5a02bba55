import { gap, listed, of, type Rule } from '../rule.ts'

const asked = `(?:^|[.!?¡¿:;,\\n("'-] ?|\\b(?:por favor|porfa|solo|luego|despues|tambien|entonces|ahora|y|pero|que|te bloqueen|simplemente|puedes|podrias|podes|puede|podria|quiero|necesito|me|para|favor de|ayudame a|ayudeme a) )`
const makes =
  '(?:(?:escrib|redact|cre|gener|program|desarroll|dise[nñ]|prepar|elabor|arm|corrig|correg|arregl|depur|optimiz|revis|mejor|traduc|traduzc|resuelv|resolv|complet|termin|analiz|explic|resum|compon|implement|construy|constru|codific|refactoriz|actualiz|adapt|invent|suger|sugier|recomiend|recomend|propon|pas|mand|edit|formate)[a-z]{1,8}|haz|hace|hacer|haga|hagame|hagas|hazme|haceme|dame|deme|da|dime|pon|ponme|ayudame(?: con| a)?|ayudeme(?: con| a)?|necesito|quiero|ayuda con|me ayudas con|me haces|me das)'
const bibleWords = of(
  listed(
    'biblia biblico biblica biblicos biblicas escritura escrituras versiculo versiculos salmo salmos evangelio evangelios jesus cristo dios senor iglesia oracion oraciones orar sermon sermones ' +
      'predicacion adoracion alabanza pastor pastora ministerio teologia teologico genesis exodo pablo moises david devocional devocionales congregacion parroquia misionero misioneros bautismo ' +
      'pascua navidad adviento cuaresma apostol apostoles discipulos ancianos diaconos coro himno fe salomon proverbios romanos jonas ester rut job daniel cristiano cristiana cristianos catequesis testamento',
  ).concat(['escuela dominical', 'grupo pequeno', 'grupo de jovenes', 'tierra santa']),
)
const withoutBible = `(?!${gap(140)}\\b${bibleWords}\\b)`

const languages =
  'python|javascript|typescript|java|c\\+\\+|c#|php|kotlin|golang|sql|mysql|postgresql|html|css|bash|powershell|vba|react|angular|vue|node(?:\\.?js)?|django|flask|laravel|wordpress|excel|google sheets|docker|kubernetes|arduino|unity|android|ios|linux|git|github|ruby|rust|swift|matlab|latex'
const languageWords = listed(
  'python javascript typescript java c php kotlin golang sql mysql postgresql html css bash powershell vba react angular vue node nodejs django flask laravel wordpress excel google docker kubernetes arduino unity android ios linux git github ruby rust swift matlab latex',
)
const codeThings = of([
  'scripts?',
  'funcion(?:es)?',
  'programas?',
  'codigo',
  'componentes?',
  'clases?',
  'consultas?',
  'app',
  'apps',
  'aplicacion(?:es)?',
  'modulos?',
  'macros?',
  'formulas?',
  'bots?',
  'scraper',
  'algoritmos?',
  'endpoints?',
  'paginas?',
  'formularios?',
  'plantillas?',
  'plugins?',
  'pruebas',
  'tests',
  'servidor',
  'backend',
  'regex',
  'tablas?',
  'api',
  'juegos?',
  'error',
  'bucle',
  'query',
  'hoja de calculo',
  'base de datos',
  'metodo',
])
const papers = of([
  'carta de presentacion',
  'curriculum(?: vitae)?',
  'curriculo',
  'hoja de vida',
  'perfil de linkedin',
  'publicacion (?:para|de) linkedin',
  'post (?:para|de) linkedin',
  'carta de renuncia',
  'evaluacion de desempeno',
  'informe (?:trimestral|anual|de ventas|mensual|financiero|de gastos)',
  'plan de negocios?',
  'propuesta (?:comercial|de negocios?)',
  'descripcion (?:del|de) puesto',
  'oferta de (?:trabajo|empleo)',
  'nota de prensa',
  'comunicado de prensa',
  'facturas?',
  'contrato de (?:alquiler|arrendamiento|trabajo|servicios|compraventa|prestacion|confidencialidad|renta)',
  'acuerdo de confidencialidad',
  'terminos y condiciones',
  'politica de privacidad',
  'presentacion (?:de|en) power ?point',
  'power ?point',
  'acta de (?:la )?reunion',
  'actas?',
  'carta de (?:reclamo|reclamacion|queja|recomendacion|despido)',
  'analisis foda',
  'analisis dafo',
  'orden de compra',
  'correo (?:de ventas|comercial|en frio)',
  'resumen ejecutivo',
  'presupuesto (?:para (?:un|mi) cliente|comercial|de obra)',
  'cotizacion',
  'informe de (?:ventas|gastos|resultados|gestion|mercado)',
  'estudio de mercado',
  'declaracion de (?:la renta|impuestos)',
])
const selling =
  'negocio|tienda|empresa|marca|producto|productos|restaurante|cafeteria|peluqueria|gimnasio|panaderia|agencia|clientes|zapatos|zapatillas|ropa|startup|inmobiliaria|suplementos?|cripto|cosmeticos?|hotel|software|cafe|velas'
const marketing = of([
  'seo',
  'metadescripcion(?:es)?',
  'meta descripcion(?:es)?',
  'descripcion(?:es)? de(?:l)? productos?',
  'anuncios?',
  'texto publicitario',
  'copy',
  'copys',
  'palabras clave',
  'landing(?: page)?',
  'pagina de aterrizaje',
  'embudo de ventas',
  'campana (?:de )?(?:publicitaria|marketing|publicidad|correo|email|ventas|google|facebook)',
  'plan de marketing',
  'estrategia de marketing',
  'eslogan(?:es)?',
  'slogans?',
  'lema (?:publicitario|comercial)',
  'hashtags?',
  'calendario de contenidos?',
  'guion (?:de|para) (?:tiktok|un anuncio|youtube)',
  'nombres? (?:para|de) (?:mi|una|un|nuestra) (?:empresa|marca|startup|tienda|negocio)',
  'titulares',
  'hilo de twitter',
  'resenas? (?:falsas?|de cinco estrellas|positivas?)',
  'publicaciones? (?:de|para) (?:instagram|facebook|redes)',
  'publicidad',
  'marketing',
  'dropshipping',
])
const subjects =
  '(?:matematicas?|mates|fisica|quimica|algebra|calculo|biologia|economia|geometria|estadistica|contabilidad|trigonometria|ciencias(?: naturales| sociales)?|informatica|programacion|ingles|frances|geografia|psicologia|sociologia|derecho|literatura|lengua)'
const topics = of([
  'fotosintesis',
  'mitosis',
  'meiosis',
  'mitocondrias?',
  'tabla periodica',
  'ecuacion(?:es)?',
  'derivadas?',
  'integral(?:es)?',
  'trigonometria',
  'teorema de pitagoras',
  'polinomios?',
  'termodinamica',
  'leyes de newton',
  'revolucion (?:francesa|rusa|industrial|mexicana|cubana)',
  '(?:primera|segunda) guerra mundial',
  'guerra fria',
  'guerra civil',
  'gran depresion',
  'napoleon',
  'aztecas',
  'mayas',
  'incas',
  'macroeconomia',
  'microeconomia',
  'oferta y (?:la )?demanda',
  'inflacion',
  'hamlet',
  'macbeth',
  'romeo y julieta',
  'shakespeare',
  'don quijote',
  'quijote',
  'cien anos de soledad',
  'garcia marquez',
  'la celestina',
  'lazarillo',
  'iliada',
  'odisea',
  'placas tectonicas',
  'ciclo del agua',
  'celulas?',
  'cambio climatico',
  'calentamiento global',
  'energias? renovables?',
  'sistema solar',
  'inteligencia artificial',
  'redes sociales',
  'independencia de \\w+',
  'conquista de (?:america|mexico)',
  'simon bolivar',
  'ecosistemas?',
  'adn',
  'videojuegos',
  'capitalismo',
  'marxismo',
  'globalizacion',
  'guerra de \\w+',
  'imperio romano',
  'borges',
  'neruda',
])
/** Subjects of other lessons that nobody names when he speaks of his own life. */
export const academicSpanish =
  '(?:fotosintesis|mitosis|meiosis|tabla periodica|teorema de pitagoras|polinomios?|termodinamica|leyes de newton|revolucion (?:francesa|rusa|industrial|mexicana|cubana)|(?:primera|segunda) guerra mundial|guerra fria|aztecas|macroeconomia|microeconomia|oferta y (?:la )?demanda|cien anos de soledad|lazarillo|placas tectonicas|derivada de|integral de)'
const topicNeeds = listed(
  'fotosintesis mitosis meiosis mitocondria mitocondrias tabla ecuacion ecuaciones derivada derivadas integral integrales trigonometria teorema polinomio polinomios termodinamica leyes revolucion primera segunda guerra gran napoleon aztecas mayas incas macroeconomia microeconomia oferta inflacion ' +
    'hamlet macbeth romeo shakespeare don quijote cien garcia celestina lazarillo iliada odisea placas ciclo celula celulas cambio calentamiento energia energias sistema inteligencia redes independencia conquista simon ecosistema ecosistemas adn videojuegos capitalismo marxismo globalizacion imperio borges neruda',
)

/** Work that has nothing to do with Scripture, asked for in Spanish. */
export const offTopicSpanishRules: readonly Rule[] = [
  {
    id: 'es-code-in-a-language',
    group: 'off_topic',
    needs: languageWords,
    pattern: new RegExp(
      `(?:${asked}${makes}\\b${gap(50)}\\b${codeThings}\\b${gap(60)}(?<!\\w)(?:${languages})(?!\\w)|\\b(?:como|que es|cual es|diferencia entre|explica\\w*|por que)\\b${gap(70)}\\b(?:en|con) (?:${languages})(?!\\w))`,
      'g',
    ),
  },
  {
    id: 'es-code-work',
    group: 'off_topic',
    needs: listed(
      'codigo script pagina aplicacion app programa programame bot formula consulta algoritmo web base bucle expresion funcion',
    ),
    pattern: new RegExp(
      `(?:${asked}(?:depur|arregl|corrig|correg|optimiz|refactoriz|revis|explic|mejor)[a-z]{1,8} (?:este|mi|el siguiente|nuestro|esta|la siguiente|un error en mi|el error de mi|el bug de mi) (?:\\w+ )?(?:codigo|script|funcion|consulta|programa|componente|app|aplicacion|query|formula)\\b|` +
        `${asked}${makes}\\b${withoutBible}${gap(30)}\\b(?:pagina web|sitio web|aplicacion (?:movil|web)|app movil|bot de (?:telegram|discord|whatsapp|trading)|formula de excel|macro de excel|consulta sql|base de datos|expresion regular|codigo fuente|script|algoritmo(?: de)?|codigo (?:para|de|que)|videojuego|programa que (?:calcule|ordene|lea|imprima|sume|haga))\\b|\\bmi (?:codigo|script|programa|app|funcion) (?:no (?:funciona|compila|corre)|da (?:un )?error|tira (?:un )?error|falla|lanza)\\b)`,
      'g',
    ),
  },
  {
    id: 'es-does-my-homework',
    group: 'off_topic',
    needs: listed(
      'tarea tareas deberes ejercicio ejercicios examen trabajo problema problemas ensayo practica informe proyecto cuestionario',
    ),
    pattern: new RegExp(
      `${asked}${makes}\\b${withoutBible}${gap(30)}\\b(?:tareas?|deberes|ejercicios?|examen|trabajo|problemas?|ensayo|practica|proyecto|informe|cuestionario) (?:\\w+ )?(?:de|del|para|sobre) (?:la (?:clase|materia) de |mi clase de |la |el )?${subjects}\\b`,
      'g',
    ),
    unless: /\b(?:ansiedad|nervios\w*|miedo|como oro)\b/,
  },
  {
    id: 'es-essay-on-another-subject',
    group: 'off_topic',
    needs: topicNeeds,
    pattern: new RegExp(`${asked}${makes}\\b${withoutBible}${gap(80)}\\b${topics}\\b`, 'g'),
  },
  {
    id: 'es-sums',
    group: 'off_topic',
    needs: listed(
      'resuelve resuelva resolve resuelveme resolver ecuacion derivada integral calcula raiz deriva factoriza',
    ),
    pattern:
      /(?:\b(?:resuelv[ea]|resolve|resolver|resuelveme|resolveme)\b[^.!?\n]{0,40}?(?:\becuacion(?:es)?\b|\bintegral(?:es)?\b|\bproblema de (?:matematicas|fisica|algebra|quimica)\b|[xyz] ?[-+=^]|\d ?[xyz]\b)|\b(?:derivada|integral|raiz cuadrada|raiz cubica|determinante) de\b|\b(?:calcula|calcule|calcular|halla|encuentra) (?:el|la) (?:area|volumen|velocidad|aceleracion|masa molar|desviacion|probabilidad|hipotenusa|perimetro|derivada|pendiente|interes)\b)/g,
    unless: /\b(?:arca|templo|tabernaculo|salomon|noe|codos?|mar de bronce)\b/,
  },
  {
    id: 'es-office-paper',
    group: 'off_topic',
    needs: listed(
      'carta curriculum curriculo hoja perfil publicacion post evaluacion informe plan propuesta descripcion oferta nota comunicado factura facturas contrato acuerdo terminos politica presentacion power powerpoint acta actas analisis orden correo resumen presupuesto cotizacion estudio declaracion',
    ),
    pattern: new RegExp(`${asked}${makes}\\b${gap(50)}\\b${papers}\\b`, 'g'),
    unless:
      /\b(?:es pecado|esta mal|estudio biblico|escuela dominical|oracion|sermon|versiculos? (?:para|sobre)|devocional|grupo de jovenes)\b/,
  },
  {
    id: 'es-office-mail',
    group: 'off_topic',
    needs: listed('correo correos email mail carta memo memorando mensaje reunion presentacion'),
    pattern: new RegExp(
      `${asked}${makes}\\b${withoutBible}${gap(30)}\\b(?:correos?(?: electronicos?)?|emails?|mails?|cartas?|memorandos?|memos?|mensajes?|presentacion|orden del dia)\\b${gap(50)}\\b(?:mi|mis|nuestro|nuestros|al|a la|del|un|una|el|los|con|para) (?:\\w+ )?(?:jefe|jefa|gerente|casero|arrendador|clientes?|companer[oa]s? de trabajo|proveedor|proveedores|reclutador|seguro|aseguradora|banco|recursos humanos|inquilino|inversionistas?|inversores|empleados?|profesor|aerolinea|equipo de ventas|equipo|ventas|junta directiva|empresa)\\b`,
      'g',
    ),
    unless: /\b(?:perdon\w*|domingos?|reconcili\w+|gracia|testimonio|bibli\w+|orar)\b/,
  },
  {
    id: 'es-marketing',
    group: 'off_topic',
    needs: listed(
      'seo metadescripcion metadescripciones meta descripcion descripciones anuncio anuncios texto copy copys palabras landing pagina embudo campana plan estrategia eslogan esloganes lema slogan slogans lema hashtags hashtag calendario guion nombre nombres titulares hilo resenas resena publicacion publicaciones publicidad marketing dropshipping',
    ),
    pattern: new RegExp(`${asked}${makes}\\b${gap(60)}\\b${marketing}\\b`, 'g'),
    unless:
      /\b(?:(?:mi|nuestra|la|una) (?:iglesia|congregacion|parroquia)|ministerio|grupo de jovenes|escuela dominical|estudio biblico|pascua|sermon|salmos?|devocional|versiculos?|campana evangelistica|es pecado)\b/,
  },
  {
    id: 'es-sells-something',
    group: 'off_topic',
    needs: listed(
      'articulo articulos post publicacion boletin texto textos volante folleto correo descripcion nombres titulo titulos mensaje blog',
    ),
    pattern: new RegExp(
      `${asked}${makes}\\b${withoutBible}${gap(40)}\\b(?:articulos?|posts?|publicacion(?:es)?|boletin|textos?|volante|folleto|correos?|descripcion(?:es)?|nombres|titulos?|mensajes?|blog)\\b${gap(60)}\\b(?:mi|mis|nuestr[oa]s?|un|una|de|para|vender|promocionar) (?:\\w+ ){0,2}?(?:${selling})\\b`,
      'g',
    ),
  },
  {
    id: 'es-picks-and-trivia',
    group: 'off_topic',
    needs: listed(
      'bitcoin cripto criptomonedas criptomoneda acciones ethereum apuestas apuesta quiniela loteria capital clima tiempo presidente gano ganara recomienda recomiendame restaurantes horoscopo rutina itinerario partido mundial pronostico pronosticos',
    ),
    pattern:
      /(?:\b(?:que|cual(?:es)?|en que|mejores|recomiend\w+|dame|dime)\b[^.!?\n]{0,30}?\b(?:criptomonedas?|criptos?|acciones|altcoins?|monedas virtuales)\b[^.!?\n]{0,40}?\b(?:compr\w+|invert\w+|inviert\w+|subir\w*|hoy|semana|mes|ano|futuro|explot\w+|vend\w+)\b|\b(?:debo|deberia|conviene|es buen momento|va a|subira|bajara|predice|pronostica)\b[^.!?\n]{0,30}?\b(?:bitcoin|ethereum|criptomonedas?|la bolsa)\b|\b(?:precio|prediccion|pronostico)s? (?:de|del|para) (?:el )?(?:bitcoin|ethereum|partido|mundial)\b|\bquien (?:va a ganar|ganara|gano) (?:el|la|los) (?:mundial|partido|liga|champions|elecciones|super bowl|copa|clasico|oscar)\b|\b(?:dame|dime|recomiend\w+|haz|cuales son|necesito|arma\w*)\b[^.!?\n]{0,30}?\b(?:apuestas?|pronosticos? (?:deportivos?|de futbol)|numeros de (?:la )?loteria|quiniela|rutina de (?:gimnasio|ejercicios)|itinerario|restaurantes|hoteles|horoscopo)\b|\bcual es la (?:capital|moneda|poblacion) de (?!israel|juda)|\b(?:que tiempo|como esta el clima|que clima|cual es el clima) (?:hace|hara|en|hay)\b|\bquien es el (?:actual )?presidente de\b)/g,
    unless: /\b(?:biblia|biblic[oa]s?|cristian[oa]s?|pecado|israel|jerusalen|tierra santa|jovenes)\b(?!,)/,
  },
  {
    id: 'es-translates-business',
    group: 'off_topic',
    needs: listed('traduce traduceme traduzca traduzcame traducir traducime traduci traduccion traduzcas traducirme'),
    pattern: new RegExp(
      `\\btradu(?:ce|ceme|zca|zcame|cir|cirme|cime|ci|ccion de|zcas)\\b${withoutBible}${gap(50)}\\b(?:contratos?|facturas?|correos?|emails?|manual(?:es)?|menus?|productos?|paginas? web|sitio web|negocios?|folletos?|terminos|guia de usuario|curriculum|comunicado|marketing|ventas|informes?|alquiler|cliente|empresa|app|software|legal|subtitulos|anuncios?|catalogo|eslogan|instrucciones|garantia|politicas?|pedido|queja|comercial)\\b`,
      'g',
    ),
    unless: /\b(?:septuaginta|vulgata|hebreo|arameo|griego|latin|reina[- ]valera)\b/,
  },
]
