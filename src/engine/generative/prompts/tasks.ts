/** What is asked of a model, by endpoint, beside what holds for all. English: models follow it best, and it never leaves. */
export const taskPrompts = {
  answer: 'Answer the question. Begin with the answer itself, then show from the evidence why.',
  theology:
    'Answer the question of doctrine. Begin with what all Christians share. If `views` is given, tell every view in its order under its own heading, with who holds it and its own texts.',
  insights:
    'Write a study of the passage for a thoughtful reader: what it says, its setting, what its words and connections add. Do not repeat the questions for study.',
  prayer:
    'Write a prayer to God in the style named in `style`: traditional, contemporary, liturgical (leader and people), collect (address, acknowledgement, petition, aspiration, ending), lament (address, complaint, appeal, turn, trust) or brief (two or three sentences). The prayer is the reader’s own voice. Weave in the words of Scripture by {quote:n} where they fit.',
} as const

export type WritingEndpoint = keyof typeof taskPrompts
