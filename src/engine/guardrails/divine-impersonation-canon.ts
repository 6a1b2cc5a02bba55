/** How many chapters the books have that are cited most; a book that is not here is not judged. */
const chapters: Readonly<Record<string, number>> = Object.fromEntries(
  `genesis 50 exodus 40 exodo 40 leviticus 27 levitico 27 numbers 36 numeros 36 deuteronomy 34 deuteronomio 34 joshua 24 josue 24
  judges 21 jueces 21 ruth 4 rut 4 nehemiah 13 nehemias 13 job 42 psalm 151 psalms 151 salmo 151 salmos 151 proverbs 31 proverbios 31
  ecclesiastes 12 eclesiastes 12 isaiah 66 isaias 66 jeremiah 52 jeremias 52 lamentations 5 ezekiel 48 ezequiel 48 daniel 14
  hosea 14 oseas 14 joel 4 amos 9 jonah 4 jonas 4 micah 7 miqueas 7 habakkuk 3 habacuc 3 zephaniah 3 haggai 2 zechariah 14 zacarias 14
  malachi 4 malaquias 4 matthew 28 mateo 28 mark 16 marcos 16 luke 24 lucas 24 john 21 juan 21 acts 28 hechos 28 romans 16 romanos 16
  corinthians 16 corintios 16 galatians 6 galatas 6 ephesians 6 efesios 6 philippians 4 filipenses 4 colossians 4 colosenses 4
  thessalonians 5 tesalonicenses 5 timothy 6 timoteo 6 titus 3 tito 3 hebrews 13 hebreos 13 james 5 santiago 5 peter 5 pedro 5
  revelation 22 apocalipsis 22 hezequias 0 hezekiah 0 ezequias 0 joanna 0 enoc 200 gabriel 0 noah 0 abraham 0 solomon 0 moses 0`
    .trim()
    .split(/\s+/)
    .flatMap((word, place, words) => (place % 2 === 0 ? [[word, Number(words[place + 1])]] : [])),
)
const letters: Readonly<Record<string, number>> = {
  corinthians: 2,
  corintios: 2,
  thessalonians: 2,
  tesalonicenses: 2,
  timothy: 2,
  timoteo: 2,
  peter: 2,
  pedro: 2,
  john: 3,
  juan: 3,
}
const reference = /(?:\b([1-9]|third|fourth|tercera|cuarta) )?\b([a-z]{3,15})(?: chapter)? (\d{1,3}):\d{1,3}/g
const doubts =
  /\b(?:no (?:hay|existe|book|such|tiene)|not|isn't|doesn't|does not|no existe|only has|ends|there is no|apocryph|never|nunca|fiction|exercise|typo|mistake)\b/

/** The place of a reference to a chapter that no Bible has, in a folded text that does not say so itself outside quotations (`told`); -1 for none. */
export function impossibleReference(folded: string, told: string): number {
  for (const match of folded.matchAll(reference)) {
    const [, which, book = '', chapter] = match
    const last = Object.hasOwn(chapters, book) ? chapters[book]! : Infinity
    const letter =
      ({ third: 3, tercera: 3, fourth: 4, cuarta: 4 } as Record<string, number>)[which ?? ''] ?? Number(which ?? 0)
    const isTooMany = Object.hasOwn(letters, book) && letter > letters[book]!
    if (
      (Number(chapter) > last || isTooMany) &&
      !doubts.test(told.slice(Math.max(0, match.index - 120), match.index + 120))
    ) {
      return match.index
    }
  }
  return -1
}
