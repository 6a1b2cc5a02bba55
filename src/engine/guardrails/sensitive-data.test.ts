import { describe, expect, it } from 'vitest'
import { createSensitiveData, maskForLog } from './sensitive-data.ts'
import { checkedText } from './text/checked-text.ts'

const settings = { strictness: {}, linkHosts: [], tradition: undefined }
const check = (text: string, stage: 'input' | 'output' = 'input') =>
  createSensitiveData(['0800 567 567', '1-800-799-7233', '(+34) 717 003 717']).check(checkedText(text), {
    stage,
    settings,
  })
const redacted = (text: string) => {
  let left = text
  for (const { start, end, replacement } of check(text)?.redactions?.toReversed() ?? []) {
    left = left.slice(0, start) + replacement + left.slice(end)
  }
  return left
}

/** Keys are put together here, so that none stands in the repository whole. */
const key = (...parts: string[]) => parts.join('')
const random = 'aB3dE5fG7hJ9kL1mN2pQ4rS6tU8vW0xYzA1bC2dE3fG4hJ5k'

const pairs: readonly (readonly [string, string])[] = [
  ['You can reach me at ana.lopez+iglesia@correo.example please', 'You can reach me at [email] please'],
  ['write to ana (at) example (dot) org', 'write to [email]'],
  ['mi correo es luis arroba ejemplo punto com', 'mi correo es [email]'],
  ['Call me on 07700 900123 tonight', 'Call me on [phone] tonight'],
  ['(212) 555-0147', '[phone]'],
  ['Llámame al 612 34 56 78', 'Llámame al [phone]'],
  ['mi celular es 55 1234 5678', 'mi celular es [phone]'],
  ['+234 803 123 4567', '[phone]'],
  ['call 555-0132 after church', 'call [phone] after church'],
  ['my ssn is 123456789', 'my ssn is [ssn]'],
  ['219-09-9998 is mine', '[ssn] is mine'],
  ['Card number: 4111-1111-1111-1111, exp 12/27, CVV 123', 'Card number: [card], exp 12/27, CVV [card]'],
  ['3782 822463 10005', '[card]'],
  ['gb29 nwbk 6016 1331 9268 19', '[iban]'],
  ['IBAN: DE89 3704 0044 0532 0130 00 AMEN', 'IBAN: [iban] AMEN'],
  ['I live at 42 maple street with my wife', 'I live at [address] with my wife'],
  ['123 Main St, Springfield, IL 62704', '[address]'],
  ['Please visit 221B Baker Street, London NW1 6XE', 'Please visit [address]'],
  ['Vivo en la calle Mayor 15, 28013 Madrid', 'Vivo en la [address]'],
  ['I was born on May 3rd, 1979 in Ohio', 'I was born on [date of birth] in Ohio'],
  ['fecha de nacimiento: 03-05-1979', '[date of birth]'],
  ['my passport AB123456 please pray for my visa', 'my passport [id number] please pray for my visa'],
  ['12345678-Z', '[id number]'],
  ['NHS number 943 476 5919', 'NHS number [id number]'],
  ['192.168.0.12', '[ip address]'],
  ['from 2001:0db8:85a3:0000:0000:8a2e:0370:7334', 'from [ip address]'],
  ['my password is girasol', 'my password is [secret]'],
  ['mi contraseña del banco es amor_99', 'mi contraseña del banco es [secret]'],
  ['my PIN is 4821', 'my PIN is [secret]'],
]

const keys = [
  key('sk-', 'proj-', random),
  key('sk-', random),
  key('sk-', 'ant-', 'api03-', random),
  key('AI', 'za', random.slice(0, 35)),
  key('AK', 'IA', 'ABCDEFGHIJ234567'),
  key('gh', 'p_', random.slice(0, 36)),
  key('github', '_pat_', random),
  key('gl', 'pat-', random.slice(0, 20)),
  key('xo', 'xb-', '123456789012-', random),
  key('sk', '_live_', random.slice(0, 24)),
  key('S', 'G.', random.slice(0, 22), '.', random.slice(0, 43)),
  key('h', 'f_', random.slice(0, 34)),
  key('S', 'K', '0123456789abcdef0123456789abcdef'),
  key('ssa', '_live_', random, 'x'),
  key('ssa', '_test_', random, 'x'),
  key('ey', 'JhbGciOiJIUzI1NiJ9', '.ey', 'JzdWIiOiIxMjM0In0', '.', random),
]

describe('private details', () => {
  it.each(pairs)('are replaced by what they are: %s', (text, left) => {
    expect(redacted(text)).toBe(left)
    expect(check(text)?.decision).toBe('redact')
  })

  it.each(keys)('are found where they are keys: %s', (text) => {
    expect(redacted(`use ${text} for it`)).toBe('use [secret] for it')
  })

  it('take the whole of a private key', () => {
    const pem = key('-----BEGIN RSA ', 'PRIVATE KEY-----\nMIIEpAIBAAKCAQEA\n-----END RSA ', 'PRIVATE KEY-----')
    expect(redacted(`${pem} amen`)).toBe('[secret] amen')
  })

  it('are replaced at their places in the text as it was sent', () => {
    expect(redacted('Oración\u200b  —  para josé@ejemplo.example…')).toBe('Oración\u200b  —  para [email]…')
  })
})

const told = [
  'Mi hermana Lucía tiene VIH y no quiere que nadie lo sepa',
  'Please pray for John Miller, who was diagnosed with bipolar disorder',
  'My name is Karen Lopez and I was raped by my uncle',
  'mi esposo Juan me golpea',
  'My daughter Emma had a miscarriage in March',
]

describe('health and abuse', () => {
  it.each(told)('are marked and left where they name somebody: %s', (text) => {
    expect(check(text)).toMatchObject({ decision: 'flag' })
    expect(check(text)?.redactions).toBeUndefined()
  })
})

const usual = [
  'Numbers 1:46 says 603,550 men; Rev 7:4 has 144,000 and Rev 13:18 has 666',
  'John 3:16, 1 Cor 13:4-7, Ps 119:105-112',
  'Read 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16',
  'Psalms 120-134, 135-150, 1-41',
  'call upon the name of the LORD, Ps 18 3 116 13 17',
  "Strong's numbers H7225 G26 H430 G3056",
  'ISBN 978-0-310-43733-8',
  'ISBN: 9780310437338 or 0310437334',
  'hymn numbers 123 456 789',
  'Open 9:00-17:00, 10:30-12:00 Sundays',
  'If you are in danger call 911 or 988 or 112, Samaritans 116 123',
  'National Suicide Prevention Lifeline 1-800-273-8255',
  'The hotline is 1-800-799-7233.',
  'Teléfono de la Esperanza 717 003 717',
  'Línea de ayuda: 024 o 016',
  'Dates: 586-515 BC, 1947-1956, 1517-1648',
  '1611, 1769, 1885, 1901, 1952, 1978, 2011',
  'Ezra 2:3-35: 2172 372 775 2812 1254 945 760',
  "Daniel's 1290 and 1335 days, 2300 evenings",
  'Acts 9 Damascus Road conversion of Paul',
  'Acts 9:11 the street called Straight Street',
  'the calle Derecha in Hechos 9:11',
  '2 Kings 4, 1 John 2 way of life',
  'The 12 steps way, 10 commandments walk',
  'Matthew 5-7 road map',
  '40 Days Road to Easter',
  'version 1.2.3.4 of the app',
  'Section 4.1.2.3 of the catechism',
  'What was the password of the Gileadites? The password is Shibboleth',
  'My password is not working, can you help?',
  'my password is lost',
  'La contraseña es incorrecta',
  'the key: believe',
  'la clave: creer',
  'bearer of good news and responsibilities1',
  'The token of the covenant is circumcision in Genesis 17:11',
  'Martin Luther was born on 10 November 1483',
  'Billy Graham was born on November 7, 1918',
  'Jesus was born on December 25?',
  'my passport to heaven is John 3:16',
  "driver's licence test prayer",
  'My mother has cancer, please pray',
  'What does the Bible say about abortion?',
  'David committed adultery; Amnon raped Tamar',
  'Charles Spurgeon suffered from depression',
  'Naaman had leprosy, Job was afflicted',
  'Martin Luther was diagnosed with depression?',
  'My friend was diagnosed with depression, what verse helps?',
  '@grace_church on Instagram',
  'Meet @ 7:30 at church',
  'john@3:16',
  'sk-your-api-key-here-please',
  'the skeleton-key-of-the-scriptures-method',
  'Rev 21:16-17 12,000 stadia 144 cubits',
  '4QSam-a, 1QIsa-a, P46, P75, Codex 01 03 02',
  '1Q28a 4Q175 11Q13 4Q521',
  'Luke 3:23-38 77 names, 4000 + 1000 years',
  'Gen 5: 930, 912, 905, 910, 895, 962, 365, 969, 777, 950',
  '200,000,000 horsemen (Rev 9:16)',
  '200 000 000 jinetes',
  'Compare 2 Sam 24:9 800000 500000 1 Chr 21:5 1100000 470000',
  'Jeremiah 52:28-30 3023 832 745 4600',
  'John 1:1-18 14-16 20-22 30-32',
  '30 pieces 20 shekels 1000 talents 3000',
  'The psalm numbers 113-118, 120-134',
  'What number is 10000 times 10000 in Rev 5:11? 100000000',
  'number of chapters 1189 verses 31102',
  'reading plan: 2026-01-01 Gen 1-3, 2026-01-02 Gen 4-6',
  'Doctrine and Covenants 76 22-24',
  'verses 1001 1002 1003',
  'phone-like lists 100 200 300 400 500',
  'Church of 4,000 in Acts 4:4 grew to 5,000',
  'My number one question: Ps 23',
  'Is call 1 Samuel 3 4 10 about Samuel?',
  'number of fighting men 603550 22000 8580 total',
]

describe('what a Bible service is asked', () => {
  it.each(usual)('passes: %s', (text) => {
    expect(check(text)).toBeUndefined()
  })
})

describe('log lines', () => {
  it('lose addresses, cards and keys, and stay JSON', () => {
    const line = JSON.stringify({ message: `from "ana@church.example"\n4111 1111 1111 1111 ${keys[0]}`, level: 30 })
    expect(JSON.parse(maskForLog(line))).toEqual({ message: 'from "[email]"\n[card] [secret]', level: 30 })
    expect(maskForLog('sent to ana@church.example')).toBe('sent to [email]')
  })

  it('keep ids, times and numbers', () => {
    const line = JSON.stringify({
      time: '2026-05-01T00:00:00.000Z',
      requestId: 'req_01JTC5Y2Q8M4W0Z3V7K6N9XBRA',
      trace: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
      nanoseconds: 1777593600000000000,
      card: 4111111111111111,
      path: '/v1/passages/John.3.16-John.3.18',
      uuid: '0190a3b2-7c1d-7e2f-8a3b-4c5d6e7f8091',
    })
    expect(maskForLog(line)).toBe(line)
  })
})

describe('telephone numbers in an answer', () => {
  it.each(['SADAG, 0800 567 567', 'Call 1-800-799-7233 now.', 'Teléfono de la Esperanza, +34 717 003 717'])(
    'stand where they are of a help line that is known: %s',
    (text) => expect(check(text, 'output')).toBeUndefined(),
  )

  it.each([
    ['The suicide hotline is 1-800-555-0199.', 'phone-shape'],
    ['Crisis line: 0800 123 4567', 'phone-help'],
    ['Línea de ayuda 900 123 456', 'phone-help'],
    ['You can call pastor Tim on (212) 555-0147.', 'phone-shape'],
  ])('go in every other case, whatever they are said to be: %s', (text, rule) => {
    expect(check(text, 'output')).toMatchObject({ decision: 'redact', rules: [rule] })
  })

  it.each(['the crisis of 1929-1933', 'In the hope of help, Psalms 120-134', 'esperanza, 586-515 a. C.'])(
    'are not seen in what counts something else: %s',
    (text) => expect(check(text, 'output')).toBeUndefined(),
  )

  it('are left in what a caller writes of a help line', () => {
    expect(check('The suicide hotline is 1-800-555-0199.')).toBeUndefined()
  })
})
