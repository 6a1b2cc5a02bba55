import type { Key, NewKey, Scope } from '../../../../src/dashboard/contract.ts'

export const allScopes: readonly Scope[] = ['assistant', 'insights', 'verses', 'theology', 'prayer']

/** What stands in the fields of a key's form; everything is text until it is sent. */
export type KeyForm = {
  name: string
  scopes: readonly Scope[]
  dailyCap: string
  monthlyCap: string
  requestsPerMinute: string
  expiresOn: string
  ipList: string
}

export const emptyForm: KeyForm = {
  name: '',
  scopes: allScopes,
  dailyCap: '',
  monthlyCap: '',
  requestsPerMinute: '',
  expiresOn: '',
  ipList: '',
}

export const formOf = (key: Key): KeyForm => ({
  name: key.name,
  scopes: key.scopes,
  dailyCap: key.dailyCap === null ? '' : String(key.dailyCap),
  monthlyCap: key.monthlyCap === null ? '' : String(key.monthlyCap),
  requestsPerMinute: key.requestsPerMinute === null ? '' : String(key.requestsPerMinute),
  expiresOn: key.expiresAt === null ? '' : key.expiresAt.slice(0, 10),
  ipList: key.ipList.join('\n'),
})

type Settings = Omit<NewKey, 'livemode'>

/**
 * The settings that a form says; empty fields say none.
 * @param before what the key has now: an expiry whose day was left alone keeps its hour
 */
export function settingsOf(form: KeyForm, before?: Key): Settings {
  const isSameDay = before?.expiresAt?.slice(0, 10) === form.expiresOn
  return {
    name: form.name.trim(),
    scopes: [...form.scopes],
    dailyCap: countOf(form.dailyCap),
    monthlyCap: countOf(form.monthlyCap),
    requestsPerMinute: countOf(form.requestsPerMinute),
    expiresAt: isSameDay ? before!.expiresAt : endOfDay(form.expiresOn),
    ipList: form.ipList.split(/[\s,]+/).filter((entry) => entry !== ''),
  }
}

const countOf = (text: string): number | null => (text.trim() === '' ? null : Number(text))
const endOfDay = (day: string): string | null => (day === '' ? null : `${day}T23:59:59.000Z`)
