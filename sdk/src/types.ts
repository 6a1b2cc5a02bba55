import type { components, operations } from './contract.ts'

type Schemas = components['schemas']

/** The body of a request. Whether the reply comes whole or as a stream is said by the method that is called. */
type Body<T> = Omit<T, 'stream'>

export type AnswerRequest = Body<Schemas['AnswerRequest']>
export type InsightsRequest = Body<Schemas['InsightsRequest']>
export type TheologyRequest = Body<Schemas['TheologyRequest']>
export type PrayerRequest = Body<Schemas['PrayerRequest']>
export type VerseSearchRequest = Schemas['VerseSearchRequest']
export type VerseVerifyRequest = Schemas['VerseVerifyRequest']

export type AnswerResponse = Schemas['AnswerResponse']
export type InsightsResponse = Schemas['InsightsResponse']
export type TheologyResponse = Schemas['TheologyResponse']
export type PrayerResponse = Schemas['PrayerResponse']
export type VerseSearchResponse = Schemas['VerseSearchResponse']
export type VerseVerifyResponse = Schemas['VerseVerifyResponse']
export type PassageResponse = Schemas['PassageResponse']
export type TranslationsResponse = Schemas['TranslationsResponse']
export type TopicsResponse = Schemas['TopicsResponse']
export type TopicResponse = Schemas['TopicResponse']
export type UsageResponse = Schemas['UsageResponse']
export type EstimateResponse = Schemas['EstimateResponse']

export type Billing = Schemas['Billing']
export type Cap = Schemas['Cap']
export type Citation = Schemas['Citation']
export type HelpResource = Schemas['HelpResource']
export type Safety = Schemas['Safety']
export type SearchResult = Schemas['SearchResult']
export type Span = Schemas['Span']
export type Topic = Schemas['Topic']
export type Translation = Schemas['Translation']
export type Usage = Schemas['Usage']
export type VerifiedItem = Schemas['VerifiedItem']

export type ErrorBody = Schemas['Error']
export type ErrorCode = ErrorBody['error']['code']
export type ErrorType = ErrorBody['error']['type']

type Query<Name extends keyof operations> = NonNullable<operations[Name]['parameters']['query']>

export type PassageQuery = Query<'getPassage'>
export type TranslationsQuery = Query<'listTranslations'>
export type TopicsQuery = Query<'listTopics'>
export type TopicQuery = Query<'getTopic'>

type PricedBodies = {
  '/assistant/answer': AnswerRequest
  '/chat/completions': Schemas['ChatCompletionRequest']
  '/insights': InsightsRequest
  '/verses/search': VerseSearchRequest
  '/theology/ask': TheologyRequest
  '/prayer/generate': PrayerRequest
}

/** A charged request, to be priced and not to be run. */
export type EstimateRequest = {
  [Endpoint in Schemas['EstimateRequest']['endpoint']]: { endpoint: Endpoint; body: PricedBodies[Endpoint] }
}[Schemas['EstimateRequest']['endpoint']]

/** What each event of a stream brings, by the event's name. */
export type StreamData<Reply> = {
  'response.started': Schemas['StreamStarted']
  'response.delta': Schemas['StreamDelta']
  'response.citation': Schemas['StreamCitation']
  'response.completed': Reply
}

/** An event of a stream; tell them apart by `type`. */
export type StreamEvent<Reply> = {
  [Type in keyof StreamData<Reply>]: { type: Type; data: StreamData<Reply>[Type] }
}[keyof StreamData<Reply>]
