// What the other seats did while nobody watched them do it, in one line.
import { joinWithCommas, nameOfCard, t } from '../../languages/language.svelte'
import { at } from '../../lib/at'
import { isOf } from '../../lib/game/log'
import type { LogLine, Player } from '../../protocol'

const startsAnew = isOf('battle_ended', 'site_chosen', 'cards_dealt')

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

/** 'Bruno: Mercenary 5, Winter · Carla: passed', of the battle that is fought; '' if nobody did anything in it. */
export function recap(lines: readonly LogLine[], players: readonly Player[]): string {
  const deeds = new Map<number, string[]>()
  for (const one of lines.slice(lines.findLastIndex(startsAnew) + 1).map(deed))
    if (one) deeds.set(one.seat, [...(deeds.get(one.seat) ?? []), one.words])
  const told = [...deeds].map(([seat, words]) =>
    t('recap-of-seat', { name: at(players, seat).name, deeds: joinWithCommas(words) }),
  )
  return told.length ? t('recap', { deeds: told.join(' · ') }) : ''
}
