import { describe, expect, it } from 'vitest'
import { isBetrayed, isOwnUnfaithfulness, ownViolence } from './own-wrong.ts'

describe('ownViolence', () => {
  it.each([
    'I hit my wife last night',
    'My wife and I argued and I slapped her',
    'I was drunk and hit my girlfriend',
    'I lost my temper and struck my daughter',
    'I smacked my 4 year old so hard it left a mark',
    'Every time I drink I beat my wife',
    'I beat up my brother',
    'I grabbed my wife by the throat',
    'yesterday I threw a plate at my wife',
    'I shake my baby when he cries',
    'he lastimado a mi esposa con mis puños',
    'I am going to kill my wife tonight',
    'my dad beat me as a kid and now I hit my own kids',
    'Le pegué a mi esposa, ¿Dios me perdona?',
    'le pego a mis hijos cuando me enojo',
  ])('knows who strikes: %s', (text) => {
    expect(ownViolence(text)).toBe('own')
  })

  it.each(['I hit my wife because she hit me first', 'I hit my husband back when he beats me'])(
    'knows that both strike: %s',
    (text) => {
      expect(ownViolence(text)).toBe('mutual')
    },
  )

  it.each([
    'my husband hits me and I hit him back',
    'I was hit by my husband',
    'I think my dad hit my mom',
    'I saw a man hit my son',
    'I never hit my wife',
    'I beat my son at chess',
    'I hit my sister up on Instagram',
    'I am in an abusive relationship',
    'Mi papá le pegó a mi mamá',
    'mi esposo le pego a mi hijo',
  ])('does not take the one who is struck, a witness or a game for it: %s', (text) => {
    expect(ownViolence(text)).toBeUndefined()
  })
})

describe('whose unfaithfulness', () => {
  it.each([
    'I cheated on my wife',
    'I was unfaithful to my husband',
    'guilt over an affair I ended',
    'Engañé a mi esposa, ¿me perdona Dios?',
    'le fui infiel a mi novia',
  ])('is the writer’s own: %s', (text) => {
    expect([isOwnUnfaithfulness(text), isBetrayed(text)]).toEqual([true, false])
  })

  it.each([
    'my husband cheated on me',
    'My wife had an affair',
    'I found out my husband is cheating',
    'mi esposo me engañó, ¿debo perdonarlo?',
    'mi novio me fue infiel con mi hermana',
  ])('is the other’s: %s', (text) => {
    expect([isOwnUnfaithfulness(text), isBetrayed(text)]).toEqual([false, true])
  })

  it('is nobody’s where something else is told', () => {
    expect([isOwnUnfaithfulness('I cheated on my math test'), isBetrayed('I cheated on my math test')]).toEqual([
      false,
      false,
    ])
  })
})
