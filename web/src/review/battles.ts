import { joinWithCommas, nameOfCard, t } from '../languages/language.svelte'
import { at } from '../lib/at'
import { groups, sum } from '../lib/game/counts'
import { regionName } from '../lib/game/wording'
import { type Battle, type BattleSeat, CARDS, type Player, type Review } from '../protocol'

/** Which battle it was: 'Roma', of a match with the number of the game. */
export const siteName = ({ result }: Battle): string =>
  result.site === null ? t('review-final-battle') : regionName(result.site)

/** What came of it: 'Anna conquers it', 'Bruno keeps it', 'nobody wins it'. */
export function verdict({ result }: Battle, players: readonly Player[]): string {
  const { conqueror, defender, site } = result
  if (conqueror === null) return t('review-nobody-wins')
  const { name } = at(players, conqueror)
  if (site === null) return t('review-wins', { name })
  return t(defender === conqueror ? 'review-keeps' : 'review-conquers', { name })
}

/** What the line of a seat was worth in the end; 0 for one that did not fight. */
export const strengthIn = ({ result }: Battle, seat: number): number => result.strengths[seat] ?? 0

/** 'Mercenary 10, 2 × Courtesan' for what a seat spent, the most telling cards first; 'nothing' for none. */
export function spending({ cards }: Pick<BattleSeat, 'cards'>): string {
  const kinds = groups(cards).toReversed()
  const words = kinds.map(({ card, count }) =>
    count > 1 ? t('several-cards', { count, card: nameOfCard(card) }) : nameOfCard(card),
  )
  return words.length ? joinWithCommas(words) : t('review-nothing')
}

/** '9 cards: Mercenaries worth 16, Bishop, 3 × Scarecrow' for a hand, given as counts by card. */
export function inHand(counts: readonly number[]): string {
  const summed = sum(counts.filter((_, card) => mercenaryStrength(card))) > 1
  const worth = sum(counts.map((count, card) => count * mercenaryStrength(card)))
  const named = counts.map((count, card) => (summed && mercenaryStrength(card) ? 0 : count))
  const words = summed ? [t('after-mercenaries', { strength: worth })] : []
  if (sum(named)) words.push(spending({ cards: named }))
  return t('after-hand', { count: sum(counts), cards: joinWithCommas(words) })
}

const mercenaryStrength = (card: number): number => {
  const { isMercenary, strength } = at(CARDS, card)
  return isMercenary ? strength : 0
}

/** When a seat gave up: 'passed at once', 'passed after 3 cards'; '' if it never did. */
export function patience({ passed_after }: BattleSeat): string {
  if (passed_after === null) return ''
  return passed_after === 0 ? t('review-passed-at-once') : t('review-passed-after', { count: passed_after })
}

/** All of it in one sentence: 'Anna: 2 × Courtesan; strength 4, passed after 2 cards'. */
export function effort(battle: Battle, seat: number, name: string): string {
  const spent = at(battle.seats, seat)
  const strength = strengthIn(battle, seat)
  const cards = spending(spent)
  const passed = patience(spent)
  return passed
    ? t('review-seat-spent-and-passed', { name, cards, strength, passed })
    : t('review-seat-spent', { name, cards, strength })
}

/** The battle that goes on in a moment, or was the last before it; undefined before the first. */
export const battleAt = (battles: readonly Battle[], moment: number): Battle | undefined =>
  battles.findLast(({ from_moment }) => from_moment <= moment)

/** Where one jumps to from a moment, by battles: the beginnings of all, the first moment and the last. */
export function jump(
  { battles, length }: Pick<Review, 'battles' | 'length'>,
  moment: number,
  by: 1 | -1,
): number {
  const stops = [0, ...battles.map(({ from_moment }) => from_moment), length - 1]
  return by > 0
    ? Math.min(length - 1, ...stops.filter((stop) => stop > moment))
    : Math.max(0, ...stops.filter((stop) => stop < moment))
}
