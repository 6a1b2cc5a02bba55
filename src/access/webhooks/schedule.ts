const [secondMs, minuteMs, hourMs] = [1_000, 60_000, 3_600_000]

/** What is waited after an attempt that failed: 23 hours and 36 minutes in all. docs/webhooks.md has the same table. */
const waitsMs = [10 * secondMs, minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 6 * hourMs, 15 * hourMs] as const

/** @returns the wait after so many attempts; undefined where that was the last */
export const waitMsAfter = (attempts: number): number | undefined => waitsMs[attempts - 1]

/** An endpoint at which nothing has succeeded for so long is switched off when a message is given up. */
export const switchedOffAfterMs = 5 * 24 * hourMs
/** How long the secret of before signs too. */
export const oldSecretMs = 24 * hourMs
/** How long deliveries are shown. */
export const deliveriesKeptMs = 30 * 24 * hourMs
