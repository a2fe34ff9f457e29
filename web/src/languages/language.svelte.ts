// What people read, in their language: messages of src/condottiere/languages, one Fluent file for each.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { isStoredAs, storedText, storeText, type Store } from '../lib/browser/stored'
import { invitedLanguage } from '../lib/routes'
import { isolated } from '../lib/text/direction'
import { typeset } from '../lib/text/typography'
import type { Fact } from '../protocol'
import { loadLetters } from '../style/letters'
import { LANGUAGES, type MessageId, type Messages } from './messages'
import {
  cardName,
  cardNames,
  duration,
  factWriter,
  FORM,
  Inflected,
  type Naming,
  type Writer,
} from './values'

export type Language = keyof typeof LANGUAGES
type Variables<Id extends MessageId> = [Messages[Id]] extends [never]
  ? []
  : [variables: Record<Messages[Id], FluentVariable>]

const TABLE = import.meta.glob<string>('../../../src/condottiere/languages/*.ftl', {
  query: '?table',
  import: 'default',
})
const HOME = import.meta.glob<string>('../../../src/condottiere/languages/*.ftl', {
  query: '?home',
  import: 'default',
})
const ELSEWHERE = import.meta.glob<string>('../../../src/condottiere/languages/*.ftl', {
  query: '?elsewhere',
  import: 'default',
})

/** How much of a language is loaded: what a table needs at first, what the first page needs besides, or all of it. */
const EXTENTS = { table: [TABLE], home: [TABLE, HOME], all: [TABLE, HOME, ELSEWHERE] }
export type Extent = keyof typeof EXTENTS

/** A language that is ready to be written. */
interface Loaded extends Writer {
  code: Language
  /** As `Intl` and the attribute `lang` want it: 'en-GB'. */
  locale: string
}

/** What is filled into a message, each kept apart from the words around it. */
const apart = (variables: Record<string, FluentVariable> = {}): Record<string, FluentVariable> =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      typeof value === 'string'
        ? isolated(value)
        : value instanceof Inflected
          ? new Inflected((form) => isolated(value.value(form)))
          : value,
    ]),
  )

/** Reads a language from its file. What is not there is asked for by `missing`, and is nothing until it is. */
export function readLanguage(code: Language, text: string, missing?: () => void): Loaded {
  const bundle = new FluentBundle(code, { functions: { FORM }, useIsolating: false })
  const [problem] = bundle.addResource(new FluentResource(text))
  if (problem) throw problem
  const write: Writer['write'] = (id, variables, form) => {
    const message = bundle.getMessage(id)
    const pattern = message?.attributes[form ?? ''] ?? message?.value
    if (pattern) return bundle.formatPattern(pattern, apart(variables))
    missing?.()
    // What no language has (web/languages.ts adds the English of what this one lacks) is told by a newer server.
    return missing ? '' : id
  }
  const locale = write('locale')
  return { code, locale, write, ...lists(locale) }
}

/** How a language joins the parts of a list: with 'and' before the last one, or with nothing but commas. */
export function lists(locale: string): Pick<Writer, 'conjunction' | 'enumeration'> {
  const and = new Intl.ListFormat(locale)
  const comma = and.formatToParts(['1', '2', '3']).find(({ type }) => type === 'literal')
  return {
    // A word of one letter, as in Polish, stays on the line of what follows.
    conjunction: (parts) =>
      and
        .formatToParts(parts.length > 1 ? parts.map(isolated) : parts)
        .map(({ type, value }) => (type === 'literal' ? value.replace(/^ (\p{L}) $/u, ' $1\u00A0') : value))
        .join(''),
    enumeration: (parts) => parts.map(isolated).join(comma?.value),
  }
}

let loaded = $state.raw<Loaded>()

function now(): Loaded {
  if (!loaded) throw new Error('no language is loaded yet')
  return loaded
}

/** The language that is shown, as `Intl` wants it. */
export const locale = (): string => now().locale
export const currentLanguage = (): Language => now().code

/** A message in the language that is shown. */
export const t = <Id extends MessageId>(id: Id, ...[variables]: Variables<Id>): string =>
  now().write(id, variables)

/** A message to be filled into another one, which may ask for a form of it: FORM($weekday, "genitive"). */
export const inflectedMessage = <Id extends MessageId>(id: Id, ...[variables]: Variables<Id>): Inflected =>
  new Inflected((form) => now().write(id, variables, form))

/** A fact that the server tells, in the language that is shown, perhaps in a form of it. */
export const factText = (fact: Fact, name: Naming, form?: string): string =>
  typeset(factWriter(now(), name)(fact, form))

/** The same to be filled into a message. */
export const inflectedFact = (fact: Fact, name: Naming): Inflected =>
  new Inflected((form) => factText(fact, name, form))

export const nameOfCard = (card: number, form?: string): string => cardName(now(), card, form)
/** How many of each card: 'Mercenary 5, 2 × Winter'. */
export const namesOfCards = (counts: readonly number[], form?: string): string =>
  cardNames(now(), counts, form)
/** A card to be filled into a message, which may ask for a form of its name. */
export const inflectedCard = (card: number): Inflected => new Inflected((form) => cardName(now(), card, form))
/** How many of each card, to be filled into a message. */
export const inflectedCards = (counts: readonly number[]): Inflected =>
  new Inflected((form) => cardNames(now(), counts, form))
/** Seconds in the largest unit of which they are a whole number: '5 minutes'. */
export const durationInWords = (seconds: number): string => duration(now(), seconds)
/** 'Ada, Bruno and Chiara' */
export const joinWithAnd = (parts: readonly string[]): string => now().conjunction(parts)
/** 'Ada, Bruno, Chiara' */
export const joinWithCommas = (parts: readonly string[]): string => now().enumeration(parts)

const codes = Object.keys(LANGUAGES) as Language[]

/**
 * The language that somebody has chosen here; or else that of the invitation by which they came; or else the one they
 * like best of those that there are.
 */
export function preferredLanguage(
  wanted: readonly string[] = [...invitedLanguage(location.search), ...navigator.languages],
  store?: Store,
): Language {
  const chosen = storedText('language', store)
  for (const tag of chosen ? [chosen, ...wanted] : wanted) {
    const subtags = tag.toLowerCase().split('-')
    // RFC 4647, 3.4: without its last part, a tag stands for more of what people speak.
    for (; subtags.length > 0; subtags.pop()) {
      const found = codes.find((code) => code.toLowerCase() === subtags.join('-'))
      if (found) return found
    }
  }
  return 'en'
}

/** Shows a language from now on. */
export function show(language: Loaded): void {
  loaded = language
  if (typeof document !== 'undefined') document.documentElement.lang = language.locale
}

let loads = 0
/** What was asked for last, shown or still under way. */
let wanted: Language | undefined
/** How much of it. */
let extent: Extent = 'table'

/** Loads so much of a language and shows it, unless another one has been asked for by then. */
export async function load(code: Language, much = extent): Promise<void> {
  const mine = ++loads
  wanted = code
  extent = much
  const path = `../../../src/condottiere/languages/${code}.ftl`
  const texts = await Promise.all(EXTENTS[much].map((part) => part[path]?.() ?? Promise.resolve(undefined)))
  if (texts.includes(undefined)) throw new Error(`there is no language ${code}`)
  const text = texts.join('\n')
  // A page that opens does not wait for them.
  if (loaded && loaded.code !== code) await loadLetters(text)
  if (mine === loads) show(readLanguage(code, text, much === 'all' ? undefined : () => void loadRest()))
}

let rest: Promise<unknown> = Promise.resolve()

/** Loads what a page does without at first; what fails is tried again when it is asked for next. */
export async function loadRest(): Promise<void> {
  const before = extent
  if (before !== 'all' && wanted) rest = load(wanted, 'all').catch(() => (extent = before))
  await rest
}

/** A part of a page that is loaded when it is first shown, once all words are there, too. */
export async function withWords<Part>(part: Promise<{ default: Part }>): Promise<Part> {
  const [module] = await Promise.all([part, loadRest()])
  return module.default
}

/** Shows another language, and keeps to it in this browser. */
export async function choose(code: Language): Promise<void> {
  await load(code)
  storeText('language', code)
}

/** Follows what is chosen in another tab of this browser. */
export function follow(): void {
  addEventListener('storage', ({ key }) => {
    if (isStoredAs('language', key)) void load(preferredLanguage())
  })
}
