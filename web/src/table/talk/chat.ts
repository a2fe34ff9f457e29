import { joinWithCommas, t } from '../../languages/language.svelte'
import { at } from '../../lib/at'
import { isOwn, namesOf, type People } from '../../lib/game/people'
import type { ChatLine } from '../../protocol'

/** What waits to be read or answered by a viewer. */
export interface Unread {
  /** Lines that others said, whispers among them. */
  lines: number
  whispers: number
  /** Pacts that were offered to the viewer. */
  offers: number
}

export const isWhisper = ({ to }: ChatLine): boolean => to !== null

/** What others said since a time that a viewer has not read; of those who are muted nothing. */
export function unheard(
  chat: readonly ChatLine[],
  since: number,
  viewer: number | null,
  muted: readonly number[],
): ChatLine[] {
  return chat.filter(({ seat, at }) => at > since && seat !== viewer && !muted.includes(seat))
}

/** 'Ada to you', 'You to Ada and Bruno', and to everybody only 'Ada'. */
export function speaker({ seat, to }: ChatLine, people: People): string {
  const name = at(people.names, seat)
  if (to !== null) return t('talk-whisper', { own: isOwn(seat, people), name, whom: namesOf(to, people) })
  return seat === people.viewer ? t('talk-you') : name
}

/** '3 unread, 1 whisper among them, 1 offer'. */
export function unreadInWords({ lines, whispers, offers }: Unread): string {
  const said = whispers ? t('talk-unread-whispers', { lines, whispers }) : t('talk-unread', { lines })
  return joinWithCommas([...(lines ? [said] : []), ...(offers ? [t('talk-offers', { count: offers })] : [])])
}
