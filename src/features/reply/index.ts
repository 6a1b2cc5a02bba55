export { composeReply, type ReplyDeps } from './compose-reply.ts'
export { refuseStreaming } from './refuse-streaming.ts'
export { Cap, commonFields, optionFields, replySchemas, Source, Span } from './reply.schemas.ts'
