import { callWithAiSdk } from './ai-sdk.ts'
import { callWithLangChain } from './langchain.ts'
import { callWithOpenAi } from './openai.ts'
import { callWithPython, hasHttpx } from './python-wire.ts'
import type { Service } from './what-is-asked.ts'

const clients: Readonly<Record<string, (service: Service) => Promise<void>>> = {
  openai: callWithOpenAi,
  'ai sdk': callWithAiSdk,
  'langchain js': callWithLangChain,
}

/**
 * Has the clients of OpenAI's Chat Completions ask a service, as they are.
 * @returns what each complained about; nothing where all is well
 */
export async function callWithChatClients(service: Service): Promise<string[]> {
  const withPython = await hasHttpx()
  const problems: string[] = []
  for (const [name, call] of Object.entries({ ...clients, ...(withPython && { 'python (httpx)': callWithPython }) })) {
    const complaint = await call(service).then(
      () => undefined,
      (error: Error) => error.stack ?? String(error),
    )
    const outcome = complaint === undefined ? 'asked plainly and streamed, and threw what was refused' : 'FAILED'
    console.log(`${name.padEnd(20)} ${outcome}`)
    if (complaint !== undefined) problems.push(`${name}: ${complaint}`)
  }
  if (!withPython) console.log(`${'python (httpx)'.padEnd(20)} skipped: install python3-httpx`)
  return problems
}
