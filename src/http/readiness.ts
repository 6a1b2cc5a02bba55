/** Whether the service should be sent requests. */
export type Readiness = {
  /** From now on not ready, whatever the checks say: the service is about to stop. */
  drain: () => void
  isDraining: () => boolean
  /** @returns the names of what is not ready; empty when all is well */
  problems: () => Promise<string[]>
}

/** @param checks by name; each rejects while its part does not work, and limits its own time */
export function createReadiness(checks: Record<string, () => Promise<unknown>>): Readiness {
  let draining = false
  return {
    drain: () => {
      draining = true
    },
    isDraining: () => draining,
    problems: async () => {
      if (draining) return ['draining']
      const results = await Promise.allSettled(Object.values(checks).map((check) => check()))
      return Object.keys(checks).filter((_, at) => results[at]?.status === 'rejected')
    },
  }
}
