import type { Scope } from '../../../../src/dashboard/contract.ts'

const firstCalls: Readonly<Record<Scope, readonly [path: string, body: string]>> = {
  assistant: ['assistant/answer', '{"prompt": "What does grace mean?"}'],
  insights: ['insights', '{"passage": "Psalm 23"}'],
  verses: ['verses/search', '{"query": "comfort in grief"}'],
  theology: ['theology/ask', '{"question": "What is grace?"}'],
  prayer: ['prayer/generate', '{"topic": "a new job"}'],
}

/**
 * A first request for a server's shell.
 * @param scopes what the key may do, which is what the request is for
 * @param key without one it stands in a variable, so that it is in no history of commands
 */
export function exampleRequest(
  publicUrl: string,
  scopes: readonly Scope[] = ['assistant'],
  key = '$BEREA_KEY',
): string {
  const [path, body] = firstCalls[scopes[0] ?? 'assistant']
  return `curl ${publicUrl}/v1/${path} -H "Authorization: Bearer ${key}" -H "Content-Type: application/json" -d '${body}'`
}
