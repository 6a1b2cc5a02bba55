import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { LineCounter, parseDocument } from 'yaml'
import { contentLanguages, tableForms, wordingForms } from './content-forms.ts'
import { missingKeys } from './missing-keys.ts'
import { type FoundError, placeOf, remedyFor } from './remedy.ts'

/** What is wrong with a file, where it is and what mends it; `file` is relative to the folder of the content. */
export type ContentProblem = { file: string; line: number; problem: string }
/** Every table as its file has it; a table of wordings is there once for each language. */
export type ContentTables = Record<string, unknown>

/** The file of each table, relative to the folder of the content. */
export const contentFiles: readonly { file: string; form: TSchema }[] = [
  ...Object.entries(tableForms).map(([name, form]) => ({ file: `${name}.yaml`, form })),
  ...Object.entries(wordingForms).flatMap(([name, form]) =>
    contentLanguages.map((language) => ({ file: fileOfWording(name, language), form })),
  ),
]

/** Where a table of wordings lies in a language. */
export function fileOfWording(name: string, language: string): string {
  const [room, table] = name.split('/')
  return `${room}/${language}/${table}.yaml`
}

/**
 * Reads every table and checks it: each by its form, and the languages of one against each other.
 * @param folder of the content
 * @returns the tables by the names of their files, and what is wrong; of a file that is not well formed there is no table
 */
export function checkContent(folder: string): { tables: ContentTables; problems: ContentProblem[] } {
  const tables: ContentTables = {}
  const problems: ContentProblem[] = []
  for (const { file, form } of contentFiles) {
    const read = readTable(join(folder, file), form)
    problems.push(...read.problems.map((one) => ({ file, ...one })))
    if (read.problems.length === 0) tables[file] = read.value
  }
  for (const [name, form] of Object.entries(wordingForms)) {
    const [first, ...others] = contentLanguages.map((language) => fileOfWording(name, language))
    for (const other of others) {
      for (const [file, model] of [[other, first!] as const, [first!, other] as const]) {
        for (const key of file in tables && model in tables ? missingKeys(tables[file], tables[model], form) : [])
          problems.push({
            file,
            line: 1,
            problem: `“${key}” is missing, which ${model} has: write it here, or drop it there`,
          })
      }
    }
  }
  return { tables, problems }
}

/** Whether tables that were compiled earlier are still in the form that this code reads. */
export const areWellFormed = (tables: ContentTables): boolean =>
  contentFiles.every(({ file, form }) => file in tables && Value.Check(form, tables[file]))

type Read = { value?: unknown; problems: Omit<ContentProblem, 'file'>[] }

function readTable(path: string, form: TSchema): Read {
  if (!existsSync(path)) return { problems: [{ line: 1, problem: 'there is no such file: write it, or restore it' }] }
  const counter = new LineCounter()
  const document = parseDocument(readFileSync(path, 'utf8'), { lineCounter: counter, prettyErrors: false })
  if (document.errors.length > 0) {
    return {
      problems: document.errors.map(({ pos, message }) => ({
        line: counter.linePos(pos[0]).line,
        problem: `is no YAML here: ${message}; a text with “: ” or “ #” in it, or that begins with a sign, stands in quotes`,
      })),
    }
  }
  const value: unknown = document.toJS()
  const errors = [...Value.Errors(form, value)] as FoundError[]
  const problems = errors.flatMap((error) => {
    const problem = remedyFor(error)
    return problem === undefined ? [] : [{ line: counter.linePos(placeOf(document, error)).line, problem }]
  })
  // an error that has no words of its own is still an error
  if (errors.length > 0 && problems.length === 0) problems.push({ line: 1, problem: errors[0]!.message })
  return { value, problems }
}
