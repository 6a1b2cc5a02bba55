/** What a module is to Berea, beyond what it says of itself. */
export type ShippedModule = {
  module: string
  /** The short name callers use. */
  id: string
  /** Debian's package that carries it. */
  package: string
  /** SHA-256 of that package in Debian 12; another version is accepted on apt's own signature check. */
  sha256: { version: string; digest: string }
}

/** The set that `setup` makes sure of: all public domain. A dropped-in module needs no entry here. */
export const shippedModules: readonly ShippedModule[] = [
  {
    module: 'engWEB2015eb',
    id: 'WEB',
    package: 'sword-text-web',
    sha256: { version: '426.0-1', digest: '930b23670b352f0829a306501de4bebb5e654a2df02cde2cbe86b802177868e1' },
  },
  {
    module: 'engKJV2006eb',
    id: 'KJV',
    package: 'sword-text-kjv',
    sha256: { version: '14.3-1', digest: '9f463f28ce665f6f528fc723179722bced880a4c5485f7a41bf742838315de57' },
  },
  {
    module: 'spaRV1909eb',
    id: 'RV1909',
    package: 'sword-text-sparv',
    sha256: { version: '2.60-1', digest: '5c87f9b2bc97457e8a872f5bae7ea7ce59cb3de1dcee73e4d4740451863694cf' },
  },
  {
    module: 'MHCC',
    id: 'MHCC',
    package: 'sword-comm-mhcc',
    sha256: { version: '2.0-1', digest: '06f748215de78ff48fdfdee93e3ffc5af6318b976485f7aedf22309236967e35' },
  },
  {
    module: 'Scofield',
    id: 'Scofield',
    package: 'sword-comm-scofield',
    sha256: { version: '2.1-1', digest: '0c11a9533d4870ec40cc72792ecde8aae6e4cc00eca12301150aac018fd5dfcb' },
  },
  {
    module: 'TDavid',
    id: 'TDavid',
    package: 'sword-comm-tdavid',
    sha256: { version: '2.1-1', digest: 'bcbfad701c5c4a061475b58309cebc42755a59e87478c8355227c5e046412b3f' },
  },
  {
    module: 'Nave',
    id: 'Nave',
    package: 'sword-dict-naves',
    sha256: { version: '3.0-1', digest: '244597b26cb8aaad3fffad7081d82174b8a7559c95a1e7722e9f716177ec287f' },
  },
  {
    module: 'StrongsGreek',
    id: 'StrongsGreek',
    package: 'sword-dict-strongs-greek',
    sha256: { version: '3.0-3', digest: '760a215591f77082aca38e804dc8b28a8ba1aac5a388dd103bfb333d85f80e97' },
  },
  {
    module: 'StrongsHebrew',
    id: 'StrongsHebrew',
    package: 'sword-dict-strongs-hebrew',
    sha256: { version: '3.0-1', digest: '614e272f6a4153a48cc9893f67d342564de98be23d824e7f8bc7678ca4938cfa' },
  },
]
