import { addModule, type ListedModule, listModules, prepareEngine } from '../../engine/index.ts'
import type { LocalCommand } from '../command.ts'
import { table } from '../table.ts'

const restart = 'A running service keeps its corpus until it is restarted.'

const list: LocalCommand = {
  runsIn: 'here',
  name: 'corpus list',
  summary: 'List the SWORD modules on this machine and whether the corpus has them',
  options: {},
  example: './berea corpus list',
  run: async ({ config }) => listModules(config),
  render: (modules: ListedModule[]) =>
    modules.length === 0
      ? 'No SWORD modules are on this machine; ./start fetches the shipped ones.'
      : table(
          ['ID', 'MODULE', 'VERSION', 'LICENCE', 'STATE', 'TITLE'],
          modules.map(({ id, module, version, license, state, title }) => [id, module, version, license, state, title]),
        ),
}

const add: LocalCommand = {
  runsIn: 'here',
  name: 'corpus add',
  summary: 'Take in a SWORD module (folder or ZIP with mods.d and modules) and build the corpus anew',
  options: {},
  positionals: ['PATH'],
  example: './berea corpus add ~/Downloads/engASV.zip',
  run: async ({ config, say }, { positionals }) => {
    const added = addModule(positionals[0]!, config.dataDir)
    const { corpusVersion, unusable } = await prepareEngine({ ...config, say })
    return {
      added,
      corpusVersion,
      unusable: unusable.filter((message) => added.some((name) => message.includes(name))),
    }
  },
  render: ({ added, corpusVersion, unusable }: { added: string[]; corpusVersion: string; unusable: string[] }) =>
    unusable.length > 0 ? unusable.join('\n') : `${added.join(', ')} is in corpus ${corpusVersion}. ${restart}`,
}

const rebuild: LocalCommand = {
  runsIn: 'here',
  name: 'corpus rebuild',
  summary: 'Build corpus and search index anew from the modules on this machine',
  options: {},
  example: './berea corpus rebuild',
  run: async ({ config, say }) => prepareEngine({ ...config, say, rebuild: true }),
  render: ({ corpusVersion, unusable }: { corpusVersion: string; unusable: string[] }) =>
    [...unusable, `Corpus ${corpusVersion} is built. ${restart}`].join('\n'),
}

export const corpusCommands = [list, add, rebuild]
