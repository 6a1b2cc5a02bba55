/** The present moment, handed to whoever needs it so that tests can hold it still. */
export type Now = () => Date

export const systemClock: Now = () => new Date()
