import fc from 'fast-check'
import { expect, it } from 'vitest'
import { AppError } from '../errors.ts'
import { parseStrictJson } from './strict-json.ts'

const parse = (text: string) => parseStrictJson(Buffer.from(text))

it('reads whatever JSON.parse reads', () => {
  const plain = fc.jsonValue({ maxDepth: 5, noUnicodeString: false } as never)
  fc.assert(
    fc.property(plain, (value) => {
      const text = JSON.stringify(value)
      if (/__proto__|\\u0000|\\ud[89a-f]/i.test(text)) return
      expect(parse(text)).toEqual(JSON.parse(text))
    }),
  )
})

it('refuses what JSON.parse refuses, without repeating the text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      let wellFormed = true
      try {
        JSON.parse(text)
      } catch {
        wellFormed = false
      }
      if (!wellFormed) expect(() => parse(text)).toThrow(AppError)
    }),
  )
  expect(() => parse('{"prompt": hunter2}')).toThrow(/^The body is not valid JSON[^h]*\.$/)
  expect(() => parse('{"prompt": "x",}')).toThrow(/not valid JSON \(at character 16\)/)
})

it.each([
  ['the same name twice', '{"a":1,"b":{"a":2},"a":3}', /`a` is there twice/],
  ['the same name twice, once escaped', '{"a":1,"\\u0061":2}', /`a` is there twice/],
  ['a name twice in an object inside an array', '{"a":[1,{"b":"x,y","b":2}]}', /`b` is there twice/],
  ['__proto__', '{"__proto__":{"admin":true}}', /__proto__/],
  ['__proto__, escaped', '{"\\u005f_proto__":1}', /__proto__/],
  ['a NUL', '{"a":["x\\u0000"]}', /`\/a\/0` contains a NUL/],
  ['half of a surrogate pair', '{"a":"\\ud800"}', /surrogate/],
  ['a raw NUL', '{"a":"\0"}', /not valid JSON/],
  ['nothing', '', /empty/],
  ['white space', ' \n', /empty/],
  ['100,000 levels', '['.repeat(100_000), /nested deeper/],
])('refuses %s', (_, text, message) => {
  expect(() => parse(text)).toThrow(message)
})

it('does not mistake a value for a name', () => {
  expect(parse('{"a":"a","b":["a","a"],"c":{"a":"b"}}')).toEqual({ a: 'a', b: ['a', 'a'], c: { a: 'b' } })
})

it('refuses bytes that are not UTF-8', () => {
  expect(() => parseStrictJson(Buffer.from([0x22, 0xc3, 0x28, 0x22]))).toThrow(/UTF-8/)
  expect(() => parseStrictJson(Buffer.from([0x22, 0xc0, 0x80, 0x22]))).toThrow(/UTF-8/) // overlong
})

it.each([
  ['{"a":1,"a":2}', '/a'],
  ['{"context":[{"text":"x"},{"text":"x","text":"y"}]}', '/context/1/text'],
  ['{"a":{"__proto__":1}}', '/a/__proto__'],
  ['{"a/b":[[1,2],{"c":1,"c":2}],"d":1}', '/a~1b/1/c'],
])('says where a name is wrong: %s', (text, param) => {
  expect(() => parse(text)).toThrow(expect.objectContaining({ detail: { param } }))
})
