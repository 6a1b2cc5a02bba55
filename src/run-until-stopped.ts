import type { Service } from './service.ts'

const SIGNALS = ['SIGTERM', 'SIGINT'] as const

/**
 * Starts the service, greets the person at the terminal, and stops it when the process is told to.
 * The first signal stops in good order and ends with 0; a second one ends at once.
 */
export async function runUntilStopped(start: () => Promise<Service>): Promise<void> {
  const { promise: told, resolve: stop } = Promise.withResolvers<void>()
  for (const signal of SIGNALS) process.once(signal, () => stop())
  const service = await start()
  process.stdout.write(greeting(service))
  await told
  for (const signal of SIGNALS) process.once(signal, () => process.exit(1))
  await service.stop()
  process.exit(0) // nothing that a library left open may keep the process alive
}

function greeting({ address, demoKey, operatorLink, hasQuestions }: Service): string {
  if (!demoKey) return `\nBerea is ready on ${address}\n\n`
  const dashboard = operatorLink ?? `${address}/dashboard`
  return `
Berea is ready on ${address}

${
  hasQuestions
    ? `Ask in a browser: ${address}/study

`
    : ''
}Dashboard: ${dashboard}${operatorLink === undefined ? '' : '\n           (this link makes you the operator; it works once)'}

Demo key:  ${demoKey}

Ask it something:
  curl -s ${address}/v1/assistant/answer -H 'Authorization: Bearer ${demoKey}' -H 'Content-Type: application/json' -d '{"prompt": "What does the Bible say about forgiveness?"}'

Stop it with Ctrl-C. What follows is the log.

`
}
