/** Says in every language what a page needs that is shown without scripts, while the pages are built. */
import { readdirSync, readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Plugin } from 'vite'

const LANGUAGES = new URL('../src/condottiere/languages/', import.meta.url)

function paragraph(file: string): string {
  const bundle = new FluentBundle(file.replace('.ftl', ''), { useIsolating: false })
  bundle.addResource(new FluentResource(readFileSync(new URL(file, LANGUAGES), 'utf8')))
  const write = (id: string): string => bundle.formatPattern(bundle.getMessage(id)?.value ?? '')
  return `<p lang="${write('locale')}">${write('page-needs-scripts')}</p>`
}

export const noscriptPlugin = (): Plugin => ({
  name: 'noscript',
  transformIndexHtml: (html) =>
    html.replace(
      '<noscript></noscript>',
      `<noscript>${readdirSync(LANGUAGES)
        .filter((file) => file.endsWith('.ftl'))
        .map(paragraph)
        .join('')}</noscript>`,
    ),
})
