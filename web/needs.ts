/** Says in every language, while the pages are built, what a browser needs that cannot show them. */
import type { Plugin } from 'vite'
import { BROWSERS } from './browsers.ts'
import { type BuiltLanguage, builtLanguages } from './messages.ts'

const inEveryLanguage = (id: string): string =>
  builtLanguages()
    .map(({ write }: BuiltLanguage) => `<p lang="${write('locale')}">${write(id, BROWSERS)}</p>`)
    .join('')

export const needsPlugin = (): Plugin => ({
  name: 'needs',
  transformIndexHtml: (html) =>
    html
      .replace('<noscript>', (opened) => opened + inEveryLanguage('page-needs-scripts'))
      .replace('<div id="unloaded">', (opened) => opened + inEveryLanguage('page-needs-host'))
      .replace('<div id="outdated" hidden>', (opened) => opened + inEveryLanguage('page-needs-browser')),
})
