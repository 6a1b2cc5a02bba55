const letters: Readonly<Record<string, string>> = Object.fromEntries(
  '.- a -... b -.-. c -.. d . e ..-. f --. g .... h .. i .--- j -.- k .-.. l -- m -. n --- o .--. p --.- q .-. r ... s - t ..- u ...- v .-- w -..- x -.-- y --.. z ----- 0 .---- 1 ..--- 2 ...-- 3 ....- 4 ..... 5 -.... 6 --... 7 ---.. 8 ----. 9 .-.-.- . --..-- , ..--.. ?'
    .match(/\S+ \S/g)!
    .map((pair) => pair.split(' ')),
)

/** Stretches of Morse code: letters of dots and dashes, blanks between, words parted by a slash, a bar or a wide blank. */
export const morseRuns = (text: string): string[] =>
  (text.match(/(?:[.-]{1,6}[ /|\n]{1,3}){8,}[.-]{1,6}/g) ?? []).filter((run) => run.includes('.') && run.includes('-'))

/** What a stretch of Morse code says; signs that are none become question marks. */
export function decodeMorse(run: string): string {
  return run
    .trim()
    .split(/ *[/|\n] *| {2,}/)
    .map((word) =>
      word
        .trim()
        .split(' ')
        .map((sign) => letters[sign] ?? '?')
        .join(''),
    )
    .join(' ')
}
