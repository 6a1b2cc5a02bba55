import { listed, of } from '../rule.ts'
import { isCpf, isRut, isSocialSecurityNumber, isSpanishId, looksLikeId } from '../sensitive/identity-checks.ts'
import type { SensitivePattern } from '../sensitive/sensitive-place.ts'

/** `my passport number is`, `pasaporte nº:` and the like, between what a number is called and the number. */
const isCalled =
  '(?: (?:card|id|number|numbers|num|no|nr|n|numero|code|codigo|is|was|es|era|my|mi|the|it is|del|de|the last|#)\\b){0,4}[ .:#=,(-]{0,4}(?:no?[.o]? ?)?[ :#"\']{0,3}'

/** Numbers that governments give, where a word says what they are. */
const idWords = listed(`passport passports pasaporte passeport passaporte reisepass licence license licencia permiso
  carnet carne dl dni nie nif cif cedula ine ife curp rfc cpf cnpj rg rut run cuit cuil nhs nino insurance national sin
  medicare medicaid mrn tfn aadhaar aadhar pan identity identification identificacion identidad ein itin visa alien uscis
  green patient paciente seguro nss member policy poliza afiliacion routing account cuenta sort bsn pesel codice ausweis
  personalausweis steuer abn ssn social tax id personnummer credencial elector matricula expediente ruc`)
const idNames = of([
  'passports?',
  'pasaporte',
  'passeport',
  'passaporte',
  'reisepass(?:nummer)?',
  "(?:driver'?s?'?|driving) licen[cs]e",
  'licencia(?: de (?:conducir|conduccion|manejo))?',
  '(?:permiso|carne|carnet) de (?:conducir|identidad)',
  'dl',
  'dni',
  'nie',
  'nif',
  'cif',
  'cedula(?: de (?:ciudadania|identidad))?',
  'ine',
  'ife',
  'clave de elector',
  'credencial de elector',
  'curp',
  'rfc',
  'cpf',
  'cnpj',
  'rg',
  'rut',
  'cuit',
  'cuil',
  'ruc',
  'nhs(?: number)?',
  'nino',
  'ni number',
  'national insurance(?: number)?',
  'national id(?:entity)?(?: card| number)?',
  'sin(?= ?(?:number|no\\b|num|#|:|is))',
  'social insurance(?: number)?',
  'medicare',
  'medicaid',
  'mrn',
  'medical record(?: number)?',
  'tfn',
  'tax file(?: number)?',
  'aadhaa?r',
  'pan (?:card|number|no)',
  'id(?:entity)?(?: card| number|entification number| no)',
  'identification number',
  'numero de (?:identificacion|identidad|seguro social|seguridad social|afiliacion|paciente|expediente|poliza)',
  'ein',
  'itin',
  'tax id',
  'visa(?: number| no)',
  'alien (?:number|registration)',
  'uscis',
  'green card',
  'patient (?:id|number|no)',
  'nss',
  '(?:member|policy|insurance)(?: id| number| no)',
  'poliza',
  'routing(?: number| no)?',
  '(?:bank |checking |savings )?account(?: number| no)',
  'numero de cuenta',
  'cuenta(?: bancaria| corriente)',
  'sort code',
  'bsn',
  'pesel',
  'codice fiscale',
  '(?:personal)?ausweis(?:nummer)?',
  'steuer-?(?:id|nummer)',
  'personnummer',
  'matricula',
])

export const idPatterns: readonly SensitivePattern[] = [
  {
    id: 'id-named',
    placeholder: '[id number]',
    needs: idWords,
    pattern: new RegExp(
      `\\b${idNames}${isCalled}(?<value>(?:[a-z]{1,4}[ -])?[a-z0-9]{0,14}\\d[a-z0-9]{0,20}(?:[ ./-](?:[a-z]{0,4}\\d[a-z0-9]{0,12}|[a-z](?![a-z0-9 ]))){0,7})(?![:\\w])`,
      'gi',
    ),
    isReal: looksLikeId,
  },
  {
    id: 'id-sin',
    placeholder: '[id number]',
    needs: ['sin'],
    pattern: /\bSIN[ :#]{1,3}(?<value>\d{3}[ -]?\d{3}[ -]?\d{3})(?![\w:])/g,
  },
  { id: 'id-curp', placeholder: '[id number]', pattern: /\b[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z0-9]\d\b/gi },
  {
    id: 'id-nino',
    placeholder: '[id number]',
    pattern: /\b(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d\d ?\d\d ?\d\d ?[A-D]\b/g,
  },
  {
    id: 'id-dni',
    placeholder: '[id number]',
    pattern: /(?<![\w-])(?:\d{8}|\d\d\.\d{3}\.\d{3}|[XYZ]-?\d{7})[ -]?[A-Z](?!\w)/gi,
    isReal: isSpanishId,
  },
  { id: 'id-cpf', placeholder: '[id number]', pattern: /(?<![\w.-])\d{3}\.\d{3}\.\d{3}-\d\d(?![\w-])/g, isReal: isCpf },
  {
    id: 'id-rut',
    placeholder: '[id number]',
    pattern: /(?<![\w.-])\d{1,2}\.\d{3}\.\d{3}-[\dk](?![\w-])/gi,
    isReal: isRut,
  },
]

/** Parted by hyphens it is one wherever it stands; in other forms where a word says so. */
export const ssnPatterns: readonly SensitivePattern[] = [
  {
    id: 'ssn',
    placeholder: '[ssn]',
    pattern: /(?<![\w.:-])\d{3}-\d\d-\d{4}(?![\w:]|-\d)/g,
    isReal: isSocialSecurityNumber,
  },
  {
    id: 'ssn-named',
    placeholder: '[ssn]',
    needs: listed('ssn ssns social ss itin'),
    pattern:
      /\b(?:ssns?|ss ?#|ss (?:number|no)|social security|social|seguro social|seguridad social)\b[^\n\d]{0,40}?(?<value>\d{3}[ ._/-]{0,3}\d\d[ ._/-]{0,3}\d{4})(?![\w:])/gi,
    isReal: isSocialSecurityNumber,
  },
  {
    id: 'ssn-behind',
    placeholder: '[ssn]',
    needs: listed('ssn social'),
    pattern:
      /(?<![\w.:-])(?<value>\d{3}[ .-]?\d\d[ .-]?\d{4})(?![\w:]|-\d)(?=[^\n\d]{0,20}\b(?:ssn|social security)\b)/gi,
    isReal: isSocialSecurityNumber,
  },
  {
    id: 'ssn-last-digits',
    placeholder: '[ssn]',
    needs: listed('ssn social'),
    pattern:
      /\blast (?:four|4)(?: digits)?(?: of)?(?: my| the| his| her)? (?:ssn|social(?: security(?: number)?)?)(?: are| is|:)? (?<value>\d{4})(?![\w:])/gi,
  },
]

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|janeiro|fevereiro|maio|junho|julho|setembro|outubro|dezembro|januar|februar|marz|mai|juni|juli|oktober|dezember|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|decembre)\\.?'
const year = '(?:19|20)\\d\\d'
const date = `(?:\\d{1,2}(?:st|nd|rd|th|\\.)?[ -]?(?:of |de )?${month}(?: del? |,? |-)${year}|${month} \\d{1,2}(?:st|nd|rd|th)?,? ${year}|\\d{1,2} ?[/.-] ?\\d{1,2} ?[/.-] ?(?:${year}|\\d\\d)|${year} ?[/.-] ?\\d{1,2} ?[/.-] ?\\d{1,2})(?!\\d)`
const relatives =
  'wife|husband|son|daughter|mother|father|mom|mum|dad|brother|sister|child|baby|kid|friend|esposa|esposo|marido|mujer|hijo|hija|madre|padre|mama|papa|hermano|hermana|bebe|amigo|amiga|nieto|nieta'

export const birthPatterns: readonly SensitivePattern[] = [
  {
    id: 'birth-date-named',
    placeholder: '[date of birth]',
    needs: listed(
      'birth dob birthdate birthday born nacimiento nascimento naissance geboren geburtsdatum cumpleanos nacida nacido',
    ),
    pattern: new RegExp(
      `\\b(?:date of birth|birth ?date|birthday|d\\.?o\\.?b\\.?|fecha de nacimiento|f\\. ?de nac\\.?|data de nascimento|date de naissance|geburtsdatum|cumpleanos|born|nacid[oa])(?: (?:is|was|on|es|el|the|le|am|dia|:)){0,3}[ :=,(-]{0,4}${date}`,
      'gi',
    ),
    // a birth that is told of somebody in a book is no secret; a date in figures is one of a form or a file
    isReal: (value) => !/^(?:born|nacid[oa]) /i.test(value) || /\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)\d\d/.test(value),
  },
  {
    id: 'birth-told',
    placeholder: '[date of birth]',
    needs: listed('born birthday naci nacio nasci geboren'),
    pattern: new RegExp(
      `\\b(?:i was born|i'm born|we were born|(?:my|our) (?:${relatives})(?: [\\p{L}]{2,20})? was born|naci|(?:mi|nuestr[oa]) (?:${relatives})(?: [\\p{L}]{2,20})? nacio|eu nasci|nasci)\\b[^\\n.\\d]{0,40}?(?<value>${date})`,
      'giu',
    ),
  },
]

const strongStreets = 'street|avenue|ave|road|rd|lane|ln|boulevard|blvd|crescent|terrace|parkway|pkwy|highway|hwy'
const weakStreets =
  'st|str|drive|dr|court|ct|way|place|pl|circle|cir|trail|trl|square|sq|close|row|walk|hill|gardens|grove|mews|park|loop|alley|turnpike|rise|view|green|path|run|crossing'
const streetName =
  "(?:[NSEW]\\.? |(?:North|South|East|West) )?(?:(?!(?:Day|Days|Week|Weeks|Year|Years|Minute|Month|Steps|Damascus|Emmaus|Jericho|Kings|Samuel|Chronicles|Corinthians|John|Peter|Timothy|Thessalonians|Book|Chapter|Verse)\\b)[A-Z0-9][\\p{L}\\p{N}'.-]{0,24} ){1,4}"
/** Flat, town, state and postal code, which belong to the address. */
const restOfAddress =
  "(?: [NS]?[EW]\\b| [NS]\\b)?(?:,? ?(?:apt|apartment|unit|suite|ste|flat|floor|fl|#)\\.? ?#? ?\\w{1,6})?(?:(?:,|\\n)? ?(?:\\p{Lu}\\p{Ll}[\\p{L}'.-]{0,20} ?){1,3})?(?:,? ?(?:[A-Z]{2},? \\d{5}(?:-\\d{4})?|[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}|\\d{5}))?"
/** What ends a verse or chapter number and begins a word: `Acts 9 Damascus Road`, `1 John Street`. */
const noReference =
  '(?<![\\w.,:$-])(?<!\\b(?:Gen|Ex|Exodus|Genesis|Acts|Luke|Mark|Matthew|Matt|John|Romans|Rom|Psalm|Psalms|Ps|Isaiah|Job|Chapter|chapter|Verse|verse|Hechos|Lucas|Mateo|Marcos|Juan|Salmo|Room|Day|day) )'

export const addressPatterns: readonly SensitivePattern[] = [
  {
    id: 'address',
    placeholder: '[address]',
    needs: strongStreets.split('|'),
    pattern: new RegExp(
      `${noReference}\\d{1,5}(?:-\\d{1,5})?[A-Za-z]?,? ${streetName}(?:${bothCases(strongStreets)})\\b\\.?(?! ?\\d{1,3}:)${restOfAddress}`,
      'gu',
    ),
  },
  {
    id: 'address-with-town',
    placeholder: '[address]',
    needs: weakStreets.split('|'),
    pattern: new RegExp(
      `${noReference}\\d{1,5}[A-Za-z]?,? ${streetName}(?:${bothCases(weakStreets)})\\b\\.?(?:,? ?(?:apt|apartment|unit|suite|ste|flat|#)\\.? ?#? ?\\w{1,6})?(?:,|\\n)? ?(?:\\p{Lu}[\\p{L}'.-]{1,20},? ?){1,4}(?:[A-Z]{2},? )?(?:\\d{5}(?:-\\d{4})?|[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2})\\b`,
      'gu',
    ),
  },
  {
    id: 'address-told',
    placeholder: '[address]',
    needs: listed(
      'live lives living address addressed reside resides home house move moved deliver send ship mail visit come stay staying located apartment direccion vivo vive vivimos domicilio',
    ),
    pattern: new RegExp(
      `\\b(?:i live|we live|(?:he|she) lives|they live|living|lives?|reside[sd]?|(?:my|our|his|her|their|home|house|mailing|postal|new|full)? ?address|home|deliver(?:ed)?|send|sent|ship(?:ped)?|mail(?:ed)?|visit (?:me|us)|come (?:over )?to|moved|staying|located|house|apartment)(?: (?:it|them|the \\w{2,12}|a \\w{2,12}|me|us|is|at|on|in|to|over|now|:)){0,5}[ :]{1,2}(?<value>\\d{1,5}[a-z]? (?:[\\p{L}'.-]{2,20} ){1,4}?(?:${strongStreets}|${weakStreets})\\b)`,
      'giu',
    ),
    isReal: (value) =>
      !/^\d+ (?:years|days|months|miles|km|minutes|hours|times|people|of|and|or|in|the)\b/i.test(value),
  },
  {
    id: 'address-box',
    placeholder: '[address]',
    needs: ['box', 'apartado', 'apdo', 'casilla', 'postfach'],
    pattern:
      /\b(?:p\.? ?o\.? ?box|post office box|apartado(?: de correos| postal)|apdo\.?(?: de correos)?|casilla(?: de correo)?|postfach) ?#?(?:no?\.? ?)?\d{1,6}\b/gi,
  },
  {
    id: 'address-es',
    placeholder: '[address]',
    needs: listed(
      'calle c avenida avda av paseo plaza pza ronda travesia calzada boulevard blvd carrera cra transversal diagonal colonia rua via rue avenue carretera pasaje jiron camino',
    ),
    pattern:
      /(?<![\p{L}])(?:(?:C|c)alle|[Cc]\/|[Aa]v(?:enid|d)?a\.?|[Aa]v\.|[Pp]aseo|[Pp]laza|[Pp]za\.?|[Rr]onda|[Tt]raves[i]a|[Cc]alzada|[Bb]oulevard|[Bb]lvd\.?|[Cc]arrera|[Tt]ransversal|[Dd]iagonal|[Pp]asaje|[Jj]iron|[Rr]ua|[Rr]ue) ?(?:de (?:la |los |las |l')?|del |da |do |das |dos )?(?:\p{Lu}[\p{L}'.-]{1,20}|\d{1,3})(?: (?:de|del|la|las|los|y|el|da|do|\p{Lu}[\p{L}'.-]{0,20})){0,5}(?:,? ?(?:(?:n(?:um(?:ero)?|[ro]o?)?)\.? ?|# ?)?)(?<![:.])[ ,#]{1,2}\d{1,5}(?:[ -]\d{1,4})?(?![\d:.]\d)(?![\d:])(?:,? ?\d{1,2}[.ºo]? ?[A-Za-z]\b)?(?:,? \d{5}(?: \p{Lu}[\p{L}]{1,20})?)?/gu,
    // the streets of Scripture, and a chapter and verse behind a street
    isReal: (value) =>
      !/\b(?:Derecha|Recta|Hechos|Lucas|Marcos|Mateo|Juan|Salmos?|Apocalipsis|Isaias|Rom|Gn)\b/.test(value),
  },
  {
    id: 'address-es-told',
    placeholder: '[address]',
    needs: listed('vivo vive vivimos direccion domicilio resido envia enviar mandar mi casa'),
    pattern:
      /\b(?:vivo|vive|vivimos|resido|direccion(?: es)?|domicilio(?: es)?|envia\w{0,3}|enviar\w{0,2}|mand[ae]\w{0,3})(?: (?:a|al|en|la|el|es|esto|biblia|mi casa)){0,4}[ :]{1,2}(?<value>(?:(?:calle|c\/|avenida|avda\.?|av\.?|paseo|plaza|camino|carretera|via|colonia|rua) ?)[^\n.;:]{2,50}?,? (?:num(?:ero)?\.? |no?\.? |# ?)?\d{1,5})(?![\d:])/gi,
  },
  {
    id: 'address-fr-de',
    placeholder: '[address]',
    pattern:
      /(?<![\w.:,-])\d{1,4}(?: bis| ter)?,? (?:rue|avenue|boulevard|place|chemin|impasse|allee) (?:de |du |des |de la |de l'|d')?\p{Lu}[\p{L}'-]{1,24}(?: \p{Lu}[\p{L}'-]{1,24})?(?:,? \d{5}(?: \p{Lu}\p{L}{1,20})?)?|(?<![\p{L}])\p{Lu}[\p{Ll}]{2,24}(?:strasse|straße|weg|allee|gasse) \d{1,4}[a-z]?(?![\d:.,]\d)(?:,? \d{5}(?: \p{Lu}\p{L}{1,20})?)?/gu,
    needs: [],
  },
]

/** A street word as it stands in an address: `Street` or `street`, not `STREETS`. */
function bothCases(words: string): string {
  return words
    .split('|')
    .map((word) => `[${word[0]!.toUpperCase()}${word[0]}]${word.slice(1)}|${word.toUpperCase()}`)
    .join('|')
}
