import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { inProcessApp } from '../../tests/in-process-app.ts'
import { contrast, readBrand, usualBrand } from './brand.ts'

const folder = mkdtempSync(join(tmpdir(), 'berea-brand-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = (name: string, content: string | Buffer) => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}

it('stands in every page, under a policy that allows its style sheet and its picture', async () => {
  const brand = {
    name: 'Grace & Truth',
    color: '#7a3e9d',
    logo: file('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    privacyUrl: 'https://grace.example/privacy',
    contactUrl: 'mailto:office@grace.example',
  }
  const app = await inProcessApp({
    config: {
      publicUrl: 'https://study.grace.example',
      securityContact: 'mailto:s@grace.example',
      trustedProxies: [],
      study: { enabled: true, brand },
    },
  })
  const { body, headers } = await app.inject('/study/topic/none')
  expect(body).toContain(' · Grace &#38; Truth</title>')
  expect(body).toContain('--accent:light-dark(#7a3e9d,')
  expect(body).toContain('<img src="data:image/svg+xml;base64,')
  expect(body).toContain('<a href="https://grace.example/privacy">Privacy</a>')
  expect(body).toContain('<a href="mailto:office@grace.example">Contact</a>')
  const plain = await (await inProcessApp()).inject('/study/topic/none')
  const styleOf = (policy: unknown) => /style-src [^;]+/.exec(String(policy))?.[0]
  expect(styleOf(headers['content-security-policy'])).not.toBe(styleOf(plain.headers['content-security-policy']))
})

it.each([
  [{ color: '#ffee00' }, /too light.+contrast is 1\.2.+darker/],
  [{ logo: join(folder, 'none.png') }, /none\.png cannot be read/],
  [{ logo: file('logo.txt', 'x') }, /no picture: name a file that ends in \.svg/],
  [{ logo: file('large.png', Buffer.alloc(30_001)) }, /has 30001 bytes: make it 30000 at most/],
])('is refused at the start, with a remedy, where it cannot be shown: %#', (over, message) => {
  expect(() => readBrand({ ...usualBrand, ...over })).toThrow(message)
})

it('knows the contrast of colours', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})
