import { expect, it } from 'vitest'
import { findNamedPassage } from './named-passages.ts'
import { toOsis } from './osis.ts'

const find = (text: string) => findNamedPassage(text)?.map(toOsis)

it('knows passages by their names in both languages', () => {
  expect(find('What are the Beatitudes?')).toEqual(['Matt.5.3-Matt.5.12', 'Luke.6.20-Luke.6.23'])
  expect(find('Explain the Lord’s Prayer')).toEqual(['Matt.6.9-Matt.6.13', 'Luke.11.2-Luke.11.4'])
  expect(find('¿Qué enseña la parábola del buen samaritano?')).toEqual(['Luke.10.25-Luke.10.37'])
})

it('names nothing where no name stands', () => {
  expect(find('What does the Bible say about prayer?')).toBeUndefined()
})
