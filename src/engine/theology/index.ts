export { writeTheology } from './write-theology.ts'
