import type { LanguageModel, ModelAttempt, ModelUsage } from './contract.ts'
import { ModelError } from './model-error.ts'
import { costMicros, estimatedUsage, type ProviderPrices } from './provider-cost.ts'

type Deps = { prices: ProviderPrices; now?: () => number }

/**
 * Tells `call.record` of each attempt, however it ends. Where the provider did not count, the bill is estimated: all of
 * the request and what came of the answer, or nothing when the provider cannot have begun.
 */
export function withRecord(model: LanguageModel, { prices, now = () => performance.now() }: Deps): LanguageModel {
  return {
    ...model,
    generate: async function* (request, call) {
      const startedAt = now()
      let firstTokenMs: number | undefined
      let deliveredBytes = 0
      let counted: ModelUsage | undefined
      let mayHaveCost = true
      // whoever stops reading leaves through `finally` alone
      let outcome: ModelAttempt['outcome'] = 'cancelled'
      try {
        for await (const event of model.generate(request, call)) {
          if (event.type === 'delta') {
            firstTokenMs ??= Math.round(now() - startedAt)
            deliveredBytes += Buffer.byteLength(event.text)
          } else {
            outcome = 'finished'
            counted = event.usage
          }
          yield event
        }
      } catch (error) {
        outcome = error instanceof ModelError ? error.kind : 'broken_stream'
        mayHaveCost = deliveredBytes > 0 || !(error instanceof ModelError) || error.mayHaveCost
        throw error
      } finally {
        const nothing = { inputTokens: 0, outputTokens: 0 }
        const usage = counted ?? (mayHaveCost ? estimatedUsage(request, deliveredBytes) : nothing)
        call.record?.({
          model: model.id,
          outcome,
          usage,
          estimated: counted === undefined && mayHaveCost,
          costMicros: costMicros(usage, prices),
          latencyMs: Math.round(now() - startedAt),
          firstTokenMs,
        })
      }
    },
  }
}
