// What captains say as they answer an offer or break a promise, as something said at the row of whoever says it.
import { factText } from '../languages/language.svelte'
import { isOf } from '../lib/game/log'
import { nameOfSeat } from '../lib/game/wording'
import type { ChatLine, LogLine, Offer, Pact, PactAnswer, TableMessage, Verdict } from '../protocol'

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
  const said = pact && saying(pact, seat, event.type === 'promise_broken')
  if (!pact || !said?.says) return null
  const isOpen = pact.to === null && !('whispered' in said && said.whispered)
  const to = isOpen || view.viewer === null ? null : [view.viewer]
  return { seat, to, text: factText(said.says, nameOfSeat(players)), at }
}

const saying = (
  { answers, verdicts }: Pact,
  seat: number,
  broken: boolean,
): PactAnswer | Verdict | undefined =>
  (broken ? verdicts : answers).find((one) => one.seat === seat && one.says)
