import { type Tradition, traditions } from '../guide/guide-file.ts'

/** Other names of the traditions that the guide tells apart, in both languages; lower case, without accents. */
const otherNames: Readonly<Record<Tradition, RegExp>> = {
  Catholic: /\b(?:roman )?cat(?:h)?olic/,
  Orthodox: /\b(?:eastern )?ort(?:h)?odox/,
  Lutheran: /\bluther|\bluteran/,
  Reformed: /\breform(?:ed|ada)|\bpresbyter|\bpresbiter|\bcalvinis/,
  Anglican: /\banglican|\bepiscopal/,
  Baptist: /\bbaptist|\bbautist/,
  Wesleyan: /\bwesley|\bmethodis|\bmetodis|\bnazaren/,
  Pentecostal: /\bpentecost|\bcharismatic|\bcarismatic|assembl(?:y|ies) of god|asambleas de dios/,
  Anabaptist: /\banabapt|\banabaut|\bmennonit|\bmenonit|\bamish/,
  Adventist: /\badventis/,
  Evangelical: /\bevangelic/,
  Quaker: /\bquaker|\bcuaquer|\bsociety of friends/,
}

/** The tradition of the guide that a name means; undefined for one that the guide does not tell apart. */
export function findTradition(name: string): Tradition | undefined {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  // “Anabaptist” has “baptist” inside, and comes first in no list: a word's beginning decides
  return traditions.find((tradition) => otherNames[tradition].test(plain))
}
