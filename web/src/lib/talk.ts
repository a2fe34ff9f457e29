import { enumerated, t } from '../languages/language.svelte'
import type { ChatLine } from '../protocol'
import { capitalised, listed } from './wording'

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
export function speaker({ seat, to }: ChatLine, name: (seat: number) => string): string {
  const whom = to === null ? '' : ` to ${listed(to.map(name))}`
  return capitalised(name(seat)) + whom
}

/** '3 unread, 1 whisper among them, 1 offer'. */
export function unreadInWords({ lines, whispers, offers }: Unread): string {
  const said = whispers ? t('talk-unread-whispers', { lines, whispers }) : t('talk-unread', { lines })
  return enumerated([...(lines ? [said] : []), ...(offers ? [t('talk-offers', { count: offers })] : [])])
}
