// Chances in words and figures.
import type { ActionOdds, LegalAction, LineOdds } from '../protocol'

/** A share as a percentage: '0%' and '100%' only where nothing else came of it. */
export function percent(share: number): string {
  if (share <= 0) return '0%'
  if (share >= 1) return '100%'
  return `${Math.min(99, Math.max(1, Math.round(share * 100)))}%`
}

/** By card: what comes of playing it. */
export function oddsByCard(odds: LineOdds | null): Map<number, ActionOdds> {
  return new Map((odds?.odds ?? []).flatMap((one) => (one.action.card === null ? [] : [[one.action.card, one] as const])))
}

/** What comes of the line as it lies. */
export const oddsOfPass = (odds: LineOdds | null): ActionOdds | undefined => odds?.odds.find(({ action }) => action.kind === 'pass')

/** '62% to win it', with ties where there are some. */
export function inWords({ holds, ties }: Pick<ActionOdds, 'holds' | 'ties'>): string {
  return `${percent(holds)} to win it${ties > 0 ? `, ${percent(ties)} a tie` : ''}`
}

/** Counts by card of what an action keeps. */
export function keptCards({ cards }: Pick<LegalAction, 'cards'>, kinds: number): number[] {
  const counts = Array<number>(kinds).fill(0)
  for (const card of cards ?? []) counts[card] = (counts[card] ?? 0) + 1
  return counts
}
