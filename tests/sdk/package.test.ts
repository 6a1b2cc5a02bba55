import { execFile, spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { event, json, pieces, scriptedServer } from './scripted-server.ts'

const project = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'berea-sdk-package-'))
const installed = join(folder, 'node_modules/@berea/sdk')
const tsc = join(project, 'node_modules/typescript/bin/tsc')
/** Runs a script and fails with what it said. */
function run(...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  expect(stdout + stderr).toBe('')
  expect(status).toBe(0)
}

/** What somebody installs: the built package and what it depends on, without the project around it. */
beforeAll(() => {
  run(tsc, '--project', join(project, 'sdk'), '--outDir', join(installed, 'dist'))
  cpSync(join(project, 'sdk/package.json'), join(installed, 'package.json'))
  for (const name of ['eventsource-parser', 'react', '@types/react', 'csstype']) {
    mkdirSync(join(folder, 'node_modules', name, '..'), { recursive: true })
    symlinkSync(join(project, 'node_modules', name), join(folder, 'node_modules', name))
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const strict = {
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable', 'dom.asynciterable'],
  types: [],
  strict: true,
}

const program = `
import { Berea, RateLimitError, type AnswerResponse, type StreamEvent } from '@berea/sdk'
import { useBereaAnswer } from '@berea/sdk/react'
import { BereaAnswer } from '@berea/sdk/element'

declare const process: { argv: string[] }
const berea = new Berea({ apiKey: 'ssa_live_key', baseUrl: process.argv[2]! })
const answer: AnswerResponse = await berea.assistant.answer({ prompt: 'Why?', detail: 'brief' })
const said: StreamEvent<AnswerResponse>['type'][] = []
const stream = berea.assistant.stream({ prompt: 'Why?' }).on('response.delta', ({ delta }) => void delta.length)
for await (const event of stream) said.push(event.type)
await berea.estimate({ endpoint: '/verses/search', body: { query: 'x' } })
// @ts-expect-error a mistyped field
await berea.assistant.answer({ promt: 'Why?' }).catch(() => {})
// @ts-expect-error the body of another endpoint
await berea.estimate({ endpoint: '/verses/search', body: { prompt: 'x' } })
// @ts-expect-error whether it is a stream is said by the method
await berea.assistant.answer({ prompt: 'Why?', stream: true }).catch(() => {})
console.log(answer.answerMarkdown, said.length, typeof useBereaAnswer, typeof BereaAnswer, RateLimitError.name)
`

it.each(['nodenext', 'bundler'])(
  'compiles and runs where it is installed, resolved by %s',
  async (moduleResolution) => {
    writeFileSync(join(folder, 'program.ts'), program)
    const module = moduleResolution === 'nodenext' ? 'nodenext' : 'esnext'
    const compilerOptions = {
      target: 'es2022',
      lib: ['es2022', 'dom', 'dom.iterable', 'dom.asynciterable'],
      module,
      moduleResolution,
      types: [],
      strict: true,
      outDir: 'out',
      rootDir: '.',
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }))
    run(tsc)
    const reply = { answerMarkdown: 'Amen.', citations: [] }
    const { baseUrl } = await scriptedServer(
      json(200, reply),
      pieces([event('response.completed', reply)]),
      json(200, {}),
    )
    const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'out/program.js'), baseUrl])
    expect(stdout).toBe('Amen. 2 function function RateLimitError\n')
  },
)

it('is documented by programs that compile', () => {
  const pages = ['docs/guide/typescript.md', 'sdk/README.md'].map((page) => readFileSync(join(project, page), 'utf8'))
  const programs = pages.flatMap((page) => [...page.matchAll(/^```(tsx?)\n(.*?)^```/gms)])
  expect(programs.length).toBeGreaterThan(6)
  const node =
    'declare global { var process: { env: Record<string, string>; stdout: { write(text: string): void } } }\n'
  const files = programs.map(([, extension, text], place) => {
    writeFileSync(join(folder, `documented-${place}.${extension}`), `${text}\n${node}`)
    return `documented-${place}.${extension}`
  })
  const compilerOptions = { ...strict, module: 'esnext', moduleResolution: 'bundler', jsx: 'react-jsx', noEmit: true }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
  run(tsc)
})

it('asks nothing of its place but what browsers have too, and of packages only what it names', () => {
  const files = globSync('dist/*.js', { cwd: installed })
  const imported = files.flatMap((file) =>
    [...readFileSync(join(installed, file), 'utf8').matchAll(/(?:from|import)\s*\(?['"]([^'"]+)['"]/g)].map(
      ([, name]) => name!,
    ),
  )
  expect(files.length).toBeGreaterThan(8)
  expect(new Set(imported.filter((name) => !/^\.\/[\w-]+\.js$/.test(name)))).toEqual(
    new Set(['eventsource-parser', 'react']),
  )
  const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
  expect(Object.keys(dependencies)).toEqual(['eventsource-parser'])
  for (const file of files)
    expect(readFileSync(join(installed, file), 'utf8'), file).not.toMatch(/\b(?:process|Buffer)\b/)
})
