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

export interface Passage {
  text: string
  /** The rules behind it, for whoever asks why. */
  rules: Part[]
}

/** 'Nobody can act' for 'R1.6: nobody can act', as refusals begin, with the rule in brackets behind it. */
const sentence = (text: string): string =>
  text.replace(
    /^(R\d+(?:\.\d+)?)\s?:\s(.)(.*)$/su,
    (_, rule: string, first: string, rest: string) => `${first.toUpperCase()}${rest} (${rule})`,
  )

/** A text, cut behind the rules that it names in brackets, or begins with, which are no words of it: '(R5.7, R4.1)'. */
export function passages(named: string): Passage[] {
  const text = sentence(named)
  const found: Passage[] = []
  let end = 0
  for (const match of text.matchAll(/\s*\(((?:R\d+(?:\.\d+)?(?:,\s)?)+)\)([.,:;]?)/g)) {
    const [rule, numbers = '', mark = ''] = match
    const rules = parts(numbers).filter(({ anchor }) => anchor)
    found.push({ text: text.slice(end, match.index) + mark, rules })
    end = match.index + rule.length
  }
  found.push({ text: text.slice(end), rules: [] })
  return found
}

/** Shows the rule at this anchor. */
type Opener = (anchor: string) => void

const KEY = Symbol('rules')

/** Below here a rule is shown in this way instead of on the page of the rules. */
export const setOpener = (open: Opener): Opener => setContext(KEY, open)

export const opener = (): Opener | undefined => (hasContext(KEY) ? getContext<Opener>(KEY) : undefined)
