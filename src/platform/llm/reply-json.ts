import { ModelError } from './model-error.ts'

/**
 * The data of one event.
 * @throws ModelError `malformed`, or `broken_stream` when text has been delivered before
 */
export function parseData(data: string, delivered: boolean): unknown {
  try {
    return JSON.parse(data)
  } catch {
    const kind = delivered ? 'broken_stream' : 'malformed'
    // JSON.parse would say what it could not read
    throw new ModelError(kind, 'The provider sends an event that is not JSON.', { mayHaveCost: true })
  }
}
