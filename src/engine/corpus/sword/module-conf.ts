/** What a SWORD module says of itself, from its `mods.d/*.conf`. */
export type ModuleConf = {
  /** The section name: `engWEB2015eb`. */
  name: string
  driver: string
  dataPath: string
  compression: string
  blockType: string
  sourceType: string
  versification: string
  language: string
  encoding: string
  abbreviation: string | null
  title: string
  version: string
  license: string
  attribution: string | null
  /** Set when the module is locked with a cipher key. */
  enciphered: boolean
}

/**
 * Reads one module's configuration.
 * @param text the file as text; keys may repeat (the first one counts), a trailing `\` continues a line
 * @returns undefined when the file names no module (`globals.conf`)
 * @see https://wiki.crosswire.org/DevTools:conf_Files
 */
export function parseModuleConf(text: string): ModuleConf | undefined {
  const lines = text.replace(/\\\r?\n\s*/g, ' ').split(/\r?\n/)
  const section = lines.findIndex((line) => /^\[[^\]]+\]/.test(line))
  if (section === -1) return undefined
  const name = lines[section]!.slice(1, lines[section]!.indexOf(']')).trim()
  const entries = new Map<string, string>()
  for (const line of lines.slice(section + 1)) {
    const [, key, value] = /^\s*([\w.]+)\s*=\s*(.*?)\s*$/.exec(line) ?? []
    if (key !== undefined && value !== undefined && !entries.has(key.toLowerCase()))
      entries.set(key.toLowerCase(), value)
  }
  const driver = entries.get('moddrv')
  const dataPath = entries.get('datapath')
  if (driver === undefined || dataPath === undefined) return undefined
  return {
    name,
    driver,
    dataPath,
    compression: (entries.get('compresstype') ?? 'LZSS').toUpperCase(),
    blockType: (entries.get('blocktype') ?? 'CHAPTER').toUpperCase(),
    sourceType: entries.get('sourcetype') ?? 'Plaintext',
    versification: entries.get('versification') ?? 'KJV',
    language: entries.get('lang') ?? 'en',
    encoding: entries.get('encoding') ?? 'Latin-1',
    abbreviation: entries.get('abbreviation') ?? null,
    title: entries.get('description') ?? name,
    version: entries.get('version') ?? '0',
    license: entries.get('distributionlicense') ?? 'unknown',
    attribution: attributionOf(entries),
    enciphered: entries.has('cipherkey'),
  }
}

function attributionOf(entries: Map<string, string>): string | null {
  const notice = entries.get('copyrightholder') ?? entries.get('copyright') ?? null
  return notice === null || /public domain/i.test(notice) ? null : withoutRtf(notice)
}

const withoutRtf = (text: string) =>
  text
    .replace(/\\(?:pard|par|qc|line)\b ?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
