import type { Language } from '../../engine/engine.ts'

/** What the pages read of a reply of `/v1/assistant/answer`; the contract has the rest. */
export type StudyReply = {
  language: Language
  model: string
  mode: 'extractive' | 'generative'
  answerMarkdown: string
  suggestions: readonly { id: string; title: string; question: string }[]
  citations: readonly StudyCitation[]
  safety: {
    notes: readonly string[]
    resources: readonly { label: string; phone?: string; url?: string }[]
    care: { level: 'none' | 'note' | 'danger'; kind: string | null }
  }
}

export type StudyCitation = {
  id: number
  type: 'scripture' | 'guide' | 'commentary' | 'lexicon' | 'topic' | 'context'
  reference: string
  osis: string | null
  translation: string | null
  text: string
  role: 'quoted' | 'alluded'
  verified: boolean
  source: { title: string; license: string; attribution: string | null }
}
