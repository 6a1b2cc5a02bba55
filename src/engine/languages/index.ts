export { foreignLanguage, unservedLanguage } from './unserved-language.ts'
