import { gap, listed, of, type Rule } from '../rule.ts'

/** The start of a clause, or a word that leads into a request. */
const asked = `(?:^|[.!?¡¿:;,\\n("'-] ?|\\b(?:por favor|porfa|solo|luego|entonces|despues|ahora|y|e|que|simplemente|puedes|podrias|podes|quiero|necesito|me|te pido que|favor de|debes|tienes que) )`
const verb = (stems: string) => `(?:${stems})(?:me|nos|lo|la|los|las|melo|mela|melos|melas|te)?`

const putOut = verb(
  'repite|repita|repeti|repetir|repitas|escribe|escriba|escribi|escribir|escribas|imprime|imprima|imprimi|imprimir|di|diga|decir|deci|digas|genera|genere|generar|generes|sigue|siga|segui|seguir|sigas|continua|continue|continuar|continues|copia|copie|copiar|lista|liste|enumera|enumere|cuenta|cuente|contar|recita|recite|recitar|responde|responda|responder|contesta|produce|muestra|manda|envia|haz|teclea|pega|redacta|alarga|habla|reescribe|resume|explica',
)
const many = String.raw`(?:[1-9]\d{2,8}|[1-9]\d{0,2}(?:[., ]\d{3})+|(?:\d{1,4} |cien |quinientas |doscientas |dos |tres |cinco |diez |veinte |cincuenta |varias |muchas )?mil|un millon de|(?:\d+ |dos |diez )?millones de|cien|quinientas|doscientas|trescientas|miles de|cientos de|infinitas|ilimitadas)`
const withoutEnd = of([
  'sin (?:parar|fin|detenerte|detenerse|pausa|pausas|descanso|limite|limites|terminar|interrupcion)\\b',
  'infinitamente',
  'indefinidamente',
  'eternamente',
  'nunca (?:pares|te detengas|termines|acabes|dejes)',
  'no (?:pares|te detengas|dejes de|termines|acabes|te pares)',
  'hasta el infinito',
  'en bucle',
  'en un bucle',
  'hasta que (?:te|se|yo|no (?:puedas|quede|queden|te)|el (?:sistema|servidor|modelo|limite)|la (?:memoria|api)\\b|llegues|agotes|alcances|acabes|colapses|diga)\\b',
  'hasta (?:agotar|quedarte|llegar al (?:limite|maximo)|que digas basta|nunca)',
  'las veces que puedas',
  'una y otra y otra vez',
])
const paraSiempre =
  '(?<!\\b(?:es|dura|permanece|por|vive|reina|misericordia|son|ser|dios|senor|amor|bondad|y|simiente|padres|vivir|viviras|nombre|tierra|gloria) )para siempre(?! (?:por|jamas|es|amen|su))'
const isQuestion =
  /\b(?:por que|cuantas|cuantos|donde|que significa|significa|quiere decir|deberia|debo|como puedo|es pecado|oren?|orar|orad)\b/
const book = of(
  listed(
    'genesis exodo levitico numeros deuteronomio josue jueces samuel reyes cronicas job salmos proverbios isaias jeremias ezequiel mateo marcos lucas juan hechos apocalipsis',
  ),
)
const whole = of([
  'toda la (?:santa |sagrada )?(?:biblia|escritura|tora)',
  'la (?:santa |sagrada )?(?:biblia|tora) (?:entera|completa|integra|en su totalidad|de principio a fin|reina[- ]valera completa|palabra por palabra)',
  'todo el (?:antiguo|nuevo|viejo) testamento',
  'todo el (?:salterio|pentateuco|libro de (?:los )?salmos)',
  '(?:el )?(?:antiguo|nuevo|viejo) testamento (?:entero|completo|integro)',
  '(?:el )?texto (?:completo|integro|entero) (?:de la (?:biblia|tora)|del? (?:antiguo testamento|nuevo testamento|salterio|pentateuco|los salmos))',
  '(?:el )?(?:salterio|pentateuco) (?:entero|completo|integro)',
  '(?:los|todos los) (?:66|73|sesenta y seis|setenta y tres|39|27) libros',
  '(?:los |todos los )150 salmos|los ciento cincuenta salmos',
  `(?:cada(?: uno de los)?|todos(?: y cada uno de)? los|todas las|cada una de las) (?:versiculos?|capitulos?|palabras?|versos?|salmos|libros?|lineas?) (?:de|del|que (?:hay|tiene|contiene)(?: en)?) (?:la|toda la|el)? ?(?:santa |sagrada )?(?:biblia|antiguo testamento|nuevo testamento|viejo testamento|salterio|pentateuco|libro de (?:los )?salmos|los salmos|escritura)\\b`,
  '(?:desde |de )(?:el )?genesis(?: 1(?::1)?)? (?:a|al|hasta) (?:el )?apocalipsis',
  'todos los salmos',
  `(?:todo el )?(?:libro|evangelio) (?:completo |entero )?(?:de|segun) (?:san )?${book} (?:entero|completo|integro|palabra por palabra)`,
  `todo el (?:libro|evangelio) (?:de|segun) (?:los )?(?:san )?${book}(?! \\d)`,
])
const isStudy =
  /\b(?:resum\w+|bosquejo|esquema|panorama|una (?:linea|frase|oracion|palabra)|una linea|plan|planes|cronologia|temas?|en orden|nombres?|titulos?|introduccion|cuant[oa]s|por que|brevemente|quien|leer|lectura|memorizar|que (?:hablan?|mencionan?|tratan?|dicen?)|sobre|donde|acerca|relacionad\w+|como)\b/

const work =
  '(?:palabras|paginas|ensayos?|sermon|sermones|exposicion|exposiciones|comentarios?|devocional|devocionales|parrafos?|explicacion|explicaciones|oracion|oraciones|poemas?|estudios?|analisis|texto)'
const eachOfWhole =
  '(?:(?:cada uno de los|cada|todos los|los|cada una de las) (?:(?:66|73|sesenta y seis|39|27|150) (?:libros|salmos)|1[., ]?189 capitulos|31[., ]?\\d{3} versiculos|(?:libros?|capitulos?|versiculos?|salmos?|palabras?) (?:de|del) (?:la |el )?(?:biblia|antiguo testamento|nuevo testamento|salterio|pentateuco|escritura)))'

/** The Spanish counterpart of the rules for requests that want too much. */
export const costAbuseSpanishRules: readonly Rule[] = [
  {
    id: 'es-goes-on-forever',
    group: 'endless_output',
    needs: ['siempre'],
    pattern: new RegExp(
      `(?:${asked}(?:repit[ea]|repeti|repetir|imprim[ea]|imprimi|genere?a?|sigue \\w+ndo|segui \\w+ndo|continua|lista|enumera|cuenta|recita|copia|responde)(?:me|lo|la)?\\b${gap(70)}|\\b(?:di|escribe|decime|dime|escribi) (?:["'][^"'\\n]{1,60}["']|\\w+(?: \\w+)?) )${paraSiempre}`,
      'g',
    ),
    unless: isQuestion,
  },
  {
    id: 'es-goes-on-without-end',
    group: 'endless_output',
    needs: listed('sin infinitamente indefinidamente eternamente nunca no infinito bucle hasta puedas una'),
    pattern: new RegExp(`${asked}${putOut}\\b${gap(90)}\\b${withoutEnd}`, 'g'),
    unless: isQuestion,
  },
  {
    id: 'es-never-stops',
    group: 'endless_output',
    needs: listed('dejes pares detengas parar dejar termines'),
    pattern:
      /(?:\b(?:nunca|no|jamas) (?:dejes|pares|termines|te detengas)(?: nunca| jamas)? de (?:escribir|generar|repetir|imprimir|responder|listar|producir|hablar|contar)|(?:\by|[.;!]) ?(?:no|nunca|jamas) (?:te )?(?:pares|detengas|termines|dejes)(?: (?:hasta|aunque|nunca|bajo|por)\b| ?[.!]*$)|\bsin (?:parar|dejar) de (?:escribir|generar|repetir|imprimir|responder))/g,
    unless:
      /\b(?:por que|cuant[oa]s|significa|quiere decir|deberia|debo|como puedo|or[ae]n?|orar|orad|jehova|senor|dios|librame)\b/,
  },
  {
    id: 'es-so-many-times',
    group: 'endless_output',
    needs: ['veces'],
    pattern: new RegExp(`${asked}${putOut}\\b${gap(160)}\\b${many} veces\\b`, 'g'),
    unless: /\b(?:cuantas|por que|setenta|aparece|aparecen|menciona|es pecado|deberia|donde)\b/,
  },
  {
    id: 'es-counts-to-many',
    group: 'endless_output',
    needs: listed('numeros decimales digitos cuenta contar cuente'),
    pattern: new RegExp(
      `(?:\\b(?:cuenta|cuente|contar|conta) (?:del?|desde) (?:el )?\\w+ (?:a|al|hasta) (?:el |los )?(?:${many}|un millon|infinito)|\\b(?:todos los )?numeros (?:primos |pares |enteros )?(?:del?|desde|hasta|menores)${gap(30)}\\b${many}|\\b(?:${many}|todos los) (?:digitos|decimales) de pi\\b)`,
      'g',
    ),
  },
  {
    id: 'es-so-many-items',
    group: 'endless_output',
    needs: listed(
      'oraciones poemas sermones preguntas historias versiones variaciones parrafos devocionales copias ensayos canciones titulos nombres ideas ejemplos reflexiones lineas frases capitulos paginas',
    ),
    pattern: new RegExp(
      `${asked}(?:${verb('escribe|escriba|escribi|genera|genere|crea|cree|da|haz|haga|hace|produce|compon|imprime|lista|redacta|inventa|manda')})\\b(?: (?:al menos|una lista de|exactamente|mas de|unas|unos|otras|otros|como)){0,3} (?!(?:613|365|366)\\b)(?:[2-9]\\d{2}|[1-9]\\d{3,8}|[1-9]\\d{0,2}(?:[.,]\\d{3})+|(?:\\d+ |dos |cinco |diez )?mil|quinient[oa]s|doscient[oa]s|un millon de|miles de|cientos de|infinit[oa]s) (?:\\w+ )?(?:oraciones|poemas|sermones|preguntas|historias|versiones|variaciones|parrafos|devocionales|copias|ensayos|canciones|titulos|nombres|ideas|ejemplos|reflexiones|lineas|frases|capitulos|paginas)\\b`,
      'g',
    ),
  },
  {
    id: 'es-each-time-longer',
    group: 'loop_and_longer',
    needs: listed(
      'largo larga largos largas extenso extensa doble duplica duplicando duplicar detalle extension longitud alargando alargandolo extensas extensos doble triple cuadruple',
    ),
    pattern:
      /(?:\b(?:cada vez|cada (?:version|vuelta|ronda|repeticion|respuesta|una|uno|parrafo|nueva version))\b[^.!?\n]{0,30}?\b(?:mas (?:largo|larga|largos|largas|extens[oa]s?)|el doble|con mas (?:detalle|extension|palabras)|duplica\w*|alarg\w+)|\b(?:luego|despues|y)\b[^.!?\n]{0,20}?\bcon el (?:doble|triple|cuadruple) de (?:palabras|texto|longitud)|\b(?:el )?doble de (?:larg[oa]|extens[oa])s? que (?:la|el|lo) (?:anterior|ultim[oa]|previ[oa])|\b(?:duplica|duplicando|duplicar|dobla|doblando) (?:la|su) (?:longitud|extension)\b)/g,
    unless: /\b(?:por que|cuantas|enoc)\b/,
  },
  {
    id: 'es-then-do-it-again',
    group: 'loop_and_longer',
    needs: listed(
      'vuelve vuelva volve empieza empeza comienza repite repitelo repetilo hazlo hacelo nuevo otra reinicia repita vuelvas repetir',
    ),
    pattern:
      /(?:\b(?:cuando|al|una vez que|despues de|en cuanto) (?:termin\w+|acab\w+|llegues al final|lo termines|hayas terminado)\b[^.!?\n]{0,30}?\b(?:vuelve|vuelva|volve|empieza|empeza|comienza|repite|repitelo|repeti|repetilo|hazlo|hacelo|reinicia|repita|hazla)\b|\b(?:luego|despues|y|entonces)(?: luego| despues)? (?:vuelve a (?:hacer|escribir|empezar|repetir|comenzar|explicar)\w*|vuelva a \w+|volve a \w+|repitel[oa]|repetil[oa]|repite todo|hazlo (?:otra vez|de nuevo)|hacelo (?:otra vez|de nuevo)|empieza (?:otra vez|de nuevo))[^.!?\n]{0,60}?\b(?:mas larg[oa]|otra vez|hasta|siempre|veces|sin (?:parar|fin)|y otra|nuevo|nunca|doble|mas extens[oa]|y asi|detalle)\b|\brepite (?:el|este|todo el) (?:proceso|ciclo|bucle|procedimiento)\b|\brepite (?:los|estos) pasos\b)/g,
    unless: /\b(?:por que|cuantas|jueces|israel|plan de lectura)\b/,
  },
  {
    id: 'es-over-and-over',
    group: 'endless_output',
    needs: ['otra', 'bucle'],
    pattern:
      /(?:^|[.!?:;,\n] ?|\b(?:por favor|y|luego|quiero que|puedes|solo) )(?:repit?e|repita|repeti|escribe|escriba|imprime|di|haz|haga|hazlo|repitelo|responde|pregunta|preguntate|recita|sigue \w+ndo)\b[^.!?\n]{0,80}?\b(?:una y otra vez|en bucle)\b/g,
    unless: isQuestion,
  },
  {
    id: 'es-as-long-as-you-can',
    group: 'maximum_length',
    needs: listed('largo larga largos largas extenso extensa extensos extensas posible puedas largamente'),
    pattern:
      /\b(?:(?:lo|la|el|los|las) (?:\w+ )?mas (?:larg|extens)[oa]s?(?: y \w+)? (?:posible|que (?:puedas|pueda|te sea|sea|puedes|te permita|permita|puedan|hayas))|lo mas (?:largo|extenso|larga|extensa)(?: y \w+)? posible|tan (?:larg|extens)[oa]s? como (?:puedas|pueda|sea posible|te sea|te permita|permita|te deje)|(?:con )?(?:el|la) (?:maxim[oa]|mayor) (?:extension|longitud|cantidad de (?:palabras|texto|tokens)|numero de (?:palabras|tokens))(?: posible)?|tod[oa]s? (?:el texto|las palabras|lo) que (?:puedas|te permita)|(?:tantas|todas las) (?:palabras|paginas|lineas) (?:como|que) (?:puedas|sea posible))/g,
    unless: /\b(?:cual(?:es)? (?:es|son)|que salmo|que versiculo|puedas orar|orar)\b/,
  },
  {
    id: 'es-uses-all-tokens',
    group: 'maximum_length',
    needs: listed('tokens token creditos credito cuota contexto presupuesto limite'),
    pattern:
      /\b(?:usa|use|usar|usando|gasta|gaste|gastar|agota|agote|agotar|consume|consuma|consumir|quema|llena|llenar|utiliza|utilice|aprovecha|supera|sobrepasa|alcanza|alcances|llega|llegues|ignora|termina con|acaba con|malgasta|desperdicia|exprime)\b(?: hasta)?(?: (?:todos|toda|todo|todas|el|la|los|las|tus|tu|mis|mi|sus|su|al|maximo|maxima|de|limite|cantidad|posible|posibles|disponibles|disponible|ventana|resto|completa|entera|cualquier|que|puedas)){0,7} (?:tokens?|creditos?|cuota|contexto|limite de (?:tokens|salida|palabras|longitud|respuesta))\b/g,
    unless: /\b(?:en su contexto|el contexto de|contexto historico)\b/,
  },
  {
    id: 'es-no-length-limit',
    group: 'maximum_length',
    needs: listed('limite limites'),
    pattern:
      /\b(?:sin|ignora|ignorando|olvida|olvidate de|salta|no hay|omite|sin ningun)(?: (?:ningun|el|los|todo|cualquier|tu|tus))* limites? (?:de|en la|en el) (?:palabras|longitud|extension|tokens|caracteres|paginas|tamano|salida|respuesta)\b/g,
  },
  {
    id: 'es-so-many-words',
    group: 'maximum_length',
    needs: listed('palabras tokens caracteres paginas lineas parrafos hojas'),
    pattern: new RegExp(
      `(?:${asked}(?:${verb('escribe|escriba|escribi|haz|haga|hace|genera|genere|produce|da|crea|redacta|redacte|responde|compon|elabora|prepara|extiende|explica|desarrolla|quiero|necesito')})\\b${gap(90)}|^(?:una? )?(?:respuesta|ensayo|sermon|texto|libro|explicacion|tratado) (?:\\w+ )?de |\\b(?:quiero|necesito|al menos|por lo menos|minimo|como minimo|mas de|no menos de|exactamente|minimo de|de unas) )` +
        String.raw`\b(?:(?:[5-9]\d{3}|[1-9]\d{4,8}|[1-9]\d{1,2}(?:[., ]\d{3})+|[5-9][., ]\d{3}|(?:\d{1,3}|cinco|seis|ocho|diez|quince|veinte|treinta|cincuenta|cien) mil|un millon de|miles de) (?:palabras|tokens|caracteres|lineas|parrafos)|(?:[4-9]\d|[1-9]\d{2,6}|cincuenta|cien|doscientas|quinientas|cientos de) (?:paginas|hojas|parrafos))\b`,
      'g',
    ),
    unless:
      /\b(?:mi|nuestra|nuestro) (?:tesis|tesina|monografia|ensayo|trabajo)\b|\b(?:bosquejo|esquema|cuantas|resume|resumen)\b/,
  },
  {
    id: 'es-puts-out-the-whole',
    group: 'whole_bible',
    needs: listed(
      'toda todo todos todas biblia testamento salterio libros salmos versiculos cada genesis libro evangelio',
    ),
    pattern: new RegExp(
      `${asked}(?:${verb('imprime|imprima|imprimi|imprimir|copia|copie|copiar|transcribe|transcriba|transcribi|transcribir|cita|cite|citar|reproduce|reproduzca|reproducir|pega|pegue|recita|recite|escribe|escriba|escribi|escribir|muestra|muestre|da|de|manda|mande|pasa|pase|envia|envie|lista|liste|vuelca|traduce|traduzca|reescribe|parafrasea|pon|poner|ponga|devuelve|entrega|lee|explica|cuenta|cuente|conta|narra|relata|comenta|explique|comente|dicta|teclea')})\\b${gap(60)}\\b${whole}`,
      'g',
    ),
    unless: isStudy,
  },
  {
    id: 'es-for-each-of-the-whole',
    group: 'whole_bible',
    needs: listed('cada todos los'),
    pattern: new RegExp(
      `\\b${work}\\b${gap(50)}\\b(?:de|sobre|para|por|acerca de) ${eachOfWhole}\\b|\\b(?:para|por|de|sobre|con) ${eachOfWhole}\\b${gap(30)}\\b(?:escrib\\w+|redact\\w+|explic\\w+|haz\\w*|dame|quiero|genera\\w*|compon\\w*)\\b`,
      'g',
    ),
    unless: isStudy,
  },
  {
    id: 'es-infinite-loop',
    group: 'endless_output',
    needs: listed(
      'infinita infinito infinitas infinitos interminable bucle bucles vueltas rondas iteraciones ciclos repeticiones termina acaba recursivamente limite maximo',
    ),
    pattern: new RegExp(
      `\\b(?:(?:lista|historia|texto|cadena|charla|cuento|poema|serie|conversacion|dialogo|respuesta|oracion|sermon)s? (?:infinit[oa]|interminable|sin fin)s?|bucle (?:infinito|eterno|sin fin)|en (?:un )?bucle|ciclo infinito|recursivamente|(?:${many}|[2-9]\\d|veinte|treinta|cincuenta|doscientas|quinientas) (?:vueltas|rondas|iteraciones|ciclos|repeticiones)|(?:debate|conversacion|dialogo|lista|historia|respuesta|texto) (?:que )?(?:nunca|no|jamas) (?:debe |puede |se )?(?:termin\\w+|acab\\w+|par\\w+|deten\\w+)|hasta (?:que (?:llegues|alcances) )?(?:al|el|tu) (?:limite|maximo)(?! de (?:mis|la paciencia|sus)))\\b`,
      'g',
    ),
    unless: /\b(?:pensamientos?|mente|jerico|jueces|mi vida|siento)\b/,
  },
  {
    id: 'es-i-want-the-whole',
    group: 'whole_bible',
    needs: listed('quiero necesito queremos deseo'),
    pattern: new RegExp(
      `\\b(?:quiero|necesito|queremos|deseo)(?: (?:que|me|el|texto|completo|integro|de|des|copies|escribas|imprimas|transcribas|pegues|cites|muestres|tener|ver|aqui|todo)){0,7} ${whole}`,
      'g',
    ),
    unless: isStudy,
  },
  {
    id: 'es-asks-itself',
    group: 'self_prompting',
    needs: listed(
      'preguntate preguntese preguntandote mismo misma hazte hacete respondete respondela respondelas contestate propia propias contestala contestatela respondetela',
    ),
    pattern: new RegExp(
      `(?:\\b(?:preguntate|preguntese|(?:hazte|hacete|hagase|formulate|planteate|haciendote|hacerte)(?: \\w+){0,2} (?:preguntas?|cuestion|cuestiones)|preguntandote)\\b${gap(120)}\\b(?:responde\\w*|respond\\w+|contesta\\w*|otra|nuevas?|siguiente|repite|vuelve|bucle|veces|siempre|parar)\\b|` +
        `\\b(?:a ti mism[oa]|contigo mism[oa]|a vos mism[oa]|a si mism[oa])\\b${gap(100)}\\b(?:otra|nuevas?|siguiente|repite|bucle|veces|siempre|sin parar|sin fin|contesta\\w*|responde\\w*|infinit\\w+)\\b|` +
        `\\b(?:pregunta|preguntas|respuesta|conversa|conversacion|dialoga|dialogo|habla|charla|discute|debate)\\b${gap(20)}\\b(?:a ti mism[oa]|contigo mism[oa]|con vos mism[oa])\\b|` +
        `\\b(?:responde|contesta|responder|contestar) (?:a )?tus propias (?:preguntas|respuestas)\\b|\\btu propia (?:respuesta|salida|pregunta)\\b${gap(50)}\\b(?:como|nueva|siguiente|otra|una y otra)\\b)`,
      'g',
    ),
    unless: /\b(?:es bueno|deberia|debo|por que|alma|estudio biblico)\b/,
  },
  {
    id: 'es-own-output-as-input',
    group: 'self_prompting',
    needs: listed('respuesta salida resultado respuestas pregunta tarea instruccion'),
    pattern: new RegExp(
      `(?:\\b(?:usa|toma|utiliza|trata|considera|convierte|usando|tomando)\\b${gap(20)}\\b(?:respuesta|salida|resultado|respuestas)\\b${gap(30)}\\b(?:como|en) (?:la |el |una |un |tu )?(?:siguiente|nueva|nuevo|proxima|proximo|otra|entrada|pregunta|prompt|instruccion)\\b|` +
        `\\b(?:inventa|formula|piensa|crea|genera|plantea|haz|hace)\\w*\\b${gap(20)}\\b(?:otra|una nueva|la siguiente|una) (?:nueva )?(?:pregunta|tarea|instruccion)\\b${gap(60)}\\b(?:respond\\w+|contest\\w+)\\b(?=[^\\n]{0,140}?\\b(?:otra|siguiente|repite|bucle|veces|siempre|parar|sin fin|asi sucesivamente|vuelve|sigue|continua|nunca)\\b)|` +
        `\\bsin esperar (?:a |que |mi |mis |una |ninguna )?(?:yo|mi|mis|respuesta|respuestas|responda|conteste|confirmacion|diga|respuesta)\\b)`,
      'g',
    ),
  },
  {
    id: 'es-one-sign-many-times',
    group: 'padding',
    needs: listed('letra palabra caracter simbolo emoji puntos espacios ceros comas saltos letras emojis'),
    pattern: new RegExp(
      `(?:\\b(?:la|el|una|un|misma|mismo) (?:letra|palabra|caracter|simbolo|emoji|silaba|numero)\\b(?! del?\\b| que\\b)${gap(40)}\\b(?:${many} veces|(?:[5-9]\\d|cincuenta|sesenta|ochenta) veces|sin parar|${paraSiempre})\\b|` +
        `\\b(?:agrega|anade|inserta|escribe|pon|imprime|incluye|coloca|genera|termina con|empieza con)\\w*\\b${gap(30)}\\b${many} (?:\\w+ )?(?:puntos|espacios|ceros|comas|letras|saltos de linea|lineas en blanco|emojis|caracteres|signos)\\b)`,
      'g',
    ),
    unless: /\b(?:cuantas|aparece|aparecen|por que|significa|hebre[oa]|grieg[oa]|biblia|usa|menciona)\b/,
  },
  {
    id: 'es-pads-the-answer',
    group: 'padding',
    needs: listed('relleno rellena rellenar lorem galimatias rellenalo cada'),
    pattern:
      /(?:\b(?:texto|palabras|frases|parrafos|contenido|tokens|caracteres) (?:de|como) relleno\b|\brellen(?:a|ar|alo|ala)\b[^.!?\n]{0,40}?\b(?:respuesta|hasta|tokens|palabras|texto|lorem)\b|\blorem ipsum\b|\bcada (?:palabra|letra|frase|linea|oracion)\b[^.!?\n]{0,20}?\b(?:[3-9]|\d{2,}|tres|cuatro|cinco|diez|veinte|cincuenta|cien|mil) veces|\b(?:entre|despues de|tras|antes de) cada (?:palabra|letra|silaba)\b)/g,
    unless: /\b(?:cuantas|aparece|por que|significa)\b/,
  },
]
