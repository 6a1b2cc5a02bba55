export {
  type Attempt,
  type Delivery,
  type DeliveryPlace,
  insertEvent,
  listAttempts,
  listDeliveries,
} from './deliveries.repository.ts'
export { type Endpoint, listEndpoints } from './endpoints.repository.ts'
export { byOf, type EventType, eventTypes } from './event.ts'
export {
  changeEndpoint,
  createEndpoint,
  type EndpointSettings,
  getDelivery,
  getEndpoint,
  type ManageDeps,
  removeEndpoint,
  replayDelivery,
  rotateSecret,
  sendTest,
} from './manage-endpoints.ts'
export { createSecretBox, type SecretBox } from './signature.ts'
export { createWebhooks, type Webhooks } from './webhooks.ts'
