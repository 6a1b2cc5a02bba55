export { checkSecret } from './check-secret.ts'
export { listReplicas } from './replicas.repository.ts'
export { replicaGoneMs, watchReplicas } from './watch-replicas.ts'
