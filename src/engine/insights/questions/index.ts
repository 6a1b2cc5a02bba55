export { type Genre, genreOf } from './genre.ts'
export { questionsOf } from './questions.ts'
export { type StudyQuestion, shownQuestion } from './study-question.ts'
