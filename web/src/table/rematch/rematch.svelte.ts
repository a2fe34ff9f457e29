import { fairOpening } from '../../fair/contributor'
import { linksOf, remember } from '../../lib/browser/myTables'
import { tablePath, visit } from '../../lib/routes'
import { beginRematch, Refused } from '../../lib/server/api'
import type { NextTable, TableMessage } from '../../protocol'
import type { Session } from '../session.svelte'

/** So long a page says where it is about to go. */
const NOTICE_MS = 8000

/** The rematch of a table: beginning it, and going there as everybody does. */
export class Rematch {
  busy = $state(false)
  /** Whether the page goes there by itself. */
  following = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Whether the page has shown the table before there was a rematch. */
  #before = false

  constructor(
    private readonly id: string,
    private readonly session: Session,
  ) {}

  /** Takes in how the table stands: whoever was there when the rematch was begun follows it. */
  see({ rematch, view }: TableMessage): void {
    if (!rematch) this.#before = true
    else if (this.#before) {
      this.#before = false
      if (rematch.by === view.viewer) this.go(rematch)
      else this.#follow(rematch)
    }
  }

  async begin(rotate: boolean): Promise<void> {
    if (this.busy) return
    this.busy = true
    try {
      const { players = [], view } = this.session.table ?? {}
      const seat = ((view?.viewer ?? 0) + Number(rotate)) % Math.max(players.length, 1)
      const opened = await fairOpening(seat, null)
      const next = await beginRematch(this.id, { rotate, key: this.session.key, ...opened?.asked })
      // Where another one was quicker, it is their table, and was promised to them.
      if (next.by === view?.viewer) opened?.note(next.id)
      this.go(next)
    } catch (error) {
      this.session.toast(error instanceof Refused ? error.says : () => String(error))
    }
    this.busy = false
  }

  stay(): void {
    clearTimeout(this.#timer)
    this.following = false
  }

  /** Goes there in the same seat or, without one, to look on. Every key goes on opening its player's seat. */
  go({ id, rotated }: NextTable): void {
    this.stay()
    const { key, table } = this.session
    const seats = table?.players.length ?? 1
    const links = linksOf(this.id).map((one) => ({ ...one, seat: (one.seat + Number(rotated)) % seats }))
    if (links.length) remember({ id, key, name: '', when: Date.now(), links })
    visit(tablePath(id, key))
  }

  #follow(rematch: NextTable): void {
    this.following = true
    this.#timer = setTimeout(() => this.go(rematch), NOTICE_MS)
  }
}
