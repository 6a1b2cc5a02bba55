import { type Explanation, openExplain, prepareEngine } from '../../engine/index.ts'
import { type LocalCommand, UsageError } from '../command.ts'
import { table } from '../table.ts'

const languages = ['en', 'es'] as const

const explain: LocalCommand = {
  runsIn: 'here',
  name: 'explain',
  summary:
    'Tell why a question gets its answer: what was heard, which entries were near, what was decided, and the reply',
  options: {
    language: {
      type: 'string',
      value: 'en|es',
      description: 'language of the reply; guessed from the question unless given',
    },
    before: { type: 'string', value: 'TEXT', description: 'what the same person asked before, in the same talk' },
  },
  positionals: ['QUESTION'],
  example: './berea explain "my husband lost his job and i am so angry at God"',
  run: async ({ config, say }, { positionals, options }) => {
    const prompt = positionals[0]!
    if (prompt.trim() === '') throw new UsageError('QUESTION is empty: type the question in quotation marks.')
    const language = languages.find((one) => one === options.language)
    if (options.language !== undefined && language === undefined) {
      throw new UsageError(`--language takes ${languages.join(' or ')}, not “${options.language}”.`)
    }
    const build = await prepareEngine({ ...config, say })
    return openExplain(build)({
      prompt,
      ...(language === undefined ? {} : { language }),
      ...(options.before === undefined ? {} : { history: [{ role: 'user' as const, text: String(options.before) }] }),
    })
  },
  render: (told: Explanation) =>
    [
      `Question (${told.language}): ${told.prompt}`,
      '',
      'SENTENCES',
      ...told.segments.map(({ role, text }) => `  ${role.padEnd(5)}  ${text}`),
      '',
      `FRAME   ${told.frames.map(({ frame, share }) => `${frame} ${percent(share)}`).join(', ')}`,
      `CARE    ${care(told.care)}`,
      `FLAGS   off the subject ${percent(told.flags.offTopic)}, hostile ${percent(told.flags.hostile)}, injection ${percent(told.flags.injection)}, unclear ${percent(told.flags.unclear)}; ${told.flags.age}`,
      `GUARDS  ${told.guardrails.map(({ guardrail, stage, decision }) => `${guardrail} (${stage}): ${decision}`).join('; ') || 'all let it through'}`,
      ...told.asks.flatMap((ask, place) => [
        '',
        `ASK ${place + 1}   ${ask.text}`,
        `        ${outcomes[ask.outcome]} (an entry answers from ${percent(ask.answersFrom)} on)`,
        table(
          ['ENTRY', 'PROBABLE', ...voiceNames.map((name) => name.toUpperCase())],
          ask.candidates.map(({ id, probability, voices }) => [
            id,
            percent(probability),
            ...voiceNames.map((name) => voices[name].toFixed(2)),
          ]),
        ),
        ...(ask.answers.length === 0 ? [] : ['', 'ANSWERS OF THE ENTRY']),
        ...ask.answers.map(
          ({ id, lead, worth, isChosen }) =>
            `  ${isChosen ? '→' : ' '} ${id.padEnd(22)} ${worth === undefined ? '' : worth.toFixed(2).padStart(6)}  ${lead}`,
        ),
      ]),
      '',
      `REPLY   ${told.reply.decision}, care ${told.reply.care.level}, ${told.reply.milliseconds.toFixed(0)} ms`,
      '',
      told.reply.answerMarkdown,
      ...(told.reply.suggestions.length === 0
        ? []
        : ['', `Suggested: ${told.reply.suggestions.map(({ id }) => id).join(', ')}`]),
      '',
      `Cited: ${told.reply.citations.map(({ id, reference }) => `[${id}] ${reference}`).join('; ') || 'nothing'}`,
    ].join('\n'),
}

const voiceNames = ['whole', 'any', 'wording', 'names', 'opens', 'asked'] as const
const outcomes = {
  answer: 'The first entry answers',
  suggest: 'Entries are only suggested',
  nothing: 'No entry is near',
} as const
const percent = (share: number): string => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`

const care = ({ level, kind, whose, probability, helpFrom, helpFirstFrom, noteFrom }: Explanation['care']): string =>
  `${level}${kind === null ? '' : `, ${kind}, ${whose}`}; danger ${percent(probability)} ` +
  `(a line from ${percent(noteFrom)}, help from ${percent(helpFrom)}, help first from ${percent(helpFirstFrom)})`

export const explainCommands = [explain]
