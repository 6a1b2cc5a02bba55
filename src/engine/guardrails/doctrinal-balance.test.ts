import { describe, expect, it } from 'vitest'
import { balancingSentence, openDoctrinalBalance } from './doctrinal-balance.ts'
import { checkedText } from './text/checked-text.ts'

const check = (text: string, tradition?: string) =>
  openDoctrinalBalance().check(checkedText(text), {
    stage: 'output',
    settings: { strictness: {}, linkHosts: [], tradition },
  })

describe('doctrinalBalance', () => {
  it.each([
    'All true Christians reject infant baptism.',
    'On the rapture there is only one biblical position, and anyone who denies it is deceived.',
    'Baptism is only for adults who believe.',
    'Women may not be pastors.',
    'Purgatory does not exist.',
    'The gift of tongues ceased with the apostles.',
    'A believer can never lose salvation.',
    'Praying to the saints is idolatry.',
    'Jesus will snatch his church away before things get really bad.',
    'Each woman is called to follow her husband, and no woman should preach.',
    'After the consecration Jesus is physically present on the altar.',
    'God picked those he would save before the world began.',
    'Women should cover their heads, as Paul commands.',
    'You have to go to confession before Easter.',
    'Drinking alcohol is a sin.',
    'A Christian must not fight in wars.',
    'El infierno no dura para siempre.',
    'La salvación no se puede perder.',
    'El purgatorio es un invento del siglo XII.',
    'El bautismo es solo para adultos que creen.',
    'Las mujeres no pueden ser pastoras.',
    'Ningún cristiano verdadero acepta el purgatorio.',
  ])('flags one view given as the only one: %s', (text) => {
    expect(check(text)?.decision).toBe('flag')
  })

  it('is not satisfied with a view that is named only to be dismissed', () => {
    expect(check('Some churches baptize infants, but they are simply wrong.')?.decision).toBe('flag')
    expect(check('Algunas iglesias bautizan bebés, pero están equivocadas.')?.decision).toBe('flag')
    expect(check('Calvinists read Romans 9 that way, but that is a misunderstanding of election.')?.decision).toBe(
      'flag',
    )
  })

  it.each([
    'Catholics teach that purgatory is real; most Protestants do not accept it.',
    'Christians differ on infant baptism, and each side reads Acts with care.',
    'In the Reformed tradition, God chose the elect before time.',
    'All true Christians confess that Christ is risen.',
    'Never lie to your wife, and worship God only.',
    'Paul writes that women should learn quietly, a verse with a long history.',
    'Purgatory is a Catholic doctrine.',
    'Some churches ordain women; others do not.',
    'Tongues may have been a sign for outsiders, perhaps.',
    'The pope was elected in 1878 and wrote on the rosary eleven times.',
    'Which church teaches predestination?',
    'Compare what Acts and Romans say about baptism for infants.',
    'You shall bring the tithe of your grain and your wine.',
    'Women were not allowed to preach in most churches until the twentieth century.',
    'Es una doctrina católica: el purgatorio.',
    'I would not say that the only biblical position on baptism is mine.',
    'Algunos cristianos bautizan a los niños; otros esperan a que crean.',
    'Según la enseñanza católica, el purgatorio es una purificación.',
    'Jesús resucitó, y todo cristiano verdadero lo confiesa.',
  ])('lets attributed views, the shared core and reports pass: %s', (text) => {
    expect(check(text)).toBeUndefined()
  })

  it('lets an account speak from its tradition when the answer says so, but never deny the faith of others', () => {
    const named = 'As Baptists teach, baptism follows faith. '
    expect(check(`${named}Infant baptism is not biblical.`, 'Baptist')).toBeUndefined()
    expect(check(`${named}No true Christian accepts infant baptism.`, 'Baptist')?.decision).toBe('flag')
    expect(check('Infant baptism is not biblical.', 'Baptist')?.decision).toBe('flag')
  })

  it('has a short sentence of balance in each language', () => {
    expect(balancingSentence.en).toContain('Christians differ')
    expect(balancingSentence.es).toContain('difieren')
  })
})
