import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { addModule, type ListedModule, listModules, prepareEngine, removeModule } from '../../engine/index.ts'
import { StartError } from '../../errors.ts'
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
    const names = addModule(positionals[0]!, config.dataDir)
    const { corpusVersion } = await prepareEngine({ ...config, say })
    return { corpusVersion, added: listModules(config).filter(({ module }) => names.includes(module)) }
  },
  render: ({ corpusVersion, added }: { corpusVersion: string; added: ListedModule[] }) =>
    [...added.map(({ module, id }) => `${module} is in corpus ${corpusVersion}, as ${id}.`), restart].join('\n'),
}

const remove: LocalCommand = {
  runsIn: 'here',
  name: 'corpus remove',
  summary: 'Delete a module from the data folder and build the corpus anew; one that is shipped is fetched again',
  options: {},
  positionals: ['MODULE'],
  example: './berea corpus remove engASV',
  run: async ({ config, say }, { positionals }) => {
    const removed = removeModule(positionals[0]!, config.dataDir)
    if (removed === undefined) throw notInDataFolder(positionals[0]!, config)
    const { corpusVersion } = await prepareEngine({ ...config, say })
    return { removed, corpusVersion }
  },
  render: ({ removed, corpusVersion }: { removed: string; corpusVersion: string }) =>
    `${removed} is deleted. The corpus is now ${corpusVersion}. ${restart}`,
}

function notInDataFolder(name: string, config: Config): StartError {
  const known = listModules(config).find(({ module, id }) => [module, id].includes(name))
  const where = join(config.dataDir, 'sword')
  if (known === undefined) return new StartError(`There is no module ${name}; ./berea corpus list names them.`)
  if (known.folder === where)
    return new StartError(`${name} is the id of the module ${known.module}: remove it by that name.`)
  return new StartError(
    `The module ${known.module} is in ${known.folder}, and only those in ${where} are Berea's to delete.`,
  )
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

export const corpusCommands = [list, add, remove, rebuild]
