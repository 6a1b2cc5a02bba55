import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { StartError } from '../errors.ts'

/** Whose pages these are, as a reader sees it. */
export type Brand = {
  name: string
  /** `#rrggbb`; the pages' own green unless told. */
  color: string | undefined
  /** The picture beside the name, as a `data:` address. */
  logo: string | undefined
  privacyUrl: string | undefined
  contactUrl: string | undefined
}

export const usualBrand: Brand = {
  name: 'Berea',
  color: undefined,
  logo: undefined,
  privacyUrl: undefined,
  contactUrl: undefined,
}

const pictures: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
}
/** It stands in every page. */
const mostLogoBytes = 30_000
/** Of WCAG 2.2, for text: the colour is that of links. */
const leastContrast = 4.5
const page = '#fbfaf7'

/**
 * Reads what an operator has set, where `logo` is the path of a file.
 * @throws StartError for a colour that cannot be read on the page, and for a picture that is missing, too large or none
 */
export function readBrand(settings: Brand): Brand {
  const { color, logo } = settings
  if (color !== undefined && contrast(color, page) < leastContrast) {
    const measured = contrast(color, page).toFixed(1)
    throw new StartError(
      `BEREA_STUDY_COLOR ${color} is too light to be read on the pages: its contrast is ${measured}, and ${leastContrast} is needed. Choose a darker one.`,
    )
  }
  return { ...settings, logo: logo === undefined ? undefined : readLogo(logo) }
}

function readLogo(path: string): string {
  const type = pictures[extname(path).toLowerCase()]
  if (type === undefined)
    throw new StartError(`BEREA_STUDY_LOGO ${path} is no picture: name a file that ends in .svg, .png, .jpg or .webp.`)
  const bytes = readPicture(path)
  if (bytes.length > mostLogoBytes)
    throw new StartError(`BEREA_STUDY_LOGO ${path} has ${bytes.length} bytes: make it ${mostLogoBytes} at most.`)
  return `data:${type};base64,${bytes.toString('base64')}`
}

function readPicture(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (cause) {
    throw new StartError(`BEREA_STUDY_LOGO ${path} cannot be read: ${(cause as Error).message}.`, { cause })
  }
}

/** The rules that a brand adds to the style sheet: its colour, lighter on dark pages. */
export const styleOfBrand = ({ color }: Brand): string =>
  color === undefined
    ? ''
    : `:root{--accent:light-dark(${color},color-mix(in oklab,${color} 45%,white));` +
      `--accent-soft:light-dark(color-mix(in oklab,${color} 12%,white),color-mix(in oklab,${color} 28%,black))}`

/** The contrast of two colours, 1 to 21. @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
