import { describeStale, type HelpLinesInUse, readHelpLines, staleHelpLines } from '../../engine/index.ts'
import { systemClock } from '../../platform/clock.ts'
import type { LocalCommand } from '../command.ts'
import { table } from '../table.ts'

type Listed = Pick<HelpLinesInUse, 'lines' | 'shipped'> & { stale: string | null }

const list: LocalCommand = {
  runsIn: 'here',
  name: 'help-lines',
  summary: 'List the help lines for people in danger, and say how many were not looked at for a year',
  options: {},
  example: './berea help-lines',
  run: async ({ config }): Promise<Listed> => {
    const { lines, shipped } = readHelpLines(config.helpLines)
    return { lines, shipped, stale: describeStale(staleHelpLines({ shipped }, systemClock())) ?? null }
  },
  render: ({ lines, shipped, stale }: Listed) =>
    [
      table(
        ['COUNTRY', 'FOR', 'NUMBER', 'KNOWN GOOD', 'LABEL', 'SOURCE'],
        Object.entries(lines).flatMap(([country, of]) =>
          of.map((line, index) => {
            const { known_good: knownGood = 'your own', source = '' } = shipped[country]?.[index] ?? {}
            return [country, line.for ?? 'all', line.phone ?? line.url ?? '', knownGood, line.label, source]
          }),
        ),
      ),
      '',
      stale === null ? 'Every line was looked at within a year.' : `${stale}.`,
    ].join('\n'),
}

export const helpLineCommands = [list]
