import { describe, expect, it } from 'vitest'
import { pathAfterSignIn } from './next-path.ts'

describe('the page after signing in', () => {
  it.each([
    [undefined, '/dashboard'],
    ['/keys', '/dashboard/keys'],
    ['/dashboard/keys', '/dashboard/keys'],
    ['/requests?status=5xx&request=req_1', '/dashboard/requests?status=5xx&request=req_1'],
    ['/dashboards', '/dashboard/dashboards'],
  ])('keeps the path of this application: %s', (next, path) => {
    expect(pathAfterSignIn(next)).toBe(path)
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/dashboard//evil.example',
    'evil.example',
  ])('never leads elsewhere: %s', (next) => {
    const { host, pathname } = new URL(pathAfterSignIn(next), 'http://here.invalid')
    expect(host).toBe('here.invalid')
    expect(pathname).toMatch(/^\/dashboard(\/(?!\/)|$)/)
  })
})
