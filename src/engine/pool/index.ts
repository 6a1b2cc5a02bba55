export { type OpenedEngine, openPooledEngine } from './pooled-engine.ts'
