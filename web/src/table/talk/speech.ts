import { getContext, hasContext, setContext } from 'svelte'
import type { ChatLine } from '../../protocol'

const KEY = Symbol('speech')

/** What a seat has said last that the viewer may read, since the page was opened; null if nothing. */
type Speech = (seat: number) => ChatLine | null

export const setSpeech = (speech: Speech): Speech => setContext(KEY, speech)

/** What is said at this table; nothing where one looks at a game that is over. */
export const speechHere = (): Speech => (hasContext(KEY) ? getContext<Speech>(KEY) : () => null)

/** Seconds for which something that was said stands at the row of who said it: longer where there is more to read. */
export const speechSeconds = ({ text }: ChatLine): number => Math.min(12, 4 + text.length / 15)
