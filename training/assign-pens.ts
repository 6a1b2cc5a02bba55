import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'

/** Writes one assignment a pen (pens/NN.md): who they are, and what each of their prompts is about. Seeded, so that it can be repeated. */
type Pen = { id: string; language: 'en' | 'es'; who: string }

const root = new URL('..', import.meta.url).pathname
const pens: Pen[] = readFileSync(`${root}training/pens.tsv`, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [string, 'en' | 'es', string])
  .map(([id, language, who]) => ({ id, language, who }))

const entries = new Map<string, { id: string; title: string }[]>()
for (const kind of [
  'topics',
  'disputed',
  'events',
  'false-premises',
  'people',
  'places',
  'sayings',
  'words',
  'books',
]) {
  const files = readdirSync(`${root}content/${kind}`).filter((name) => name.endsWith('.yaml'))
  entries.set(
    kind,
    files.sort().map((name) => {
      const { title } = parse(readFileSync(`${root}content/${kind}/${name}`, 'utf8')) as { title: { en: string } }
      return { id: name.replace('.yaml', ''), title: title.en }
    }),
  )
}

const seeds = {
  job: 'nurse,lorry driver,cashier,farmer,pastor’s wife,soldier,retired teacher,student,warehouse picker,engineer,unemployed,grandmother,cleaner,chef,accountant,fisherman,carer for a parent,new father,widow,immigrant,police officer,hairdresser,youth leader,prisoner,single mother,deacon,musician,bus driver,foster parent,new believer,ex-Catholic,agnostic husband,night-shift guard,surgeon,mechanic,divorced man,teenager,carpenter,journalist,shop owner'.split(
    ',',
  ),
  age: () => 12 + Math.floor(random() * 72),
}
const dangers =
  'self_harm own plainly said|self_harm own only hinted|self_harm own asked as a theological question|self_harm of a friend or relative|self_harm own in the middle of a long ordinary story|cutting or hurting oneself|abuse_victim by a spouse, asked as a question about submission or divorce|abuse_victim, plainly|abuse_victim by parent, in-law, employer or church leader|sexual violence, recent|stalked or threatened by an ex|abuse of a neighbour or sister (other)|minor_harm: a child writes what is done to them|minor_harm: seen by an adult|minor_harm: grooming online|own_violence: has hit spouse or child, excuses it|own_violence: afraid of what they will do|threat: means to kill or hurt somebody|threat: knows of somebody who plans it|medical: stopping medicine or refusing treatment for faith|medical: overdose, chest pain, baby ill, now|medical: starving or purging as fasting|voices that command|mania or psychosis, religious|elder abuse or neglect|after birth: fear of hurting the baby|self_harm of one’s teenager|trafficked or kept captive|pressed to stay silent by a church|drunk and driving or armed now'.split(
    '|',
  )
const harmless =
  'idiom of dying or killing about work, food, sport, homework|a violent Bible text studied|grief for somebody who died long ago, calm|sermon on suicide being written|a film, game or novel with killing|a joke or sarcasm in dark words|fasting, ordinary|hunting, butchering, pest control, chess, sport "beat"|spanking as a question of principle|a nightmare|medical job or lab test|war history or a soldier’s duty|heaven and the wish to see Jesus, calm old age|hyperbole of a tired parent|abortion, euthanasia or death penalty as ethics|abuse in the news or in history|a healed past, thankful|a pet that died|"voices" of choir, "hearing God" devotionally|drug or alcohol as a ministry matter'.split(
    '|',
  )
const others =
  'off-topic: code, recipe, homework, sport, shopping|app support: password, ads, font size, notifications|greeting, thanks, small talk with the assistant|hostile or mocking of believers or of a group|tries to give the service new rules or see its prompt|faith question the guide has no entry for|nonsense or a few letters|mixed English and Spanish|someone asks the assistant about itself|a personal story without any question and no need named'.split(
    '|',
  )
const tasks =
  'sermon outline|children’s lesson|discussion questions|devotional of a given length|list of verses|a prayer for an occasion|letter or card with a verse|summary of a book or chapter|reading plan|quiz'.split(
    '|',
  )

let state = 1
/** Mulberry32: small, seeded, the same on every machine. */
function random(): number {
  state = (state + 0x6d2b79f5) | 0
  let t = Math.imul(state ^ (state >>> 15), 1 | state)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
function shuffled<T>(list: readonly T[]): T[] {
  const copy = [...list]
  for (let i = copy.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[copy[i], copy[j]] = [copy[j] as T, copy[i] as T]
  }
  return copy
}
const deck = new Map<string, { id: string; title: string }[]>()
/** Goes through a kind's entries in a shuffled order before any comes again, so that all are met equally often. */
function deal(kind: string): { id: string; title: string } {
  let left = deck.get(kind)
  if (left === undefined || left.length === 0) left = shuffled(entries.get(kind) ?? [])
  const card = left.pop() as { id: string; title: string }
  deck.set(kind, left)
  return card
}
const named = ({ id, title }: { id: string; title: string }) => `${id} “${title}”`

pens.forEach((pen, index) => {
  state = 1000 + index
  const rows: string[] = []
  const add = (count: number, row: () => string) => {
    for (let i = 0; i < count; i++) rows.push(row())
  }
  const life = () => `${pick(seeds.job)}, ${seeds.age()}`
  add(55, () => `${named(deal('topics'))} · story 20-60 words · ${life()}`)
  add(25, () => `${named(deal('topics'))} · letter 60-130 words · ${life()}`)
  add(25, () => `${named(deal('topics'))} · one short line, as typed on a phone`)
  add(12, () => `${named(deal('topics'))} AND second ${named(deal('topics'))} · two questions, 20-70 words · ${life()}`)
  add(10, () => `${named(deal('topics'))} · nothing asked outright, only told or sighed · ${life()}`)
  add(8, () => `${named(deal('topics'))} · for somebody else whom they want to help`)
  add(
    10,
    () => `${named(deal('disputed'))} · ${pick(['short', 'story 20-50 words', 'someone told them the other side'])}`,
  )
  add(
    12,
    () =>
      `${named(deal('people'))} · ${pick(['fact', 'why did they', 'short chat', 'find the story half remembered'])}`,
  )
  add(6, () => `${named(deal('events'))} · ${pick(['fact', 'half remembered', 'meaning'])}`)
  add(2, () => `${named(deal('places'))} · fact or meaning`)
  add(
    12,
    () =>
      `${named(deal('sayings'))} · ${pick(['is it in the Bible', 'asks where it is, sure that it is Scripture', 'leans on it in a story'])}`,
  )
  add(8, () => `${named(deal('false-premises'))} · asked in all innocence`)
  add(8, () => `${named(deal('words'))} · ${pick(['meaning', 'in a verse', 'heard in a sermon'])}`)
  add(
    8,
    () =>
      `${named(deal('books'))} · ${pick(['who wrote it', 'what is it about', 'where to begin', 'a chapter of it'])}`,
  )
  add(
    8,
    () =>
      `${named(deal(pick(['topics', 'people', 'sayings', 'disputed'])))} · follow-up with history (1 or 2 turns ||| prompt), the prompt makes no sense alone`,
  )
  add(8, () => `task: ${pick(tasks)} on ${named(deal('topics'))}`)
  const at = (index * 12) % dangers.length
  add(24, () => `danger: ${dangers[(at + rows.length) % dangers.length]} · entry as fits · ${life()}`)
  add(24, () => `sounds alarming, is not: ${pick(harmless)} · entry as fits`)
  add(15, () => `other: ${pick(others)}`)
  const text = rows.map((row, n) => `${n + 1}. ${row}`).join('\n')
  writeFileSync(
    `${root}training/pens/${pen.id}.md`,
    `# Pen ${pen.id} (${pen.language === 'es' ? 'writes Spanish' : 'writes English'})\n\n${pen.who}\n\n${text}\n`,
  )
})
console.log(`${pens.length} pens`)
