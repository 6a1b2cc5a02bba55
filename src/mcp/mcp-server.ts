import { type CallToolResult, McpServer, type StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import { AppError } from '../errors.ts'
import { type AskV1, validationError } from '../http/index.ts'
import { softwareVersion } from '../platform/version.ts'
import { checkerFor } from './check-arguments.ts'
import { addPrompt } from './cite-scripture.ts'
import type { ContractSchemas, ObjectSchema } from './contract-schemas.ts'
import { addResources } from './passage-resources.ts'
import { Refused, textOfOwnRefusal } from './replies.ts'
import { describeTools, type Tool } from './tools.ts'

const instructions = `Scripture with its exact words. Never quote the Bible from memory: take words from get_passage or search_verses, and run verify_text on what you wrote before you show it. A result that names help lines is about somebody who may be in danger: show the help first. An error says in its first line what to do about it; what is refused is not charged.`

/** Takes what went wrong inside, for the log. */
export type Report = (error: unknown) => void

/** Makes MCP servers for one service. What a caller is told is the same for all and is made once. */
export function createMcpServers(schemas: ContractSchemas, report: Report): (ask: AskV1) => McpServer {
  const tools = describeTools(schemas).map((tool) => ({ ...tool, check: checkerFor(tool.input) }))
  return (ask) => {
    const server = new McpServer(
      { name: 'berea', title: 'Berea', version: softwareVersion },
      // nothing of it changes while the service runs
      {
        instructions,
        capabilities: {
          tools: { listChanged: false },
          resources: { listChanged: false },
          prompts: { listChanged: false },
        },
      },
    )
    for (const tool of tools) addTool(server, ask, tool, report)
    addResources(server, ask)
    addPrompt(server)
    return server
  }
}

type Checked = Tool & { check: ReturnType<typeof checkerFor> }

function addTool(server: McpServer, ask: AskV1, tool: Checked, report: Report): void {
  const { name, title, description, input, output, check } = tool
  server.registerTool(
    name,
    {
      title,
      description,
      inputSchema: asTold(input),
      outputSchema: asTold(output),
      // what they change is the caller's credits and nothing that is read again; all they know is on this service
      annotations: { title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    },
    async (given, { mcpReq }): Promise<CallToolResult> => {
      try {
        const errors = check(given)
        if (errors !== null) throw validationError(errors, 'body')
        const result = await tool.run(ask, given as Record<string, unknown>, mcpReq.signal)
        return {
          content: [{ type: 'text', text: tool.text(result as never) }],
          structuredContent: result as Record<string, unknown>,
        }
      } catch (error) {
        return {
          content: [{ type: 'text', text: textOf(error, mcpReq.signal.aborted ? () => {} : report) }],
          isError: true,
        }
      }
    },
  )
}

/** What a caller is told of anything thrown; what was not meant for them goes to the log. */
function textOf(error: unknown, report: Report): string {
  if (error instanceof Refused) return error.message
  if (error instanceof AppError) return textOfOwnRefusal(error)
  report(error)
  return 'server_error: Something went wrong on our side. Try again, and tell the operator if it stays.'
}

/**
 * A schema that is shown as it is and accepts everything: of arguments the caller is told in the service's own words what
 * is wrong, and results have been through the contract's serialiser.
 */
function asTold(schema: ObjectSchema): StandardSchemaWithJSON {
  const json = () => schema as Record<string, unknown>
  return {
    '~standard': {
      version: 1,
      vendor: 'berea',
      validate: (value) => ({ value }),
      jsonSchema: { input: json, output: json },
    },
  }
}
