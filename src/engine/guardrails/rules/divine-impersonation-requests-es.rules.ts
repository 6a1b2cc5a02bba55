import { gap, listed, of } from '../rule.ts'
import { cielo, dios, phrases, type Sign } from './divine-impersonation-words.ts'

const asksWhether =
  /^\W*(?:por que|como|quien|cual|cuando|donde|que (?:es|son|dice|paso|significa|ensena)|hay|existe|es |de donde|puede un)\b/
const prayer = /^\W*(?:oh )?(?:senor|dios|padre|jesus|cristo)\b(?: mio| santo| celestial)?,? (?!dime|contesta)/

export const spanishAbsolutionSigns: Sign[] = [
  {
    id: 'es-absuelveme',
    group: 'absolution',
    points: 6,
    needs: listed(
      'absuelveme absuelve absuelvame absolveme absolverme absuelvas absuelva absolucion absuelto absuelta absuelvo absuelvenos',
    ),
    pattern:
      /\b(?:absuelveme|absuelvame|absolveme|absuelvenos|absolverme|me absuelv[a-z]+|absuelve (?:mis|a mi))\b|\b(?:dame|deme|des|otorgame|concedeme|imparteme|darme|pronuncia|recita|di|dime|necesito|quiero|pido|solicito|dar)\b[^.!?\n]{0,25}?\b(?:absolucion|absuelvo)\b|\b(?:estoy|quedo|soy) absuelt[oa]\b/g,
    unless: new RegExp(`${asksWhether.source}|${prayer.source}|\\b(?:sacerdote dice|catolica)\\b`),
  },
  {
    id: 'es-confieso',
    group: 'absolution',
    points: 5,
    needs: listed('confesion confesarme confieso confiesame pequado pecado confesar padrecito padre'),
    pattern:
      /\b(?:escucha|oye|oyeme|recibe|toma|escuche|escuchar|oir|acepta) (?:en )?mi confesion|\b(?:quiero|necesito|puedo|deseo|vengo a|quisiera) (?:confesarme|confesar mis pecados|confesar) ?(?:contigo|con usted|con vos|aqui|por aqui|ante ti|por chat|ahora)|\b(?:bendigame|bendiceme|perdoneme|perdoname),? padre(?:cito)?,? (?:porque|pues|que)? ?he pecado|\bave maria purisima|\bme acuso (?:padre|de)|\bpadre,? me acuso/g,
    unless: asksWhether,
  },
  {
    id: 'es-mi-sacerdote',
    group: 'absolution',
    points: 4,
    needs: listed('sacerdote cura confesor padre padrecito obispo penitencia'),
    pattern:
      /\b(?:como|se|eres|sos|seas|haz de|hace de|fueras|finge ser) (?:si fueras )?(?:un |mi |el )?(?:sacerdote|cura|confesor|obispo|padrecito)\b|\b(?:dame|ponme|imponme|asigname|deme|poneme|que) (?:mi |una |la |alguna )?penitencia\b/g,
    unless: asksWhether,
  },
  {
    id: 'es-perdoname',
    group: 'absolution',
    points: 5,
    needs: listed(
      'perdona perdoname perdonar perdonarme perdones perdonas perdonados perdonado perdonada perdon borra borrame limpia limpiame lava quitame quita',
    ),
    pattern:
      /\b(?:puedes|podes|podrias|puede usted|quiero que|necesito que|perdoname tu) (?:me )?(?:perdon|borr|limpi|lav|quit)[a-z]* (?:tu )?(?:todos )?(?:de )?(?:mis|los|el|este|mi) (?:pecados?|culpas?|aborto)|\bperdona(?:me)? (?:tu|vos)(?: todos)? mis pecados\b|\b(?:dime|asegurame|declara(?:me)?|confirma(?:me)?|decime|anuncia(?:me)?|di|escribe)\b[^.!?\n]{0,30}?\b(?:perdonad[oa]s?|mis pecados|tus pecados|me perdonas?|dios me perdono|estoy limpi[oa])\b|\bme perdonas o no\b/g,
    unless: new RegExp(`${prayer.source}|\\b(?:versiculos?|biblia|oracion|pedir perdon|senor,|dios mio)\\b`),
  },
  {
    id: 'es-en-su-nombre',
    group: 'authority',
    points: 3,
    needs: listed('nombre parte autoridad tu vos'),
    pattern:
      /\ben (?:el )?nombre de(?:l)? (?:padre|dios|jesus|senor|cristo)\b|\bde parte de dios\b|\bcon (?:la |tu )?autoridad\b|\bperdoname (?:tu|vos)\b/g,
  },
]

const ends =
  phrases(`rapto|arrebatamiento|segunda venida|fin del mundo|fin de los tiempos|juicio final|gran tribulacion|la tribulacion|
  armagedon|anticristo|regreso de jesus|regreso de cristo|venida de jesus|venida de cristo|retorno de jesus|
  retorno de cristo|vuelve jesus|vuelve cristo|regresa jesus|regresa cristo|viene jesus|viene cristo|volvera jesus|volvera cristo|
  jesus vuelve|cristo vuelve|jesus regresa|cristo regresa|cristo viene|jesus viene|volvera el senor|vuelve el senor|
  acaba el mundo|mundo se acaba|mundo se va a acabar|se acabara el mundo|venida del senor|regreso del senor|ultimo dia|
  viene el senor|regresa el senor|el regreso|la venida|vendra cristo|vendra jesus|regresara cristo|regresara jesus|jesus va a volver|cristo va a volver`)

export const spanishDateSigns: Sign[] = [
  {
    id: 'es-fecha-del-fin',
    group: 'dates',
    points: 5,
    needs: listed('fecha fechas ano dia cuando exactamente hora mes exacta exacto cuantos cuanto'),
    pattern: new RegExp(
      `\\b(?:fechas?|ano|dia|mes|hora|cuando exactamente|exactamente cuando|cuantos (?:anos|dias|meses)|cuanto (?:falta|tiempo|queda))\\b${gap(50)}\\b${of(ends)}\\b|\\b${of(ends)}\\b[^\\n]{0,60}?\\b(?:la fecha|fecha exacta|que (?:ano|fecha|dia|mes)|el (?:dia|ano|mes)|cuando exactamente)\\b`,
      'g',
    ),
    unless:
      /\b(?:por que|nadie puede|algunos|gente|predijeron|predijo|falsos?|predicadores?|iglesias?|se puede|es posible|biblia (?:dice|da|ensena)|significa|ultimo dia de)\b/,
  },
  {
    id: 'es-cuando',
    group: 'dates',
    points: 2,
    needs: ['cuando'],
    pattern: new RegExp(`\\bcuando\\b${gap(25)}\\b${of(ends)}\\b`, 'g'),
  },
  {
    id: 'es-exacta',
    group: 'date-support',
    points: 2,
    needs: listed(
      'exacta exacto exactamente calcula calculame predice revela revelame revelamelo nadie rodeos precisa',
    ),
    pattern:
      /\b(?:exact(?:a|o|amente)|calcula(?:me)?|predice|revela(?:me)?(?:lo)?|sin rodeos|precisa|no me digas que nadie)\b/g,
  },
]

export const spanishProphecySigns: Sign[] = [
  {
    id: 'es-profetiza',
    group: 'prophecy',
    points: 6,
    needs: listed(
      'profetiza profetizame profetizar profetice profecia profetica profetices profeticamente profetico rhema',
    ),
    pattern:
      /\bprofetizame\b|\bprofeti(?:za|ce|ces|zar)\b[^.!?\n]{0,20}?\b(?:(?:sobre|para|acerca de|en) (?:mi|mis|nosotros|nuestr[oa])|este ano|cuando|si)\b|\bprofeticamente\b|\b(?:dame|deme|danos|suelta|declara|escribeme|enviame|necesito|quiero|recibe|di|dime|decime|tienes|hay|regalame)\b[^.!?\n]{0,25}?\b(?:profecia (?:para|sobre|personal|de parte)|palabra (?:profetica|de ciencia|rhema)|mensaje profetico|una profecia|rhema)\b/g,
    unless:
      /^\W*(?:por que|como (?:puedo|se)|que (?:dice|es)|quien|cuando)\b|\b(?:isaias|daniel|ezequiel|jonas|huesos)\b/,
  },
  {
    id: 'es-mi-futuro',
    group: 'future',
    points: 4,
    needs: listed(
      'futuro destino pasara suceder pasar morir morire casare casar sanar sanara volver volvera embarazada proposito concederme conceder dan vienen quien ano',
    ),
    pattern:
      /\b(?:mi (?:futuro|destino)|lo que me (?:espera|va a pasar|pasara)|que (?:me )?(?:va a pasar|pasara|sucedera|espera)|(?:voy a|me voy a|cuando|si) (?:morir|casar(?:me)?|morire|casare)|me casare|con quien me (?:voy|casare)|(?:se )?va a (?:sanar|volver|curar|morir|regresar)|cuando (?:se )?(?:sanara|sana|vuelve|regresa|morire)|proposito secreto|me vas a conceder|peligros que vienen|futur[oa] (?:esposo|esposa|marido))\b/g,
    unless: /\b(?:versiculos?|biblia|pasajes?)\b/,
  },
  {
    id: 'es-con-fecha',
    group: 'future',
    points: 3,
    needs: listed('fecha fechas espiritu don'),
    pattern: /\bcon fechas?\b|\btienes el (?:espiritu|don) de\b/g,
  },
]

const wants =
  '(?:quiere|desea|manda|ordena|dice|llama|pide|ha (?:decidido|elegido|escogido|dicho)|eligio|escogio|decidio|aprueba|tiene|permite|diga|decida|prefiere)'

export const spanishWillSigns: Sign[] = [
  {
    id: 'es-voluntad-para-mi',
    group: 'will',
    points: 3,
    needs: listed('dios senor jesus cristo espiritu diosito'),
    pattern: new RegExp(
      `\\b${dios} (?:realmente |de verdad |me )*${wants}\\b${gap(30)}\\b(?:que|con quien|de|para|a)\\b|\\b(?:quiere|desea|ha elegido|eligio|aprueba|manda) ${dios}\\b|\\bvoluntad de (?:${dios}|el)\\b${gap(15)}\\b(?:que|para mi|si|sobre|de|con|mudarme|casarme)\\b`,
      'g',
    ),
  },
  {
    id: 'es-respuesta-cierta',
    group: 'certainty',
    points: 4,
    needs: listed(
      'si certeza seguridad dudas rodeos definitiva exactamente definitivamente 100 ciento garantizame confirmame confirma seguro cierta unica final claro',
    ),
    pattern:
      /\b(?:si o (?:un )?no|con (?:total |toda |absoluta |plena )?(?:certeza|seguridad)|sin (?:rodeos|dudas?|lugar a dudas|peros)|de una vez|respuesta (?:clara|definitiva|segura|final|directa|cierta)|definitivamente|100 ?%|cien por ciento|garantizame|a ciencia cierta|decision final|confirma(?:me)?|digame claro|dime claro)/g,
  },
  {
    id: 'es-confirma-que-es-dios',
    group: 'will',
    points: 5,
    needs: listed('confirma confirmame asegurame declara dime decide'),
    pattern: new RegExp(
      `\\b(?:confirma(?:me)?|asegurame|declara(?:me)?|dime|decime|decide)\\b${gap(25)}\\b(?:es|fue|viene|venia|era) (?:una senal |un mensaje |de parte )?(?:de(?:l)? )?${cielo}\\b(?! (?:que|para))`,
      'g',
    ),
    unless: /\b(?:quien es|que es|como es|versiculos?|biblia)\b/,
  },
]

const makes =
  listed(`escribe escribeme escriba inventa inventame inventes invente inventate invento crea creame genera generame redacta compon
  fabrica agrega anade produce elabora completa continua termina escribir inventar revela`)
const scripture =
  '(?:versiculos?|pasajes?(?: biblicos?)?|citas? biblicas?|salmos?|proverbios?|evangelios?|epistolas?|capitulos?|mandamientos?|profecias?|escrituras?|libros? (?:de la biblia|biblicos?)|dichos? de (?:jesus|cristo)|palabras de (?:jesus|cristo|dios)|textos? biblicos?|cartas? de (?:san )?(?:pablo|pedro|juan|santiago)|parabolas?|apocalipsis|cartas? a los)'

export const spanishScriptureSigns: Sign[] = [
  {
    id: 'es-haz-escritura',
    group: 'scripture',
    points: 2,
    needs: makes,
    pattern: new RegExp(`\\b(?:${makes.join('|')})\\b${gap(40)}\\b${scripture}\\b`, 'g'),
    unless: asksWhether,
  },
  {
    id: 'es-escritura-irreal',
    group: 'scripture',
    points: 3,
    needs: listed(
      'perdido perdida perdidos perdidas nuevo nueva nuevos nuevas secreto secreta oculto oculta desconocido desconocida inedito inedita adicional extra hallado hallada falta tercera cuarta olvidado olvidada prohibido',
    ),
    pattern: new RegExp(
      `\\b${scripture}(?: [a-z]+){0,4}? (?:perdid[oa]s?|nuev[oa]s?|secret[oa]s?|ocult[oa]s?|desconocid[oa]s?|inedit[oa]s?|adicional(?:es)?|hallad[oa]s?|olvidad[oa]s?|prohibid[oa]s?|que (?:falta|no existe))\\b|\\b(?:nuev[oa]s?|otr[oa]|tercera|cuarta|quinto) (?:${scripture}|carta)\\b`,
      'g',
    ),
    unless: asksWhether,
  },
  {
    id: 'es-inventa-escritura',
    group: 'scripture',
    points: 6,
    needs: listed('inventa inventame inventes invente inventate fabrica inventar inventalo inventale'),
    pattern: new RegExp(
      `\\b(?:inventa(?:me|te|le)?|inventes|invente|fabrica|inventar)\\b${gap(30)}\\b(?:${scripture}|biblia)\\b|\\bsi no (?:hay|existe|encuentras|lo encuentras)${gap(40)},? (?:inventa(?:lo|te)?|crea(?:lo)?|escribe)`,
      'g',
    ),
    unless: /\b(?:no inventes|sin inventar|ni inventes|evita inventar|por que)\b/,
  },
  {
    id: 'es-mas-alla-del-canon',
    group: 'scripture',
    points: 4,
    needs: listed('29 151 152 153 23 tercera cuarta undecimo onceavo decimo quinto 3 4'),
    pattern:
      /\b(?:salmo 15[1-9]|capitulo 29 de (?:los )?hechos|hechos 29|apocalipsis 23|(?:tercera|cuarta|3|4) (?:carta |epistola )?(?:de |a )(?:los )?(?:pablo a los )?(?:corintios|timoteo|tesalonicenses|pedro)|(?:undecimo|onceavo) mandamiento|quinto evangelio)\b/g,
    unless: asksWhether,
  },
  {
    id: 'es-como-autentico',
    group: 'as-real',
    points: 3,
    needs: listed(
      'presentalo presentala presentalos parezca parezcan fuera estuviera creer crean crea suene suenen pasar autentico autentica autenticos real reales citalo publicarlos publicarlo publicar cita boletin inspirado inspirada genuino genuina sepa sepan notar digas diga aclares verdadero',
    ),
    pattern:
      /\b(?:presenta(?:lo|la|los)?|parezcan?|suenen?|autentic[oa]s?|genuin[oa]s?|real(?:es)?|crean|hacer(?:lo|la)? pasar|como si (?:fuera|estuviera|lo hubiera)|publicar(?:lo|los|la)?|con (?:su |la )?(?:cita|referencia|capitulo y versiculo)|que (?:diga|apruebe|ordene|prohiba|permita|mande|justifique)|boletin|inspirad[oa]s?|para que (?:crean|piensen|crea)|nadie (?:se )?(?:va a|sepa|note)|no (?:digas|aclares|menciones))\b/g,
  },
  {
    id: 'es-es-ficcion',
    group: 'scripture',
    points: -4,
    needs: listed('ficcion poema himno cancion alumnos ejercicio oracion rezar obra teatro alabanza'),
    pattern: /\b(?:como ficcion|ficcion|poema|himno|cancion|alumnos|ejercicio|una oracion|obra de teatro|alabanza)\b/g,
    unless: /\b(?:no|sin) (?:digas|decir|aclares|menciones)\b/,
  },
]

/** Told as the Bible tells it. */
export const spanishStorySigns: Sign[] = [
  {
    id: 'es-contado',
    group: 'story',
    points: -4,
    needs: listed(
      'dijo dijeron dijole diciendo aqui israel varon hijos pues oh vosotros jehova rey hablare jacob jose hablo respondio llamo envio tierra esdras',
    ),
    pattern:
      /\b(?:y (?:el )?[a-z]+ (?:le )?(?:dijo|respondio|envio|llamo)|(?:le|les) dijo|le dijeron|dijeronle|diciendo|dice jehova|he aqui|hijos de israel|varon de dios|ahora pues|vosotros|jehova (?:tu|nuestro|vuestro) dios|(?:habla|hablo) (?:por|jehova)|jehova (?:me|le) ha|respondiendo|temais|oh jehova|hablare|yo hablo|guarde las palabras|asi que)\b/g,
  },
]

export const spanishStudySigns: Sign[] = [
  {
    id: 'es-pregunta-por-la-escritura',
    group: 'study',
    points: -3,
    needs: listed(
      'versiculo versiculos pasaje pasajes biblia escritura salmo salmos capitulo predicacion hebreo griego explica explicame resume cuenta discernir significa significado segun himno oracion orar citas comentario',
    ),
    pattern:
      /\b(?:(?:que|cuales|algun|un|los|las|unos|dame) (?:versiculos?|pasajes?|salmos?|capitulos?)|(?:la )?biblia (?:dice|ensena|habla)|(?:dice|ensena) la biblia|en la biblia|en (?:los salmos|isaias|juan|mateo|lucas|marcos|genesis|exodo|apocalipsis|romanos|santiago)|explica(?:me)?|resume(?:lo)?|predicacion|hebreo|griego|discernir|significa(?:do)?|segun (?:la biblia|los?|[1-3]? ?[a-z]+ \d)|(?:una|esta|escribir|mi) oracion|con su cita)\b/g,
    unless: /\b(?:no (?:me )?(?:des|digas|quiero)|sin|inventa[a-z]*|basta de|ademas)\b/,
  },
  {
    id: 'es-pregunta-por-otros',
    group: 'study',
    points: -5,
    needs: listed('por como quien donde que cual existe hay es fue'),
    pattern:
      /^\W*(?:por que (?!me)|como (?:puedo|podemos|se|saber|termina|hablaba|responde|es)|quien|donde|que (?:es|son|dice|dicen|paso|significa|ensena|diria|pensaria|le|quiso|hizo)|cuales|existen?|hay|es (?:pecado|cierto|correcto|bueno|verdad)|de donde|la iglesia|una [a-z]+ me dijo|en que (?:versiculo|capitulo|libro)|explica(?:me)?|cuenta(?:me)?|resume|quien es)\b(?![^\n]*\b(?:revelame|dimelo|damelo|como si fueras|contestame|respondeme)\b)/g,
  },
]
