import { readFileSync } from 'node:fs'

/** Of this software, as package.json says. */
export const { version: softwareVersion } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { version: string }
