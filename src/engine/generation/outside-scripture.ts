import { wordsOf } from '../retrieval/index.ts'

/** Words of matters that no question about Scripture turns on; one that does names God, the Bible, or a believer's life. */
const elsewhere = new Set(
  `python javascript typescript java sql html css php kotlin golang api backend frontend compiler algorithm regex excel
  spreadsheet software hardware laptop iphone android windows linux wifi router smartphone gpu
  fifa nba nfl mlb nhl uefa olympics football soccer basketball baseball tennis cricket hockey
  bitcoin ethereum cryptocurrency nasdaq dow mortgage forex
  netflix spotify youtube instagram tiktok hollywood oscar grammy celebrity movie film actor actress
  recipe lasagna pizza pasta burger cocktail restaurant
  hotel airline flight visa passport weather forecast temperature
  photosynthesis calculus algebra trigonometry derivative integral chemistry physics thermodynamics
  senator governor congress parliament
  fútbol película receta programa código ordenador computadora clima vuelo`.split(/\s+/),
)
const phrases =
  /\b(?:world cup|super bowl|stock (?:market|price)|capital of|prime minister|square root|copa del mundo|bolsa de valores)\b/i
const faith =
  /\b(?:bible|biblical|scriptures?|verses?|gospel|psalms?|god|lord|jesus|christ|christians?|christianity|holy|spirit|church|pray(?:er|ers|ing)?|faith|sin|sinful|sins|bless(?:ing|ed)?|heaven|hell|salvation|believers?|biblia|bíblic[oa]|escrituras?|dios|señor|jesús|cristo|cristian[oa]s?|iglesia|orar|oración|fe|pecado)\b/i

/** Whether a question is plainly about something else than Scripture or the life of faith. */
export const isOutsideScripture = (prompt: string): boolean =>
  !faith.test(prompt) && (phrases.test(prompt) || wordsOf(prompt).some((word) => elsewhere.has(word)))
