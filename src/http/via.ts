import { AsyncLocalStorage } from 'node:async_hooks'

/** Which door a request came through, as its record says. */
export type Via = 'api' | 'mcp'

/** What no header can say: a caller must not be able to choose it. */
const doors = new AsyncLocalStorage<Via>()

/** Runs what makes requests to `/v1` in this process for a caller who came through another door. */
export const throughDoor = <T>(via: Via, work: () => T): T => doors.run(via, work)

/** The door of the request whose hooks are running. */
export const doorInUse = (): Via => doors.getStore() ?? 'api'
