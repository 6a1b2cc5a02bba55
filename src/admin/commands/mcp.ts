import type { ServiceCommand } from '../command.ts'

const mcp: ServiceCommand = {
  runsIn: 'service',
  name: 'mcp',
  summary: 'Serve the Model Context Protocol on standard input and output; needs no running service',
  options: {},
  example: './berea mcp  (an assistant starts it: docs/mcp.md)',
  render: () => '',
}

export const mcpCommands = [mcp]
