import { gap, listed, type Rule } from '../rule.ts'
import { academic, marketing } from './off-topic.rules.ts'
import { academicSpanish } from './off-topic-es.rules.ts'

const asked = `(?:^|[.!?¡¿:;,\\n("'-] ?|\\b(?:please|pls|plz|just|then|now|and|but|so|me|kindly|also|u|(?:can|could|would|will) (?:you|u)(?: please| just)?|need (?:you )?to|want (?:you )?to|have to|trying to|help me(?: to)?|need help|i|por favor|porfa|luego|despues|entonces|ahora|y|pero|que|tambien|puedes|podrias|podes|puede|quiero|necesito|bloqueen) )`
const makes =
  '(?:write|rewrite|create|make|build|generate|code|develop|design|implement|draft|compose|produce|prepare|give|send|craft|do|finish|fix|debug|edit|proofread|polish|improve|update|revise|review|turn|convert|help(?: me)?(?: with)?|need|want|plan|suggest|recommend|tell|type up|clean up|shorten|summari[sz]e|rephrase|reword|paraphrase)'
const esMakes =
  '(?:(?:escrib|redact|cre|gener|program|desarroll|disen|prepar|elabor|arm|corrig|correg|arregl|mejor|traduc|traduzc|resuelv|resolv|complet|termin|resum|compon|edit|pas|suger|sugier|recomiend|recomend|planific|organiz)[a-z]{1,8}|haz|hazme|haceme|hace|hacer|haga|hagame|hagas|dame|deme|ayudame(?: con| a)?|necesito|quiero)'

/**
 * Work of an everyday kind that is asked for in so many words. Such work may well have to do with faith, so these rules
 * count only in a text without any word of it; see `faithWords`.
 */
export const foreignWorkRules: readonly Rule[] = [
  {
    id: 'other-lessons',
    group: 'off_topic',
    needs: academic.needs,
    pattern: new RegExp(`\\b${academic.of}\\b`, 'g'),
  },
  {
    id: 'es-other-lessons',
    group: 'off_topic',
    needs: listed(
      'fotosintesis mitosis meiosis tabla teorema polinomio polinomios termodinamica leyes revolucion primera segunda guerra aztecas macroeconomia microeconomia oferta cien lazarillo placas derivada integral',
    ),
    pattern: new RegExp(`\\b${academicSpanish}\\b`, 'g'),
  },
  {
    id: 'another-subject',
    group: 'off_topic',
    needs: listed('exam test class midterm quiz textbook book'),
    pattern:
      /\b(?:(?:accounting|chemistry|biology|physics|algebra|calculus|geometry|statistics|economics|econ|history|geography|anatomy|french|spanish|german|math|maths) (?:exam|midterm|quiz|textbook|class|test)\b[^?\n]{0,80}?\b(?:explain|what|how|solve|help me (?:with|understand|study)|give me|summari[sz]e|answers?)|for (?:my|a|the) book report)\b/g,
    unless: /\b(?:nervous|anxious|scared|stress\w*|afraid|crushing|overwhelmed|calm|worried|fail\w*|ashamed)\b/,
  },
  {
    id: 'small-services',
    group: 'off_topic',
    needs: listed(
      'time tall high joke jokes convert movie movies film films song songs show pelicula cancion serie chiste thread talking nombre nombres pharmacy bathroom station airport dockerfile timeline',
    ),
    pattern:
      /(?:\bwhat time is it in\b|\bhow (?:tall|high) is (?:the|mount)\b|\b(?:tell|give) me (?:a|another|some) (?:\w+ )?jokes?\b|\bconvert \d+|\b(?:suggest|recommend)(?: me)? (?:a|some) (?:\w+ )?(?:movies?|films?|songs?|series|shows?)\b|\brecomiend\w+ (?:una|alguna|un) (?:pelicula|serie|cancion)\b|\bcuentame un chiste\b|\b(?:twitter|x|linkedin|reddit) thread\b|\btalking points\b|\bproject timeline\b|\bnombres? para (?:mi|una|un|nuestra) (?:tienda|marca|empresa|negocio|startup)\b|\btranslate\b[^.!?\n]{0,30}?\b(?:nearest|bathroom|train station|airport|pharmacy)\b|\bwrong with my (?:dockerfile|makefile|printer|laptop|wifi)\b)/g,
  },
  {
    id: 'sells-without-faith',
    group: 'off_topic',
    needs: marketing.needs,
    pattern: new RegExp(`\\b${marketing.of}\\b`, 'g'),
  },
  {
    id: 'captions-and-slogans',
    group: 'off_topic',
    needs: listed(
      'titles title captions caption slogan slogans tagline taglines hashtags newsletter flyer brochure eslogan esloganes lema hashtag descripcion descripciones anuncio anuncios publicidad',
    ),
    pattern:
      /\b(?:captions?|slogans?|taglines?|hashtags?|newsletters?|flyers?|brochures?|(?:meta|seo) titles?|eslogan(?:es)?|lemas?|anuncios?|descripcion(?:es)? (?:de|del|para) (?:un |el |mi |unos )?productos?|publicidad) (?:for|about|promoting|para|de|sobre|de mi|del)\b/g,
  },
  {
    id: 'for-another-class',
    group: 'off_topic',
    needs: listed(
      'homework class exam course assignment school teacher professor midterm quiz deberes tarea clase examen',
    ),
    pattern:
      /\b(?:(?:for|need (?:it|this|that) for|due for|from) (?:my |an? |our |the )?(?:\w+ )?(?:homework|class|exam|course|assignment|midterm|finals?|quiz)|(?:do|help(?: me)?(?: with)?|finish|solve|check) (?:my|this|the) (?:\w+ )?homework|para (?:mi|la|una|el|un) (?:clase|examen|tarea|materia) de|(?:haz|hazme|haceme|ayudame con|resuelve|termina)(?: mi| la| el| los| mis)? (?:tarea|deberes|examen))\b/g,
    unless: /\b(?:nervous|anxious|scared|stress\w*|afraid|crushing|overwhelmed|nervios\w*|miedo|first class)\b/,
  },
  {
    id: 'best-of-the-shops',
    group: 'off_topic',
    needs: listed('best good top cheap cheapest mejor mejores'),
    pattern:
      /\b(?:best|good|top|cheap(?:est)?|mejor(?:es)?)(?: \w+){0,3} (?:shows?|movies?|games?|phones?|laptops?|cars?|tvs?|headphones|restaurants?|hotels?|albums?|cameras?|running shoes|airlines?|vpn|credit cards?|series|peliculas|celular(?:es)?|restaurantes?|hoteles)\b/g,
    unless: /\b(?:friend|kids|children|family|teen\w*|watch together)\b/,
  },
  {
    id: 'mail-without-faith',
    group: 'off_topic',
    needs: listed('email e contract policy proposal agreement transcript correo contrato memo'),
    pattern: new RegExp(
      `(?:${asked}(?:${makes}|reply to|respond to|answer)|${asked}${esMakes})\\b${gap(40)}\\b(?:e-?mails?|contracts?|(?:hr|leave|return|refund|vacation|privacy|cookie|dress code|travel|overtime) policy|policy on|proposals?|(?:\\w+ )agreement|transcripts?|correos?(?: electronicos?)?|contratos?)\\b`,
      'g',
    ),
    unless:
      /\b(?:son|daughter|mother|father|mom|dad|brother|sister|friend|wife|ex|someone|somebody|sorry|apolog\w+|hurt|estranged|hijo|hija|madre|padre|mama|papa|herman[oa]|amig[oa]|perdon)\b/,
  },
  {
    id: 'paper-without-faith',
    group: 'off_topic',
    needs: listed(
      'essay essays report paper presentation speech article articles thesis summary minutes slides slideshow spreadsheet newsletter caption captions tweet tweets post blog review screenplay novel storyboard flyer brochure poster ad bio email emails memo toast agenda survey questionnaire dissertation abstract',
    ),
    pattern: new RegExp(
      `${asked}${makes}\\b${gap(60)}\\b(?:essays?(?= (?:on|about|comparing|discussing|explaining|analy[sz]ing|arguing|describing|for|to|that|whether|of|in)\\b|[.!]? ?$)|(?:a|an|my|the|this|our|[a-z]*\\d+[ -]\\w+) (?:[\\w-]+ ){0,3}(?:report|paper)|presentation|(?:a|an|the) (?:[\\w-]+ ){0,2}speech|articles?|thesis|dissertation|minutes|slides|slideshow|spreadsheet|newsletter|captions?|tweets?|(?:blog )?posts?|product review|screenplay|novel|flyer|brochure|memo|agenda|questionnaire|survey|professional (?:email|bio|summary)|work e-?mail)\\b`,
      'g',
    ),
    unless:
      /\b(?:outline for my book|my (?:son|daughter|mother|father|mom|dad|brother|sister|friend|kids|life)|died|passed away|goodbye)\b/,
  },
  {
    id: 'code-without-faith',
    group: 'off_topic',
    needs: listed(
      'code script function program app website query algorithm api database regex webpage software plugin spreadsheet macro',
    ),
    pattern: new RegExp(
      `${asked}(?:${makes}|explain|show|optimi[sz]e|refactor|test|port|deploy)\\b(?! (?:sense|sure))${gap(50)}\\b(?:(?:source |working |sample )?code|scripts?|functions?|programs?|(?:mobile |web |iphone |android |simple |small )apps?|web ?sites?|web ?pages?|quer(?:y|ies)|algorithms?|apis?|databases?|regex|software|plugins?)\\b`,
      'g',
    ),
    unless: /\b(?:this app|your (?:app|api|website)|this (?:api|website|service))\b/,
  },
  {
    id: 'kitchen-gym-and-travel',
    group: 'off_topic',
    needs: listed(
      'recipe recipes meal diet keto workout gym itinerary vacation holiday trip bodybuilding calorie calories cocktail macros training exercise menu smoothie skincare outfit makeup horoscope',
    ),
    pattern:
      /\b(?:(?:give|share|need|want|find|know|write|suggest|what's|whats|what is|got|have|best|favou?rite)\b[^.!?\n]{0,30}?\brecipes?\b|recipes? (?:for|using) |(?:meal|diet|workout|training|exercise|gym|fitness|weight[ -]loss|skincare) (?:plans?|routines?|programs?|schedules?)|keto|itinerary|bodybuilding|calorie (?:count|deficit)|cocktail|(?:plan|book|organi[sz]e) (?:me |my |our |us )?(?:a |an )?[^.!?\n]{0,20}?\b(?:trip|vacation|holiday|honeymoon) (?:to|in|for))/g,
    unless: /\b(?:supper|dinner for (?:our|my|the) neighbou?rs?|homeless|bereaved|new mother|shut-?ins?|sick)\b/,
  },
  {
    id: 'compares-foreign-things',
    group: 'off_topic',
    needs: listed('paragraph word page words paragraphs pages'),
    pattern: new RegExp(
      `${asked}${makes}\\b${gap(30)}\\b(?:\\d+|one|two|three|four|five|six|ten|single|short)[ -](?:\\d+[ -])?(?:paragraphs?|words?|pages?) (?:essay|paper|summary|analysis|report|story|article|review|comparison|response|piece)\\b`,
      'g',
    ),
  },
  {
    id: 'fiction-without-faith',
    group: 'off_topic',
    needs: listed(
      'vampire werewolf zombie zombies cyberpunk romance superhero fanfiction fanfic heist whodunit murder horror detective thriller space alien aliens dragon dragons wizard scifi sci fiction dystopian steamy rap lyrics screenplay sitcom',
    ),
    pattern: new RegExp(
      `${asked}(?:write|create|make|generate|give|tell|continue|compose|draft|finish)\\b${gap(60)}\\b(?:vampires?|werewol(?:f|ves)|zombies?|cyberpunk|romance|superhero|fan ?fic(?:tion)?|heist|whodunit|murder mystery|horror|detective|thriller|space opera|aliens?|dragons?|wizards?|sci-?fi|science fiction|dystopian|steamy|sitcom|screenplay|diss track|rap lyrics)\\b`,
      'g',
    ),
  },
  {
    id: 'es-paper-without-faith',
    group: 'off_topic',
    needs: listed(
      'ensayo ensayos informe monografia presentacion discurso articulo articulos tesis acta minuta diapositivas hoja boletin publicacion post guion novela folleto volante encuesta resumen correo reporte trabajo resena',
    ),
    pattern: new RegExp(
      `${asked}${esMakes}\\b${gap(50)}\\b(?:ensayos?|informes?|monografia|presentacion|discurso|articulos?|tesis|acta|minuta|diapositivas|hoja de calculo|boletin|publicacion(?:es)?|posts?|guion|novela|folleto|volante|encuesta|reporte|resena|trabajo (?:de|sobre)|correo (?:formal|profesional|de trabajo))\\b`,
      'g',
    ),
    unless: /\bmi (?:hijo|hija|madre|padre|mama|papa|hermano|hermana|amigo|amiga|vida)\b/,
  },
  {
    id: 'es-code-without-faith',
    group: 'off_topic',
    needs: listed('codigo script funcion programa app aplicacion pagina sitio consulta algoritmo api base software'),
    pattern: new RegExp(
      `${asked}(?:${esMakes}|explic\\w+|optimiz\\w+|depur\\w+|refactoriz\\w+)\\b${gap(40)}\\b(?:codigo|scripts?|funcion|programa (?:que|para|en)|app|aplicacion|pagina web|sitio web|consulta|algoritmo|api|base de datos|software)\\b`,
      'g',
    ),
    unless: /\b(?:esta app|esta aplicacion|su app|tu api|esta api|funcion de)\b/,
  },
  {
    id: 'es-kitchen-gym-and-travel',
    group: 'off_topic',
    needs: listed('receta recetas dieta menu rutina gimnasio itinerario vacaciones viaje coctel entrenamiento'),
    pattern:
      /\b(?:(?:una|la|alguna|buena|mejor|dame|tu|unas)\b[^.!?\n]{0,15}?\brecetas?\b|recetas? (?:de|para|con)|plan de (?:comidas|alimentacion|entrenamiento|dieta)|dieta (?:keto|para|de)|menu semanal|rutina de (?:gimnasio|ejercicios?|entrenamiento|pesas)|itinerario|(?:planea|planifica|organiza|arma)\w* (?:un|mi|el|mis|unas)? ?(?:viaje|vacaciones))/g,
    unless: /\b(?:enfermo|enferma|vecinos?|pobres|comedor)\b/,
  },
]

const pastoral =
  '(?:marriage|grie\\w+|depress\\w+|lonely|died|divorce|hurt\\w*|cry\\w*|afraid|alone|love[sd]?|kill|die|hopeless|feel\\w*|matrimonio|duelo|muerto|muerte|triste|solo|sola|miedo|dolor)'
const workAfter = of2(
  "write|code|program|debug|solve|translate|calculate|draft|recommend|which|what'?s|what is|what are|who|how do|how to|give me|tell me (?:which|what|who|how)|help me (?:with|write|code|draft|fix|solve)|fix|make|do my|plan|list|escrib\\w+|program\\w+|resuelv\\w+|traduc\\w+|calcul\\w+|redact\\w+|recomiend\\w+|dime (?:que|cual|quien|como)|dame|ayudame (?:con|a)|haz\\w*|cual|que",
)

function of2(choices: string): string {
  return `(?:${choices})`
}

/** A cover that says itself that it is one: Scripture set aside, or put in front so that nothing is refused. */
export const coverRules: readonly Rule[] = [
  {
    id: 'sets-scripture-aside',
    group: 'off_topic',
    needs: listed(
      'bible scripture scriptures verses religion religious theology faith biblia escritura escrituras versiculos religion teologia biblical biblico topic',
    ),
    pattern: new RegExp(
      `(?:\\b(?:forget|leave|set|put|skip|ignore|drop|never ?mind|park|pause|enough (?:of|with|about)|stop (?:with )?|deja|dejemos|dejando|olvida|olvidate de|olvidemos|aparta|ignora|aparte de|ya basta (?:de|con))\\b(?: (?:about|all|the|this|that|your|de|la|las|los|el|lado|a|con|un|lado))* (?:bible|scriptures?|verses|religion|religious stuff|theology|faith stuff|biblia|escrituras?|versiculos|religion|teologia)\\b(?: (?:stuff|thing|things|study|talk|aside|away|down|for|now|a|un|por|moment|minute|second|sec|bit|while|momento|rato|minuto|segundo|ahora|de|lado|un lado)){1,7}|` +
        `\\b(?:this|it|that|esto|eso)(?:'s| is|'s not| is not| isn't| has| has nothing| no es| no tiene)[^.!?\\n]{0,25}? (?:about |to do with |related to |de |con |nada que ver con )(?:the |la )?(?:bible|scripture|religion|faith|biblia|religion)\\b,? (?:but|pero))` +
        `[.,:;!]* ?(?:and |then |but |just |please |can you |could you |i need you to |y |luego |por favor |solo )*(?![^\\n]{0,140}\\b${pastoral}\\b)${workAfter}\\b`,
      'g',
    ),
  },
  {
    id: 'so-that-nothing-refuses',
    group: 'off_topic',
    needs: listed(
      'filter filters block refuse flag blocked refused flagged guardrail guardrails filtro filtros bloqueen bloqueado bloquee rechacen rechace bloqueas rechaces excuse pretext pretexto excusa disguise',
    ),
    pattern:
      /\b(?:(?:so|in order) (?:that )?(?:(?:the |your |any )?(?:filters?|guard ?rails?|system|moderation|safety \w+|bot)(?: \w+)? (?:lets?|allows?|accepts?|passes|approves?|won't|will not|doesn't|does not|don't|can't|do not|thinks?|is happy|are happy)|(?:you|it|this|i)(?: \w+)? (?:won't|don't|doesn't|will not|do not|does not|can't|cannot|isn't|is not|aren't|gets?|get) (?:\w+ )?(?:block\w*|refus\w+|reject\w*|flag\w*|complain|filter\w*|say no|past|through the))\b|to (?:get|slip|sneak) (?:it |this )?(?:past|by|around|through) (?:the |your )?(?:filters?|guard ?rails?|moderation)|to (?:keep|make) (?:the |your )?(?:filters?|guard ?rails?|system) (?:happy|quiet)|para que (?:el |tu |los )?(?:filtros?|sistema)?(?: ?no)? ?(?:te |lo |me |la )?(?:bloque\w+|filtr\w+|rechac\w+|deje\w* pasar|acepte\w*)|(?:as|just) (?:an |a )?(?:excuse|pretext|disguise)\b)/g,
    unless: /\b(?:pharisees|pray|prayer|sin)\b/,
  },
]
