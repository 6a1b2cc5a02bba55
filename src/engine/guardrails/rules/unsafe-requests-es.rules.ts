import { gap, listed, type Rule } from '../rule.ts'

const make =
  '(?<!\\bno )\\b(?:escrib[ei]\\w{0,6}|escribir|redact[ae]\\w{0,4}|haz(?:me|nos|le)?|hacer|hag[ao]\\w{0,4}|cre[ae](?:r|me|nos|n)?|invent[ae]\\w{0,4}|prepar[ae]\\w{0,4}|dame|danos|dime|genera\\w{0,3}|disen[ae]\\w{0,4}|ayuda(?:me|nos)? (?:a|con)|necesito|quiero|falsific\\w{1,5}|elabora\\w{0,3}|compon\\w{0,3}|compon)\\b'
const how =
  '\\b(?:como (?:puedo|podria|podemos|se|hago|hacer|le hago para|hacemos para|[a-z]{3,12}[aei]r)|de que (?:manera|forma)|(?:dime|ensename|explicame|muestrame|ayudame)(?: como| a| para)?|pasos (?:para|de)|instrucciones (?:para|de)|manera(?:s)? de|formas? de|guia para|receta para|trucos? para|consejos para|quiero (?:saber como )?|necesito)\\b'
/** Somebody who studies, warns, guards or asks about right and wrong. */
const caring =
  /\b(?:protege\w{0,4}|prevenir|evit\w{1,5}|reconoc\w{2,5}|detect\w{1,4}|identific\w{1,4}|advert\w{2,6}|denunci\w{1,4}|resist\w{2,4}|victimas?|sobreviviente|me llego|recibi|super\w{1,4}|dejar de|salir de|librar\w{0,3}|es pecado|esta mal|por que|dice la biblia|no caer|sin manipular|estafaron|cuidar\w{0,3})\b/
const kin =
  'esposa|esposo|marido|mujer|pareja|novi[ao]|ex|hij[ao]s?|madre|padre|mama|papa|herman[ao]s?|abuel[ao]s?|ti[ao]|vecin[ao]s?|jef[ae]|companer[ao]|suegr[ao]|pastor|sacerdote|profesor|amig[ao]|enemig[ao]'
const someone = `(?:a (?:mi|un|una|el|la|los|las|al|mis|alguien|otros?) ?(?:${kin}|hombre|mujer|nin[oa]s?|chic[ao]s?|persona|gente|alguien|ancian[ao]s|fieles|hermanos|creyentes|miembros|viudas|feligreses)?|al (?:${kin}|hombre|nino)|a alguien|alguien)`
const message =
  '(?:mensajes?|correos?|cartas?|textos?|notas?|whatsapp|publicacion|sermon|predica|oracion|profecia|llamada|anuncio|discurso|devocional)'
const money =
  '(?:dinero|tarjetas? (?:de regalo|de credito)|datos (?:bancarios|de la tarjeta)|cuenta|ahorros|don(?:ar|en|ativos?|aciones)|diezm\\w{1,4}|ofrend\\w{1,4}|transferencia|pag(?:ar|uen|o)|siembr\\w{1,3}|contrasenas?|herencia|bitcoin|den|dar mas|propina|mesada)'
const forced =
  '(?:engan\\w{1,4}|estaf\\w{1,5}|asust\\w{1,5}|atemoric\\w{1,4}|manipul\\w{1,5}|presion\\w{1,5}|amenac\\w{1,4}|amenaz\\w{1,4}|culp\\w{1,6}|avergonz\\w{1,3}|avergu\\w{1,6}|explot\\w{1,5}|chantaj\\w{1,5}|timar|timen|obligu\\w{1,3}|obligar|miedo|aterroric\\w{1,3})'
const forcedWords =
  listed(`engane engana enganar enganen enganarlos enganarla enganarlo enganarles estafar estafe estafen estafarles asuste asusten
  asustar asusta asustarlos atemorice atemoricen manipule manipulen manipular manipularlos manipularla presione presionen
  presionar presionarlos amenace amenacen amenazar amenace culpa culpe culpables culpable avergonzar avergoncen explotar
  chantaje chantajear timar obligue obliguen obligar miedo aterrorice aterroricen`)

const rule = (id: string, needs: readonly string[], pattern: string, unless: RegExp | undefined = caring): Rule => ({
  id: `es-${id}`,
  group: id.replace(/-\d$/, ''),
  needs,
  pattern: new RegExp(pattern, 'g'),
  ...(unless && { unless }),
})

/** Asked for plainly, in Spanish: refused. */
export const refusedRequestsEs: readonly Rule[] = [
  rule(
    'scam-1',
    listed('estafa estafas phishing fraude fraudulento fraudulenta timo ponzi piramidal falsa falso'),
    `${make}${gap(50)}\\b(?:estafas?|phishing|fraude|fraudulent[oa]|timo|ponzi|esquema piramidal|(?:colecta|ong|caridad|campana|orfanato|ministerio|fundacion|sorteo|premio) fals[oa])\\b`,
  ),
  rule(
    'scam-2',
    forcedWords,
    `\\b${message}\\b${gap(70)}\\b${forced}\\b${gap(70)}\\b${money}\\b|${make}${gap(20)}\\b${message} (?:para|que) (?:estaf|engan|tim)\\w{1,6}\\b`,
  ),
  rule(
    'scam-3',
    listed('estafar enganar timar defraudar robar robarle lavar evadir blanquear desviar malversar'),
    `${how}${gap(25)}\\b(?:(?:estafar|timar|defraudar|enganar)(?:le)? ${someone}|rob(?:ar|arle) (?:dinero )?(?:de|a|en) (?:la|mi|el|un|una)\\b|lavar dinero|blanquear (?:dinero|capitales)|evadir impuestos|(?:desviar|malversar|quedarme con) (?:fondos|dinero|ofrendas|los diezmos|el diezmo|la ofrenda))`,
  ),
  rule(
    'scam-4',
    listed('pasar pasarme pasando haciendome hacerme haciendose fingiendo parezca suplantar suplantando'),
    `\\b(?:hac(?:iendo|er)(?:me|se) pasar por|fingiendo ser|que parezca (?:de|del|enviad[oa])|suplant(?:ar|ando))\\b${gap(60)}\\b(?:banco|policia|hacienda|pastor|obispo|sacerdote|misioner[oa]|ong|iglesia|niet[oa]|gobierno|orfanato)\\b${gap(80)}\\b(?:${money}|datos)\\b`,
  ),
  rule(
    'forgery',
    listed('falso falsa falsos falsas falsificar falsifica falsificado falsificada falsifico imitar trucho trucha'),
    `(?:${make}|${how})${gap(50)}(?:\\b(?:certificado|acta|pasaporte|dni|cedula|titulo|diploma|documento|licencia|receta|carta|firma|partida|recibo|factura|cheque|identificacion|visa|credencial|constancia|justificante)s?\\b${gap(30)}\\b(?:fals[oa]s?|falsificad[oa]s?|truch[oa]s?)\\b|\\b(?:falsific\\w{1,4}|imitar)\\b${gap(20)}\\b(?:certificado|acta|pasaporte|dni|cedula|titulo|diploma|documento|licencia|receta|carta|firma|partida|recibo|cheque|identificacion|visa)s?\\b)`,
  ),
  rule(
    'forgery-2',
    listed('oficial autentico autentica real verdadero verdadera'),
    `\\b(?:certificado|acta|diploma|carta|documento)\\b${gap(40)}\\bparezca\\b${gap(15)}\\b(?:oficial|autentic[oa]|real|verdader[oa])\\b`,
  ),
  rule(
    'threat',
    listed(
      'amenaza amenazas amenazante amenazantes amenazador amenazadora amenazar chantaje chantajear extorsion extorsionar intimidar intimidante intimide',
    ),
    `(?:${make}|${how})${gap(40)}\\b(?:amenazas?|amenazantes?|amenazador[a]?|amenazar|chantaj(?:e|ear)|extorsion(?:ar)?|intimid(?:ar|ante|e))\\b`,
  ),
  rule(
    'threat-2',
    listed('asuste atemorice aterrorice asusten miedo'),
    `\\b${message}\\b${gap(25)}\\b(?:que (?:asuste|atemorice|aterrorice)|para (?:asustar|meter(?:le)? miedo)|que (?:le )?(?:de|meta) miedo)\\b${gap(20)}\\b(?:a|al)\\b`,
  ),
  rule(
    'weapon',
    listed(
      'bomba bombas explosivo explosivos molotov granada polvora detonador napalm ricina sarin silenciador arma armas pistola cianuro',
    ),
    `(?:${how}|${make})${gap(30)}\\b(?:fabri\\w{1,5}|hacer|constru\\w{2,4}|armar|preparar|conseguir|comprar|imprimir|una|un|poner)\\b${gap(15)}\\b(?:bombas?|explosivos?|molotov|granadas?|polvora|detonador|napalm|ricina|sarin|silenciador|(?:armas?|pistola) (?:casera|ilegal\\w{0,4}|sin (?:papeles|licencia|permiso)|quimica|biologica)|gas (?:toxico|mostaza|cloro)|cianuro)\\b`,
    /\b(?:evitar|desactivar|proteg\w{1,5}|noe|por que)\b/,
  ),
  rule(
    'kill',
    listed(
      'matar matarlo matarla asesinar envenenar apunalar estrangular ahogar secuestrar veneno golpear quemar torturar rastro',
    ),
    `(?:como (?:puedo|podria|se|hago para|le hago para)?|dime como|ensename a|ayudame a|pasos para|formas? de|manera de|guia para|instrucciones para)${gap(15)}(?:\\b(?:matar|asesinar|envenenar|apunalar|estrangular|ahogar|secuestrar|torturar|golpear|quemar) (?:${someone}|la (?:casa|iglesia) de)|\\b(?:veneno (?:que no|sin|para)|(?:matar|envenenar|golpear)\\w{0,4}${gap(20)}sin (?:dejar )?(?:rastro|huellas?|marcas?|que)))`,
  ),
  rule(
    'stalking',
    listed('espiar rastrear seguir hackear localizar vive trabaja ubicacion whatsapp vigilar direccion'),
    `(?:${how}|${make})${gap(20)}(?:\\b(?:espiar|rastrear|seguirle?(?= (?:el rastro|los pasos|a escondidas))|hackear|localizar|vigilar|leer|revisar|clonar|intervenir|entrar (?:en|a)|ver)\\b${gap(25)}\\b(?:mi (?:${kin})|de (?:mi (?:${kin})|ella|el|alguien|otra persona)|su (?:telefono|celular|movil|whatsapp|ubicacion|correo|cuenta|facebook|instagram))\\b|\\b(?:donde (?:vive|trabaja|se escondio|se mudo|esta escondida|se esconde) (?:mi ex|mi (?:${kin})|ella|esa|esta mujer|ahora)))`,
    /\b(?:proteg\w{1,5}|dios|jesus|ejemplo|orar)\b/,
  ),
  rule(
    'captive',
    listed(
      'deje denuncie convencer convenza obligar regrese vuelva quede calle callada silencio perdone obedezca soporte aguante',
    ),
    `(?:${make}|${how}|\\b(?:versiculos?|textos?|pasajes?)\\b)${gap(70)}\\b(?:que (?:no )?(?:me |lo )?(?:deje|denuncie|abandone|regrese|vuelva|se quede|se calle|guarde silencio|soporte|aguante|retire la denuncia|quite la denuncia)|para que (?:ella |mi (?:${kin}) |mi mujer )?(?:no (?:me |lo |se )?(?:deje|denuncie|abandone|divorcie|vaya|hable|diga|cuente)|vuelva (?:conmigo|con el)|aguante|soporte))\\b${gap(60)}\\b(?:aunque|golpe\\w{0,3}|peg(?:o|ue|a)|maltrat\\w{1,3}|abus\\w{1,3}|denuncia|policia|secreto|calle|conmigo|violent[oa]|nada|nadie|denuncie)\\b`,
    /\b(?:proteg\w{1,5}|segur[ao]|escapar|debo|deberia|tengo que|es correcto)\b/,
  ),
  rule(
    'sexual',
    listed('porno pornografico pornografica erotico erotica sexual desnudos sexo'),
    `${make}${gap(40)}\\b(?:(?:historia|relato|cuento|escena|texto|poema|version|fantasia|conversacion|guion)s? (?:\\w+ ){0,2}?(?:porno\\w{0,8}|erotic[oa]s?|sexual(?:es)?|de sexo|xxx|explicit[oa]s?)|desnudos)\\b`,
    /\b(?:dejar|adicc\w{2,4}|adict[oa]|librar\w{0,3}|superar|evitar|vencer|salir de|hablar con)\b/,
  ),
  rule(
    'malware',
    listed('hackear hackeo virus malware ransomware keylogger spyware robar contrasena contrasenas crackear phishing'),
    `(?:\\bcomo |${how}|${make})${gap(25)}\\b(?:hackear|crackear|malware|ransomware|keylogger|spyware|virus informatico|un virus (?:para|que)|robar (?:\\w+ ){0,2}?(?:contrasenas?|datos|cuentas?|tarjetas?|identidad|claves)|(?:sacar|obtener|descifrar) la contrasena de)\\b`,
    /\b(?:proteg\w{1,5}|evitar|prevenir|hackearon|quitar|eliminar|perdonar)\b/,
  ),
  rule(
    'exploit-1',
    forcedWords,
    `(?:${how}|${make})${gap(40)}\\b${forced}\\b${gap(40)}\\b(?:fieles|congregacion|iglesia|hermanos|miembros|feligreses|ancianos|ninos|jovenes|viudas|creyentes|gente|personas|donantes|ovejas)\\b${gap(50)}\\b(?:${money}|obedezcan|voten|firmen|callen|mas)\\b`,
  ),
  rule(
    'exploit-2',
    listed('promete prometa prometiendo prometer garantice garantiza sanidad milagro milagros sanacion'),
    `(?:${how}|${make})${gap(50)}\\b(?:promet\\w{1,5}|garanti\\w{1,4}|asegur\\w{1,4})\\b${gap(40)}\\b(?:sanidad|sanacion|milagros?|prosperidad|bendicion(?:es)?|salvacion|riquezas?)\\b${gap(40)}\\b(?:a cambio|si (?:dan|donan|envian|pagan|siembran|ofrendan|diezman|mandan)|a quien(?:es)? (?:de|done|envie|pague|siembre)|por (?:una|su|cada) (?:ofrenda|donacion|siembra))`,
  ),
  rule(
    'exploit-3',
    listed('falso falsa falsos falsas inventado inventada inventa fingir finge inventes inventar'),
    `${make}${gap(25)}\\b(?:(?:testimonios?|milagros?|sanidad|sanacion|profecias?|vision|revelacion|resenas?|reliquias?) (?:\\w+ )?(?:fals[oa]s?|inventad[oa]s?|fingid[oa]s?)|(?:fals[oa]s?|fingir) (?:testimonios?|milagros?|sanidades?|sanacion|profecias?|vision|revelacion|resenas?)|inventa\\w{0,2} (?:un testimonio|un milagro|una sanidad|una profecia|una vision))\\b`,
  ),
  rule(
    'drugs',
    listed('metanfetamina cocaina heroina drogas droga lsd extasis fentanilo crack burundanga'),
    `(?:${how}|${make})${gap(20)}\\b(?:cocinar|fabricar|hacer|producir|vender|traficar|conseguir|comprar|preparar|pasar)\\b${gap(15)}\\b(?:metanfetamina|cocaina|heroina|drogas?|lsd|extasis|fentanilo|crack|burundanga)\\b`,
    /\b(?:dejar|salir|adict[oa]|librar\w{0,3}|mi (?:hijo|hija|hermano|amigo|esposo))\b/,
  ),
  rule(
    'harass',
    listed('humillar humille acosar calumnia calumniar difamar rumores rumor arruinar desprestigiar chisme'),
    `(?:${how}|${make})${gap(30)}\\b(?:humill(?:ar|e)|acosar|calumni(?:a|ar)|difamar?|rumor(?:es)?|arruinar(?:le)? la (?:vida|reputacion)|desprestigi\\w{1,3})\\b${gap(15)}\\b(?:a|al|de|del|sobre|contra)\\b`,
  ),
  rule(
    'medicine',
    listed(
      'insulina medicina medicinas medicamento medicamentos quimioterapia quimio tratamiento pastillas antidepresivos medico vacuna',
    ),
    `\\b(?:convenc\\w{1,4}|convenz\\w{1,3}|persuad\\w{1,3}|decir(?:le|les)|haz que|hacer que|para que|diga que|digan que)\\b${gap(40)}\\b(?:dej(?:e|en|ar)|suspend\\w{1,3}|abandon\\w{1,3}|tir(?:e|en|ar)|rechac\\w{1,3}|rechazar|no (?:tome|tomen|vaya|vayan))\\b${gap(25)}\\b(?:insulina|medicinas?|medicamentos?|medicacion|quimio(?:terapia)?|tratamientos?|pastillas|antidepresivos|al medico|vacunas?|dialisis|transfusion)\\b`,
    /\b(?:debo|esta bien|me dij\w{1,4}|quieren|por que|nunca|no deje)\b/,
  ),
]

/** Asked for doubtfully, in Spanish: marked. */
export const doubtfulRequestsEs: readonly Rule[] = [
  rule(
    'doubtful-revenge',
    listed('vengarme venganza vengarnos'),
    `(?:como|ayudame a|quiero|formas? de|manera de|plan)${gap(20)}\\b(?:vengar(?:me|nos)|venganza)\\b`,
    /\b(?:no|sin|evitar|dejar|resistir|deseo)\b/,
  ),
  rule(
    'doubtful-curse',
    listed('maldicion hechizo brujeria conjuro'),
    `(?:${make}|como)${gap(20)}\\b(?:maldicion|hechizo|conjuro)\\b${gap(10)}\\b(?:contra|para|sobre|a)\\b`,
    /\b(?:romper|quitar|librar\w{0,3}|generacional|protec\w{1,4}|que es|balaam|higuera)\b/,
  ),
  rule(
    'doubtful-obey',
    listed('obedezca someta sumisa'),
    `\\b(?:hacer que|obligar a|para que|lograr que) (?:mi (?:esposa|mujer|novia|hija)|ella)\\b${gap(15)}\\b(?:obedezca|se someta|sea sumisa)\\b`,
    /\b(?:debe|esta bien|es correcto)\b/,
  ),
]
