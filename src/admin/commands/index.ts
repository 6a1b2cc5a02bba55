import type { Command } from '../command.ts'
import { accountCommands } from './accounts.ts'
import { applicationCommands } from './applications.ts'
import { corpusCommands } from './corpus.ts'
import { explainCommands } from './explain.ts'
import { helpLineCommands } from './help-lines.ts'
import { keyCommands } from './keys.ts'
import { ledgerCommands } from './ledger.ts'
import { mcpCommands } from './mcp.ts'
import { operatorCommands } from './operators.ts'
import { usageCommands } from './usage.ts'

/** Everything `./berea` can do. A new family of commands is one file here and one line below. */
export const commands: readonly Command[] = [
  ...accountCommands,
  ...applicationCommands,
  ...keyCommands,
  ...operatorCommands,
  ...usageCommands,
  ...ledgerCommands,
  ...corpusCommands,
  ...helpLineCommands,
  ...explainCommands,
  ...mcpCommands,
]
