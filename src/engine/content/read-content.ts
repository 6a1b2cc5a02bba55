import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads'
import { once } from '../../platform/once.ts'
import { type ContentTables, fileOfWording } from './check-content.ts'
import { contentToServe } from './compile-content.ts'
import { contentLanguages, type Table, type TableName, type WordingName, type Wordings } from './content-forms.ts'

/**
 * A table that is of no language, as `content/` has it: `glosses/weighty` is `content/glosses/weighty.yaml`.
 * @throws StartError when the content is broken and there is none to serve in its place
 */
export const readTable = <N extends TableName>(name: N): Table<N> => tables()[`${name}.yaml`] as Table<N>

/**
 * A table of wordings in every language: `glosses/greek` is `content/glosses/en/greek.yaml` and its like.
 * @throws StartError when the content is broken and there is none to serve in its place
 */
export const readWordings = <N extends WordingName>(name: N): Wordings<N> =>
  Object.fromEntries(
    contentLanguages.map((language) => [language, tables()[fileOfWording(name, language)]]),
  ) as Wordings<N>

const sharedName = 'berea.content'

/**
 * The main thread looks whether the content has changed; its workers get what it reads, so that one that takes another's
 * place says what the others say, and opens no file for it.
 */
const tables = once((): ContentTables => {
  const shared = getEnvironmentData(sharedName) as unknown
  if (shared instanceof Uint8Array) return parsed(Buffer.from(shared).toString('utf8'))
  const json = contentToServe((line) => console.error(line))
  const bytes = Buffer.from(json)
  const view = new Uint8Array(new SharedArrayBuffer(bytes.length))
  view.set(bytes)
  setEnvironmentData(sharedName, view as never)
  return parsed(json)
})

const parsed = (json: string): ContentTables => (JSON.parse(json) as { tables: ContentTables }).tables
