import { getContext, hasContext, setContext } from 'svelte'
import written from '../../../docs/rules.md?numbers'

export interface Part {
  text: string
  /** Where the rule that is named is found among the rules; '' if none is. */
  anchor: string
}

const numbers = new Set(written)

const anchorOf = (number: string): string => (numbers.has(number) ? number.toLowerCase() : '')

/** A text, cut where it names a rule. */
export const parts = (text: string): Part[] =>
  text
    .split(/\b(R\d+(?:\.\d+)?)\b/)
    .filter(Boolean)
    .map((part) => ({ text: part, anchor: anchorOf(part) }))

/** A text, cut where it names rules in brackets, which whoever asks why may follow, and others pass over. */
export const asides = (text: string): { text: string; aside: boolean }[] =>
  text
    .split(/(\((?:R\d+(?:\.\d+)?(?:,\s)?)+\))/)
    .filter(Boolean)
    .map((part) => ({ text: part, aside: part.startsWith('(R') }))

/** Shows the rule at this anchor. */
type Opener = (anchor: string) => void

const KEY = Symbol('rules')

/** Below here a rule is shown in this way instead of on the page of the rules. */
export const setOpener = (open: Opener): Opener => setContext(KEY, open)

export const opener = (): Opener | undefined => (hasContext(KEY) ? getContext<Opener>(KEY) : undefined)
