import { judgedVerse } from './retrieval-data.ts'

/** How well a ranking of verses agrees with judgements, each 0 to 1. */
export type RankingMeasures = { ndcg: number; recall: number; mrr: number }

const cutOff = 10
const gain = (grade: number): number => 2 ** grade - 1

/**
 * nDCG@10 (gain 2^grade − 1), Recall@10 and MRR@10 of one ranking.
 * @param ranking OSIS verses, best first; one that comes twice counts once
 * @param grades of every relevant verse
 */
export function measureRanking(ranking: readonly string[], grades: ReadonlyMap<string, number>): RankingMeasures {
  const top = [...new Set(ranking.map(judgedVerse))].slice(0, cutOff)
  const found = top.map((verse) => grades.get(verse) ?? 0)
  const first = found.findIndex((grade) => grade > 0)
  return {
    ndcg: discounted(found) / discounted([...grades.values()].sort((a, b) => b - a).slice(0, cutOff)),
    recall: found.filter((grade) => grade > 0).length / grades.size,
    mrr: first === -1 ? 0 : 1 / (first + 1),
  }
}

function discounted(grades: readonly number[]): number {
  return grades.reduce((sum, grade, index) => sum + gain(grade) / Math.log2(index + 2), 0)
}
