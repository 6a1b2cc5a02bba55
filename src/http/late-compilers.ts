import { setTimeout } from 'node:timers/promises'
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifySchemaCompiler } from 'fastify'
import { buildValidators } from './validators.ts'

type Serialize = (value: unknown) => string
type Validate = ((value: unknown) => unknown) & { errors?: unknown }

/** The last steps of the start and the first requests go before. */
const restAfterMs = 100
const pauseMs = 2

type LateCompilers = {
  /** For Fastify's `schemaController`. */
  compilersFactory: { buildValidator: unknown; buildSerializer: unknown }
  /** Compiles what nobody has needed yet, one schema at a time, so that requests come between. */
  compileRest: () => Promise<void>
}

/**
 * Fastify compiles the schemas of all routes before it listens, a fifth of the whole start. These compile each when it
 * is first needed, or in the moments after the start, whichever comes first.
 */
export function lateCompilers(): LateCompilers {
  const waiting = new Set<() => unknown>()
  const late = <T>(compile: () => T): (() => T) => {
    let compiled: { it: T } | undefined
    const get = () => {
      if (compiled === undefined) {
        waiting.delete(get)
        compiled = { it: compile() }
      }
      return compiled.it
    }
    waiting.add(get)
    return get
  }

  const buildValidator = (shared: Parameters<typeof buildValidators>[0]): FastifySchemaCompiler<object> => {
    const compiler = late(() => buildValidators(shared))
    return (route) => {
      const compiled = late(() => compiler()(route) as Validate)
      const validate: Validate = (value) => {
        const result = compiled()(value)
        validate.errors = compiled().errors
        return result
      }
      return validate as never
    }
  }
  const buildSerializer = (...given: Parameters<ReturnType<typeof SerializerSelector>>) => {
    const compiler = SerializerSelector()(...given)
    return (route: Parameters<typeof compiler>[0]): Serialize => {
      const compiled = late(() => compiler(route) as Serialize)
      return (value) => compiled()(value)
    }
  }
  return {
    compilersFactory: { buildValidator, buildSerializer },
    compileRest: async () => {
      await setTimeout(restAfterMs, undefined, { ref: false })
      for (const compile of waiting) {
        compile()
        await setTimeout(pauseMs, undefined, { ref: false })
      }
    },
  }
}
