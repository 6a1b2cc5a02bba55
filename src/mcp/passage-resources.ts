import {
  type McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  ResourceTemplate,
} from '@modelcontextprotocol/server'
import type { AskV1, V1Request } from '../http/index.ts'
import { expectDone, type PassageReply, Refused } from './replies.ts'
import { textOfPassage } from './reply-texts.ts'
import { passagePath } from './tools.ts'

type Translations = { data: { id: string }[] }

const translationsPath = '/v1/translations?limit=100'

/** Passages by their address, and the list of translations. */
export function addResources(server: McpServer, ask: AskV1): void {
  server.registerResource(
    'translations',
    'berea://translations',
    {
      title: 'Bible translations of this service',
      description: 'Ids, titles, languages and licences of the translations that can be quoted.',
      mimeType: 'application/json',
    },
    async ({ href }, { mcpReq }) => {
      const list = await read(ask, href, { method: 'GET', path: translationsPath }, mcpReq.signal)
      return { contents: [{ uri: href, mimeType: 'application/json', text: JSON.stringify(list, null, 2) }] }
    },
  )
  const template = new ResourceTemplate('berea://passage/{translation}/{reference}', {
    list: undefined, // there are as many passages as there are pairs of verses
    complete: {
      translation: async (begun) => {
        const { data } = expectDone(await ask({ method: 'GET', path: translationsPath })) as Translations
        return data.map(({ id }) => id).filter((id) => id.toLowerCase().startsWith(begun.toLowerCase()))
      },
    },
  })
  server.registerResource(
    'passage',
    template,
    {
      title: 'A Bible passage',
      description:
        'The exact text of a passage in one translation, at most 200 verses: `berea://passage/KJV/John%203:16`.',
      mimeType: 'text/plain',
    },
    async ({ href }, { reference, translation }, { mcpReq }) => {
      const path = passagePath(decoded(href, reference), decoded(href, translation))
      const passage = await read(ask, href, { method: 'GET', path }, mcpReq.signal)
      return { contents: [{ uri: href, mimeType: 'text/plain', text: textOfPassage(passage as PassageReply) }] }
    },
  )
}

/** @throws ProtocolError with what the service says: reading has no result that is an error */
async function read(ask: AskV1, uri: string, request: V1Request, signal: AbortSignal): Promise<object> {
  try {
    return expectDone(await ask(request, signal))
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const { status, body } = error.reply
    if (status === 400 || status === 404) throw new ResourceNotFoundError(uri, error.message)
    throw new ProtocolError(ProtocolErrorCode.InternalError, error.message, body)
  }
}

function decoded(uri: string, variable: string | string[] | undefined): string {
  try {
    return decodeURIComponent([variable].flat().join(','))
  } catch {
    throw new ResourceNotFoundError(
      uri,
      'bad_request: A `%` in the address must be followed by two hexadecimal digits of UTF-8.',
    )
  }
}
