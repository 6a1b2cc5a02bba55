export { openTargets, type Resolve, type Targets, type WrongTarget } from './targets.ts'
