import { arVerbs, endings, phrases, plurals, type SignList, sign } from './hateful-content-sign.ts'

/** What is said of people in Spanish of Spain and the Americas: families of words, without accents as in folded text. */

const beasts = [
  ...plurals(
    'rata cucaracha parasito sanguijuela bestia perro cerdo puerco chancho marrano mono simio macaco salvaje serpiente vibora culebra insecto gusano demonio diablo monstruo barbaro langosta alimana plaga bicho buitre lobo hiena piojo garrapata engendro sabandija mula burro',
  ),
  ...endings('subhuman infrahuman endemoniad', 'o a os as'),
  ...phrases(
    'animal, animales, ganado, cancer, enfermedad, virus, tumor, basura, escoria, inmundicia, mugre, lacra, peste, pestilencia, porqueria, asquerosidad, estiercol, veneno, cizana, podredumbre, estorbo, una carga, carga para, infeccion, infestacion, gente|raza podrida|maldita|mala, podridos, ramas secas, mala hierba, no|ni son|es|somos|tienen personas|humanos|gente|persona|humano, no merecen|merece llamarse|ni, sin|no alma|conciencia|corazon|humanidad, no tienen|tiene|tenian|poseen alma|conciencia|moral|humanidad, menos que humanos|personas|animales, no son|es como nosotros, casas|casa de demonios, hijos|raza|simiente|semilla|agentes|siervos|hija|disfraces|instrumentos de|del satanas|demonio|diablo|infierno|cain|cam|viboras, del diablo|demonio, marca|sangre de cain, la misma alma, no * imagen de dios, error|errores de dios|la, rechazados|odiados|malditos por|de dios, brujos, brujas, animal con',
  ),
]
const lesser = [
  ...endings(
    'maldit defectuos primitiv degenerad pervertid mentiros perezos vag tont estupid brut impur malvad suci asqueros codicios avar maldecid rater corrupt violent peligros asesin vicios promiscu ignorant traicioner cobard cochin mugrient delincuent borrach apestos inmund nacid-para',
  ),
  ...phrases(
    'cerrados a la, no * descienden|vienen de adan, no * confiar en, se los lleve, no * perder tiempo, entra el robo|crimen, inferior, inferiores, inutil, inutiles, incapaz, incapaces, criminal, criminales, delincuente, delincuentes, ladron, ladrones, chorros, choros, terrorista, terroristas, violador, violadores, pederastas, pedofilos, enemigos, enemigo, traidores, traidor, abominacion, abominaciones, aberracion, aberraciones, pecado andante, de segunda, segunda clase, por debajo, mas|muy abajo, debiles mentales, debil, menos inteligente|inteligentes|valiosa|valiosas|valiosos|capaces|capaz|dignos|dignas|racional|racionales, vale|valen|valia menos|nada|poco|mas, no|ni vale|valen|sirve|sirven nada|para|lo, no merece|merecen|merecian nada|ni|vivir|respeto|compasion|piedad, fueron|fue|estan|son|es|somos|siendo hechos|hecho|hecha|creados|nacidos|destinados|destinado|creado|puestos para|a, nacieron|nacio para|esclavos|siervos, para servir|servirnos|obedecer, les|le corresponde|toca|conviene servir|obedecer|callar, debe|deben|tiene|tienen obedecer|callar|servir|someterse|que, esclavos|siervos|siervos por|de naturaleza|siervos|nacimiento|nuestros, por naturaleza|sangre|nacimiento, desde|de la cuna, nacieron|nacio para, sale cristo, siguen|sigue|estan|son malditos|maldito|malditas|cargando, en|la|su sangre|maldicion, castigo de|divino|por, un castigo, no pueden|puede salvarse|pensar|cambiar|gobernarse|ser|entrar|razonar, en su lugar|sitio, desciende|descienden de cam|monos|cain, llevan|lleva la|una|en maldicion|marca|sangre|mancha, ser inferior, raza inferior, menos que|hombres, merecen|merece su|lo|eso suerte|que, demonios encarnados, no es|son normal|normales, contra natura, enferm',
  ),
]
const deeds = phrases(
  'apestan, apesta, huelen, huele, roban, roba, robar, engana, enganan, enganar, mienten, miente, mentir, se reproducen, se multiplican, contaminan, contamina, ensucian, ensucia, ensuciar, infectan, infestan, invaden, invaden, invadiendo, nos invaden|roban|odian|quitan|ensucian|contagian|reemplazan, corrompen, destruyen, arruinan, arruinaron, se pega, traen|trae|traian|contagian enfermedades|delincuencia|crimen|enfermedad|maldicion|plagas|brujeria|drogas, viven de|del, nos quitan el|los, adoran demonios|al diablo, sobran, no dejara|dejaran de, violan, quitan el trabajo|pan',
)
const violence = [
  ...arVerbs(
    'mat extermin apedre quem golpe elimin lapid ahorc fusil erradic aniquil castr esteriliz linch azot esclaviz castig asesin borr aplast barr peg ahog degoll tortur encerr encarcel fusil arroj dispar cort escup',
  ),
  ...phrases(
    'fuego, hoguera, latigo, sufran, muerte, muertos, muerto, mueran, morir, que se mueran|hundan|ahoguen|pudran, se hundan, se ahoguen, destruir, destruirlos, destruyamos, destruye, arder, ardan, al fuego|paredon|mar, echado|echados|echar al|a mar, sangre, palo, palos, mano dura, corregir|disciplinar a mi|su|la|tu esposa|mujer, unos|una|buenos golpes|golpe|azotes|paliza|bofetada|cachetada, la vara, a * puerta de la ciudad, espada, pasar|pasarlos|pasen a cuchillo|espada, sin piedad, con vara, pena de muerte, perezcan, sufrir, sufran, merecido, lo que le|les ha|han|paso, barrer, limpia|limpie|limpiar|limpiemos|limpien * de, no quede ni',
  ),
]
const removal = [
  ...arVerbs(
    'expuls deport ech desterr segreg apart rechaz aisl margin discrimin sac bot separ quit corr prohib neg repatri',
  ),
  ...phrases(
    'fuera, fuera de, afuera, expulsion, prohibir, prohibirles, prohibido, excluir, excluirlos, excluidos, devolver, devolverlos, devueltos, de vuelta, a su pais, a su tierra, no se sienta|sienten|come|comen|casa|casan|mezcla|mezclan * con, cierre|cierren|cerrar la boca, que se vayan|larguen|vuelvan, irse|vayanse como, nadie * trabajo|casa|techo, largo de, se marchen, vayanse, no los|las|lo|la|les quiero|queremos|quiero|dejen|dejemos|alquilen, no * lugar|sitio|derecho para|en|a|aqui, no caben|cabe, no son|es|sean bienvenidos|bienvenido, nadie les|le alquile|venda|de|contrate|compre|ayude, no deben|debe|pueden|puede|deberian entrar|votar|predicar|vivir|comulgar|casarse|tener|estudiar|ensenar|hablar, sin voto|derechos, no entren, cerrar|cierra|cerremos|cierren las|la|espana|puertas|fronteras|frontera, lejos de|del, no compre|compren nada, aparte|atras, al fondo, separados, limpiar|limpia el|la barrio|pais, no merecen vivir, se siente fuera|atras',
  ),
]
const norms = phrases(
  'deben, debe, debemos, deberian, deberia, habria|habra que, debieran, tienen|tiene|tenemos|tienes que, hay|hace que|falta, merecen, merece, merezcan, toca, hace falta, que los|las|se|le|les|nadie|vengan|todos|ardan|mueran|caigan|sufran|paguen|perezcan, vamos a, es hora|justo|deber|necesario|nuestro de|que|echar|deber, dios|senor|ley|biblia|josue manda|mando|quiere|pide|ordena|dijo|lo, senor, oh dios, dios mio, como josue|dios|elias|finees|manda|nehemias|mando|ensena, lo que merecen, bienaventurado|bienaventurados|dichoso el|quien|los, quiero|queremos|necesito|pidiendo|pide|pedir|piden que|probar|echar|sacar, manda la, ojala, nadie, jamas, en su|el lugar, prepara, para que dios|los|se, para expulsar|expulsarlos|sacar|echar|sacarlos|echarlos, los saco|echo|saquemos, otra vez, unico remedio, las corta, se los|las, lo dijo, lo decimos, ni agua, pais|pueblo|iglesia cristiano|cristiana|sana|fiel|limpia, hay quien',
)
const plots = phrases(
  'controlan, controla, dominan, domina, manejan, maneja, manipulan, mandan|gobiernan en|el|los, detras de|del, conspiran, conspiracion, complot, en secreto, gran reemplazo, reemplazo, banca|bancos|prensa|medios, culpa es|fue, culpables, culpable, tienen|tuvo|tuvieron la culpa, trajeron|provocaron|causaron|inventaron el|la|los|covid, mataron|crucificaron|vendieron|asesinaron a|al cristo|jesus|hijo|dios, muerte de cristo|jesus, deicidas, pueblo deicida, su sangre, cargando|carga|pagan|paga|pagando con, factura|precio|castigo|paga por|de|del, juicio|castigo|ira|maldicion de|por|contra dios|los|sobre, terremoto|pandemia|peste|sequia|crisis * culpa|por, invasion, invasores, los manda satanas, merece lo que, lobby|agenda gay|judio|lgbt, nos gobiernan|dominan, sionista, usureros',
)
const hatred = [
  ...arVerbs('odi despreci detest'),
  ...phrases(
    'odio, asco, me dan|da asco, dan|da asco, no aguanto|soporto, no quiero|queremos, aborrezco, aborrece, repugnan, desprecio|odio a|hacia|por, desconfie|desconfien|desconfiar de, desconfianza, miedo a',
  ),
]
const mockery = [
  ...arVerbs('humill ridiculiz insult burl amenaz avergonz asust parodi'),
  ...phrases(
    'chiste, chistes, rap, miedo, amenaza, amenazas, broma, bromas, burla, burlas, memes, meme, mofa, mofarse, reirse|reirnos|reir de|del, insulto, insultos, apodo, apodos, parodia, sketch, maldicion para, maldiciones, cruel, hiriente, gracioso, graciosa, gritarle|gritarles|gritar, pegarlo|pegar en|a',
  ),
]
const against = phrases(
  'contra, en contra, contra los|las|el|la, que ataque|ataquen, atacando, denunciando, condenando, advirtiendo de, superioridad, supremacia, inferioridad, esclavitud, expulsion, peligro de|del, someter, dominar',
)
const requests = phrases(
  'escribe, escribeme, escribime, escriba, redacta, redactame, redacte, dame un|una|algo|el|la|los|versiculos|citas|base|tres|textos|argumentos|cinco, deme un, hazme, haceme, un|el chiste, chistes de|sobre|para, haz un|una, hagame, inventa, inventame, prueba que|con, pruebame, probar, demuestra, demuestrame, demostrar, muestra que, muestrame, mostrame, buscame, busco un|una|el|versiculos, crea un|una, creame, prepara la|un|una, preparame, necesito un|una|versiculos|que|argumentos, quiero un|una|que|probar|ensenar|decirle|versiculos, dime que|por|si|donde|algo|un|como, decime, digame, explica por|que, explicame, explicamelo, convence a, ayudame a, ayuda a, apoyame, confirma, confirmame,  justificar, que versiculo|versiculos|salmo|texto|textos|pasaje|proverbio, versiculo|versiculos|pasaje|pasajes|texto|textos|citas que|para, base biblica, argumentos, sermon, discurso, volante, cartel, panfleto, publicacion, catequesis, no crees, estas de acuerdo, de acuerdo, puedes hacer|escribir|darme|ayudarme, podes, podrias, me ayudas, con que pasaje|versiculo, cancion, lema, pancarta, letrero, ensenar|ensenarlo a, lo quiero ensenar',
)
const creeds = phrases(
  'superioridad|supremacia|pureza de la raza|blanca, superioridad|supremacia blanca|racial, pureza racial, pureza de la raza|sangre, raza superior|elegida|pura, mueran los|las, mezclarse con otra, casarse|case|casen con alguien|otra|gente de otra|raza, mezclar razas|las, los blancos somos|son superiores|elegidos|escogidos, otra raza es|ensucia',
)
const slurs = plurals('sudaca negrata moraco panchito maricon bolita machupichu')

export const spanishSigns: readonly SignList[] = [
  sign('cause', phrases('culpa|causa de|del, por causa|culpa de, a causa de')),
  sign('vile', beasts),
  sign('low', lesser),
  sign('deed', deeds),
  sign('harm', violence),
  sign('gone', removal),
  sign('norm', norms),
  sign('plot', plots),
  sign('hate', hatred),
  sign('mock', mockery),
  sign('against', against),
  sign('ask', requests),
  sign('creed', creeds),
  sign('creed', slurs),
]
