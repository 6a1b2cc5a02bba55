import { beforeAll, describe, expect, it } from 'vitest'
import { openStudies, type Study } from '../studies.test-data.ts'

let study: Study
beforeAll(async () => {
  ;({ study } = await openStudies())
}, 120_000)

const questionsOf = (passage: string) => study(passage).questions.join('\n')

describe('questions fit the kind of text', () => {
  it.each([
    ['Matthew 1:1-17', /Which of the names/],
    ['1 Chronicles 1:1-16', /Which of the names/],
    ['Leviticus 19:9-18', /Whom does this law protect/],
    ['Psalm 22:1-11', /What is the complaint/],
    ['Job 3', /What is the complaint/],
    ['Psalm 139:1-6', /Where is God spoken to/],
    ['Psalm 103:1-14', /Which names and deeds of God/],
    ['Luke 15:11-24', /Who is listening/],
    ['Romans 3:21-26', /two sentences of your own/],
    ['Hosea 11:1-4', /To whom is this said first/],
    ['Revelation 4', /What is seen and what is heard/],
    ['Song of Songs 2:8-13', /Mark where the voice changes/],
    ['Ruth 1:6-18', /step by step/],
    ['Ruth 1:16-17', /what is at stake for each/],
    ['Obadiah', /To whom is this said first/],
    ['Joshua 1:6-9', /What is asked of those who hear/],
    ['Proverbios 15:1-4', /¿Qué se observa/],
    ['Mateo 18:21-35', /¿Quién escucha/],
  ])('of %s', (passage, wanted) => {
    expect(questionsOf(passage)).toMatch(wanted)
  })

  it('never make a motto, a task or counsel of what wounds', () => {
    for (const passage of [
      'Deuteronomy 20:10-20',
      'Exodus 21:1-11',
      'Psalm 137',
      'Judges 19',
      'Deuteronomy 22:28-29',
      'Judges 11:29-40',
      'Matthew 27:3-10',
      'Ephesians 6:5-9',
      'Éxodo 21:1-11',
    ]) {
      const asked = questionsOf(passage)
      expect(asked, passage).not.toMatch(
        /And you\?|Which words name his reason|into this day|this week|If somebody came|consigo a este día|esta semana/,
      )
      expect(asked, passage).toMatch(/Who suffers in|¿Quién sufre en/)
    }
  })

  it('never ask a reader to do what somebody in the text is told', () => {
    expect(questionsOf('Santiago 2:14-26')).not.toContain('Id en paz')
    expect(questionsOf('James 2:14-26')).not.toContain('“Go in peace')
    expect(questionsOf('Mateo 20:1-16')).not.toContain('y os daré lo que fuere justo')
    expect(questionsOf('Rut 1:16-17')).not.toContain('Tu pueblo será mi pueblo')
    expect(questionsOf('Genesis 12:1-9')).toContain('I will bless you')
  })

  it('never have a reader answer for somebody who longs for death', () => {
    expect(questionsOf('Job 3')).not.toMatch(/The passage asks, “[^”]*(?:grave|die)/)
    for (const passage of ['Jonah 4', '1 Kings 19:1-8'])
      expect(questionsOf(passage), passage).not.toMatch(/into this day|this week|And you\?|nobody has to hide/)
  })

  it('take no side where Christians differ', () => {
    for (const passage of ['1 Timothy 2:11-15', 'Revelation 20:1-6', 'Ephesians 2:8-9', 'Génesis 1'])
      expect(questionsOf(passage), passage).toMatch(/Christians who honor Scripture differ on|Cristianos que honran/)
    expect(questionsOf('1 Timothy 2:11-15')).not.toContain('at its word')
    expect(questionsOf('Romans 12:1-2')).not.toContain('differ on')
  })

  it('take up what a verse quotes or is quoted in', () => {
    expect(questionsOf('Isaiah 40:1-5')).toMatch(/(Matthew 3:3|Mark 1:3|Luke 3:4\S*|John 1:23) takes these words up/)
    expect(questionsOf('1 Peter 2:4-10')).toMatch(/These words go back to/)
    expect(questionsOf('Matthew 13:1-9')).toMatch(/Mark 4:\S+ tells the same/)
  })
})
