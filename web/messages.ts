/** Messages of every language, for what is made of them while the pages are built. */
import { readdirSync, readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'

const FOLDER = new URL('../src/condottiere/languages/', import.meta.url)

export interface BuiltLanguage {
  code: string
  write: (id: string) => string
}

export const builtLanguages = (): BuiltLanguage[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.ftl'))
    .map((file) => {
      const code = file.replace('.ftl', '')
      const bundle = new FluentBundle(code, { useIsolating: false })
      bundle.addResource(new FluentResource(readFileSync(new URL(file, FOLDER), 'utf8')))
      return { code, write: (id) => bundle.formatPattern(bundle.getMessage(id)?.value ?? '') }
    })
