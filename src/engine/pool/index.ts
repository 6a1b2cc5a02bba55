export { type LoadedEngine, openPooledEngine } from './pooled-engine.ts'
