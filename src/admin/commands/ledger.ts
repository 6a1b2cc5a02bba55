import { type LedgerFinding, verifyLedger } from '../../access/credits/index.ts'
import type { DatabaseCommand } from '../command.ts'

const verify: DatabaseCommand = {
  runsIn: 'database',
  name: 'ledger verify',
  summary: 'Check that balances, ledger, reservations, records and rollup agree; changes nothing, exit 1 on a breach',
  options: {},
  example: './berea ledger verify',
  run: async ({ db, now }) => verifyLedger(db, now()),
  hasFailed: (findings: LedgerFinding[]) => findings.some(({ breaches }) => breaches > 0),
  render: (findings: LedgerFinding[]) =>
    findings
      .flatMap(({ id, promise, breaches, examples }) => [
        `${breaches === 0 ? 'ok     ' : 'BREACH '} ${id.padEnd(4)} ${promise}${breaches === 0 ? '' : `: ${breaches} found`}`,
        ...examples.map((row) => `          ${JSON.stringify(row)}`),
      ])
      .join('\n'),
}

export const ledgerCommands = [verify]
