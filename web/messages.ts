/** Messages of every language, for what is made of them while the pages are built. */
import { readdirSync, readFileSync } from 'node:fs'
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

const FOLDER = new URL('../src/condottiere/languages/', import.meta.url)

export interface BuiltLanguage {
  code: string
  write: (id: string, variables?: Record<string, FluentVariable>) => string
}

const text = (code: string): string => readFileSync(new URL(`${code}.ftl`, FOLDER), 'utf8')

/** The source of every language. */
export const english = (): string => text('en')

export const builtLanguages = (): BuiltLanguage[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.ftl'))
    .map((file) => {
      const code = file.replace('.ftl', '')
      const bundle = new FluentBundle(code, { useIsolating: false })
      bundle.addResource(new FluentResource(text(code)))
      bundle.addResource(new FluentResource(english())) // for what it lacks; what it has stays as it is
      return {
        code,
        write: (id, variables) => bundle.formatPattern(bundle.getMessage(id)?.value ?? '', variables),
      }
    })
