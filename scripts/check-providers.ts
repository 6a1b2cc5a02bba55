import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { StartError } from '../src/errors.ts'
import { type ModelAttempt, ModelError, type ModelSettings, parseModels } from '../src/platform/llm/index.ts'
import { openModels } from '../src/platform/llm/open-models.ts'

/**
 * Asks each configured model, or those that are named, one short question, and prints what came of it. This is the only
 * command that calls providers without a caller's request; it costs some hundred tokens a model.
 */
const help = `npm run providers:check -- [--models FILE] [ID ...]
  FILE  the list of models; without it the one that BEREA_MODELS names (docs/providers.md)
  ID    only these models`

const request = {
  system: 'You are being tested. Answer with one short sentence of plain text.',
  messages: [{ role: 'user', content: 'Say that you are ready.' }] as const,
  maxOutputTokens: 256,
}
const deadlineMs = 60_000

process.exitCode = await main().catch((error: unknown) => {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  return 1
})

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { models: { type: 'string' }, help: { type: 'boolean' } },
    allowPositionals: true,
  })
  if (values.help) {
    console.log(help)
    return 0
  }
  const chosen = chooseModels(values.models ?? process.env.BEREA_MODELS, positionals)
  let failed = 0
  for (const settings of chosen) if (!(await check(settings))) failed++
  console.log(failed === 0 ? 'All answer.' : `${failed} of ${chosen.length} do not answer.`)
  return failed === 0 ? 0 : 1
}

function chooseModels(file: string | undefined, ids: readonly string[]): ModelSettings[] {
  if (file === undefined) throw new StartError('No models are configured: set BEREA_MODELS or give --models FILE.')
  const models = parseModels(read(file), file, process.env)
  const unknown = ids.find((id) => !models.some((model) => model.id === id))
  if (unknown !== undefined) {
    throw new StartError(`${file} has no model “${unknown}”; it has ${models.map(({ id }) => id).join(', ')}.`)
  }
  return ids.length === 0 ? models : models.filter(({ id }) => ids.includes(id))
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new StartError(`The list of models ${file} cannot be read: see that it is there.`)
  }
}

async function check(settings: ModelSettings): Promise<boolean> {
  const { chain, close } = openModels([settings], process.env)
  const attempts: ModelAttempt[] = []
  const call = {
    signal: new AbortController().signal,
    deadlineMs,
    record: (attempt: ModelAttempt) => attempts.push(attempt),
  }
  console.log(`${settings.id} (${settings.kind}, ${settings.model}, ${settings.baseUrl})`)
  let text = ''
  try {
    for await (const event of chain.generate(request, call)) {
      if (event.type === 'delta') text += event.text
      else console.log(`  answers: ${JSON.stringify(text.slice(0, 200))}, ends with ${event.reason}`)
    }
    return true
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    console.log(`  fails: ${error.message} [${error.kind}]`)
    const said = error.neverShown()
    if (said !== undefined) console.log(`  the provider’s own words: ${withoutKey(said, settings)}`)
    return false
  } finally {
    for (const attempt of attempts) console.log(`  ${figuresOf(attempt)}`)
    await close()
  }
}

function figuresOf({ outcome, usage, estimated, costMicros, latencyMs, firstTokenMs }: ModelAttempt): string {
  const tokens = `${usage.inputTokens} + ${usage.outputTokens} tokens${estimated ? ' (estimated)' : ''}`
  const first = firstTokenMs === undefined ? '' : `first text after ${firstTokenMs} ms, `
  return `${outcome}: ${first}${latencyMs} ms in all, ${tokens}, $${(costMicros / 1e6).toFixed(6)}`
}

/** Some providers repeat the key, or its end, in their complaint. */
function withoutKey(said: string, { keyEnv }: ModelSettings): string {
  const key = keyEnv === undefined ? undefined : process.env[keyEnv]
  const cleaned = key === undefined ? said : said.replaceAll(key, '…')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: nothing of theirs may steer the terminal
  return cleaned.replace(/\S{24,}|\S*\*{3,}\S*/g, '…').replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ')
}
