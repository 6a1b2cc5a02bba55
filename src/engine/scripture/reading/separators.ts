import type { Token } from './tokens.ts'

const translations: ReadonlySet<string> = new Set(
  (
    'niv,nivuk,kjv,kjva,av,nkjv,esv,esvuk,nasb,nas,nlt,nrsv,nrsva,nrsvue,csb,hcsb,web,asv,rsv,rsvce,amp,ampc,msg,' +
    'message,cev,ceb,net,nabre,nab,ncv,gnt,gnb,gw,tev,tlb,ylt,dra,drb,lxx,mt,tniv,nirv,icb,phillips,tpt,leb,lsb,bsb,' +
    'njb,jb,neb,reb,erv,rv,rva,rvr,rvc,rv1909,rv1960,rvr1960,rvr60,rvr95,nvi,lbla,nbla,ntv,dhh,tla,nblh,pdt,blp,' +
    'btx,jbs,vulg,vulgate,jps,njps,isv,wyc,darby,mev,nkj,nkjb'
  ).split(','),
)
const years: ReadonlySet<string> = new Set('1909,1960,1995,2011,1984,60,95'.split(','))

/** The token behind a translation's name, `NIV` or `RVR 1960`, in brackets or not; undefined where there is none. */
export function skipTranslation(tokens: readonly Token[], at: number): number | undefined {
  const open = '([,'.includes(tokens[at]?.text ?? ' ') ? at + 1 : at
  const word = tokens[open]
  if (word?.kind !== 'word' || !translations.has(word.text)) return undefined
  const year = tokens[open + 1]
  const next = year?.kind === 'number' && years.has(year.text) && tokens[open + 2]?.text !== ':' ? open + 2 : open + 1
  const closed = open > at && /^[)\]]$/.test(tokens[next]?.text ?? '') ? next + 1 : next
  return tokens[closed]?.text === ':' ? closed + 1 : closed
}

const proseLists: ReadonlySet<string> = new Set([',', ';', 'and', '&', 'y', 'or'])
const typedLists: ReadonlySet<string> = new Set(
  [
    ',',
    ';',
    'and',
    '&',
    'y',
    'e',
    'or',
    'o',
    '+',
    '/',
    '|',
    '(',
    ')',
    '[',
    ']',
    'cf',
    'cp',
    'see',
    'also',
    'compare',
    'with',
  ].concat(['plus', 'vs', 'versus', 'then', 'ver', 'vease', '"', 'cfr']),
)

/** Whether a token parts the items of a list. In prose few do; what a user typed as a reference may use more. */
export function isListWord(token: Token | undefined, prose = true, dots = false): boolean {
  if (token === undefined) return false
  if (dots && token.text === '.') return token.glued
  return (prose ? proseLists : typedLists).has(token.text)
}
