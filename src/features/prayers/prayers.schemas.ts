import { type Static, Type } from 'typebox'
import { commonFields, optionFields } from '../reply/index.ts'

const style = (description: string, more: object = {}) =>
  Type.Unsafe<'traditional' | 'contemporary' | 'liturgical' | 'collect' | 'lament' | 'brief'>({
    type: 'string',
    enum: ['traditional', 'contemporary', 'liturgical', 'collect', 'lament', 'brief'],
    description,
    ...more,
  })

export const PrayerRequest = Type.Object(
  {
    topic: Type.String({
      minLength: 1,
      maxLength: 1_000,
      description:
        'What or whom to pray for, or a passage to pray (`Psalm 23`), 1 to 1,000 characters. Names and relations in it are used, its other words are not.',
    }),
    style: Type.Optional(
      style(
        '`traditional`: solemn, older English. `contemporary`: plain and warm. `liturgical`: leader and all, with a refrain. `collect`: one sentence in five parts. `lament`: complaint, appeal, turn, trust. `brief`: two or three sentences for a notification.',
        { default: 'contemporary' },
      ),
    ),
    ...optionFields,
  },
  {
    $id: 'PrayerRequest',
    additionalProperties: false,
    examples: [
      { topic: 'for my mother Rosa who is in hospital' },
      { topic: 'por nuestra iglesia', style: 'collect', language: 'es' },
    ],
  },
)

export const PrayerResponse = Type.Object(
  {
    ...commonFields,
    title: Type.String({ description: 'A short title of the service’s own words, never the topic as it was sent.' }),
    prayerMarkdown: Type.String({
      description:
        'The prayer: clean Markdown with `[n]` markers that name citations. It speaks to God, never for God.',
    }),
    style: style('The form it is written in.'),
  },
  {
    $id: 'PrayerResponse',
    description: 'The prayer, its sources and its price.',
    examples: [
      {
        id: 'pray_01JTC5Y2Q8M4W0Z3V7K6N9XBRA',
        createdAt: '2026-05-01T12:00:00.000Z',
        livemode: true,
        language: 'en',
        model: 'berea-extractive',
        mode: 'extractive',
        title: 'A short prayer for study and exams',
        prayerMarkdown:
          'Father, your word says, “For Yahweh gives wisdom. Out of his mouth comes knowledge and understanding” [1]. Give me a clear head and a quiet heart. Amen.',
        style: 'brief',
        citations: [
          {
            id: 1,
            type: 'scripture',
            reference: 'Proverbs 2:6',
            osis: 'Prov.2.6',
            translation: 'WEB',
            text: 'For Yahweh gives wisdom. Out of his mouth comes knowledge and understanding',
            role: 'quoted',
            spans: [{ start: 25, end: 100 }],
            verified: true,
            source: { title: 'World English Bible', license: 'Public Domain', attribution: null },
          },
        ],
        usage: { inputTokens: 25, outputTokens: 38, totalTokens: 63 },
        billing: { creditsEstimated: 2, creditsCharged: 1, priceList: '2026-05', caps: [] },
        safety: { decision: 'allow', categories: [], notes: [], resources: [], care: { level: 'none', kind: null } },
      },
    ],
  },
)

export type PrayerRequest = Static<typeof PrayerRequest>
export const prayerSchemas = [PrayerRequest, PrayerResponse]
