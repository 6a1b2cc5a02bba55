import { describe, expect, it } from 'vitest'
import { weaknessOf } from './password-strength.ts'

describe('a password that is soon guessed', () => {
  it.each([
    ['aaaaaaaaaa', 'repeated'],
    ['abababababab', 'repeated'],
    ['JesusJesusJesus', 'repeated'],
    ['          ', 'repeated'],
    ['1234567890', 'sequence'],
    ['abcdefghijkl', 'sequence'],
    ['9876543210', 'sequence'],
    ['qwertyuiop', 'sequence'],
    ['poiuytrewq', 'sequence'],
    ['password12', 'common'],
    ['Passw0rd!!', 'common'],
    ['P@55w0rd2024', 'common'],
    ['iloveyou2023', 'common'],
    ['jesuschrist1', 'common'],
    ['contraseña1', 'common'],
    ['Contraseña2026', 'common'],
    ['drowssap123', 'common'],
    ['2001200220', 'common'],
    ['31/12/1999.', 'common'],
  ])('“%s” is %s', (password, weakness) => {
    expect(weaknessOf(password)).toBe(weakness)
  })

  it.each([
    ['Priscilla99', ['Priscilla of Corinth', 'p@tents.example']],
    ['tentmaker.corinth', ['Aquila', 'tentmaker@corinth.example']],
    ['aquilatents', ['Aquila Tents', 'a@example.org']],
  ])('“%s” is made of what is known of its owner', (password, known) => {
    expect(weaknessOf(password, known)).toBe('personal')
    expect(weaknessOf(`${password} under nine olive trees`, known)).toBeUndefined()
  })

  it.each([
    'a long enough password',
    'tents made in Corinth',
    'purple cloth of Thyatira',
    'gleaning in the field',
    'Kq7vTz2mXw',
    'tienda morada junto al río',
    '蜂蜜と乳の流れる地へ行く道',
    'xxxxxtV9#kLq2',
  ])('“%s” is none', (password) => {
    expect(weaknessOf(password)).toBeUndefined()
  })

  it('is told apart soon, of the longest that there may be too', () => {
    for (const password of ['ab'.repeat(64), 'password'.repeat(16), 'aB3$'.repeat(32)])
      expect(weaknessOf(password)).toBe('repeated')
    expect(weaknessOf('\ud800'.repeat(20))).toBe('repeated')
  })
})
