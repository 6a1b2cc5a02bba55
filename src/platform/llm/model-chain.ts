import type { LanguageModel, ModelCall, ModelDelta, ModelFinish, ModelRequest } from './contract.ts'
import { ModelError } from './model-error.ts'
import { estimatedUsage } from './provider-cost.ts'

/** What a model of the chain says, and whose it is. */
export type ChainEvent = (ModelDelta | ModelFinish) & { model: string }

/** Models in the order in which they are asked. */
export type ModelChain = {
  models: readonly LanguageModel[]
  generate: (request: ModelRequest, call: ModelCall) => AsyncGenerator<ChainEvent, void, undefined>
}

/** A model that has less time than this cannot answer, and would cost all the same. */
const leastLeftMs = 100

/**
 * Asks the next model when one fails, for as long as nothing has been delivered and there is time. A refusal is an
 * answer, and no reason to ask somebody else; an answer without a word is a failure.
 * @param models at least one
 * @returns a chain whose `generate` throws the ModelError of the last model that was asked
 */
export function createModelChain(models: readonly LanguageModel[], now = () => performance.now()): ModelChain {
  async function* generate(request: ModelRequest, call: ModelCall): AsyncGenerator<ChainEvent, void, undefined> {
    const startedAt = now()
    let problem: unknown
    for (const model of models) {
      const deadlineMs = call.deadlineMs - (now() - startedAt)
      if (problem !== undefined && deadlineMs < leastLeftMs) break
      let delivered = false
      try {
        if (!fits(request, model)) throw new ModelError('too_large', 'The request is too long for the model.')
        for await (const event of model.generate(request, { ...call, deadlineMs })) {
          if (event.type === 'delta') {
            delivered = true
            yield { ...event, model: model.id }
            continue
          }
          if (!delivered && isEmptyAnswer(event)) {
            throw new ModelError('malformed', 'The model answers without a word.', { mayHaveCost: true })
          }
          yield { ...event, model: model.id }
          return
        }
        throw new ModelError('broken_stream', 'The model’s answer has no end.', { mayHaveCost: true })
      } catch (error) {
        if (delivered || call.signal.aborted) throw error
        problem = error
      }
    }
    throw problem ?? new ModelError('unreachable', 'No model is configured.')
  }
  return { models, generate }
}

const isEmptyAnswer = ({ reason }: ModelFinish): boolean =>
  reason === 'stop' || reason === 'length' || reason === 'tool'

/** Only what surely does not fit is kept from the model: it counts better than we do. */
function fits(request: ModelRequest, { contextTokens }: LanguageModel): boolean {
  const characters = request.messages.reduce((sum, { content }) => sum + content.length, request.system.length)
  // no character has more than three bytes, and most requests need no counting
  return characters < contextTokens || estimatedUsage(request, 0).inputTokens / 2 < contextTokens
}
