import type { ServiceCommand } from '../command.ts'

const mcp: ServiceCommand = {
  runsIn: 'service',
  name: 'mcp',
  summary: 'Serve the Model Context Protocol on standard input and output; needs no running service',
  options: {},
  example: 'claude mcp add berea -- /path/to/berea mcp',
  render: () => '',
}

export const mcpCommands = [mcp]
