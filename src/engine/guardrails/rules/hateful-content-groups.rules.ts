import { listed } from '../rule.ts'
import { endings, phrases, plurals, type SignList, sign } from './hateful-content-sign.ts'

/** Names of people that are hated, in English and Spanish; no hatred by themselves. */

const faiths = [
  ...plurals(
    'muslim moslem mohammedan islamist hindu sikh buddhist catholic papist mormon atheist evangelical protestant pentecostal adventist wiccan jain yazidi druze copt shiite sunni ahmadi rastafarian zionist imam',
  ),
  ...phrases(
    "islam, jehovah's witness|witnesses, jehovahs witness|witnesses, judaism, jewish people|race|nation|blood|plot|lobby|bankers|conspiracy, jewry, pueblo judio, los judios de hoy, todo judio, the talmudists, hijab wearers",
  ),
]
const nations = [
  ...plurals(
    'african asian mexican latino latina hispanic pakistani indian bangladeshi turk russian ukrainian german romanian albanian serb croat slav haitian jamaican nigerian somali sudanese eritrean kenyan ghanaian congolese afghan iranian iraqi palestinian israeli kurd armenian azeri filipino korean american african-american guatemalan honduran salvadoran nicaraguan colombian cuban venezuelan ecuadorian bolivian peruvian brazilian moroccan algerian tunisian tutsi hutu igbo hausa zulu tamil rohingya uyghur tibetan moor arab chechen samoan hawaiian maori cherokee inuit eskimo aborigine pygmy european westerner spaniard italian bulgarian bosnian kosovar lithuanian belarusian georgian azerbaijani kazakh uzbek mongol mongolian malay indonesian thai cambodian laotian nepali punjabi bengali gujarati pashtun hazara iranian lebanese saudi yemeni libyan berber tigrayan oromo ugandan tanzanian rwandan zimbabwean zambian angolan cameroonian fulani liberian gambian malian papuan fijian tongan canadian argentine chilean uruguayan paraguayan panamanian dominican trinidadian basque catalan irishman englishman scot swede frenchman dutchman tinker traveller hillbilly redneck kosovan sicilian moldovan latvian estonian hungarian czech slovak croatian serbian bosniak hispanic-family aussie southerner northerner',
  ),
  ...listed(
    'chinese japanese vietnamese sudanese burmese senegalese roma romani gypsy gypsies irish kurdish turkish polish danish swedish arabic amish islamic nigeria haiti mexico somalia pakistan china russia ukraine palestine morocco venezuela bolivia colombia peru guatemala honduras sudan eritrea afghanistan iraq bangladesh vietnam korea japan kenya ghana congo rwanda senegal jamaica cuba romania albania marruecos haitiana kurdistan inbreds hutterites mennonites',
  ),
  ...phrases(
    'puerto ricans, middle easterners, native americans|tribes|peoples, native|indigenous|aboriginal|primitive tribes|peoples|people|tribe, aboriginal, aboriginals, indigenous, first nations, travellers, irish travellers',
  ),
]
const races = [
  ...plurals('negro mulatto mestizo half-breed half-caste mongrel-race'),
  ...phrases(
    'blacks, whites, browns, black|brown|dark skin, dark-skinned, black|brown|dark|coloured|colored|yellow|african|jewish|semitic|asian|negro|white race|races|people|peoples|folk|folks|man|men|woman|women|person|persons|child|children|kid|kids|boy|boys|girl|girls|family|families|couple|couples|neighbour|neighbours|neighbor|neighbors|student|students|pastor|pastors|preacher|believers|christians|souls|babies|ppl|guy|guys|lady|colleague|church|churches|members, coloureds, people of colour|color, descendants|children|sons of ham, the darker|dark races, other races, one race, lesser races, non-whites, nonwhites',
  ),
]
/** Marriage and children across races. */
const mixture = phrases(
  'mixed marriage|marriages|blood|kids|children|couple|couples|race|races|families|babies, mixed-race, interracial, biracial, race mixing, mixing|mix|mixes|mingling|mingle races|the_races|blood|bloodlines|seed, mixing|mingling|mixture of races|the_races|blood|peoples, outside|beyond your|his|her|their|our|my race, outside the race, another race, different race, half-breed, half-caste, miscegenation, otra raza, mezcla|mezclar|mezclarse|mezclan|mezclen|casarse|casan de|las|con|entre|razas|otra|distintas razas|otra_raza|la_sangre|negros, matrimonios|parejas|hijos mixtos|mestizos|interraciales',
)
const sexual = [
  ...plurals(
    'gay homosexual lesbian intersex asexual nonbinary bisexual transsexual transgender queer drag-queen sodomite-lobby trans-person transvestite',
  ),
  ...phrases(
    'trans people|folk|folks|person|persons|kids|women|men|woman|man|folx|children|youth|ppl|teens, transgendered, trans, pride march|parade|flag, lgbt, lgbtq, lgbtqi, lgbtqia, lgbtq+, non-binary, same-sex couples|parents|families, drag queen|queens, two dads|mums|moms|mothers|fathers, two mothers',
  ),
]
const body = [
  ...plurals(
    'cripple autistic midget retard schizophrenic albino spastic paraplegic amputee hunchback stutterer mongoloid deaf-mute diabetic hermaphrodite addict',
  ),
  ...phrases(
    "disabled, the disabled, handicapped, autism, autistic, dwarfism, tourette's, tourettes, down syndrome, down's syndrome, downs syndrome, down's, wheelchair user|users, people|person|children|kids|child|those|anyone|someone in|with * wheelchair|wheelchairs|disability|disabilities|autism|epilepsy, mentally ill|disabled|retarded, mental illness, special needs, retarded, deaf people|person|folk, deaf-mutes, blind people|person|folk, the handicapped, stutterers, cerebral palsy, dementia patients, aids patients, people with hiv, leprosy patients, fat people, fatties, obese, obesity, overweight, bipolar, adhd, dyslexia, dyslexic, epilepsy, alzheimer's, dementia, spina bifida, cleft lip|palate, learning|intellectual|physical disability|disabilities|difficulties, stammer, stutter, albinism, psoriasis, birth defect|defects, prosthetic, crutches, wheelchair, wheelchairs, hearing aid|aids, sign language, guide dog, hiv, handicap, special kids, slow learners, chromosome, downs baby|babies, deformity, on the spectrum, lupus",
  ),
]
const standing = [
  ...plurals(
    'immigrant migrant refugee dalit untouchable shudra brahmin feminist illegal pensioner migrant-worker farmworker ex-con lower-caste low-caste single-mother asylum-seeker newcomer',
  ),
  ...phrases(
    'lower|low caste|castes, low-born, asylum seekers, undocumented, illegal aliens|immigrants, boat people, people on|from * boats, homeless people, the homeless, old people|folk|folks|ppl, elderly, elderly people, the elderly, senior citizens, boomers, single mothers|moms|mums, welfare mothers|moms|mums|queens, moms|mothers|people|families on welfare|benefits, divorced women, women preachers|pastors, female pastors|preachers, working women, career women, modern women, women today, childless|barren|unmarried|infertile|menstruating|divorced|fat|educated|ambitious|western|young women, hijabi, hijabis, headscarf, burqa, sikh|hindu|muslim|jewish|buddhist|mormon family|families|kid|kids|boy|boys|girl|girls|neighbour|neighbours|neighbor|neighbors|man|woman|men|women|shop|shops|children|people|guy|guys|student|students|colleague, synagogue today, caste, castes, outcaste, outcastes, council estate, benefit claimants, people on benefits|welfare, refugee family|families|boat|boats|camp|kids|children, foreign|immigrant|migrant|haitian|mexican|african|syrian|nigerian|indian|polish|turkish|romanian kids|children|workers|students|family|families|man|woman|accent|neighbours|neighbors, the migrants, illegal aliens, orphans from, grandparents, nursing homes, care homes, over seventy|eighty, mosque, mosques, gurdwara, gurdwaras, hindu|sikh|buddhist|mormon temple|temples, gay bar|club, foreign families|workers, migrant families',
  ),
]
const spanish = [
  ...endings(
    'negr african asiatic chin gitan mexican haitian venezolan colombian bolivian peruan paraguay centroamerican dominican ecuatorian cuban ruman turc rus ucranian latin mestiz mulat evangelic discapacitad minusvalid refugiad',
  ),
  ...phrases(
    'catolico, catolicos, los|las catolicas, musulman, musulmanes, musulmana, musulmanas, moros, un moro, hindues, sijs, budistas, ateos, ateas, mormones, mormon, testigos de jehova, retrasados|subnormales|mongolos|minusvalidos|lisiados|tullidos|invalidos, asiaticos, evangelicos, islam, hondurenos, salvadorenos, guatemaltecos, nicaraguenses, indigena, indigenas, marroqui, marroquies, israelies, israeli, sionistas, indios, los indios, un moreno, moreno, morenos, gente de color|negra|morena|indigena, piel oscura|negra, razas inferiores, inmigrante, inmigrantes, migrante, migrantes, indocumentados, sin papeles, ilegales, refugiados, menas, pateras, patera, homosexual, homosexuales, gay, gays, lesbianas, lesbiana, maricones, transexuales, transexual, travestis, personas|gente trans, mujeres|hombres|ninos trans, autista, autistas, enanos, enanismo, sindrome de down, mongolicos, sordos, personas|gente|ninos con discapacidad|autismo, discapacidad, enfermos mentales,  feministas, feminista, intocables, castas bajas|inferiores|malditas, los de abajo, mezquita, mezquitas, pobres de la villa, villeros, campesinos indigenas, judaismo, colombianas, transgenero, tercera edad, personas mayores, homosexualismo, rumanos, rumanas, coreanos, mapuches, quechuas, aimaras, bolitas',
  ),
]

/** By names that Scripture has too. */
const oldNames = [
  ...plurals(
    'jew arab syrian egyptian ethiopian foreigner heathen cretan greek samaritan native idolater infidel pagan gentile alien whore eunuch beggar',
  ),
  ...phrases(
    'synagogue, synagogues, rabbi, rabbis, epileptic, epileptics, crippled, jewish, women, woman, wives, girls, your|a|the|my|his|disobedient|rebellious wife, wife|wives who, old men|women, every|any|all|no woman|women|female|wife, females, the old are|have|should|must|who|cannot|never, the deaf, deaf, the blind, blind, the lame, strangers, stranger, the poor, white people|man|men, israel today, unbelievers, unbeliever, judio, judios, judia, judias, mujer, mujeres, hembra, hembras, esposa, esposas, extranjero, extranjeros, extranjera, extranjeras, ciego, ciegos, egipcios, paganos, griegos, samaritanos, incredulos, forasteros, pobres, cojos, forastero, un nino|hijo con, hija con, dwarf, dwarfs, prostitute, prostitutes, los ancianos, ancianos, los viejos, viejos, arabes, arabe, siria, sirio, sirios, palestino, palestinos, roms',
  ),
]
const anaphors = phrases(
  "they, them, their, theyre, they're, theyve, these|those|such|that|your|her|his people|folk|ppl|lot|kind|type|sort|race|tribe|families|family|children|lives|shops|creatures, people like them|that, her|their|his|that kind, kind, he|she, he's, every one|last * of them, all of them, none of them, esa|esta|tal gente, esos, estos, esas, ellos, ellas, su raza|gente|pueblo, todos ellos, los, las, les, a todos, it, its",
)

export const groupSigns: readonly SignList[] = [
  sign('people', [
    ...new Set([...faiths, ...nations, ...races, ...mixture, ...sexual, ...body, ...standing, ...spanish]),
  ]),
  sign('people-old', oldNames),
  sign('they', anaphors),
]
