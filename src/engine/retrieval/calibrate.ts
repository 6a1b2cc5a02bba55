const offset = 4.06
const slope = 1.3

/**
 * Turns the sum of a verse's signals into the share of verses with such a sum that people name for the query, 0 to 1.
 * Logistic, fitted on the open judgements of topics as people type them; docs/search.md has how well it holds.
 * @param total 0 and up
 */
export const calibrated = (total: number): number => 1 / (1 + Math.exp(offset - slope * total))
