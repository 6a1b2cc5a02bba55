/** The theme that was chosen on this device; `system` follows the operating system. */
export type Theme = 'system' | 'light' | 'dark'

const place = 'berea.theme'

export function chosenTheme(): Theme {
  const stored = localStorage.getItem(place)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') {
    localStorage.removeItem(place)
    delete document.documentElement.dataset.theme
  } else {
    localStorage.setItem(place, theme)
    document.documentElement.dataset.theme = theme
  }
}
