// Chances in words and figures.
import { inflectedCard, locale, t } from '../../languages/language.svelte'
import type { ActionOdds, LegalAction, LineOdds } from '../../protocol'

/** A share as a percentage: '0%' and '100%' only where nothing else came of it. */
export function percent(share: number): string {
  const shown =
    share <= 0 || share >= 1 ? Math.min(1, Math.max(0, share)) : Math.min(0.99, Math.max(0.01, share))
  return new Intl.NumberFormat(locale(), { style: 'percent' }).format(shown)
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

type Chances = Pick<ActionOdds, 'holds' | 'ties'>

const chances = ({ holds, ties }: Chances): Record<'chance' | 'tied' | 'tie', string> => ({
  chance: percent(holds),
  tied: ties > 0 ? 'yes' : 'no',
  tie: percent(ties),
})

/** '62% to win this battle', with ties where there are some. */
export const inWords = (odds: Chances): string => t('odds-chance', chances(odds))

/** On turn, not on turn, or passed for good. */
export type Standing = 'asked' | 'waiting' | 'passed'

const OF_PASS = {
  asked: 'odds-of-pass',
  waiting: 'odds-of-no-more-cards',
  passed: 'odds-of-passed',
} as const

/** The odds in a sentence, and what they suppose: of the selected card, else of passing, else of any choice. */
export function oddsInWords(odds: LineOdds, standing: Standing, card: number | null): string {
  const chosen = card === null ? undefined : oddsByCard(odds).get(card)
  if (chosen && card !== null) return t('odds-of-card', { card: inflectedCard(card), ...chances(chosen) })
  const pass = oddsOfPass(odds)
  if (pass) return t(OF_PASS[standing], chances(pass))
  const shares = odds.odds.map(({ holds }) => holds)
  if (shares.length === 0) return t('odds-of-nothing')
  const [least, most] = [percent(Math.min(...shares)), percent(Math.max(...shares))]
  return least === most ? t('odds-of-any', { chance: most }) : t('odds-of-some', { least, most })
}

/** Counts by card of what an action keeps. */
export function keptCards({ cards }: Pick<LegalAction, 'cards'>, kinds: number): number[] {
  const counts = Array<number>(kinds).fill(0)
  for (const card of cards ?? []) counts[card] = (counts[card] ?? 0) + 1
  return counts
}
