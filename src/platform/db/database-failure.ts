import { NoAnswerYet } from './patience.ts'

/** `mayHaveRun` where the statement was sent: what it should do may be done all the same, or be done yet. */
type Detail = { cause?: unknown; mayHaveRun?: boolean; retryAfterMs?: number }

/** The database answers, and more is asked of it than it can do in time. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy'
  readonly mayHaveRun: boolean
  /** When it will have done what was asked of it before. */
  readonly retryAfterMs: number
  constructor(message: string, { cause, mayHaveRun = false, retryAfterMs = 0 }: Detail = {}) {
    super(message, { cause })
    this.mayHaveRun = mayHaveRun
    this.retryAfterMs = retryAfterMs
  }
}

/** The database does not answer, or refuses to be asked. */
export class DatabaseDown extends Error {
  override readonly name = 'DatabaseDown'
  readonly mayHaveRun: boolean
  constructor({ cause, mayHaveRun = false }: Detail) {
    super('the database does not answer', { cause })
    this.mayHaveRun = mayHaveRun
  }
}

/** Whether a failure comes of the database as such and not of what it was asked. @returns undefined for any other */
export function databaseFailure(error: unknown): 'busy' | 'down' | undefined {
  const failure = failureIn(error)
  return failure && (failure instanceof DatabaseBusy ? 'busy' : 'down')
}

/** When to ask a busy database again, milliseconds from now; 0 where that is not known. */
export function retryAfterMs(error: unknown): number {
  const failure = failureIn(error)
  return failure instanceof DatabaseBusy ? failure.retryAfterMs : 0
}

/** Whether what a failed statement should do may be done all the same. */
export const mayHaveRun = (error: unknown): boolean => failureIn(error)?.mayHaveRun === true

function failureIn(error: unknown): DatabaseBusy | DatabaseDown | undefined {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof DatabaseBusy || each instanceof DatabaseDown) return each
  }
  return undefined
}

/** What pg throws where there was no answer, without a code. */
const withoutAnswer = /^(?:Connection terminated|Client has encountered a connection error|Client was closed)/
const tooLate = /^(?:timeout exceeded when trying to connect|Connection terminated due to connection timeout)/
const systemCodes = /^E(?:CONN|PIPE|TIMEDOUT|HOST|NET|NOTFOUND|AI_AGAIN|NOENT)/
/** The server itself gave a statement up that took too long: it is undone. */
const cancelled = '57014'
/** Lost connections, a server that stops or starts, no room for another connection. */
const states = /^(?:08...|57P0[123]|53300)$/

/** What a failure of a connection or a statement on it says: no answer, none in time, given up by the server, or an answer. */
export function kindOfFailure(error: unknown): 'gone' | 'late' | 'cancelled' | 'answered' {
  const { message = '', code = '' } = error as { message?: string; code?: unknown }
  if (code === cancelled) return 'cancelled'
  if (error instanceof NoAnswerYet || tooLate.test(message)) return 'late'
  if (withoutAnswer.test(message)) return 'gone'
  return typeof code === 'string' && (systemCodes.test(code) || states.test(code)) ? 'gone' : 'answered'
}
