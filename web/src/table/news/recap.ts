// What the other seats did while nobody watched them do it, in one line.
import { factText, joinWithCommas, nameOfCard, t } from '../../languages/language.svelte'
import { at } from '../../lib/at'
import { isOf } from '../../lib/game/log'
import { nameOfSeat } from '../../lib/game/wording'
import type { LogLine, Player } from '../../protocol'

const startsAnew = isOf('battle_ended', 'site_chosen', 'cards_dealt')
/** What changed the game, and is told in the log's own sentences. */
const isTold = isOf('site_conquered', 'site_defended', 'battle_tied', 'site_chosen', 'promise_broken')
const MOST_SENTENCES = 3
/** Beside the deeds in a battle two lines of a phone have room for one sentence, and its site stands on the map. */
const isToldBesideDeeds = isOf('site_conquered', 'site_defended', 'battle_tied', 'promise_broken')

/** What a line of the log adds to what a seat did: a card, or that it passed; null for anything else. */
function deed({ event }: LogLine): { seat: number; words: string } | null {
  switch (event.type) {
    case 'card_played':
      return {
        seat: event.seat,
        words: event.card === null ? t('recap-face-down') : nameOfCard(event.card),
      }
    case 'passed':
      return { seat: event.seat, words: t(event.holds_back ? 'seat-holds-back' : 'seat-passed') }
    default:
      return null
  }
}

/**
 * 'Carla conquers Firenze. Meanwhile, Bruno: Winter · Carla: passed': the latest that changed the game, and the deeds
 * in the battle that is fought; '' if there is nothing of either.
 */
export function recap(lines: readonly LogLine[], players: readonly Player[]): string {
  const deeds = new Map<number, string[]>()
  for (const one of lines.slice(lines.findLastIndex(startsAnew) + 1).map(deed))
    if (one) deeds.set(one.seat, [...(deeds.get(one.seat) ?? []), one.words])
  const told = [...deeds].map(([seat, words]) =>
    t('recap-of-seat', { name: at(players, seat).name, deeds: joinWithCommas(words) }),
  )
  const changed = told.length
    ? lines.filter(isToldBesideDeeds).slice(-1)
    : lines.filter(isTold).slice(-MOST_SENTENCES)
  const sentences = changed.map(({ fact }) => factText(fact, nameOfSeat(players)))
  return [...sentences, ...(told.length ? [t('recap', { deeds: told.join(' · ') })] : [])].join(' ')
}
