import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plainForeign } from './foreign-text.ts'

it.each([
  ['<script>alert(1)</script> God is love', 'alert(1) God is love'],
  ['<b<b>ible>x</bible>', 'x'],
  ['see ![x](http://evil.example/p.png) love [your](http://evil.example) neighbor', 'see x love your neighbor'],
  ['A\n# B', 'A B'],
  ['Notes [2] **bold**', 'Notes bold'],
  ['safe\u202Eevil\u200B', 'safe evil'],
])('takes what is not words out of %j', (text, plain) => {
  expect(plainForeign(text)).toBe(plain)
})

it('never leaves a tag, a link or a marker, whatever comes in', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('<', '>', '/', 'b', 'i', '[', ']', '1', '(', ')', '!', ' ', '\n') }),
      (text) => {
        expect(plainForeign(text)).not.toMatch(/<|>|\[|\]|\n/)
      },
    ),
  )
})
