import { useState } from 'react'
import type { Language } from '../i18n/language.ts'
import { useLanguage } from '../i18n/language-provider.tsx'
import { chooseTheme, chosenTheme, type Theme } from '../theme.ts'
import { Select } from '../ui/field.tsx'

type Props = { className?: string; onLanguage?: (language: Language) => void }

/** Language and theme, kept on this device. @param onLanguage told of a change, so that mails come in it too */
export function Preferences({ className = '', onLanguage }: Props) {
  const { language, speak, dictionary } = useLanguage()
  const { preferences } = dictionary
  const [theme, setTheme] = useState(chosenTheme)
  const choose = (chosen: Theme) => {
    chooseTheme(chosen)
    setTheme(chosen)
  }
  const speakIt = (chosen: Language) => {
    void speak(chosen)
    onLanguage?.(chosen)
  }
  const languages: readonly (readonly [Language, string])[] = [
    ['en', 'English'],
    ['es', 'Español'],
  ]
  const themes: readonly (readonly [Theme, string])[] = [
    ['system', preferences.system],
    ['light', preferences.light],
    ['dark', preferences.dark],
  ]
  return (
    <div className={`grid grid-cols-2 gap-3 text-xs ${className}`}>
      <Select label={preferences.language} value={language} onValue={speakIt} options={languages} />
      <Select label={preferences.theme} value={theme} onValue={choose} options={themes} />
    </div>
  )
}
