import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A request and what the real engine answered to it (`npm run examples`). */
export type Example = {
  request: { method: 'GET' | 'POST'; path: string; body?: Record<string, unknown> }
  reply: unknown
}

/** An event of a stream that was answered. */
export type ExampleEvent = { event: string; data: Record<string, unknown> }

/** Address that the files of `docs` write where a reader's own service stands. */
export const writtenAddress = 'http://127.0.0.1:4310'

/** @param name of a file in `docs/examples`, mostly an operation's */
export function readExample(folder: string, name: string): Example {
  return JSON.parse(readFileSync(join(folder, 'examples', `${name}.json`), 'utf8')) as Example
}

/** What was answered, as JSON, with the address of the reader's own service. */
export const replyAsText = ({ reply }: Example, publicUrl: string): string =>
  JSON.stringify(reply, null, 2).replaceAll(writtenAddress, publicUrl)

/** The same request for the shell, in TypeScript and in Python, as Markdown. */
export function samplesOf({ request }: Example, server: string): string {
  return [
    ['sh', inCurl(request, server)],
    ['ts', inTypeScript(request, server)],
    ['python', inPython(request, server)],
  ]
    .map(([language, code]) => `\`\`\`${language}\n${code}\n\`\`\``)
    .join('\n\n')
}

function inCurl({ path, body }: Example['request'], server: string): string {
  const lines = [`curl -s '${server}${path}'`, `-H "Authorization: Bearer $BEREA_KEY"`]
  if (body !== undefined)
    lines.push(`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(body, null, 2).replaceAll("'", "'\\''")}'`)
  return lines.join(' \\\n  ')
}

function inTypeScript({ method, path, body }: Example['request'], server: string): string {
  const headers = [`    Authorization: \`Bearer \${process.env.BEREA_KEY}\`,`]
  if (body !== undefined) headers.push(`    'Content-Type': 'application/json',`)
  const sent = body === undefined ? [] : [`  body: JSON.stringify(${indent(JSON.stringify(body, null, 2))}),`]
  return [
    `const response = await fetch('${server}${path}', {`,
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    '  headers: {',
    ...headers,
    '  },',
    ...sent,
    '})',
    'const reply = await response.json()',
    'if (!response.ok) throw new Error(reply.error.message)',
  ].join('\n')
}

function inPython({ method, path, body }: Example['request'], server: string): string {
  const sent = body === undefined ? [] : [`    json=${indent(pythonOf(body), '    ')},`]
  return [
    'import os, requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    `    "${server}${path}",`,
    `    headers={"Authorization": f"Bearer {os.environ['BEREA_KEY']}"},`,
    ...sent,
    ')',
    'reply = response.json()',
    'if not response.ok:',
    `    raise RuntimeError(f"{reply['error']['code']}: {reply['error']['message']}")`,
  ].join('\n')
}

const pythonWords: Record<string, string> = { true: 'True', false: 'False', null: 'None' }

/** JSON as Python writes it; words inside of texts stay. */
function pythonOf(value: unknown): string {
  return JSON.stringify(value, null, 4).replace(
    /"(?:[^"\\]|\\.)*"|\b(?:true|false|null)\b/g,
    (each) => pythonWords[each] ?? each,
  )
}

const indent = (text: string, by = '  ') => text.replaceAll('\n', `\n${by}`)
