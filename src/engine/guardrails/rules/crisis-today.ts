import { words } from './crisis-phrase.ts'

/**
 * Everyday words of today that stand in hardly a verse of the World English Bible, the King James Version or the Reina-Valera
 * of 1909: a text with one of them is no quotation alone. For folded text.
 */
export const wordsOfToday: ReadonlySet<string> = new Set(
  words(`
    
    aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
    aba abandono abeg abofetea abolition abortion aborto abrevi absolucion absolution absolve absuelvo abt abue
    abuel abuela abuelita abuelo aburrid abus abusa abuser abuses abusing abusive abuso acaba acabame acabara acaben
    acantilado acaricia accessible accident accidente aceptan acetaminophen ache acid acompana acompanada acompanar
    acordamos acordes acortar acorte acosa acostarme acrostic activate actress actua actual actually acuchillar ad
    addiction adding additional address addressed addresses adelant adelantarme adieu adios adiosito adjective
    admitted ado adolescentes adormec ads adult advent adventure adversarial afeit afeitar afternoon agarra agarrada
    agarre agarro agent agotad agrega agride aguantamos aguantar aguanto aguento agustin ahogar ahogarme ahogue
    ahorca ahorcar ahorcarme ahorcarse ahorco ahorrad aimed ajusta alarga alcanza alcanzalo alfonsina algebra alivia
    aliviados alivio allegations allows ally almohada alot alquiler alredy alumn alumna amanecer amanecere
    amaneciera amanezca amanezco amante amarr amarrad amarrada amarran amarre amateur ambulance ambulancia ameaca
    amenazan amenazo amet amig ammazzarmi ammazzo amplia analysis anhelo ani animar aniversario announced
    annunciation ansiedad anterior anthony antibioticos antibiotics anticonvulsants anticonvulsivos antidepresivos
    antidepressants antifreeze antipsychotics antiretrovirals antirretrovirales anunciacion anybody anymore anyones
    anyway anyways aoristo apag apaga apagan apagando apagarme apague apanchomai aparecen apariciones apartment
    aplico apocalipsis apocrifos apologises apologizes apopnigo apostolic app appendix application aprende aprendo
    apresur apriete aprobo apuestas apunalar apunale apunalo apuntes apur aquinas aramaic aranarme arano arc
    arcangel arde areas argued argumentos arithmetic arma armario arminian arminianism aroused arranc arrancarme
    arranque arrebatamiento arreglado arregle arrepentir arrepintio arrive arrojarme artery articles articulo
    artificial artistic arvs asceticism asesinar asfixiar aspirin assignment assistant assistants assisted asthma
    asusta asusten ataba ataques atheist atiende ation ations atra atrapad atropell atropellara atropelle attached
    attacking attempts attic attitudes audio auf aufwachen augustine aunt auntie aunty autentico autenticos
    authorized authors autolesion autolesiona autolesionarme autolesiono autonomous auxilio avale avanti aventarme
    avienta aviento avisame awful ayudame ayudas ayun ayune azot azotan azotea baa baba babysitter bachillerato
    backpack balaams balas balcon balcony banging bano baptised barandal barbecue barely barranco barricaded barrier
    based basement bash bashed bashes bastard basura bat bate bateu bathing bathroom bathtub batter battered batters
    bautiz bc beats beau bebes bedeutet bedroht bedside beenden begs belfast belief believer believers belittles
    belongings belted benchmark benzos bereavement bes besa besser bestie bf bible bibles biblia biblica biblical
    biblically biblicas biblico biblicos bigger bilingue bills bin binned bio biology bipolar birthdays bishops
    bisturi blacking blades blames blaming blank bleach bled bleed bleeding bleeds blister bloqueen blurry boletin
    bomb bombero bonhoeffer bonito boredom boring borrach borrowing bosquejo boss bosses bot bote bothers boto
    boyfriend brains breakthrough breth bridge bringe bro broom bruises bruj brujeria bucle budget bug bullet
    bulletin bullets burg burials bus butano buttarmi button bye bypassing cabinet cable cachetea cachetee cacheteo
    cachets caerme cafe caffeine caga cagan caged caja cajon calcula calculate callers calma calmer calms calvinism
    calvinist cambia camion canada cancel canceled cancelled cancer caned canes canon cansad cant capaz capellana
    capitulo capsules captions car card cardenal cards caregiver carer carers cargad cargada cargue carrito cars
    carv carve casad casado casan casarme cash castig castigan castigarme castrarme castrate castre cat catechism
    catechist catecismo catequ catequista catequistas catholic catholics catolica catolico catolicos cats cayera
    cazar cela cell cellar celula celular cementerio century cerrar cerre cessationist chained chalkboard challenges
    chamaca chamaco chancla chanclazos changeling channel chapel chaplain chapter chapters characters charcoal
    chastises chat chatter chau cheat cheated check checked checks chemically chemistry chemo chemotherapy chicas
    chicken chip chiste chocolate choir choirmaster chok choke chokes choking chords chorus chr christian christians
    christmas christmases chronology chua chucked chugged cicatrices cierro cigarette cigarettes cigarr cigarro
    cigarros cilice cintarazos cinturon cinturonazos circled circles cirugia cita citalopram citations cited
    claiming claims clapped clarify clarity class classes classmate cleaned cleaner cleared clerigo cliches clienta
    cliffs climbs clinic clonazepam cloro closest closing clozapine club co coach cobarde cobraron coche cocin
    cocked code coder codes codigo coercive coffee colegas colegio colgarme colgarse collapse collapsed colleague
    collect collecting college colossians com combustion comentados comentario comet cometi comforting comin comit
    comment commentaries commentary commentator commentators commitment communion community compagno comparado
    comparame comparing compas compatible completo compliance comply component compose compound compras compraventa
    compre comprehensive comprimes comprimidos computer conceder concept conclude concordance condena condenad
    condenaron conference confes confesarme confesarnos confeso confided confidentiality configuration confirmacion
    confiscated conjoint conjunction conoced consegui consequences console conspirar cont contact contarlo conte
    contentos contesta contestame contestarles contestaron context contexto continuationist continuer contract
    contracts contrato controla controlling controls convento conversar conversion convertida convertido convulsing
    convulsion convulsiones cooking coolly copain cope copiado cops copying copywriter cor coraje cordless
    corinthian corinthians corintios coro corpse correazos corrects cort cortaba cortandome cortarme cosita costume
    counselling counter counting coworker cramping crash crashed crashing crave creative credible creepy cremation
    creo creyente creyentes criptomonedas crisis cristianos crossing crouched crucifixion crucis crypto css csv ctb
    cuant cuaresma cubro cuchilla cuelga cuelgo cuentame cuentes cuento cuesta cuid cuida cuidados cuidal cuidalo
    cuidame cuidando cuiden cuidenl cultures cunada cunado cupboard curar customers customize cutted cutter cv
    cybersecurity cycle daddy damelo damned dangling darby darlings dashes dashing data dated dating daylight deacon
    deadweight debating deberia debi debo debug decides decidi decidido decile decirme deciso declareme defiling
    degolle degrad degrees dejamos delete deleted deliberately demanding demasiadas demonic denial denomination
    denoted denunciarlo deploying depresion depress depressed depression deprimid desanimado desaparec desaparecer
    desapareciera desaparezco descansar descanse desconect desconocido describing description descriptions descubri
    desearia desejo deserves deserving desesperacion desesperad desidero desigual desk desmay desnud desobedece
    desobedecen despaired despedid despedida despedirme desperdicio despertar despertarme despid despidiendome
    despido despierte despierten despiertes despierto destrozad desviste desvivir desvivirme desvivo detail detailed
    details detenerse deudas deuteronomy devastated develop developer development deviate deviates devoid devotion
    devotional diabetic diabetica diablillos diacono dialisis dialogue dialysis diaria diary diciembre dickinson
    dictated didnt diet diferencias differ differently difuntos digame diganle diganles dijera dime dimela diosito
    directamente directo diria dirty disagree disappear disappearing disappointment discipleship disciplin
    disciplined disciplines disclaimers discovers discuss discussing discussion disimul disorder disparaitre
    disparar dispararle dispararme dispensational disregarding dissertation distinguir distintas distractions
    ditched divorcian divulging dizzy dnt doctora doctors document documentos documents doesnt dolera dolia dollars
    domestic domestica domingo dominical domitian donated donner dont dormid dormida dormimos dormirme dose dosis
    dotted doubling downed downstairs draft drags drain drama dramatics dran drano drawer dreaming drift drifting
    driveway drowning drowsy drug dudas duele duerma duerman duermo dump dumped dunn dupatta durmiera earlier
    easiest easter ecclesiastes ech echaria echate echoes eclesiastes eclesiastico ecos edition efesios
    effectiveness efua eggshells ego ein einfach elegidas elliot elm email emailed emails embaraz embarrassment
    emborrach emergency emily emoji empezar empieza empiezo employer empresa empuj empuja empujan empujar empuje
    enabled encaden encadena encendedor encendi encerr encerrad encerrada encerrarme encerre encierr encierra
    encierran enclose encontramos encontrarla encontrarme encontre encouraging encryption encuentra encuentre ende
    endlich energy enferm enforcar english enhance enoj enojadas ensayo ense ensenan ensure ensuring entere enterrad
    enterrar entierra entierro entrenador entumec envelope envenenarme envidio epigraph epilepsia epilepsy epilim
    epipen equation equipo erase erased erat erhangen ers erschiesse erschiessen escitalopram escond escondemos
    esconden esconder escondid escondida escondo escopeta escribeme escribime escucharte escuche escuela esistere
    esloganes espanca essay essays essere estaria estariamos estarian estilo estomago estorbo estorbos estrangula
    estrangule estrellara estrellarme estribillo estudiando estudiante estudiar estupra esv eternidad ethics etre
    eulogy eutanasia euthanasia eutico evangelist evenings everybody everyday evolution ex exacta exacto
    exaggerating exam examen exams execution exhaust exhausted exige existence exister existido existiera existing
    existir existo exit exodus exorcis expand explaining explanation explanations explica explicame explicar
    explicas explicitly explod exploration exponer exponerlo exposition express expressly extenso extra extranar
    extranara extranaria extraordinary ezequias faccio facebook faced fahrenheit failure fallaron fallecid falsify
    falten fantas fantasi fantasise fantasy farewells farla farm farms fastest fatigue fatima favorite feas feature
    fecha fechas federalism feels felices feliz fentanyl feo fermented feste fetching fiance fiancee fiction
    fictional fidanzato fierro figured fijate fije files filipenses filter fingir finir finita fired firmado
    firmamento firmar fisherman fisica fist fits fix fixing flagelarme flagelo flashcards flatmate flinches flog
    flogs fluoxetina fluoxetine flush flushed flyer focus focusing folks fondles football footnotes forbids
    forgetting forgives formacion formula fortnite forz foster foto fotos foutre fractured frappe frasco frases
    freer freind french freund fri friday fridays fridge friendly frightening frightens fruhere fueras ful fumes fun
    funciona functions funeral funny furia futuro gafas gal galatians gambling game gamer gamers games ganas garage
    garbage gas gaslight gastar gato gehena generar generate genesis genommen genuine gerasene germany geschluckt gg
    ghosts gie gilgamesh gillette gimnasio girlfriend glaze glock glorifique gloss goal goddaughter godson golpea
    golpeaba golpean golpeando golpear golpearlo golpearme golpee golpeo gonna goodby goodbye goodbyes goodnight
    google googled gospels gotta gouge gp grab grabs grade gramos gramoxone granada grandad grandchildren granddad
    granddaughter grandfather grandkids grandma grandmother grandpa grandpas grandson gravestone gravestones grenade
    grit gritar grite groped gropes grounds group groups grownup grupo guagua guess guidelines guion guitar guitarra
    gun gunman guru gustaria gutted guy gym habacuc habakkuk habe habits hablame hag haha hallway hammered hammering
    hammurabi handbook handgun handout handouts hange hanger hangs happier happily harassed harming harold hashtags
    havent headache headship headstone hebrea helium hello helpful helpline hens herem herirme herman hermanastro
    hermanita hermanito hermeneutics hes hesitate hey hi hiera hij hint hints hip hiphil hips historia historias
    historical hitler hitting hiv hoarded hoarding hola homeowners homepage homesick homework homicidio
    homosexuality hondo honestly honrar hood hop hopeless hose hospice hospital hostage hostel hotel hotels
    housemate html hu hubby humiliates humilla humorous humorously hundid hunted hurting hurts huy hyperbole
    ibuprofen ich icon icu ideacion ideas ideation idiomatic idk ied iendo ies ignatius ignore ik illness
    illustrates illustration im ima imagin imagino imma imperdonable imperios impiccarmi impicco implants implement
    importa importance importaria importo imposter impostor imprecatory improve improves improving impulse impulses
    impulso impulsos incite include includes incluir inclusio income inconcluso incorporating indefinidamente
    indicate indoors industrial infarto infection infinito inflicted influenced information informative ing ingeri
    ingles ingredient ingresar inhalador inhaler initialize initiating injected injection injections injure
    innocents inocentes input inputs insecticide insert insides insists inspired instagram instance instruccion
    insulin insulina insulta insurance intente interceding interes interlinear internet interpretaciones
    interpretado interpreters interracial interrupt interrupted interview introduce intrusive inventa inventate
    invented invertir invest invoice inyecciones inyectarme inyecte ion ions ipsum iriamos irme irnos irrelevant
    ised ising isnt isolat isolates issues items iteration iterations ithra ity ive ized izing iztapalapa jail
    jailbreak jaja jajaja jala jalo jalonea january japon java jean jefte jesaja jeter jim joan joins joked jokes
    joking josephus journal journalism jours js judaism juego juice july jump jumped jumping junt juntas juste jwt
    kann kenya keppra keto kettle keys kicked kicking kicks kidnapped kierkegaard kiero kil kinda kisses kitchen
    kitchens kjv kms knickers kosheta kwame label labelled lamentaciones laments lamotrigina lamotrigine lance
    landing landlord landscape lanzarme lanzo laodiceans laptop largas lash lashes lastimar lastimarme lastime
    lastimo lastre laughing lavandina leamos learns lease leben lectionary lectura lecturas lecture leedme leen
    leerme leg legislation lego leimos lenh leo lernen lesson lettest leviticus lexapro leyendo liability licence
    license licks lider lifeboat liked limite limp limping linda linden lindo lined lines link linked lip list lista
    listo literally literario literary lithium litio liturgy llagas llamativo llaves lleguen llegues llev llevamos
    llevarla lleves llor llorara lloraria loading loads loan loans lobola location logged login lol lonely longest
    loop lorem lorena lorry loses losing lowkey loyalty luchar lucho lucifer luckier lucky luis lullaby lunch lunes
    lungs luther lutheran lyrics ma macabeos maccabees machete machine macro madam madrastra madrina madrugada
    maestra mag magazine magical mais maisha major makeup maldit malecon maltrat maltrata maltrataba maltratadas
    maltrato mam mama manage mand mandame mandan manejando manejo manga mangas mann manosea manoseo mansions manual
    manuscript manuscripts map marcapasos marcho maread mareo margaret mari marital marito marketing marque martires
    martyrdom martyrs masajes masala mascota mass massacre massage matarla matarnos matarratas matarse matches math
    matrimonio matt mattress max maximo maybe mayo meaningless mecate mechanics mechero medianoche mediante medic
    medicacion medically medicamento medicamentos medicaments medication medications medicinas medicine medium meds
    mehr mein meine meinem mejora memorise mena menace menores mensajes ment menta mentions mentor merece merezco
    meself messaged messages messiah meten metformin method metro mettre meu mich microphone microwave miller
    millerites million milton min minaccia minha minimum minor minors minute minutes minutos mir misa miscarriage
    mission missionary missions mistake mistakenly misuse misused mitosis mla mobile mobs mochte model modern molar
    moles molest molested molests mom moments mommy moms mon monday monitors monologo monologue mood moral moreton
    moretones morirme morirnos mornings morphine morrer mort morta morte mortgage mortification mortify morto mosque
    motherhood motive motivos motor mourir mouthpiece movements moverme movil mr mrs msg muele muerdo muert muito
    multi multiple mum mummy mums mundane muneca munecas muriera muslims muslos na naci nai namorado nan nao
    narrador narrates narrative narrator nasb navidad necesit necesita necesitan necesitar necesito ned needles
    negra nehme nehmen nelson nena nene nenes nephew nephilim nero nerve nerviosa nervous ness newborn newsreader
    ngl nice nicer nicht niece nieta nightmares nightstand nikita nimechoka nimmer nina ning nite niv node nomas non
    nonexistent noone normal nota notar notara notaria notas notes noticed nous novel november novena novia novio
    nude nudes nuisance nulidad numb nur nurses nvi obedec obedezco obediente obispos obituary obliga obligaba
    obligan obligation obligo obsess obvious occur occurs oceans ocultar ofenderlo ofertas offing offstage ofrec
    ofrend ofrezca oga ogbanje ohio ohne oholah ok okay okayed olanzapine olds omg omissions oncologo ondo online
    opinen opioids optimize oramos ordenan ordenando ordene ordering ordinary organised organized orgullo origen
    original orphan orthodox oscur ous outcome outline outlined outlines output overboard overdose overdosed
    overdosing overpass override overview owen oxigeno oxy oxygen pack packed packet paco pad paddle padrasto
    padrastro padrino pagan page pages pague pai painkillers painless paired pajamas paliativos pancreatic panel
    panicking panico panties pantry pants panza papa papas papel papeles papers parabolico paracetamol parad
    paragraph paragraphs paramedics parapet paraphrase paraquat pareja parenting parezcan parish parishioner park
    parked parking parks parodying parsed participants particularly partners party pasaje pasajes pasaporte passport
    passwords pasta paste pasticche pastiglie pastilla pastillas pastora pastoral patadas pate patea pateo patrigno
    patron patrona patterns pause paycheck ped pedirle pedirlo pega pegaba pegan pegar pegarme pego pegue peligros
    pellizco penance pencil pendre pene pens pensaria pense pension penso pepper per percent percentages perdi
    perdid perdimos perdio perdoname perdonaria perdonarlo pere performance permaneced permite permiten perra
    persecutor persigue personal personally perspective pertenencias pesimismo pessimist pesticida pesticide
    petrified petrol pets peux pews pha pharmakeia phase philemon philippian philippians phone phoned phones photo
    photograph photos phrase physical physically pibe pic picchia pick picking picks pics pictur picture pictures
    piden pido pier pierdo pierna pija pildoras pill pillen pillole pills pilules pinas pinch ping pinned pintado
    pirate pistol pistola piu plancha planeado planeo plantar platform platos playful plays pls plural pocket
    podcast podria poem poema poems pointing pointless poisoned poisoning pole police policy polite ponerle pope
    popped porfa pornography portarse portfolio portugal pose poseid possibly poster postgres potential potentially
    pounding practised preachy precede preces precipicio precise preciso predestination predicting prefer prefere
    preferible preferiria prefiere prefiero prefiro prefixed pregnancy preheated prendi prenup preocup preocupacion
    preparame preparar preparas prescribed presentalo presion pressure pressures prestamo prestamos prevention
    prices prima primaria primo print printer printing prior priority pris privad prob problema procedures
    proceeding prodigal product proezas profe profesor profesora professional professor profetica profetizado
    program programa programador programmer prohib project promis promoting prompt properties prophetic proteccion
    protecting protege protestantes protestants protocols provoco proxima proximo prozac psalmists psicofarmacos
    psicologo psiquiatra psych psychiatrist psychologist publicar publicarlos publicidad puente pulpit punch punched
    punches punching punchy punishes puntos pupil puppet purgatory purging pushes pushing pw pyjamas python qiero
    qoheleth quarry quemarlo quemarme queme quero querria query quetiapina quetiapine quietos quiets quimica quimio
    quimioterapia quitame quitamos quitarse quitaste quites quitting quiz quotation quote quotes quoting ra rabbis
    rabia radiation radio radioterapia radiotherapy rafter ragione railway rainy raje rancho random rang rap rape
    rapes rapid rapido raping rapto rapture rara raras raro rasguna rasguno rastrea rat ratas raticida ratito rato
    razis razors re reaccion reacciona react readings reads rebuild recall rece recen rechac rechazar recipe
    reclamacion recogeme recoja recojas recomiendas recommend recommended reconoceremos recovering recovery
    recursively redacta reemplaz reference references reflect reflection reformed reformers refus regal regalado
    regalando regalar regale regex regrese rehab rehomed rejecting relacion relaciones relaps relapse relapsed
    relationship relevant relieved religions religiosa religiously rellena remarried remedios renta renting reparti
    repeat repeating repeticiones repetition repetitions repita repite repiteme replaced replies reply replying
    research residencia resisto resolve respectful respectfully respira respirar respondela responding respondo
    response restart restaurants restrictions resumas resume resumelo resumen resumirlo retaliat retell retention
    retirement retiro retraining retreat retrovirales reunions reunirme rev revealing revelame revelamelo revele
    reverend reviento review revisa revolucion rewrite rewriting rez reza rezo rhema rhyme ri richer ridiculo riesco
    rifle rindo ringing risk risking risperidona risperidone rite rlly rn robot rodeos rogando rogue rol role
    roleplay roles rolling romance romp romper rondas rooftop roomie roommate rope ropero roque rosario rosary
    routine rsi rub rubs rumbo runaway rut saas sac sacarme sacarse sacrifi sacrific sacrifique sacrifiques sacud
    sacude safeguarding safer salary sales salirme salis salon saltar saltarte salte sam samaritano samples sanad
    sanctity sandalia sangr sangrando sangrar sanson santiago sao saqueo sarcasm sarcastic saturday saturdays sauce
    savings scalpel scares scarf scars scary scenario scene scenes schedule schema schlagt scholarly scholars school
    schoolmaster scientific scissors score scrapes scratch scratched scratches scratching scream screaming screams
    script secondary secretito section seguidas sein seizing seizure seizures selbstmord selbstmordgedanken selfharm
    semester seminar seminario seminary sencillas sencillo sentad sentences sentir seo sepelio sept september
    septuaginta sequence seraphim serio sermon sertralina sertraline server sesiones seulement sevilla sewerslide
    sewing sexo sh shak shaky shanda sharpener sharpening shaving sheet shes shibboleth shift shifts shirt shooter
    shooting shop shorten shortening shorter shotgun shots shoulda shouts shov shove shoved shoves shoving showcases
    sien sienten siento siesta siga significa signing sigo sill simpler sinking sintiendo sis siseras sixtyfold
    skeleton sketching skip skipping skit slap slapping slaps slashed slashes slate sleepers sleeps sleepy sleeves
    sliced slides slipper slipping slit slitting slogans slower smack smacked smacks smashed smashes smashing smile
    smother snap snapchat snapped sneaks sniper soared sobbing sobrin sobrina sobrino sobro social society sofa
    software soga solar solicitor soltanto solte soltera solucion solve somebody someter somniferos somthing sone
    songe soportar soporto sorted sospecha sostendran sosteniendo sotano souhaite sources spanish spanking sparire
    spawn specific specifically spinning sprained spreadsheet sql squad squeeze sry ssri ssris stab stabbed stabbing
    stabiliser stabilizers stalked stanza stanzas stares staring start started starts starv starve starved starves
    starving stashed statement statins steals steer steering stepbrother stepdad stepdaughter stepfather stepmom
    stepmother stepmum stepping stepson sterben steroids stiefvater stipulations sto stocked stockpil stockpiled
    stopp stopping storey strangl strangle strangles strangling strategic stress struggles student students studying
    stupid style suavizar sub submi submission submissive subscriptions subspecies substances sucias sueldo suelen
    suffocate suficientes sufr sufre sufren sufro sugar suggest sugieres suicdal suicid suicida suicidal suicidar
    suicidara suicidarme suicidarmi suicidarse suicidas suicide suicider suicides suicidio suicido suing suisidal
    suizid suizidgedanken sulfuric sumir sumisa summarise summarize summarizing summary sunday sundays sunglasses
    supervisor suplico supplier surgeon surgery surprise survive survived survivor suspect suspects suspend suspendi
    suspendimos susurra swahili swallowing swalowed swapped swerv swerve swimming switch switched switching swollen
    symbol symbolic synod system tabletten tabs tadeo tai talks tapar tape taped tapering tapo tarjeta tasks tbh tdy
    team technique techo ted teen teenager teenagers teens tele telefono television temper tenant tendencias tenho
    tense tentad tentarlo teologia teologos terapia teresa termina terminal terminar termine termines terraza tether
    text textbook texted texting texto textos texts theatre theme themes theologians theological theology theory
    therapist therapy theres therese theses thesis theyll theyre thinners thirtyfold tho thoughtful thrash thrashes
    threatens throws thru thuds thumps thursday thursdays tia tickles tidied ties tikka tiktok til timon ting
    tingling tipo tips tir tiramos tirar tirarme tirarse tire tiring tithing titled titulos tmr tmrw toalla tocarlo
    toddler togliermi toilet toilets tom tomarme tomei tomoz tone tonite tonter tools topic topics tos tot toten
    tous toutes towel trabajando tracks trading traduce traducen traffic trafficked trafico tragado trague training
    trains tranquil tranquila tranquilo tranquilos transcribe transfusion transfusiones transfusions translate
    translation translations transliteration transparency trapped trash trashed tratamiento trate treatments tren
    tribal trick tries trigger trip troi trompadas troubleshoot truck truthful tub tuer tues tuesday tumb tumba
    tummy tumor tumour turno tutor tutte tv twisted tying tylenol type typeerror typical typing tyrell uccidermi
    uccido uffff ultima ultimas ultimos umbringen unalive unaliving unanswered unbearable unborn unconscious
    undefined underwear undo undress unexpectedly unfair unfiltered unforgivable unhinged uni unicos union unit
    university unlawfully unlock unlovable unpardonable unresponsive unrestrained unrestricted uns untrue unverified
    ups upset upstairs urges urging usa usado usan usar usaramos usarse useful user usted ustedes vaci vacuum vagina
    valgo validating valium valproate valproato vampire varias variety vater vbs vecina vegetables vehiculo vein
    veins velorio venas vencid venda vendedor venlafaxine verb verbs verbum vergesst vergewaltigt verschwinden verse
    verses versiculo versiculos version versioned versions versus vets veut veux viaduct vicar video videos vidrio
    vie viernes views vigente vigil vigila viola violaba violacion violar viole violen violenta virgencita visa
    visitor vita viv viver vivere vivirian vivirla vivre vocabulary vodka voglia voglio voicemail volante volarme
    volumen volunteer volunteers vomitar vomiting vontade vorrei vos voting vou voudrais vraiment vs vueltas vulgate
    vulnerable wakes waking wallet walter wana wanna warehouse warfarin washes wasnt waver waving wears website wed
    wednesday weedkiller weekend weir weird weiterleben weitermachen welts werde werent weve whats whatsapp
    wheelchair whipped whipping whispered whispering whispers whos widened william windowsill wins wire wishes witch
    withdrawing woken woozy wording worr worried worrying wouldnt wrist wrists writng wunsche wunschte wurgt xanax
    yeah yell yesu youtube yr zamarree zaqueo zarande zed zing zoloft zombies zone zurra
  `),
)

/** The same of two words and more. */
export const phrasesOfToday: readonly string[] = words(`
  i've_been i've_had i've_got i've_set i've_used i've_never i'm_done i'm_so i'm_just i'm_scared i'm_in i'm_tired
  i'm_only i'm_going i'm_standing i'm_saved i'm_drinking i'm_waiting i'm_sorry i'm_at i'm_afraid i'm_angry
  i'd_rather i'd_like i'd_never i_feel i_guess i_hate_it i_wish_i so_tired tired_of_living keep_living
  go_on_living should_i_worry will_god_forgive can_jesus can_god is_it_wrong is_it_a_sin is_it_ok do_i_still
  why_doesn't want_me_to_die my_brother_keeps my_sister_says my_husband_says my_mother_says my_dad my_room
  an_hour_ago hours_ago hour_ago this_morning tonight_i starting_tonight at_peace_now so_low giving_his won't_stop
  won't_wake help_me,?_i'm_alone the_closet god_is_telling god_told_me told_me_to telling_me is_telling
  telling_her tells_me_to jesus_told elijah_asked elijah_wanted job_said_it jonah_told paul_says saul_did
  samson_got judas_did like_abraham_did i'll_do_it_myself do_it_myself i_mean_it going_to_make going_to_kill
  the_date my_birthday there's_nobody there's_no there_is_no_reason no_reason_for_me don't_wake_me wake_me_up
  wakes_up falling_asleep fall_asleep gets_better get_better ever_changes of_dying everyone_would_be better_off
  for_a_drive taken_the_key since_yesterday wives_submit so_do_i i_have_a_way bad_dreams no_hope_left rage_from_me
  under_my_clothes under_my_shirt hit_my hits_me beats_me tengo_miedo_de mi_hija_dice mi_hijo_dice dice_que_no
  my_uncle_touches what_do_i_pray soon,_jesus hoy_lo_mato me_quedan unas_horas no_aguanto me_va_a va_a_matar
  me_voy_a me_dice_que mi_esposo mi_amiga dios_te_salve hoy_lo como_loco esta_noche_me esta_tarde en_la_radio
  por_la_radio mi_sobrino a_mi_sobrino cinco_noches sin_dormir conmigo,_asi
`)
