/** Says in every language what a page needs that is shown without scripts, while the pages are built. */
import type { Plugin } from 'vite'
import { type BuiltLanguage, builtLanguages } from './messages.ts'

const paragraph = ({ write }: BuiltLanguage): string =>
  `<p lang="${write('locale')}">${write('page-needs-scripts')}</p>`

export const noscriptPlugin = (): Plugin => ({
  name: 'noscript',
  transformIndexHtml: (html) =>
    html.replace('<noscript></noscript>', `<noscript>${builtLanguages().map(paragraph).join('')}</noscript>`),
})
