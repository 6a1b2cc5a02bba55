import pg from 'pg'

/** What pg's connection offers to a statement that submits itself. */
type Connection = {
  stream: { cork: () => void; uncork: () => void; write: (bytes: Uint8Array) => boolean }
  /** Texts that the server has parsed on it, by name; kept by pg. */
  parsedStatements: Record<string, string>
  parse: (statement: { name: string; text: string }) => void
  bind: (run: { statement: string; values: readonly unknown[] }) => void
  describe: (what: { type: 'P' }) => void
}
type Column = { name: string; read: (text: string) => unknown }
type Row = Record<string, unknown>

/** A named statement, with the columns of its rows once a server has told them. */
export type KnownStatement = { name: string; text: string; columns?: readonly Column[] }

const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => unknown } }).utils
/** Protocol 3: “execute the unnamed portal, all of its rows” and “sync”, which are the same for every statement. */
const executeAndSync = Buffer.from([0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0x53, 0, 0, 0, 4])

/**
 * One run of a named statement, for `pool.query`: what `{ name, text, values }` does there, for half of the work. The
 * server is asked for the columns once a connection and not once a run, and what pg keeps of every query is left out.
 * @see https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-EXT-QUERY
 */
export class NamedStatement {
  readonly name: string
  readonly text: string
  /** Given by pg. */
  callback: ((error: Error | null, result?: { rows: Row[] }) => void) | undefined
  readonly #statement: KnownStatement
  readonly #values: readonly unknown[]
  readonly #rows: Row[] = []
  #problem: Error | undefined

  /** @throws what a value throws that cannot be sent */
  constructor(statement: KnownStatement, values: readonly unknown[]) {
    this.name = statement.name
    this.text = statement.text
    this.#statement = statement
    this.#values = values.map((value) => prepareValue(value))
  }

  submit(connection: Connection): Error | null {
    const { name, text } = this
    const { stream, parsedStatements } = connection
    const parsed = parsedStatements[name]
    if (parsed !== undefined && parsed !== text) return new Error(`there are two statements with the name ${name}`)
    const isKnown = parsed !== undefined && this.#statement.columns !== undefined
    stream.cork()
    if (parsed === undefined) connection.parse({ name, text })
    connection.bind({ statement: name, values: this.#values })
    if (!isKnown) connection.describe({ type: 'P' })
    stream.write(executeAndSync)
    stream.uncork()
    return null
  }

  handleRowDescription({ fields }: { fields: readonly { name: string; dataTypeID: number }[] }): void {
    this.#statement.columns = fields.map(({ name, dataTypeID }) => ({
      name,
      read: pg.types.getTypeParser(dataTypeID, 'text') as Column['read'],
    }))
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const row: Row = {}
    try {
      for (const [place, { name, read }] of this.#statement.columns!.entries()) {
        const text = fields[place]!
        row[name] = text === null ? null : read(text)
      }
      this.#rows.push(row)
    } catch (error) {
      this.#problem = error as Error
    }
  }

  handleCommandComplete(): void {
    this.#statement.columns ??= [] // of a statement without rows no columns are told
  }

  handleReadyForQuery(): void {
    if (this.#problem === undefined) this.callback?.(null, { rows: this.#rows })
    else this.callback?.(this.#problem)
  }

  handleError(error: Error): void {
    this.callback?.(error)
  }
}
