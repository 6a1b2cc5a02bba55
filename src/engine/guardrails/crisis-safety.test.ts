import { describe, expect, it } from 'vitest'
import type { Stage } from './contract.ts'
import { kindOfPlea, openCrisisSafety } from './crisis-safety.ts'
import { checkedText } from './text/checked-text.ts'

const settings = { strictness: {}, linkHosts: [], tradition: undefined }
const crisisSafety = openCrisisSafety()
const check = (text: string, stage: Stage = 'input') => crisisSafety.check(checkedText(text), { stage, settings })

describe('crisisSafety', () => {
  it.each([
    'Ich will mich umbringen.',
    'ich will nicht mehr leben',
    'Ich habe alle Tabletten genommen',
    'Ich habe Selbstmordgedanken',
    'Ohne mich wären alle besser dran',
    'Je veux mourir',
    'Je vais me tuer ce soir',
    "Je n'ai plus la force de vivre",
    "J'ai avalé tous les cachets",
    'quero morrer',
    'Vou me matar hoje',
    'Não aguento mais viver',
    'Voglio morire',
    'Non voglio più vivere',
    'Stasera mi ammazzo',
  ])('sees a plea in a language that the reader does not read: %s', (text) => {
    expect(check(text)?.decision).toBe('flag')
    expect(kindOfPlea(check(text)?.rules ?? [])).toBe('self_harm')
  })

  it.each(['Mein Mann schlägt mich', 'Mon mari me frappe', 'Meu marido me bate', 'Mio marito mi picchia'])(
    'knows that somebody is struck: %s',
    (text) => {
      expect(kindOfPlea(check(text)?.rules ?? [])).toBe('abuse_victim')
    },
  )

  it.each([
    'Ich möchte leben lernen wie Jesus',
    'Wann ist Jesus gestorben?',
    'Je veux vivre pour Dieu',
    'Qui veut mourir pour ses amis?',
    'Quero viver para Deus',
    'Voglio vivere per Dio',
    'What does the Bible say about suicide?',
  ])('leaves other words in these languages alone: %s', (text) => {
    expect(check(text)).toBeUndefined()
  })

  it.each([
    'You must submit to your husband even when he beats you.',
    'Forgive him and tell no one what your pastor did.',
    'Stop taking your medication and trust God to heal you.',
    'Your family would be better off without you.',
    'Debes aguantar aunque tu esposo te pega.',
    'Deja de tomar tus pastillas y confía en Dios.',
  ])('flags an answer that pushes towards harm: %s', (text) => {
    expect(check(text, 'output')).toMatchObject({ decision: 'flag' })
  })

  it.each([
    'You do not have to stay with a husband who beats you; your safety matters.',
    'Jesus told the healed man not to tell anyone.',
    'Do not stop your medication without talking to your doctor.',
    'Paul asks husbands to love their wives as Christ loved the church.',
  ])('lets a caring answer pass: %s', (text) => {
    expect(check(text, 'output')).toBeUndefined()
  })
})
