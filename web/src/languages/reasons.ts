// What is told for a choice, as one line.
import type { Fact } from '../protocol'
import { factText } from './language.svelte'
import type { Naming } from './values'

/** Reasons beside each other, after what is said `first`. */
export const reasonsInWords = (
  reasons: readonly Fact[],
  name: Naming,
  first: readonly string[] = [],
): string => [...first, ...reasons.map((reason) => factText(reason, name))].join('\u00a0· ')
