import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import type { Dictionary } from './en.ts'
import { type Formats, formatsFor } from './formats.ts'
import { keepLanguage, type Language, loadDictionary } from './language.ts'

type Chosen = { language: Language; dictionary: Dictionary }
type Spoken = Chosen & { formats: Formats; speak: (language: Language) => Promise<void> }

const LanguageContext = createContext<Spoken | undefined>(undefined)

/** Holds the language that is spoken, so that a switch needs no reload. */
export function LanguageProvider({ initial, children }: { initial: Chosen; children: ReactNode }) {
  const [chosen, setChosen] = useState(initial)
  useEffect(() => {
    document.documentElement.lang = chosen.language
  }, [chosen.language])
  const spoken = useMemo(
    () => ({
      ...chosen,
      formats: formatsFor(chosen.language, chosen.dictionary.units),
      speak: async (language: Language) => {
        const dictionary = await loadDictionary(language)
        keepLanguage(language)
        setChosen({ language, dictionary })
      },
    }),
    [chosen],
  )
  return <LanguageContext value={spoken}>{children}</LanguageContext>
}

export function useLanguage(): Spoken {
  const spoken = use(LanguageContext)
  if (spoken === undefined) throw new Error('useLanguage outside of LanguageProvider')
  return spoken
}

/** The words of the spoken language. */
export const useText = (): Dictionary => useLanguage().dictionary
/** Numbers and moments as the spoken language writes them. */
export const useFormats = (): Formats => useLanguage().formats
