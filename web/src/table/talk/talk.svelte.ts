import { note, recall } from '../../lib/browser/myTables'
import { pendingOffers } from '../../pacts/offers'
import type { ChatLine } from '../../protocol'
import type { Session } from '../session.svelte'
import { isWhisper, type Unread, unheard } from './chat'

/** What one seat has read of the talk at its table, and whom it does not want to read. This browser keeps both. */
export class Talk {
  /** Up to when everything was read, as Unix time in seconds. */
  readUntil = $state(0)
  muted = $state<readonly number[]>([])
  #id: string
  #session: Session
  /** When this page was opened: what was said before is told to nobody aloud. */
  readonly opened: number
  /** What a captain says as it answers an offer; null until that is loaded. */
  answers: ((seat: number) => ChatLine | null) | null = null

  constructor(id: string, session: Session) {
    const kept = recall(id, session.key)
    this.#id = id
    this.#session = session
    this.opened = session.table?.now ?? 0
    this.readUntil = kept?.readUntil ?? 0
    this.muted = kept?.muted ?? []
    if (kept?.draft && !session.draft.text) session.draft = kept.draft
    this.keep()
  }

  /** What waits to be read or answered. */
  get unread(): Unread {
    const { table } = this.#session
    const lines = this.#unheard(this.readUntil)
    return {
      lines: lines.length,
      whispers: lines.filter(isWhisper).length,
      offers: table ? pendingOffers(table, this.muted).length : 0,
    }
  }

  /** The last thing that another has said since the page was opened. */
  get latest(): ChatLine | null {
    return this.#unheard(this.opened).at(-1) ?? null
  }

  /** The last thing that a seat has said since the page was opened; null for the viewer's own. */
  lastOf(seat: number): ChatLine | null {
    return this.#unheard(this.opened).findLast((line) => line.seat === seat) ?? this.answers?.(seat) ?? null
  }

  /** Up to when all that is known was said: until the page was opened, or later. */
  get saidUntil(): number {
    return Math.max(this.opened, this.#session.chat.at(-1)?.at ?? 0)
  }

  /** All that was said so far is read. */
  read(): void {
    const last = this.#session.chat.at(-1)?.at ?? 0
    if (last <= this.readUntil) return
    this.readUntil = last
    note(this.#id, this.#session.key, { readUntil: last })
  }

  /** Keeps what is about to be said out of sight, for a page that is opened anew, unless others use the device, too. */
  keep(hidden = document.visibilityState === 'hidden'): void {
    const { draft, key, table } = this.#session
    note(this.#id, key, { draft: hidden && draft.text && !table?.own_seats[1] ? draft : null })
  }

  isMuted(seat: number): boolean {
    return this.muted.includes(seat)
  }

  /** Hides what a seat says, or shows it again. */
  mute(seat: number, mute: boolean): void {
    this.muted = [...this.muted.filter((one) => one !== seat), ...(mute ? [seat] : [])]
    note(this.#id, this.#session.key, { muted: [...this.muted] })
  }

  #unheard(since: number): ChatLine[] {
    const { chat, table } = this.#session
    return unheard(chat, since, table?.view.viewer ?? null, this.muted)
  }
}
