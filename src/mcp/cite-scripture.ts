import type { McpServer, StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import { validationError } from '../http/index.ts'
import { checkerFor } from './check-arguments.ts'
import type { ObjectSchema } from './contract-schemas.ts'

const args: ObjectSchema = {
  type: 'object',
  properties: {
    question: { type: 'string', minLength: 1, maxLength: 4_000, description: 'What is to be answered from Scripture.' },
    translation: {
      type: 'string',
      minLength: 1,
      maxLength: 64,
      description: 'Translation to quote, such as `KJV`; default `WEB`.',
    },
  },
  required: ['question'],
  additionalProperties: false,
}

type Asked = { question: string; translation?: string }

/** The prompt that has an assistant look words up and verify its draft before it answers. */
export function addPrompt(server: McpServer): void {
  const check = checkerFor(args)
  const argsSchema: StandardSchemaWithJSON<Asked, Asked> = {
    '~standard': {
      version: 1,
      vendor: 'berea',
      validate: (value) => {
        const errors = check(value)
        return errors === null
          ? { value: value as Asked }
          : { issues: [{ message: validationError(errors, 'body').message }] }
      },
      jsonSchema: { input: () => args, output: () => args },
    },
  }
  server.registerPrompt(
    'cite_scripture',
    {
      title: 'Answer with verified Scripture',
      description: 'Has the assistant look verses up, quote them exactly, and verify its draft before it answers.',
      argsSchema,
    },
    (asked) => ({ messages: [{ role: 'user', content: { type: 'text', text: instructionsFor(asked) } }] }),
  )
}

const instructionsFor = ({ question, translation = 'WEB' }: Asked): string => `Answer this question from Scripture:

${question}

Work in this order:
1. If whoever asks may be in danger, call \`answer\` with the question, and show the help that it gives before anything else.
2. Find passages: \`topic\` or \`search_verses\` where you do not know the references, \`get_passage\` where you do. Read each passage in its context before you lean on it.
3. Write a draft. Quote only words that a tool returned, in the ${translation} translation, each with its reference and translation. Where Christians differ, give each side fairly.
4. Call \`verify_text\` with the whole draft. Put right every finding that is not \`exact\` or \`elided\`, and call it again until none is left. Take out what cannot be verified.
5. Only then answer. Name the translation once.`
