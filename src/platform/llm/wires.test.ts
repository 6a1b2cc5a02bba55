import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anthropicWire } from './anthropic-wire.ts'
import { googleWire } from './google-wire.ts'
import { ModelError } from './model-error.ts'
import { openAiWire } from './openai-wire.ts'
import { createReplyState } from './reply-state.ts'

const names = ['error', 'choices', 'delta', 'message', 'content', 'refusal', 'finish_reason', 'usage', 'prompt_tokens']
  .concat('completion_tokens', 'type', 'text', 'stop_reason', 'input_tokens', 'output_tokens', 'candidates', 'parts')
  .concat('finishReason', 'usageMetadata', 'promptTokenCount', 'thought', 'promptFeedback', 'blockReason', 'details')
const types = [
  'message_start',
  'content_block_delta',
  'text_delta',
  'message_delta',
  'message_stop',
  'error',
  'message',
]

const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(fc.constantFrom(...types), fc.string({ unit: 'binary', maxLength: 4 }), fc.double(), fc.constant(null)),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...names), tie('value'), { maxKeys: 5 }),
  ),
}))

describe.each([
  ['openai', openAiWire],
  ['anthropic', anthropicWire],
  ['google', googleWire],
])('%s', (_, wire) => {
  it('turns whatever a reply holds into text, an end or a ModelError, and counts only what can be true', () => {
    fc.assert(
      fc.property(fc.array(value, { maxLength: 6 }), fc.boolean(), (values, done) => {
        const state = createReplyState()
        try {
          for (const data of values) {
            const event = { name: 'message', data: JSON.stringify(data) }
            const text = state.take(wire.readEvent(event, state.hasText()))
            expect(typeof text === 'string' && text.isWellFormed()).toBe(true)
            for (const step of wire.readWhole(data) ?? []) createReplyState().take(step)
          }
          const { event } = state.finish(done)
          for (const count of Object.values(event.usage ?? {}))
            expect(Number.isSafeInteger(count) && count >= 0).toBe(true)
        } catch (error) {
          expect(error).toBeInstanceOf(ModelError)
        }
      }),
      { numRuns: 3_000 },
    )
  })
})
