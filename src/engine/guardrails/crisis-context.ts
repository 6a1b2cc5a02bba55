import { isGrievance, ownWrongPatterns } from './own-wrong.ts'
import { quotedSpans } from './quoted-spans.ts'
import type { RuleMatch } from './rule.ts'
import { of, sentenceAround } from './rule.ts'
import { words as listedWords } from './rules/crisis-phrase.ts'
import type { CheckedText } from './text/checked-text.ts'

const any = (list: string) => new RegExp(`\\b${of(listedWords(list).map((word) => word.replaceAll('*', '\\w*')))}\\b`)

/** People of the Bible and of books, whose words are not the writer's. */
const figures =
  'elijah jonah job jeremiah moses samson saul judas paul david rachel rebekah naomi simeon stephen jephthah abraham abimelech ahithophel zimri qoheleth solomon ignatius augustine rebecca hagar samuel eli razis phinehas jael ehud peter elias jonas jeremias moises sanson pablo raquel noemi esteban jefte abrahan abimelec ajitofel salomon agustin finees pedro psalmist salmista character personaje prophet martyr* martir* disciples amalekite* amalecita* christians monks apostles'
const speech =
  'says? said saying prays? prayed cries cried wrote writes sings sang thinks? thought feels? asks? asked means? meant declares begs? begged wants? wanted wished tells? told dice dijo decia clama clamo oro ora escribe escribio canta pide pidio queria quiso deseo deseaba'
/** Speech of another person, just before a statement in the first person. */
const othersWords = new RegExp(
  `\\b(?:${listedWords(figures).join('|').replaceAll('*', '\\w*')})\\b[^.!?\\n]{0,50}\\b(?:${listedWords(speech).join('|')})\\b(?: that| to god| out| que| a dios| to| for| him| le| de)?[,:]? ?["']?$`,
)
/** A statement is looked at, and not made. */
const study = any(
  "what_does what_did what_do_you_mean_by meaning_of means what's_the_hebrew hebrew greek griego hebreo swahili latin translat* traduc* exegesis commentar* comentario* literary idiom hyperbole phrase word_for verb who_said who_wrote quien_dijo quien_escribio explain explicame explica explicar que_significa que_quiere_decir que_quiso_decir significa literally_translate old_english por_que_dice which_chapter render compare compara* context contexto quiz interpret* authorship how_did how_does_the_text chapter_does",
)
/** A text is made for others. */
const preparing = any(
  'sermon sermon* homily homilia predica predicar class clase essay ensayo paper tesis dissertation thesis lesson* leccion script guion skit drama play obra monologue monologo lyrics letra chords acordes hymn song cancion poem poema novel novela short_story story_about cuento epigraph fiction character bible_study_on curriculum workshop taller seminar* handout* policy handbook manual training formacion liturgy liturgia illustration bosquejo outline youth_night podcast debate article articulo book_on writing_a_book presentation exponer topic tema devotional devocional intercession bidding_prayers preces prayers_of_the_people poster memorial_evening support_group ministry ministerio pastoral_care in_general en_general general_principles safeguarding catechist* catequista* volunteer volunteers crisis_line helpline group_leader chaplain capellan congregation parish ethics euthanasia eutanasia assisted_dying church_teach* catechism catecismo theolog* teolog* research tarea homework denomination master_de_rol role-play campaign roleplay stage amateur film movie pelicula',
)
const joke = any(
  'lol lmao rofl lmfao haha* jaja* jeje* hehe jk kidding omg ngl embarrass* verguenza cringe fortnite boss_fight final_boss squad gamer game games gaming left_4_dead zombies minecraft chistes chiste jokes joke roast binding_of_isaac exam exams examen homework essays deadline lego quiz heat calor boredom aburrimiento aristo aorist plants planta plantas leaves dog vet fantasy_football team lose_the_match',
)
const grief = any(
  'funeral memorial died passed_away passed_on buried eulogy graveside widow* condolence* lost_our lost_my killed_himself killed_herself killed_themselves took_his_own took_her_own ended_her_life ended_his_life died_by suicide_last anniversary velorio entierro fallecio fallecido fallecida murio partio se_suicido se_quito_la_vida se_mato perdimos perdi_a aniversario bereaved bereavement grieving duelo luto',
)
/** A marriage or love that has ended, or was betrayed: a sorrow, and by itself no danger. */
const deserted =
  /\b(?:husband|hubby|wife|fiancee?|boyfriend|girlfriend|partner|spouse|esposo|esposa|marido|mujer|novi[oa]|pareja)\b[^.!?\n]{0,30}\b(?:left|walked out|abandoned|deserted|dumped|divorced|divorcing|cheated|cheating|me dejo|nos dejo|me abandono|se fue con|me enga[nñ]o|me pidio el divorcio)\b/
/** The end of life, with care. */
const cared = any(
  'hospice palliative morphine cancer terminal als ela weeks_they_say months_left nursing_home dying_of ninety nonagenarian cuidados_paliativos paliativos oncologo oncologist residencia hospicio chemo_team great-granddaughter great-grandchildren great-grandson chaplain capellana deploying deployment deployed army soldier soldado mission missionary misionero misionera war_zone firefighter bombero lifeboat graduat* retire* moving_to moving_abroad me_mudo solicitor pilgrimage in_good_health surgery cirugia operacion',
)
/** Now is long after. */
const longAgo =
  /\b(?:(?:\d+|\w+|twenty-\w+|thirty-\w+) years? (?:ago|back|now|later|since)|decades ago|years ago|when i was (?:a |an |in |\d+|young|little|younger|small|\w+teen|seven|eight|nine|ten|eleven|twelve)|as a (?:child|kid|boy|girl|teen\w*|little|young)|in my (?:childhood|teens|twenties|youth)|growing up|long ago|back then|used to|in (?:19|20)\d\d|in '\d\d|(?:that was|since) (?:19|20)\d\d|once i|my testimony|(?:i've|been) (?:been )?(?:free|clean|sober) (?:since|for)|before i (?:met|knew|came to|was saved|found)|(?:god|jesus|he|christ|lord) (?:has )?(?:saved|rescued|delivered|brought|pulled|set) me|hace (?:\w+ )?(?:anos|mucho)|hace (?:muchos )?anos|llevo \w+ anos sin|cuando (?:era|tenia|fui)|de (?:nino|nina|joven|pequen[oa]|chic[oa]|pibe)|en mi (?:infancia|ninez|juventud)|mi testimonio|dar testimonio|en (?:19|20)\d\d|antes de conocer|(?:dios|jesus|el senor|cristo) me (?:salvo|rescato|libro|saco|libero|levanto))\b/
const stillNow =
  /\b(?:still|again|right now|tonight|today|yesterday|last (?:night|week)|this (?:week|morning)|every (?:day|night|sunday|evening)|keeps?|coming back|came back|now|todavia|sigue|aun|ahora|hoy|anoche|ayer|otra vez|de nuevo|esta noche|volvio|vuelve|cada (?:dia|noche))\b/
/** Said to be well. */
const well = any(
  "i'm_fine im_fine i_am_fine not_in_danger not_in_any_danger i'm_okay i'm_ok i'm_well i_am_well doing_all_right doing_well going_well i'm_safe estoy_bien no_corro_peligro estoy_acompanad* me_va_muy_bien tranquil* we've_made_up good_people_round i_go_to_a_group in_counselling good_counselling had_counselling terapia he's_healthy cheerfully thank_god gracias_a_dios slowly_tapering tapering gp_has my_doctor_says doctor_is_taking healthy free_since yo_tranquila happily bien_cuidad*",
)

/** The diction of Scripture. */
const scripture = any(
  "yahweh behold shall unto thee thou thy thine ye hath israel judah jerusalem zion pharaoh egypt egyptians philistine* moabites levite* jacob abraham isaac esau joseph moses aaron joshua saul jonathan david solomon absalom joab elisha josiah nebuchadnezzar haman mordecai pilate herod pharisees scribes disciples multitude* prophets wilderness altar offering kingdom nations commanded king kings servants lamb son_of_man tabernacle tent camp sons inhabitants righteous righteousness wicked wickedness iniquit* transgress* brothers army armies sword enemies enem* vineyard chariot* horses sheep flock oxen donkey dwell* spoke therefore which grave sheol lest gentiles glory deceit mercies counsel strength_of holy_place jews esther bases maiden pharaoh's midnight_i said_to bank_of stood_by river_of mountain maidens prostitution unrighteous calamity fences thanks_to_you stronghold ordinances bridegroom foul palm_tree stalks flax spoils males conspire lurk purification complaint crooked booths closet hallowed brethren mouth angel caminos abatian luz pecado_vuelvete enviarias aqueste vina vallado mar_un bocina sucesor testimonio_de piezas hablaran fuertes holes_of anointed inherit* maiden abhor loathe vain iniquity fathers forefathers hosts nation city cities gate gates perish* adversar* oppress* bullock divided watchmen plough beloved pit snare sackcloth morsel bread_of vexation tidings sepulcher tomb seven_days ten_days twenty_days covenant mount mountain cleft flee fled pursu* garments garment cloak loins bones bosom consumed kindled mouth_of tongue_of winds stone stones tunica monte montana ciudad varones ovejas asno muchedumbre aposento discipulos mandamiento tinieblas hueso huesos candela vestidos fosa pascua levadura justicia impiedad leviathan palabras_de ley_de estatutos profeta clamor projimo jornalero servidumbre camara leopard jackals inmundo expiacion jehu pharoah alzo circumcised slain smite beasts spirits congregation jehova israelitas vosotros he_aqui faraon egipto reyes rey siervo siervos empero profetas tierra espada ejercito pueblo impio impios casa_de hijos_de hijo_de judios jerusalem sion tabernaculo levitas heredad altar sacrificio cielos principe principes vuestra* vuestro* aquel aquella aquellos habeis sois hareis enemigos",
)
/** It is a question, or begins with one: “Can God forgive me? I lied to my wife.” */
const asks = /^[^.!?\n]{0,80}\?|\?\W*$/
/** What lowers, for the version of the rules. */
export const crisisContextPatterns: readonly RegExp[] = [
  othersWords,
  study,
  preparing,
  joke,
  grief,
  deserted,
  ...ownWrongPatterns,
  cared,
  longAgo,
  stillNow,
  well,
  scripture,
  asks,
]

/** What of a text lowers a sign that stands in it. Made once for a text. */
export type CrisisContext = {
  /** Somebody else's words, quoted or reported for study. */
  isOthersWords: (match: RuleMatch) => boolean
  /** Points of phrases that are taken away where the text studies, prepares, jokes, grieves or looks back. */
  calm: number
  /** The same for the points of concepts. */
  doubt: number
  /** A betrayal, or what is hard to forgive. */
  isGrievance: boolean
}

/** Reads where a text quotes, studies and looks back. */
export function crisisContext({ folded }: CheckedText): CrisisContext {
  const quotes = quotedSpans(folded)
  const isInQuote = ({ start, end }: RuleMatch) =>
    quotes.some((quote) => start >= quote.start - 2 && end <= quote.end + 2)
  const outside = quotes.reduceRight((text, { start, end }) => `${text.slice(0, start)}${text.slice(end)}`, folded)
  const isStudy = study.test(outside)
  const isPrepared = preparing.test(outside)
  const isJoke = joke.test(folded)
  const isGrief = grief.test(folded)
  const isCared = cared.test(folded)
  const isWell = well.test(folded)
  const isScripture = scripture.test(folded)
  const isPast = longAgo.test(folded) && !stillNow.test(folded)
  return {
    isGrievance: isGrievance(folded),
    isOthersWords: (match) =>
      (isInQuote(match) && (isStudy || isPrepared)) ||
      othersWords.test(folded.slice(Math.max(0, match.start - 90), match.start + 1).trimEnd()) ||
      (longAgo.test(sentenceAround(folded, match)) && !stillNow.test(sentenceAround(folded, match))),
    calm:
      (isStudy ? 3 : 0) +
      (isPrepared ? 4 : 0) +
      (isJoke ? 4 : 0) +
      (isGrief ? 3 : 0) +
      (isCared ? 4 : 0) +
      (isPast ? 4 : 0) +
      (isWell ? 4 : 0) +
      (isScripture ? 4 : 0),
    doubt:
      (isStudy ? 1.6 : 0) +
      (isPrepared ? 2.4 : 0) +
      (isJoke ? 1.7 : 0) +
      (isGrief ? 1.3 : 0) +
      (deserted.test(folded) ? 1.8 : 0) +
      (isCared ? 1.3 : 0) +
      (longAgo.test(folded) ? 1.3 : 0) +
      (isWell ? 1.8 : 0) +
      (isScripture ? 5.2 : 0) +
      (asks.test(folded) ? 1.1 : 0),
  }
}
