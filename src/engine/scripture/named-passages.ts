import { fromOsis } from './osis.ts'
import type { VerseRange } from './verse-key.ts'

/** Passages that people call by a name, in English and Spanish, the fullest account first where there are several. */
const table: readonly (readonly [names: string, osis: string])[] = [
  ['beatitudes|bienaventuranzas', 'Matt.5.3-Matt.5.12 Luke.6.20-Luke.6.23'],
  ["lord's prayer|our father prayer|padre nuestro|padrenuestro", 'Matt.6.9-Matt.6.13 Luke.11.2-Luke.11.4'],
  ['ten commandments|decalogue|diez mandamientos', 'Exod.20.1-Exod.20.17 Deut.5.6-Deut.5.21'],
  ['greatest commandment|great commandment|gran mandamiento|mandamiento más importante', 'Matt.22.34-Matt.22.40 Mark.12.28-Mark.12.34'],
  ['golden rule|regla de oro', 'Matt.7.12 Luke.6.31'],
  ['great commission|gran comisión', 'Matt.28.16-Matt.28.20 Mark.16.15-Mark.16.16'],
  ['magnificat|song of mary|cántico de maría', 'Luke.1.46-Luke.1.55'],
  ['benedictus|song of zechariah|cántico de zacarías', 'Luke.1.68-Luke.1.79'],
  ['nunc dimittis|song of simeon|cántico de simeón', 'Luke.2.29-Luke.2.32'],
  ['shema|shema yisrael', 'Deut.6.4-Deut.6.9'],
  ['aaronic blessing|priestly blessing|bendición sacerdotal|bendición aarónica', 'Num.6.24-Num.6.26'],
  ['love chapter|capítulo del amor', '1Cor.13.1-1Cor.13.13'],
  ['faith hall of fame|hall of faith|galería de la fe', 'Heb.11.1-Heb.11.40'],
  ['armor of god|armour of god|full armor of god|armadura de dios', 'Eph.6.10-Eph.6.18'],
  ['fruit of the spirit|fruits of the spirit|fruto del espíritu|frutos del espíritu', 'Gal.5.22-Gal.5.23'],
  ['works of the flesh|obras de la carne', 'Gal.5.19-Gal.5.21'],
  ['good samaritan|parable of the good samaritan|buen samaritano', 'Luke.10.25-Luke.10.37'],
  ['prodigal son|parable of the prodigal son|lost son|hijo pródigo', 'Luke.15.11-Luke.15.32'],
  ['lost sheep|parable of the lost sheep|oveja perdida', 'Luke.15.3-Luke.15.7 Matt.18.12-Matt.18.14'],
  ['lost coin|parable of the lost coin|moneda perdida', 'Luke.15.8-Luke.15.10'],
  ['parable of the sower|sower|parábola del sembrador|sembrador', 'Matt.13.3-Matt.13.9 Mark.4.3-Mark.4.9 Luke.8.5-Luke.8.8'],
  ['parable of the mustard seed|mustard seed|grano de mostaza', 'Matt.13.31-Matt.13.32 Mark.4.30-Mark.4.32 Luke.13.18-Luke.13.19'],
  ['parable of the talents|talents parable|parábola de los talentos', 'Matt.25.14-Matt.25.30'],
  ['ten virgins|parable of the ten virgins|diez vírgenes', 'Matt.25.1-Matt.25.13'],
  ['sheep and the goats|sheep and goats|ovejas y los cabritos', 'Matt.25.31-Matt.25.46'],
  ['rich man and lazarus|lazarus and the rich man|rico y lázaro', 'Luke.16.19-Luke.16.31'],
  ['unmerciful servant|unforgiving servant|siervo malvado', 'Matt.18.23-Matt.18.35'],
  ['rich fool|parable of the rich fool|rico insensato', 'Luke.12.16-Luke.12.21'],
  ['wise and foolish builders|house on the rock|casa sobre la roca', 'Matt.7.24-Matt.7.27 Luke.6.47-Luke.6.49'],
  ['pharisee and the tax collector|pharisee and the publican|fariseo y el publicano', 'Luke.18.9-Luke.18.14'],
  ['high priestly prayer|oración sacerdotal', 'John.17.1-John.17.26'],
  ['vine and the branches|true vine|vid verdadera', 'John.15.1-John.15.8'],
  ['woman at the well|samaritan woman|mujer samaritana', 'John.4.4-John.4.26'],
  ['woman caught in adultery|mujer adúltera', 'John.8.2-John.8.11'],
  ['rich young ruler|rich young man|joven rico', 'Matt.19.16-Matt.19.22 Mark.10.17-Mark.10.22 Luke.18.18-Luke.18.23'],
  ['last supper|lord’s supper|última cena|cena del señor', 'Luke.22.14-Luke.22.20 Matt.26.26-Matt.26.29 Mark.14.22-Mark.14.25 1Cor.11.23-1Cor.11.26'],
  ['transfiguration|transfiguración', 'Matt.17.1-Matt.17.8 Mark.9.2-Mark.9.8 Luke.9.28-Luke.9.36'],
  ['temptation of jesus|temptation of christ|tentación de jesús', 'Matt.4.1-Matt.4.11 Luke.4.1-Luke.4.13'],
  ['baptism of jesus|bautismo de jesús', 'Matt.3.13-Matt.3.17 Mark.1.9-Mark.1.11 Luke.3.21-Luke.3.22'],
  ['triumphal entry|entrada triunfal', 'Matt.21.1-Matt.21.11 Mark.11.1-Mark.11.10 Luke.19.29-Luke.19.40 John.12.12-John.12.16'],
  ['feeding of the five thousand|feeding the 5000|feeding of the 5000|multiplicación de los panes', 'John.6.5-John.6.13 Matt.14.15-Matt.14.21 Mark.6.35-Mark.6.44 Luke.9.12-Luke.9.17'],
  ['wedding at cana|marriage at cana|bodas de caná', 'John.2.1-John.2.11'],
  ['raising of lazarus|resurrection of lazarus|resurrección de lázaro', 'John.11.38-John.11.44'],
  ['road to emmaus|camino a emaús', 'Luke.24.13-Luke.24.35'],
  ['road to damascus|conversion of paul|conversion of saul|conversión de pablo', 'Acts.9.1-Acts.9.19'],
  ['day of pentecost|pentecost|pentecostés', 'Acts.2.1-Acts.2.13'],
  ['annunciation|anunciación', 'Luke.1.26-Luke.1.38'],
  ['birth of jesus|nativity|christmas story|nacimiento de jesús', 'Luke.2.1-Luke.2.20 Matt.1.18-Matt.1.25'],
  ['suffering servant|siervo sufriente', 'Isa.52.13-Isa.53.12'],
  ['valley of dry bones|dry bones|valle de los huesos secos', 'Ezek.37.1-Ezek.37.14'],
  ['fiery furnace|horno de fuego', 'Dan.3.19-Dan.3.27'],
  ["daniel in the lions' den|lions' den|foso de los leones", 'Dan.6.16-Dan.6.23'],
  ['writing on the wall|handwriting on the wall|escritura en la pared', 'Dan.5.5-Dan.5.28'],
  ['burning bush|zarza ardiente', 'Exod.3.1-Exod.3.6'],
  ['ten plagues|diez plagas', 'Exod.7.14-Exod.12.30'],
  ['crossing of the red sea|parting of the red sea|cruce del mar rojo', 'Exod.14.21-Exod.14.31'],
  ['golden calf|becerro de oro', 'Exod.32.1-Exod.32.14'],
  ['tower of babel|torre de babel', 'Gen.11.1-Gen.11.9'],
  ["jacob's ladder|escalera de jacob", 'Gen.28.10-Gen.28.17'],
  ['binding of isaac|sacrifice of isaac|sacrificio de isaac', 'Gen.22.1-Gen.22.14'],
  ['proverbs 31 woman|virtuous woman|mujer virtuosa', 'Prov.31.10-Prov.31.31'],
  ['new covenant prophecy|nuevo pacto', 'Jer.31.31-Jer.31.34'],
  ['prayer of jabez|oración de jabes', '1Chr.4.9-1Chr.4.10'],
  ['romans road', 'Rom.3.23 Rom.6.23 Rom.5.8 Rom.10.9-Rom.10.10'],
] // biome-ignore format: one passage a line

const byName = new Map(
  table.flatMap(([names, osis]) => {
    const ranges = osis.split(' ').map((one) => fromOsis(one)!)
    return names.split('|').map((name) => [plain(name), ranges] as const)
  }),
)
const longestName = Math.max(...[...byName.keys()].map((name) => name.split(' ').length))

/**
 * The passages that a text calls by name: “the Beatitudes”, “la oveja perdida”.
 * @returns undefined when it names none; the longest name counts
 */
export function findNamedPassage(text: string): VerseRange[] | undefined {
  const name = passageNameIn(text)
  return name === undefined ? undefined : byName.get(name)
}

/** The name by which a text calls a passage, in lower case; the longest one. */
export function passageNameIn(text: string): string | undefined {
  const words = plain(text).split(' ')
  for (let length = longestName; length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const name = words.slice(start, start + length).join(' ')
      if (byName.has(name)) return name
    }
  }
  return undefined
}

function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’']/g, "'")
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
