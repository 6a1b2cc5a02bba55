import type { Language } from '../writing.ts'
import type { Dropped } from './fit-prompt.ts'

/** What callers are told of what did not fit the model. */
export const droppedNotes: Readonly<Record<Language, (dropped: Dropped) => string[]>> = {
  en: ({ turns, items }) => [
    ...(turns > 0
      ? [`Left out because it did not fit the model: the oldest turns of the conversation, ${turns}.`]
      : []),
    ...(items > 0 ? [`Left out because it did not fit the model: the first pieces of the context, ${items}.`] : []),
  ],
  es: ({ turns, items }) => [
    ...(turns > 0
      ? [`No cupo en el modelo y se dejó fuera: los turnos más antiguos de la conversación, ${turns}.`]
      : []),
    ...(items > 0 ? [`No cupo en el modelo y se dejó fuera: los primeros textos del contexto, ${items}.`] : []),
  ],
}
