// Messages in which some words are marked, such as a link.
import type { FluentVariable } from '@fluent/bundle'
import { Inflected } from './values'

export interface Part {
  /** How the words are marked; null for the text between. */
  name: string | null
  words: string
}

/** Stands for '<' in what is filled in, so that nobody's name can mark anything. */
const OPEN = '\uE000'

function escape(value: FluentVariable): FluentVariable {
  if (typeof value === 'string') return value.replaceAll('<', OPEN)
  return value instanceof Inflected ? new Inflected((form) => value.value(form).replaceAll('<', OPEN)) : value
}

/** The parts of a message whose marks are `<name>words</name>`. */
export function parseMarkup(
  write: (variables: Record<string, FluentVariable>) => string,
  variables: Readonly<Record<string, FluentVariable>>,
): Part[] {
  const escaped = Object.entries(variables).map(([name, value]) => [name, escape(value)])
  const text = write(Object.fromEntries(escaped) as Record<string, FluentVariable>)
  const parts: Part[] = []
  let end = 0
  for (const found of text.matchAll(/<([a-z]+)>(.*?)<\/\1>/gu)) {
    parts.push({ name: null, words: text.slice(end, found.index) })
    parts.push({ name: found[1] ?? null, words: found[2] ?? '' })
    end = found.index + found[0].length
  }
  parts.push({ name: null, words: text.slice(end) })
  return parts
    .filter(({ words }) => words)
    .map(({ name, words }) => ({ name, words: words.replaceAll(OPEN, '<') }))
}
