import { at } from '../lib/at'
import { groups } from '../lib/counts'
import { plural, regionName } from '../lib/wording'
import { type Battle, type BattleSeat, CARDS, type Player, type Review } from '../protocol'

/** Which battle it was: 'Roma', of a match with the number of the game. */
export const siteName = ({ site }: Battle): string => (site === null ? 'The final battle' : regionName(site))

/** What came of it: 'Anna conquers it', 'Bruno keeps it', 'nobody wins it'. */
export function verdict({ winner, owner_before, site }: Battle, players: readonly Player[]): string {
  if (winner === null) return 'nobody wins it'
  const { name } = at(players, winner)
  if (site === null) return `${name} wins it`
  return owner_before === winner ? `${name} keeps it` : `${name} conquers it`
}

/** 'Mercenary 10, 2 × Courtesan' for what a seat spent, the most telling cards first; 'nothing' for none. */
export function spending({ cards }: BattleSeat): string {
  const kinds = groups(cards).toReversed()
  const words = kinds.map(({ card, count }) => `${count > 1 ? `${count} × ` : ''}${at(CARDS, card).label}`)
  return words.join(', ') || 'nothing'
}

/** When a seat gave up: 'passed at once', 'passed after 3 cards'; '' if it never did. */
export function patience({ passed_after }: BattleSeat): string {
  if (passed_after === null) return ''
  return passed_after === 0 ? 'passed at once' : `passed after ${plural(passed_after, 'card')}`
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
