import type { Language } from '../engine.ts'

/** A row: occasion, English words, Spanish words. Words are parts of regular expressions over folded text. */
type Row = readonly [id: string, en: string, es: string]

/**
 * Words that tell what a topic is about, tenderest matters first: where several fit, the first is prayed about and the
 * next may lend a petition.
 */
const rows: readonly Row[] = [
  [
    'suicide-loss',
    '(?:died|death|dead|lost|loss|lose|grie\\w*|mourn\\w*|after)\\b.{0,60}\\bsuicide|suicide of|\\w+s suicide|(?:took|taken|ended) (?:his|her|their) (?:own )?lif\\w+|killed (?:himself|herself|themsel\\w+)|(?:died|death) by suicide|suicide (?:survivors|loss)',
    '(?:muri\\w*|muerte|perd\\w*|duelo|fallec\\w*)\\b.{0,60}\\bsuicid\\w+|suicidio de|se (?:quito|suicido)|se quito la vida|por suicidio',
  ],
  [
    'child-loss',
    'miscarr\\w+|stillb\\w+|still born|(?:lost|losing|loss of|death of|died)\\b.{0,20}\\b(?:baby|babies|child|infant|unborn|pregnancy)|(?:baby|child|infant)\\b.{0,12}\\b(?:died|passed away|death)|ectopic|sids',
    'aborto espontaneo|aborto natural|mortinat\\w+|naci\\w* muert\\w+|(?:perd\\w+|perdida de|muerte de|murio)\\b.{0,20}\\b(?:bebe|embarazo|nin[oa]|criatura|hij[oa] (?:recien|por nacer))|(?:bebe|criatura)\\b.{0,12}\\b(?:murio|fallecio)',
  ],
  [
    'abuse',
    'abus\\w+|domestic violence|beats me|hits me|hurts me|raped?|rapist|molest\\w*|assault\\w*|bull(?:y|ied|ying|ies)|harass\\w*|stalk\\w*|traffick\\w+',
    'abus\\w+|maltrat\\w*|violencia (?:domestica|familiar|de genero)|me (?:pega|golpea|hace dano)|violacion|violad[oa]|acos\\w+|trata de personas',
  ],
  [
    'dying',
    '(?:is|are|was|am|the|who s|who is) dying|dying|deathbed|hospice|last hours|end of life|palliative|about to die|terminal(?:ly)?',
    'moribund\\w+|agoniz\\w*|agonia|esta (?:muriendo|por morir)|se (?:esta muriendo|muere)|lecho de muerte|cuidados paliativos|terminal|los que mueren',
  ],
  [
    'grief',
    'grie(?:f|v\\w+)|mourn\\w*|bereave\\w*|funeral|burial|condolence\\w*|passed away|passed on|died|death of|dead|loss of (?:my|our|a|his|her)|lost (?:my|our|his|her|their|a|an)(?! (?:job|work|way|keys?|faith|house|home|hope|phone|money|temper|wallet|purse|weight)\\b)|widow(?:er|ed|s)?|i miss my|we miss our|in memory of',
    'duelo|luto|funeral|entierro|velorio|condolencias|pesame|fallec\\w+|murio|murieron|muerte de|muert[oa]s?|perdida de (?:mi|un|una|su|nuestr)|perdi a|perdio a|perdimos a|viud[oa]s?|extrano a|echo de menos a|difunt[oa]s?',
  ],
  [
    'infertility',
    'infertil\\w+|barren|trying for a (?:baby|child)|trying to (?:conceive|have a (?:baby|child))|ivf|cannot (?:conceive|have (?:children|a baby))|can.?t (?:conceive|have (?:children|kids|a baby))|waiting for a (?:baby|child)',
    'infertil\\w*|esteril\\w*|quedar embarazada|no puedo tener hijos|no podemos tener hijos|fecundacion',
  ],
  [
    'addiction',
    'addict\\w*|alcohol\\w*|drugs?|drinking|drunk\\w*|sober|sobriety|recovery from|gambling|porn\\w*|opioid\\w*|relapse\\w*|overdose',
    'adicci\\w+|adict\\w+|alcohol\\w*|drogas?|drogadicc\\w+|borrach\\w*|sobriedad|ludopat\\w+|pornograf\\w*|recaid\\w*',
  ],
  [
    'divorce',
    'divorc\\w+|separat(?:ed|ion)|custody|break ?up|broke up|broken up|breaking up|left me|heart ?break|heart ?broken|ex[- ](?:husband|wife)',
    'divorci\\w+|separacion|separad[oa]s?|custodia|me dejo|ruptura|rompimos|corazon roto|ex[- ]?(?:esposo|esposa|marido)',
  ],
  [
    'betrayal',
    'betray\\w*|cheated on|infidel\\w+|adultery|affair|unfaithful|lied to me',
    'traicion\\w*|infidel\\w*|adulterio|enga(?:n)o|enganad[oa]|me mintio',
  ],
  [
    'depression',
    'depress\\w*|despair|hopeless\\w*|suicid\\w+|self[- ]harm|mental (?:health|illness)|bipolar|ptsd|trauma\\w*|darkness|empty inside|numb|burn(?:ed|t)?[- ]?out|sadness|\\bsad\\b|schizo\\w+|eating disorder|anorexia',
    'depresi\\w+|deprimid\\w+|desesper\\w+|sin esperanza|suicid\\w+|salud mental|bipolar|trauma\\w*|oscuridad|vaci[oa]|tristeza|triste\\w*|esquizo\\w+|anorexia',
  ],
  [
    'fear',
    'anxi\\w+|worr\\w+|fear\\w*|afraid|scared|panic\\w*|stress\\w*|nervous\\w*|terrif\\w+|overwhelm\\w*|overthink\\w*|phobia',
    'ansi\\w+|angusti\\w+|preocup\\w+|miedo\\w*|temor\\w*|panico|estres\\w*|nervios\\w*|asustad\\w+|agobi\\w+|fobia',
  ],
  [
    'weariness',
    'weary|weariness|tired\\w*|exhaust\\w*|fatigue\\w*|strength|rest for|worn out|caregiver fatigue',
    'cansad\\w+|cansancio|agotad\\w+|agotamiento|fatiga\\w*|fuerzas?|fortaleza|descanso',
  ],
  [
    'forsaken',
    '(?:god|lord|he) (?:has |have |seems? (?:to have )?)?(?:abandon\\w*|forsak\\w*|forgotten|forgot|left|deserted) (?:me|us)|(?:abandoned|forsaken|forgotten|deserted) by god|god (?:is|feels|seems|seem) (?:so )?(?:far|distant|absent|silent|gone)|far (?:away )?from god|where are you,? (?:god|lord)',
    '(?:dios|el senor) (?:me|nos) (?:ha |han )?(?:abandon\\w+|dejado|dejo|olvid\\w+|desampar\\w+)|(?:abandonad[oa]|olvidad[oa]|desamparad[oa]) (?:de|por) dios|dios (?:esta|parece|se siente|lo siento) (?:tan |muy )?(?:lejos|lejano|ausente|callado)|lejos de dios|donde estas,? (?:dios|senor)',
  ],
  [
    'violence',
    '(?<!domestic )violence|(?:street|gun|gang) crime|gangs?\\b|murders?|killings?|massacre\\w*|kidnap\\w*|shootings?',
    'violencia(?! (?:domestica|familiar|de genero))|pandillas?|asesinat\\w+|delincuencia|masacre\\w*|secuestr\\w+|balacer\\w+|narco\\w*|sicari\\w+|homicidi\\w+',
  ],
  [
    'war',
    'wars?|warfare|bomb\\w*|invasion|battle\\w*|shelling|missiles?|cease ?fire|conflict in|terroris\\w+|genocide|shooting',
    'guerras?|bomb\\w+|invasion|misiles?|batallas?|alto el fuego|terroris\\w+|genocidio|tiroteo|conflicto en',
  ],
  [
    'disaster',
    'earthquake\\w*|hurricane\\w*|flood\\w*|wildfire\\w*|fires?\\b|tsunami|tornado\\w*|disaster\\w*|famine|drought|pandemic|storm\\w*|landslide\\w*',
    'terremoto\\w*|sismo|huracan\\w*|inundaci\\w+|incendi\\w+|tsunami|tornado|desastre\\w*|hambruna|sequia|pandemia|tormenta\\w*|derrumbe',
  ],
  ['persecution', 'persecut\\w+|martyr\\w*|underground church', 'persegui\\w+|persecuci\\w+|martir\\w*'],
  [
    'prison',
    'prison\\w*|jail\\w*|incarcerat\\w+|inmates?|parole|in custody|detention|detained',
    'prision|pres[oa]s?|carcel\\w*|encarcelad\\w+|reclus[oa]s?|detenid\\w+|libertad condicional',
  ],
  [
    'guilt',
    'guilt\\w*|asham\\w+|shame|forgive me|forgive us|forgive my|forgive our|forgiveness|sinned|my sins?|our sins?|repent\\w*|regret\\w*|confess\\w*|i hurt|i lied|i cheated|abortion|what i (?:did|have done)',
    'culpa\\w*|vergüenza|verguenza|avergonzad\\w+|perdoname|perdonanos|perdon de|perdon por|pedir perdon|he pecado|peque|mis pecados|nuestros pecados|arrepent\\w+|remordimiento|confesar|confesion|un aborto|aborte|lo que hice',
  ],
  [
    'forgiving',
    'forgiv\\w+|fighting with|quarrel\\w*|argu(?:e|ed|ing|ment)\\w*|fell out|estranged|let go of|bitter\\w*|resent\\w*|reconcil\\w+|grudge\\w*',
    'perdon\\w*|pele(?:a|as|amos|ado|ados|o)|discutimos|discusi\\w+|distanciad\\w+|no nos hablamos|rencor\\w*|resent\\w+|amargura|reconcili\\w+',
  ],
  [
    'anger',
    'anger|angry|rage|temper|furious|mad at|irritab\\w+|hatred',
    'ira|enoj\\w+|rabia|colera|furi\\w+|odio|mal genio|enfad\\w+',
  ],
  [
    'enemies',
    'enem(?:y|ies)|those who (?:hurt|hate|wrong\\w*)|people who (?:hurt|hate)|(?:kill|kills|curse|curses|destroy|destroys|punish|punishes|smite|smites|harm|hurt) (?:my|our|the|his|her|him|them|all)|revenge|vengeance',
    'enemig\\w+|los que me (?:odian|hacen dano)|venganza|(?:mata|maldice|destruye|castiga) a',
  ],
  [
    'marriage',
    '(?:my|our) marriage|marriage (?:trouble|problem|crisis|in trouble)\\w*|(?:save|restore|heal|struggling|troubled|failing|saving|restoring) (?:my |our |the |their )?marriage|marital|(?:fight|argu|quarrel)\\w* with my (?:wife|husband)',
    '(?:salva|restaura|sana|crisis|problemas)\\w*.{0,14}matrimonio|(?:mi|nuestro) matrimonio|matrimonio en (?:crisis|problemas)|problemas (?:conyugales|de pareja)|crisis de pareja',
  ],
  [
    'sickness',
    'sick\\w*|ill\\b|illness\\w*|disease\\w*|cancer\\w*|tumou?r\\w*|surger\\w+|operation|hospital\\w*|chemo\\w*|heal(?!\\w* (?:of )?(?:my|our|the|this) (?:land|nation|country|church|marriage|family|world|heart))\\w*|pain|diagnos\\w+|covid\\w*|stroke|heart attack|diabet\\w+|health|injur\\w+|accident|in a coma|icu|infection|test results|biopsy|scan|leukemia|transplant|pneumonia|parkinson\\w*|disabilit\\w+|chronic|fever',
    'enferm\\w+|cancer\\w*|tumor\\w*|cirugia\\w*|operacion|operan|hospital\\w*|quimio\\w*|san[ae]\\w*|sanacion|sanidad|dolor\\w*|diagnostic\\w+|covid\\w*|derrame|infarto|diabet\\w+|salud|herid[oa]s?|accidente|en coma|infeccion|biopsia|resultados medicos|leucemia|trasplante|neumonia|parkinson|discapacidad|cronic\\w+|fiebre',
  ],
  [
    'need',
    'unemploy\\w*|job ?less|lost (?:my|his|her|our|their) (?:job|work|house|home)|laid off|fired from|find (?:a )?(?:job|work)|looking for (?:a )?(?:job|work)|need (?:a )?(?:job|work)|job (?:search|interview|hunt)|debts?|bills|rent\\b|money|financ\\w+|poverty|bankrupt\\w*|evict\\w*|provision|lottery|rich|wealth',
    'desemple\\w+|sin (?:trabajo|empleo)|perd\\w+ (?:mi|su|el) (?:trabajo|empleo|casa)|despid\\w+|buscar? (?:trabajo|empleo)|encontrar (?:trabajo|empleo)|entrevista|deudas?|cuentas|alquiler|renta\\b|dinero|finan\\w+|econom\\w+|pobreza|desalojo|provision|loteria|riqueza',
  ],
  [
    'loneliness',
    'lonel\\w+|alone|isolat\\w+|no friends|abandon\\w*|homesick|rejected|rejection',
    'soledad|sola|me siento solo|esta solo|estoy solo|a solas|aislad\\w+|abandon\\w*|sin amigos|rechaz\\w+',
  ],
  [
    'doubt',
    'doubt\\w*|unbelief|losing my faith|lost my faith|silence of god|god is silent|unanswered|where is god|deconstruct\\w*|spiritual(?:ly)? dr\\w+|feel nothing|distant from god',
    'dudas?|dudar|incredulidad|perdi la fe|pierdo la fe|silencio de dios|donde esta dios|no responde|sequedad|no siento nada',
  ],
  ['temptation', 'tempt\\w+|lust|purity|self[- ]control|porn', 'tentaci\\w+|lujuria|pureza|dominio propio'],
  ['forbearance', 'patien\\w+ (?:with|towards?)\\b', 'pacienci\\w* (?:con|hacia)\\b'],
  [
    'wedding',
    'wedding\\w*|married|marry\\w*|bride|groom|newlyweds?|engage(?:d|ment)|marriage|anniversary|honeymoon',
    'bodas?|cas(?:ar|arse|amos|an|aron|amiento)\\b|novi[oa]s|recien casados|matrimonio|aniversario|compromiso',
  ],
  [
    'birth',
    'new ?born\\w*|birth of|baby|babies|pregnan\\w+|expecting|giving birth|childbirth|christening',
    'recien nacid\\w+|nacimiento de|bebes?|embaraz\\w+|parto|dar a luz|nacio',
  ],
  [
    'meal',
    'meals?|grace before|before (?:we )?eat\\w*|dinner|lunch|breakfast|supper|food|thanksgiving dinner|bless (?:this|our) (?:table|food)',
    'comidas?|comer|cena|almuerzo|desayuno|alimentos?|bendecir la mesa|bendice (?:esta|la) mesa|la mesa',
  ],
  [
    'travel',
    'travel\\w*|journey\\w*|trip|flight|flying|driv\\w+|road|vacation|holiday trip|pilgrim\\w+|moving (?:to|house)|safe arrival',
    'viaj\\w+|vuelo|carretera|camino a|vacaciones|peregrin\\w+|mudanza|conduc\\w+|manej\\w+',
  ],
  [
    'exams',
    'exams?|examination|tests?\\b|finals|studies|studying|school|college|university|student\\w*|graduat\\w+|thesis|bar exam|sat\\b|homework',
    'examen\\w*|prueba|estudi\\w+|escuela|colegio|universidad|graduaci\\w+|tesis|oposicion\\w*',
  ],
  [
    'age',
    'old age|aging|ageing|elderly|dementia|alzheimer\\w*|retire\\w*|nursing home|growing old',
    'vejez|ancian\\w+|envejec\\w+|demencia|alzheimer|jubil\\w+|retiro|tercera edad',
  ],
  [
    'morning',
    'morning\\w*|new day|start (?:of )?(?:the|my|our) day|waking|wake up|begin the day',
    'manana\\b|nuevo dia|al despertar|empezar el dia|comenzar el dia|amanecer',
  ],
  [
    'evening',
    'evening|night|bed ?time|sleep\\w*|insomnia|end of (?:the|my) day|before bed',
    'noche|dormir|insomnio|sueno|fin del dia|anochecer|acostar\\w*|vespertin\\w+',
  ],
  ['advent', 'advent\\b', 'adviento'],
  ['christmas', 'christmas|nativity|epiphany', 'navidad|nochebuena|epifania|reyes magos'],
  ['lent', 'lent\\b|lenten|ash wednesday|fasting', 'cuaresma|miercoles de ceniza|ayuno'],
  [
    'passion',
    'good friday|holy week|palm sunday|maundy thursday|the cross|crucifixion',
    'viernes santo|semana santa|domingo de ramos|jueves santo|la cruz|crucifixion',
  ],
  ['easter', 'easter|resurrection', 'pascua|resurreccion'],
  ['pentecost', 'pentecost|holy spirit|holy ghost', 'pentecostes|espiritu santo'],
  ['new-year', 'new year\\w*', 'ano nuevo|nuevo ano|fin de ano'],
  ['birthday', 'birthday\\w*|years old today|turns? \\d+', 'cumplean\\w*|cumple \\w+'],
  ['thanksgiving', 'thank\\w*|grateful\\w*|gratitude|blessings', 'gracias|agradec\\w+|gratitud|bendiciones'],
  [
    'justice',
    'justice|poor\\b|the hungry|hunger|refugee\\w*|immigrant\\w*|migrant\\w*|homeless\\w*|no home|without (?:a )?home|orphan\\w*|racis\\w+|oppress\\w+|slavery|widows and',
    'justicia|pobres|hambre|refugiad\\w+|inmigrante\\w*|migrante\\w*|sin techo|sin hogar|huerfan\\w+|racismo|oprimid\\w+|esclavitud',
  ],
  ['peace', 'peace\\b|world peace', 'paz\\b'],
  [
    'nation',
    'nations?\\b|countr(?:y|ies)|government|elections?|president|leaders|politic\\w+|king\\b|queen\\b|congress|parliament|my city|our city|our town|world leaders',
    'nacion\\w*|pais\\w*|gobierno|gobernant\\w+|elecciones|president\\w+|lideres|politic\\w+|rey\\b|congreso|mi ciudad|nuestra ciudad|nuestro pueblo|patria',
  ],
  [
    'ministry',
    'ministry|missionar\\w+|pastors?\\b|preach\\w*|sermon|sunday school|teachers?\\b|doctors?\\b|nurses?\\b|firefighter\\w*|police|first responders|volunteers?|soldiers?|troops|army|navy|deployed|military|caregiver\\w*|worship team|choir|priests?|deacon\\w*|mission',
    'ministerio|misioner\\w+|pastor\\w*|predica\\w*|sermon|escuela dominical|maestr\\w+|doctor\\w*|medic[oa]s|enfermer[oa]s|bomber\\w+|policia\\w*|voluntari\\w+|soldad\\w+|tropas|militar\\w*|cuidador\\w*|coro\\b|sacerdote\\w*|mision\\w*',
  ],
  [
    'church',
    'church\\w*|congregation|parish|revival|unity|fellowship|small group|youth group',
    'iglesia\\w*|congregacion|parroquia|avivamiento|unidad|comunion|grupo pequeno',
  ],
  [
    'conversion',
    'salvation of|unbeliev\\w+|non[- ]?believ\\w+|come to (?:faith|christ|jesus|god)|lost soul|prodigal|evangeli\\w+|far from god|left the faith|conversion|unsaved',
    'salvacion de|no cre\\w+|incredul[oa]s|venga a (?:la fe|cristo|dios)|hijo prodigo|evangeliz\\w+|lejos de dios|dejo la fe|conversion',
  ],
  [
    'protection',
    'protect\\w*|safety|safe\\b|danger\\w*|evil|spiritual (?:attack|warfare)|demon\\w*|nightmare\\w*',
    'protec\\w+|proteg\\w+|seguridad|peligro\\w*|del mal|maligno|demoni\\w+|pesadilla\\w*',
  ],
  [
    'guidance',
    'guid\\w+|decision\\w*|decide|direction|choice\\w*|choos\\w+|which way|discern\\w*|calling|vocation|purpose|future|what to do',
    'guia\\w*|direccion|decisi\\w+|decidir|eleccion|escoger|discern\\w+|vocacion|llamado|proposito|futuro|que hacer|rumbo',
  ],
  ['wisdom', 'wisdom|wise|understanding', 'sabidur\\w+|sabi[oa]s?|entendimiento|prudencia'],
  [
    'work',
    'work\\b|working|job\\b|jobs|office|business|boss|coworker\\w*|colleague\\w*|career|project|meeting|labou?r|deadline',
    'trabaj\\w+|empleo|oficina|negocio\\w*|jefe|companer[oa]s de trabajo|carrera|proyecto|reunion|labor\\w*',
  ],
  ['patience', 'patien\\w+|waiting|wait\\b', 'pacienci\\w*|paciente|espera\\b|esperando'],
  ['hope', 'hope\\w*', 'esperanza'],
  [
    'faith',
    'faith\\w*|trust\\w*|belie[fv]\\w*|bapti[sz]\\w+|confirmation|first communion',
    'fe\\b|confianza|confiar|creer|bautis\\w+|bautiz\\w+|confirmacion|primera comunion',
  ],
  ['love', 'love\\b|loving|kindness|compassion', 'amor|amar|bondad|compasion'],
  ['humility', 'humil\\w+|humble|pride\\b|proud', 'humil\\w+|soberbia|orgullo\\w*'],
  [
    'animals',
    'dogs?\\b|cats?\\b|pets?\\b|horses?\\b|animals?|puppy|kitten',
    'perr[oa]s?|gat[oa]s?|mascotas?|caball\\w+|animal\\w*',
  ],
  [
    'harvest',
    'harvest|creation|rain|garden|crops?|farm\\w*|nature|weather|earth\\b|environment',
    'cosecha|creacion|lluvia|huerto|cultivos?|campo|naturaleza|clima|tierra|medio ambiente',
  ],
  [
    'praise',
    'prais\\w+|worship|glory|adoration|joy\\b|celebrat\\w+',
    'alabanza|alabar|adora\\w+|gloria|gozo|alegria|celebra\\w*',
  ],
  [
    'children',
    'my (?:children|kids|son|sons|daughter|daughters|child)|our (?:children|kids|son|sons|daughter|daughters|child)|children|kids|parenting|teenager\\w*|teens|grandchildren|toddler|young people|youth',
    '(?:mis|nuestros|los|sus) hij[oa]s|mi hij[oa]|nin[oa]s|crianza|adolescent\\w+|niet[oa]s|jovenes|juventud',
  ],
  ['family', 'family|families|home\\b|house\\b|household|parents|marriage', 'familia\\w*|hogar|casa\\b|padres'],
  ['friends', 'friend\\w*|neighbou?r\\w*', 'amig[oa]s?|amistad|vecin[oa]s?'],
  [
    'trouble',
    'trouble\\w*|hard(?:ship)? time\\w*|difficult\\w*|struggl\\w+|suffer\\w*|crisis|problem\\w*|help me|court|lawsuit|trial|immigration|deport\\w+',
    'problema\\w*|dificil\\w*|dificultad\\w*|afliccion|sufr\\w+|crisis|ayudame|juicio|tribunal|demanda|deport\\w+|momentos duros',
  ],
  ['general', 'prayer|pray|blessing|bless|lord|god|jesus', 'oracion|orar|ora|bendicion|bendice|senor|dios|jesus'],
]

const compiled: Readonly<Record<Language, readonly { id: string; words: RegExp }[]>> = {
  en: rows.map(([id, en]) => ({ id, words: new RegExp(`(?<![a-z])(?:${en})(?![a-z])`) })),
  es: rows.map(([id, , es]) => ({ id, words: new RegExp(`(?<![a-z])(?:${es})(?![a-z])`) })),
}

/**
 * What a topic is about by its words.
 * @param folded lower case, without accents
 * @returns ids of occasions, tenderest first
 */
export const occasionsNamedIn = (folded: string, language: Language): string[] =>
  compiled[language].filter(({ words }) => words.test(folded)).map(({ id }) => id)
