import { Type } from 'typebox'

/** Entries of the study guide that may be meant as well; the same in answers and theology. */
export const suggestionsField = Type.Array(
  Type.Object({
    id: Type.String({ description: 'Its identifier, as in `GET /topics/{id}`.' }),
    title: Type.String({ description: 'Its title, in the language of the reply.' }),
    question: Type.String({ description: 'What to ask to have it answered.' }),
  }),
  {
    maxItems: 3,
    description:
      'Entries of the study guide that may be meant as well, or that come nearest where none is sure. Empty beside an answer that is sure.',
  },
)
