import { beforeAll, describe, expect, it } from 'vitest'
import { builtWriter } from '../prayers/prayer-writer.test-data.ts'
import { type WriterDeps, writeAnswer } from './write-answer.ts'

let deps: WriterDeps
beforeAll(async () => {
  deps = await builtWriter()
}, 120_000)

const ask = (prompt: string) => writeAnswer(deps, { prompt }).answerMarkdown
const askAfter = (before: string, prompt: string) =>
  writeAnswer(deps, { prompt, history: [{ role: 'user', text: before }] }).answerMarkdown

describe('work that is asked for', () => {
  it('is made from the guide, and says what is left to do', () => {
    expect(ask('Write a devotional on patience for busy parents')).toMatch(
      /^This is what a devotional can be made from.*yours\..*## To read/s,
    )
    expect(ask('Give me a sermon outline on hope')).toMatch(/\*\*1\.\*\*.*\*\*2\.\*\*/s)
  })

  it('has as many days or verses as are asked for', () => {
    expect(ask('Make a 5 day reading plan on faith').match(/\*\*Day \d+:\*\*/g)).toHaveLength(5)
    expect(ask('Give me 3 verses about anxiety').match(/^> /gm)).toHaveLength(3)
  })

  it('leaves out the passage that is not wanted', () => {
    const readings = ask('Give me some verses for a wedding, but not 1 Corinthians 13')
    expect(readings).toMatch(/^> /m)
    expect(readings).not.toMatch(/1 Corinthians 13/)
  })

  it('is shorter for a child', () => {
    expect(ask('What is prayer? I am 8').length).toBeLessThan(ask('What is prayer?').length)
  })
})

describe('a turn of a conversation', () => {
  it('asks for more of what was answered', () => {
    const first = ask('What does the Bible say about envy?')
    const more = askAfter('What does the Bible say about envy?', 'Could you tell me more?')
    expect(more).toMatch(/^More passages on /)
    expect(more.match(/^> .*/gm)?.some((line) => first.includes(line.slice(0, 60)))).toBe(false)
  })

  it.each([
    ['Who was Moses?', 'and his brother?', /Aaron/],
    ['¿Quién fue Moisés?', '¿y su hermano?', /Aarón/],
    ['Who wrote the gospel of Matthew?', 'What about Luke?', /physician|Theophilus/],
  ])('is about whom was spoken of: %s %s', (before, prompt, answer) => {
    expect(askAfter(before, prompt)).toMatch(answer)
  })

  it('that speaks for itself stays as it is', () => {
    expect(askAfter('Who was Moses?', 'What is grace?')).toBe(ask('What is grace?'))
  })
})

describe('a passage', () => {
  it('is answered by the part that the question is about', () => {
    // verses 3 to 9 are on divorce; how they are parted is the guide's
    const onDivorce = ask('What did Jesus say about divorce in Matthew 19?')
    expect(onDivorce).toMatch(/Matthew 19:[3-6]-[4-9]/)
    expect(onDivorce).not.toMatch(/Matthew 19:[12]\d/)
    expect(ask('What does John 3 say about being born again?')).toMatch(/born anew/)
  })

  it('is explained by its own text where that does so', () => {
    expect(ask('Explain the parable of the sower')).toMatch(/What the text itself says it means.*Matthew 13:18-23/s)
  })

  it('names every side where Christians read it differently, and none where they do not', () => {
    expect(ask('Explain Romans 9:19-24')).toMatch(/Reformed.*Wesleyan.*Lutheran.*Catholic/s)
    expect(ask('Explain John 3:16')).not.toMatch(/Read differently/)
  })
})

describe('a comparison', () => {
  it('speaks of both sides', () => {
    expect(ask('What is the difference between mercy and grace?')).toMatch(/## God’s mercy.*## God’s grace/s)
    expect(ask('Compare Ruth and Esther')).toMatch(/## Ruth the Moabite.*## Esther, queen of Persia/s)
  })
})

describe('a question of fact', () => {
  it('is not answered by another fact of the same person', () => {
    expect(ask('What was the name of Abraham’s servant?')).not.toMatch(/Your name will no more be called Abram/)
  })

  it('about a person is answered by their fact and not by a topic that has the other words', () => {
    expect(ask('Did Jesus have brothers and sisters?')).toMatch(/^The Gospels name James, Joses/)
  })

  it('that asks for a person only is answered by who they were', () => {
    expect(ask('who was apollos')).toMatch(/^Apollos was an eloquent Jew/)
  })
})

it('does not answer with verses where no book has the matter', () => {
  expect(ask('best phone with a long battery life')).not.toMatch(/^> /m)
})

it.fails('does not take a livestream for the question whether one may go to church online', () => {
  expect(ask('best phone for a church livestream')).not.toMatch(/^> /m)
})
