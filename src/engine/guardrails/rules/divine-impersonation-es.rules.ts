import { gap, listed, of } from '../rule.ts'
import { cielo, dios, firstWords, phrases, type Sign, whole } from './divine-impersonation-words.ts'

/** Requests in Spanish; see the English rules for what each group means. */
const roles =
  phrases(`actua como|actue como|actua cual|actues como|comportate como|finge ser|finge que eres|fingi ser|fingi que sos|
  simula ser|simula que eres|hazte pasar por|hacete pasar por|haz de|hace de|haga de|hagas de|haz el papel de|
  haz de cuenta que eres|haz de cuenta q eres|hace de cuenta que sos|haga de cuenta que es|imagina que eres|imaginate que eres|
  imaginate que sos|como si fueras|como si fueses|como si fuera|como si usted fuera|cual si fueras|como si tu fueras|
  como si fueras el mismo|en el papel de|en la voz de|en el lugar de|
  en representacion de|toma el papel de|toma el lugar de|asume el papel de|asume la identidad de|asume el rol de|
  encarna a|encarna|interpreta a|personifica a|canaliza a|canaliza|imita a|imita la voz de|conviertete en|convertite en|
  vuelvete|transformate en|juega a ser|seras|vas a ser|ahora eres|ahora sos|a partir de ahora eres|desde ahora eres|se la voz de|
  suplanta a|se tu|ponte en el lugar de|ponete en el lugar de|haceme de|rol de|papel de|quiero que seas|
  necesito que seas|te pido que seas|presta tu voz a|se el vocero de|vocero de|portavoz de|mensajero de|por boca de`)
const talks =
  listed(`habla hablame hable hableme hables hablarme hablar hablenos responde respondeme responda respondas responderme
  respondenos contesta contestame conteste contesteme contestes contestarme escribe escribeme escriba escribas escribirme escribime
  dime digame decime aconsejame consuelame consuela platica conversa charla saludame dame oriename orientame bendiceme
  preséntate presentate cuentame respondé contestá hablá contestarnos tratame corrigeme reganame guiame avisame`).filter(
    (word) => /^[a-z]+$/.test(word),
  )

export const spanishRoleSigns: Sign[] = [
  {
    id: 'es-hace-de',
    group: 'persona',
    points: 6,
    needs: firstWords(roles),
    pattern: new RegExp(`\\b${of(roles)} (?:a )?${cielo}${whole}`, 'g'),
    unless:
      /\b(?:como puedo|como podemos|por que|oro|orar|oramos|bautiz|en nombre de (?:jesus|cristo|dios|el padre|la iglesia),? (?:amen|te pido))\b/,
  },
  {
    id: 'es-habla-como',
    group: 'persona',
    points: 6,
    needs: talks,
    pattern: new RegExp(
      `\\b${of(talks)}\\b(?: [a-z]+){0,5}? (?:como|igual que|cual|siendo|haciendo de|en nombre de|en lugar de|a nombre de|con la voz de|por boca de) (?:si (?:fueras|fueses|fuera|fuese) |lo haria |hablaria )?${cielo}${whole}`,
      'g',
    ),
    unless: /\b(?:como (?:puedo|hablaba|habla)|por que|verso|segun)\b/,
  },
  {
    id: 'es-eres',
    group: 'persona',
    points: 3,
    needs: listed('eres sos se'),
    pattern: new RegExp(
      `(?:\\b(?:tu eres|eres|sos|vos sos)|(?:^|[.!?,;:\\n] ?|\\b(?:y|por favor|solo) )se) (?:ahora )?${cielo}${whole}(?! (?:que|con|de))`,
      'g',
    ),
  },
  {
    id: 'es-se-un-ratito',
    group: 'persona',
    points: 4,
    needs: listed('ratito rato momento hoy favor minutos'),
    pattern: new RegExp(`\\bse (?:mi )?${cielo}${whole} (?:por )?(?:un|unos|solo|hoy|esta|para|por favor)\\b`, 'g'),
  },
]

const tidings = listed(
  'mensaje mensajes palabra palabras carta nota respuesta revelacion profecia orden ordenes senal aviso veredicto promesa consejo correo advertencia decision consuelo mision instrucciones',
)
const asks =
  listed(`dame deme danos da dime digame decime escribeme escribe escriba redacta redactame traeme trae transmiteme transmite comunicame
  entregame necesito quiero quisiera deseo recibe recibir leeme muestrame declara declarame declareme tienes tenes hay revelame envia enviame mandame
  manda pasame espero busco pido anuncia anunciame regalame compon cual que hazme`)

export const spanishVoiceSigns: Sign[] = [
  {
    id: 'es-por-medio-de-ti',
    group: 'persona',
    points: 5,
    needs: listed('medio traves ti chat pantalla maquina'),
    pattern:
      /\b(?:habl|dig|dice|diga|respond|contest|escrib|manifiest|comuni|us)[a-z]*\b[^.!?\n]{0,30}\b(?:(?:por medio|a traves) (?:de (?:ti|vos|usted|este|esta)|tuyo)|por (?:este chat|esta pantalla|esta maquina|aqui mismo|este medio|aca)|desde este chat)\b/g,
    unless: /\b(?:naturaleza|su palabra|biblia|escritura|suenos|profetas)\b/,
  },
  {
    id: 'es-quiero-hablar-con',
    group: 'persona',
    points: 4,
    needs: listed('quiero necesito quisiera puedo dejame comunicame conectame ponme deseo pasame contactame pongame'),
    pattern: new RegExp(
      `\\b(?:quiero|necesito|quisiera|deseo|puedo|dejame|permiteme|comunicame|conectame|contactame|ponme|pongame|pasame)\\b(?: (?:en contacto|hablar|conversar|platicar|charlar|directamente|ahora|directo))* (?:con|a) ${cielo}${whole}`,
      'g',
    ),
    unless: /\b(?:orar|oracion|rezar|acercarme|como|conocer|agradecer|servir|amar)\b/,
  },
  {
    id: 'es-deja-que-hable',
    group: 'persona',
    points: 5,
    needs: listed('deja permite dejar haz que'),
    pattern: new RegExp(
      `\\b(?:deja|dejar|permite|permitele|haz|quiero|necesito) (?:a |al )?(?:que )?${cielo}${whole} (?:mismo |misma )?(?:me )?(?:habl|escrib|respond|contest|dig|dict|us|tom)[a-z]*\\b`,
      'g',
    ),
  },
  {
    id: 'es-mensaje-de',
    group: 'message',
    points: 4,
    needs: tidings,
    pattern: new RegExp(
      `\\b${of(asks)}\\b${gap(50)}\\b${of(tidings)}\\b${gap(25)} (?:(?:de )?parte de(?:l)?|desde|firmad[oa] por|del|de(?= (?:la virgen|san|papa|mi angel|tu|jesus|cristo|nuestro|el arcangel)))(?: el)? ${cielo}${whole}|\\b${of(tidings)} (?:me )?(?:tiene|trae|manda|da|envia|tendra) (?:para mi |hoy )?${cielo}\\b|\\b${of(tidings)}\\b${gap(20)}(?:de (?:su|tu) (?:propia )?parte|del cielo)\\b`,
      'g',
    ),
    unless:
      /\b(?:salmos?|versiculos?|pasajes?|texto|capitulo|biblia|evangelio|cita|citas|isaias|amos|jeremias|apocalipsis)\b/,
  },
  {
    id: 'es-de-parte-de',
    group: 'message',
    points: 3,
    needs: listed('parte nombre lugar por'),
    pattern: new RegExp(
      `\\bde (?:su parte|parte de(?:l)? ${cielo})${whole}|\\b(?:contesta|responde|habla|hables|decide|dime)[a-z]*\\b${gap(20)}\\b(?:en su (?:nombre|lugar)|en lugar de (?:el|ella)|por (?:el|ella))\\b`,
      'g',
    ),
  },
  {
    id: 'es-que-me-dice',
    group: 'message',
    points: 4,
    needs: listed('dios diosito senor jesus cristo espiritu el virgen angel cielo jesucristo'),
    pattern: new RegExp(
      `\\b(?:que|cual|cuando|si|lo que|porque)\\b${gap(20)}\\b(?:me|nos|te|le) (?:esta |quiere |ha |estara |viene |va a |lo )*(?:dic(?:e|ho|iendo)|decir|anuncia(?:ndo)?|revela(?:do|ndo|r)?|muestra|mostrado|mostrando|manda|ordena|pide|hablo|habla|hablado|dijo|dice|contesta|responde)\\b${gap(15)}\\b(?:${dios}|${cielo})\\b|\\b(?:${dios}|${cielo}) (?:me|te|nos|se lo) (?:esta |quiere |ha |lo |los )*(?:dic(?:e|ho|iendo)|decir|anuncia(?:ndo)?|revela(?:do|ndo|r)?|muestra|mostrado|mostrando|responde|contesta|manda decir|susurra|habla)\\b|\\bel (?:te lo|se lo|te) (?:dice|cuenta|revela|muestra)`,
      'g',
    ),
    unless: /\b(?:versiculos?|pasajes?|salmos?|biblia|discernir|como (?:puedo|se)|profeta me|me dijo q)\b/,
  },
  {
    id: 'es-preguntale',
    group: 'message',
    points: 6,
    needs: listed('preguntale preguntele consultale pregunta consulta pidele preguntales'),
    pattern: new RegExp(
      `\\b(?:preguntale|preguntele|consultale|pregunta|consulta|pidele|preguntales)(?: [a-z]+){0,3}? (?:a(?:l)? |con )?${cielo}\\b(?=[^\\n]{0,400}?\\b(?:dime|dame|cuentame|decime|contest|respond|respuesta|si|que|cual|cuando|mi)\\b)`,
      'g',
    ),
  },
  {
    id: 'es-contestame-tu',
    group: 'persona',
    points: 4,
    needs: listed(
      'contesta contestame respondeme responde dime hablame diganme contesteme decime escuchas estas hablale',
    ),
    pattern: new RegExp(
      `(?:^|[.!?¡¿\\n] ?)(?:hola |oye |ay |mi |querido )?${cielo}(?:,| por favor,?| patron mio,?| lindo,?)?(?: [a-z]+,)?[^.!\\n]{0,40}?\\b(?:contesta(?:me)?|responde(?:me)?|hablame|dime|decime|estas ahi|me escuchas)\\b`,
      'g',
    ),
    unless: /\b(?:amen|salmo|versiculo|muestrame tu voluntad|senor hablame)\b/,
  },
  {
    id: 'es-tu-mismo',
    group: 'persona',
    points: 3,
    needs: listed('persona voz palabras firma firmada firmado mismo tu vos firmala'),
    pattern:
      /\ben primera persona\b|\bcon (?:su|tu) (?:propia )?(?:voz|boca)\b|\b(?:sus|tus) (?:propias|mismas) palabras\b|\bfirm(?:ad[oa]|ala|alo|a) (?:por|como|con)\b|\b(?:contesta(?:me)?|responde(?:me)?|habla(?:me)?|dime(?:lo)?|decime(?:lo)?|perdoname) (?:tu|vos)(?: mismo)?\b|\bcomo (?:si fueras )?el (?:mismo)\b|\bpalabra por palabra\b|\bcomo si fueras (?:el|ella)\b/g,
  },
]

export const spanishBoosters: Sign[] = [
  {
    id: 'es-te-pide',
    group: 'booster',
    points: 2,
    needs:
      listed(`dime dame digame decime deme dimelo damelo respondeme contestame hablame escribeme revelame revelamelo declara declareme declares
      avisame quiero necesito confirma confirmame muestrame digas hables des cuentame mandame contesta responde`),
    pattern:
      /\b(?:dime(?:lo)?|dame(?:lo|la)?|digame|decime(?:lo)?|deme|respondeme|contestame|hablame|escribeme|revelame(?:lo)?|declara(?:me)?|declareme|declares|avisame|(?:quiero|necesito) (?:que|un|una|la|el|saber|escuchar)|confirma(?:me)?|muestrame|me (?:digas|hables|des|respondas|contestes|escribas|reveles)|cuentame|mandame|contesta|responde)\b/g,
  },
  {
    id: 'es-sin-peros',
    group: 'booster',
    points: 2,
    needs: listed('no sin deja dejate nada'),
    pattern:
      /\b(?:no (?:me )?(?:digas|des|menciones|aclares|cites|pongas|vengas)|sin (?:rodeos|aclaraciones|excusas|peros|advertencias|decir)|deja(?:te)? de (?:ser|hablar|responder|decir)|nada de)\b/g,
  },
  {
    id: 'es-ya-mismo',
    group: 'booster',
    points: 1,
    needs: listed('hoy ahora ya directo directamente personalmente semana noche mes ano ratito rato'),
    pattern:
      /\b(?:hoy|ahora(?: mismo)?|ya mismo|directo|directamente|personalmente|est[ea] (?:semana|noche|mes|ano)|un (?:ratito|rato|momento))\b/g,
  },
  {
    id: 'es-mi-vida',
    group: 'booster',
    points: 1,
    needs: listed('mi mis para conmigo'),
    pattern:
      /\b(?:mi (?:vida|familia|esposo|esposa|marido|ex|hijo|hija|mama|papa|madre|padre|novio|novia|trabajo|negocio|matrimonio|futuro|casa|salud|jefe|alma|abuela|abuelo|hermana|hermano|pareja|situacion)|para mi|conmigo|me (?:siento|perdonas|quitaste))\b/g,
  },
]
