import { expect, it } from 'vitest'
import { errorForLog } from './logger.ts'

it('keeps the chain of causes and drops the values bound to a failed statement', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505' })
  const error = new Error('Failed query: insert into t values ($1)\nparams: secret@example.org', { cause })
  const logged = JSON.stringify(errorForLog(error))
  expect(logged).toContain('duplicate key')
  expect(logged).toContain('23505')
  expect(logged).not.toContain('secret')
})
