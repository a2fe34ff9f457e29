// What captains say as they answer an offer or break a promise, as something said at the row of whoever says it.
import { factText } from '../languages/language.svelte'
import { isOf } from '../lib/game/log'
import { nameOfSeat } from '../lib/game/wording'
import type { ChatLine, Fact, LogLine, Offer, Pact, TableMessage } from '../protocol'

const terms = ({ by, to, mine, yours }: Offer): string => JSON.stringify([by, to, mine, yours])

/** What a seat has last said of a pact to the viewer, after a time (Unix, in seconds); null if nothing. */
export function saidOfPacts(
  seat: number,
  log: readonly LogLine[],
  { pacts, players, view }: Pick<TableMessage, 'pacts' | 'players' | 'view'>,
  since: number,
): ChatLine | null {
  const line = log
    .filter(isOf('pact_accepted', 'pact_declined', 'promise_broken'))
    .findLast(({ event, at }) => event.seat === seat && at > since)
  if (!line) return null
  const { event, at } = line
  const pact = pacts.findLast((one) => terms(one) === terms(event.offer))
  const says = pact && saying(pact, seat, event.type === 'promise_broken')
  if (!says) return null
  const to = pact.to === null || view.viewer === null ? null : [view.viewer]
  return { seat, to, text: factText(says, nameOfSeat(players)), at }
}

const saying = ({ answers, verdicts }: Pact, seat: number, broken: boolean): Fact | null =>
  (broken ? verdicts : answers).find((one) => one.seat === seat && one.says)?.says ?? null
