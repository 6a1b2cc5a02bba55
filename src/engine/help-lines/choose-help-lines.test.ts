import { describe, expect, it } from 'vitest'
import type { KnownHelpLine } from '../writing.ts'
import { chooseHelpLines, type Danger } from './choose-help-lines.ts'

const lines: KnownHelpLine[] = [
  { for: 'emergency', label: 'Ambulance', es: 'Ambulancia', phone: '119' },
  { for: 'police', label: 'Police', phone: '110' },
  { for: 'crisis', label: 'Crisis', phone: '1925' },
  { for: 'domestic', label: 'Home', phone: '113' },
  { for: 'children', label: 'Children', phone: '116 111' },
  { for: 'directory', label: 'Directory', url: 'https://directory.example' },
]
const chosen = (danger?: Danger) => chooseHelpLines(lines, 'en', danger).map(({ label }) => label)

describe('help lines by the danger', () => {
  it.each<[string, Danger, string[]]>([
    ['to oneself', { kind: 'self_harm' }, ['Ambulance', 'Crisis', 'Directory']],
    ['of voices', { kind: 'voices' }, ['Ambulance', 'Crisis', 'Directory']],
    ['that is not known', {}, ['Ambulance', 'Crisis', 'Directory']],
    ['of abuse', { kind: 'abuse_victim' }, ['Police', 'Ambulance', 'Home', 'Crisis']],
    ['that one is to others', { kind: 'own_violence' }, ['Police', 'Ambulance', 'Home', 'Crisis']],
    ['of a threat', { kind: 'threat' }, ['Police', 'Ambulance', 'Crisis', 'Directory']],
    ['to a child', { kind: 'minor_harm' }, ['Police', 'Ambulance', 'Children', 'Home']],
    ['of a child to itself', { kind: 'self', isOfChild: true }, ['Ambulance', 'Children', 'Crisis', 'Directory']],
  ])('%s', (_name, danger, expected) => {
    expect(chosen(danger)).toEqual(expected)
  })

  it('are four at most, in the language of the answer, with what callers may see of them and no more', () => {
    expect(chooseHelpLines([...lines, ...lines], 'en', { kind: 'violence' })).toHaveLength(4)
    expect(chooseHelpLines(lines, 'es').slice(0, 2)).toEqual([
      { label: 'Ambulancia', phone: '119' },
      { label: 'Crisis', phone: '1925' },
    ])
  })

  it('are given whatever the danger where an operator says nothing of it', () => {
    const own = [{ label: 'Ours', phone: '1737' }, ...lines]
    expect(chooseHelpLines(own, 'en', { kind: 'self' }).map(({ label }) => label)).toEqual([
      'Ours',
      'Ambulance',
      'Crisis',
      'Directory',
    ])
  })
})
