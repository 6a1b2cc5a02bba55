import { setTimeout } from 'node:timers/promises'
import type { Config } from '../config.ts'
import { systemClock } from '../platform/clock.ts'
import { prepareDataDir } from '../platform/data-dir.ts'
import { DatabaseInUse, openDatabase } from '../platform/db/index.ts'
import { createIds } from '../platform/ids.ts'
import { createLogger } from '../platform/logger.ts'
import { callService } from './call-service.ts'
import { type Command, type DatabaseCommand, type Input, UsageError } from './command.ts'

const PATIENCE_MS = 10_000
const PAUSE_MS = 200

/** Runs a command where it belongs and returns its result as plain JSON. */
export function runCommand(config: Config, command: Command, input: Input): Promise<unknown> {
  if (command.runsIn === 'service') throw new UsageError(`Start it as ./berea ${command.name}.`)
  if (command.runsIn === 'here') return command.run({ config, say: (line) => console.error(line) }, input)
  return config.database.kind === 'embedded' ? runOnEmbedded(config, command, input) : runHere(config, command, input)
}

/** Through the service where one runs. One that is just starting or stopping holds the database without answering yet. */
async function runOnEmbedded(config: Config, command: DatabaseCommand, input: Input): Promise<unknown> {
  const givesUpAt = performance.now() + PATIENCE_MS
  for (;;) {
    const reply = await callService(config.dataDir, { command: command.name, input })
    if (reply) return reply.result
    try {
      return await runHere(config, command, input)
    } catch (error) {
      if (!(error instanceof DatabaseInUse) || performance.now() > givesUpAt) throw error
      await setTimeout(PAUSE_MS)
    }
  }
}

async function runHere(config: Config, command: DatabaseCommand, input: Input): Promise<unknown> {
  if (config.database.kind === 'embedded') prepareDataDir(config.dataDir)
  const { db, close } = await openDatabase(config.database, createLogger({ level: 'error' }))
  try {
    const result = await command.run(
      { db, newId: createIds(systemClock), now: systemClock, plans: config.plans, publicUrl: config.publicUrl },
      input,
    )
    return JSON.parse(JSON.stringify(result ?? null))
  } finally {
    await close()
  }
}
