export { type Composed, composeReply, type ReplyDeps } from './compose-reply.ts'
export { createGuardFor, type GuardFor } from './guard-for.ts'
export {
  Billing,
  Cap,
  Citation,
  commonFields,
  contextField,
  mannerFields,
  optionFields,
  replySchemas,
  responseFormatField,
  Safety,
  Source,
  Span,
} from './reply.schemas.ts'
export { checkLengths, contextTexts, DEFAULT_MAX_OUTPUT_TOKENS, utf8Bytes } from './request-size.ts'
export { type RespondDeps, respond } from './respond.ts'
export { streamEventSchemas, streamEvents } from './stream-events.schemas.ts'
export { suggestionsField } from './suggestion.schemas.ts'
