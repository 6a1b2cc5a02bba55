import { type Logger, pino } from 'pino'

export type { Logger }

const STANDARD_ERROR = 2

/**
 * JSON lines for machines, on standard error or appended to `file`; standard output is left to people.
 * `clean` sees every line before it is written, and gives what may be.
 * Errors are written with their causes, but without the values a failed SQL statement carried.
 */
export function createLogger({
  level,
  file,
  clean,
}: {
  level: string
  file?: string | undefined
  clean?: (line: string) => string
}): Logger {
  const destination = pino.destination({ dest: file ?? STANDARD_ERROR, sync: true, mkdir: true })
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: errorForLog },
      ...(clean === undefined ? {} : { hooks: { streamWrite: clean } }),
    },
    destination,
  )
}

/** What the log may know of an error. Exported for the test that no bound value gets through. */
export function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { code } = error as { code?: unknown }
  return {
    type: error.name,
    message: withoutParameters(error.message),
    ...(code === undefined ? {} : { code }),
    stack: withoutParameters(error.stack ?? ''),
    ...(error.cause === undefined ? {} : { cause: errorForLog(error.cause) }),
  }
}

/** Drizzle ends the message of a failed query with `params: …`, which would put stored values into the log. */
function withoutParameters(text: string): string {
  return text.replace(/\nparams: [^\n]*/g, '')
}
