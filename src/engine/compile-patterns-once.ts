import { setFlagsFromString } from 'node:v8'

/*
 * V8 runs a pattern as bytecode first and compiles it when it is run again. The engine has some thousand patterns, many
 * of them large, each run on short texts: compiled at once, guardrails take half the time and workers open in 0.7
 * seconds in place of 1.1 (docs/performance.md). The flag holds for the whole process and must be set before the first
 * pattern is run, so this is imported for its effect, first, where the engine is opened.
 */
setFlagsFromString('--no-regexp-tier-up')
