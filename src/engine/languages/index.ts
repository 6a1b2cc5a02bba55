export { unservedLanguage } from './unserved-language.ts'
