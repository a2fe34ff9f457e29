import { MAX_NAME } from '../../protocol'
import { type Store, storedText, storeText } from './stored'

/** What this browser's user has answered, or done, once and for all. */
export type Answer =
  | 'always-keep'
  | 'ask-pass'
  | 'ask-surrender'
  | 'discard-at-once'
  | 'has-won'
  | 'knows-how-to-win'
  | 'no-character-keys'
  | 'notify'
  | 'push'
  | 'quiet'
  | 'sounds'
  | 'still'

export const isAnswered = (which: Answer, store?: Store): boolean => storedText(which, store) === 'yes'

export const answer = (which: Answer, yes: boolean, store?: Store): void =>
  storeText(which, yes ? 'yes' : '', store)

/** What somebody is called who plays alone and gave no name. */
export const DEFAULT_NAME = 'Lucrezia'

/** The name that this browser's user played under last; '' if there is none. */
export const ownName = (store?: Store): string =>
  (storedText('name', store) ?? '').trim().slice(0, MAX_NAME).trimEnd()

export const rememberName = (name: string, store?: Store): void => storeText('name', name, store)
