// What is told for a choice, as one line.
import type { Fact } from '../protocol'
import { factText } from './language.svelte'
import type { Naming } from './values'

/** Reasons beside each other; what is conceded in the end belongs to the one before. `first` is said before them. */
export const reasonsInWords = (
  reasons: readonly Fact[],
  name: Naming,
  first: readonly string[] = [],
): string =>
  reasons
    .map((reason) => [reason.id.startsWith('but-') ? ', ' : '\u00a0· ', factText(reason, name)])
    .reduce((told, [mark = '', text = '']) => (told ? told + mark + text : text), first.join('\u00a0· '))
