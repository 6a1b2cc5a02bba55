import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Which door a request came through, as its record says; which of several people behind one key it is of, where the key
 * is not of one; and what tells that whoever is behind it has left.
 */
export type Door = { via: 'api' | 'mcp' | 'study'; visitor?: string; left?: AbortSignal | undefined }

/** What no header can say: a caller must not be able to choose it. */
const doors = new AsyncLocalStorage<Door>()

const usual: Door = { via: 'api' }

/** Runs what makes requests to `/v1` in this process for a caller who came through another door. */
export const throughDoor = <T>(door: Door, work: () => T): T => doors.run(door, work)

/** The door of the request whose hooks are running. */
export const doorInUse = (): Door => doors.getStore() ?? usual
