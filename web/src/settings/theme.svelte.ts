import { type Store, storedText, storeText } from '../lib/browser/stored'

/** By day, by night, or as the system wants it. */
export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const KEPT = 'theme'
const isTheme = (text: string | null): text is Theme => THEMES.some((theme) => theme === text)

/** What this browser's user has chosen. */
export function keptTheme(store?: Store): Theme {
  const kept = storedText(KEPT, store)
  return isTheme(kept) ? kept : 'system'
}

let current = $state<Theme>(keptTheme())

export const theme = (): Theme => current

/** Shows the page in a theme. public/theme.js does as much before the page is drawn. */
export function showTheme(next: Theme): void {
  current = next
  document.documentElement.dataset.theme = next
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const scheme = meta.dataset.scheme ?? ''
    const fits = scheme === next ? 'all' : 'not all'
    meta.media = next === 'system' ? `(prefers-color-scheme: ${scheme})` : fits
  }
}

export function chooseTheme(next: Theme, store?: Store): void {
  storeText(KEPT, next, store)
  showTheme(next)
}
