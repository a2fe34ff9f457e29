// What a table asks of its pacts before any of their words are loaded.
import type { Pact, TableMessage } from '../protocol'

/** Whether an offer can still be accepted, as far as its maker and its occasion go. */
export const isOpen = ({ withdrawn, lapsed }: Pact): boolean => !withdrawn && !lapsed

/** Whether this seat has still to answer an offer. */
export const awaits = (pact: Pact, seat: number | null): boolean =>
  isOpen(pact) && pact.answers.some((one) => one.seat === seat && one.accepted === null)

/** What was offered to the viewer, the oldest first, except by those whom the viewer has muted. */
export const pendingOffers = (
  { pacts, view }: Pick<TableMessage, 'pacts' | 'view'>,
  muted: readonly number[],
): Pact[] => pacts.filter((pact) => awaits(pact, view.viewer) && !muted.includes(pact.by))

/** Whether any of these was accepted, so that there are promises to keep. */
export const isBound = (pacts: readonly Pact[]): boolean => pacts.some(({ verdicts }) => verdicts.length > 0)
