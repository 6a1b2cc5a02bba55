import { describe, expect, it } from 'vitest'
import { plainName } from './plain-name.ts'

describe('a name in a mail', () => {
  it.each([
    'Ruth',
    'María José Núñez-Ortega',
    'Seán O’Brien',
    "Miriam bat-Chaim d'Arc",
    'J. R. R. Tolkien',
    'Grace Chapel, 2nd Street & Co.',
    'کلیسای می‌خواهم',
    '山田 太郎',
  ])('stays as it is where it is one: “%s”', (name) => {
    expect(plainName(name)).toBe(name)
  })

  it.each([
    ['Ruth https://evil.example/win?x=1 Boaz', 'Ruth Boaz'],
    ['Ruth http://evil.example', 'Ruth'],
    ['HTTPS:\\\\evil.example\\win', ''],
    ['You won! www.evil.example/prize', 'You won'],
    ['claim evil.example now', 'claim evil example now'],
    ['claim evil。example now', 'claim evil example now'],
    ['claim evil．example/win now', 'claim now'],
    ['mail eve@evil.example today', 'mail today'],
    ['mailto:eve@evil.example', ''],
    ['javascript:alert(1)', ''],
    ['tel:+1-555-123-4567', ''],
    ['call +1 (555) 123-4567 now', 'call now'],
    ['<a href="https://evil.example">Ruth</a>', 'Ruth'],
    ['<script>alert(1)</script>Ruth', 'alert 1 Ruth'],
    ['[Ruth](https://evil.example)', ''],
    ['**Ruth** _Boaz_ `x` # y', 'Ruth Boaz x y'],
    ['Ruth\u202egpj.exe', 'Ruth gpj exe'],
    ['Ruth\r\nBcc: eve', 'Ruth Bcc eve'],
    ['  Ruth\t  Boaz ', 'Ruth Boaz'],
    ['🎁🎁🎁', ''],
    ['h\u200bttps://evil.example', ''],
    ['Ruth &lt;b&gt; &amp; Boaz', 'Ruth b & Boaz'],
  ])('has no address, markup or number to call: “%s”', (typed, plain) => {
    expect(plainName(typed)).toBe(plain)
  })

  it('is short enough to be a name', () => {
    expect(plainName('Your account is locked and you must write to us at once or it will be deleted for ever')).toBe(
      'Your account is locked and you must write to us at once or',
    )
    expect(plainName('x'.repeat(200))).toHaveLength(60)
  })

  it('holds no link, whatever was typed', () => {
    for (const start of ['', 'a', '.', 'a.', ' '])
      for (const middle of [
        'evil.example',
        'evil.example/x',
        '//evil.example',
        'http:evil.example',
        '1.2.3.4',
        'e.vil.ex.ample',
      ])
        for (const end of ['', '.', '/', ' now', '.b'])
          expect(plainName(start + middle + end)).not.toMatch(/\p{L}\.\p{L}{2}|[/:@\\<>]|\d\.\d/u)
  })
})
