// Chances in words and figures.
import { type ActionOdds, CARDS, type LegalAction, type LineOdds } from '../protocol'
import { at } from './at'

/** A share as a percentage: '0%' and '100%' only where nothing else came of it. */
export function percent(share: number): string {
  if (share <= 0) return '0%'
  if (share >= 1) return '100%'
  return `${Math.min(99, Math.max(1, Math.round(share * 100)))}%`
}

/** By card of the hand: what comes of playing it. */
export function oddsByCard(odds: LineOdds | null): Map<number, ActionOdds> {
  return new Map(
    (odds?.odds ?? []).flatMap((one) =>
      one.action.kind === 'play' && one.action.card !== null ? [[one.action.card, one] as const] : [],
    ),
  )
}

/** What comes of an action, given by its token. */
export const oddsOf = (odds: LineOdds | null, token: string): ActionOdds | undefined =>
  odds?.odds.find(({ action }) => action.token === token)

/** What comes of passing, or not on turn of playing no more cards. */
export const oddsOfPass = (odds: LineOdds | null): ActionOdds | undefined =>
  odds?.odds.find(({ action }) => action.kind === 'pass')

/** '62% to win it', with ties where there are some. */
export function inWords({ holds, ties }: Pick<ActionOdds, 'holds' | 'ties'>): string {
  return `${percent(holds)} to win it${ties > 0 ? `, ${percent(ties)} a tie` : ''}`
}

/** The odds in a sentence, and what they suppose: of the selected card, else of passing, else of any choice. */
export function oddsInWords(odds: LineOdds, mine: boolean, card: number | null): string {
  const chosen = card === null ? undefined : oddsByCard(odds).get(card)
  if (chosen && card !== null)
    return `Battle: if you play ${at(CARDS, card).label} and go on as a captain would, ${inWords(chosen)}.`
  const pass = oddsOfPass(odds)
  if (pass) return `Battle: if you ${mine ? 'pass now' : 'play no more cards'}, ${inWords(pass)}.`
  const shares = odds.odds.map(({ holds }) => holds)
  if (shares.length === 0) return 'Battle: there is nothing to count now.'
  const [least, most] = [percent(Math.min(...shares)), percent(Math.max(...shares))]
  return least === most
    ? `Battle: ${most} to win it, whatever you choose, if you go on as a captain would.`
    : `Battle: ${least} to ${most} to win it, as you choose, if you go on as a captain would.`
}

/** Counts by card of what an action keeps. */
export function keptCards({ cards }: Pick<LegalAction, 'cards'>, kinds: number): number[] {
  const counts = Array<number>(kinds).fill(0)
  for (const card of cards ?? []) counts[card] = (counts[card] ?? 0) + 1
  return counts
}
