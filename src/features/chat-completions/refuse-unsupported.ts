import { AppError } from '../../errors.ts'
import type { ChatCompletionRequest } from './chat-completions.schemas.ts'

/**
 * Refuses what would change the reply in a way that the caller's code stands on and that this service cannot do. What is
 * merely without effect is let pass.
 * @throws AppError unsupported_parameter, whose `param` is the field
 */
export function refuseUnsupported(body: ChatCompletionRequest): void {
  for (const { param, isAsked, why } of refusals)
    if (isAsked(body)) throw new AppError('unsupported_parameter', why, { param })
}

type Refusal = { param: string; isAsked: (body: ChatCompletionRequest) => boolean; why: string }

const refusals: readonly Refusal[] = [
  {
    param: '/n',
    isAsked: ({ n }) => (n ?? 1) > 1,
    why: '`n` must be 1: one answer is written to a question. Leave it out.',
  },
  {
    param: '/stop',
    isAsked: ({ stop }) => (stop ?? []).length > 0,
    why: '`stop` is not supported: the text ends at a sentence and nowhere else. Leave it out, and cut the text yourself.',
  },
  {
    param: '/logprobs',
    isAsked: ({ logprobs }) => logprobs === true,
    why: '`logprobs` is not supported: there are no probabilities to tell. Leave it out.',
  },
  {
    param: '/top_logprobs',
    isAsked: ({ top_logprobs }) => (top_logprobs ?? 0) > 0,
    why: '`top_logprobs` is not supported: there are no probabilities to tell. Leave it out.',
  },
  {
    param: '/response_format/type',
    isAsked: ({ response_format }) => (response_format?.type ?? 'text') !== 'text',
    why: '`response_format.type` must be `text`: an answer is Markdown with its sources, and no JSON. Leave it out; `berea.citations` of the reply has the sources as data.',
  },
  {
    param: '/tool_choice',
    isAsked: ({ tool_choice }) => forcesTool(tool_choice),
    why: '`tool_choice` must be `none` or `auto`: no tool is ever called. Leave it out.',
  },
  {
    param: '/function_call',
    isAsked: ({ function_call }) => typeof function_call === 'object' && function_call !== null,
    why: '`function_call` must be `none` or `auto`: no function is ever called. Leave it out.',
  },
  {
    param: '/modalities',
    isAsked: ({ modalities }) => (modalities ?? []).some((each) => each !== 'text'),
    why: '`modalities` must be `["text"]`: answers are text. Leave it out.',
  },
  {
    param: '/audio',
    isAsked: ({ audio }) => (audio ?? null) !== null,
    why: '`audio` is not supported: answers are text. Leave it out.',
  },
]

/** A named tool, or any of several that must be called. */
function forcesTool(choice: ChatCompletionRequest['tool_choice']): boolean {
  if (typeof choice === 'string') return choice === 'required'
  if (choice === null || choice === undefined) return false
  return !(choice.type === 'allowed_tools' && choice.allowed_tools?.mode === 'auto')
}
