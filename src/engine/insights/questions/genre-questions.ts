import { fillTemplate, readWordings } from '../../content/index.ts'
import type { Language } from '../../engine.ts'
import type { Genre } from './genre.ts'

/** Questions that one kind of text bears: what it says, what it means, and what it asks of a reader. */
type Questions = Readonly<Record<'said' | 'meant' | 'lived', readonly string[]>>

const written = readWordings('insights/genre-questions')

/** `\0` in the place of the passage as readers name it. */
export const questionsOfGenre = (language: Language, genre: Genre): Questions => {
  const { said, meant, lived } = written[language][genre]
  return { said: said.map(marked), meant: meant.map(marked), lived: lived.map(marked) }
}

const marked = (question: string): string => fillTemplate(question, { passage: '\0' })
