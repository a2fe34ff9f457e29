import { Contributor, noteOfRematch } from '../../fair/contributor'
import { linksOf, remember } from '../../lib/browser/myTables'
import { tablePath, visit } from '../../lib/routes'
import { beginRematch, playAddress, Refused } from '../../lib/server/api'
import type { NextTable, TableMessage } from '../../protocol'
import { Session } from '../session.svelte'

/** So long a page says where it is about to go. */
const NOTICE_MS = 8000

/** The rematch of a table: beginning it, and going there as everybody does. */
export class Rematch {
  busy = $state(false)
  /** Whether the page goes there by itself. */
  following = $state(false)
  /** Whether the viewer wants to hear no more of it. */
  dismissed = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Whether the page has shown the table before the cards of a rematch were dealt. */
  #before = false
  /** The table that is to be the rematch, as told last. */
  #next: string | null = null
  /** The rematch that is said to have begun. */
  #begun: string | null = null
  /** Ends what gives entropy to the first deal of the rematch. */
  #contributing: (() => void) | undefined

  constructor(
    private readonly id: string,
    private readonly session: Session,
    /** Whether the page never goes there by itself: the viewer reads it. */
    private readonly stays = false,
  ) {}

  /** Takes in how the table stands: whoever was there when the rematch was begun follows it. */
  see({ rematch, view }: TableMessage): void {
    if (rematch && !rematch.begun && view.viewer !== null) this.#contribute(rematch.id)
    if (rematch?.begun && rematch.id !== this.#begun) this.#noteBegun((this.#begun = rematch.id), false)
    if (!rematch?.begun) this.#before = true
    else if (this.#before) {
      this.#before = false
      this.#contributing?.()
      if (rematch.by === view.viewer) this.go(rematch)
      else if (!this.stays) this.#follow(rematch)
    }
  }

  async begin(rotate: boolean): Promise<void> {
    if (this.busy) return
    this.busy = true
    try {
      const next = await beginRematch(this.id, { rotate, key: this.session.key })
      if (next.begun) this.go(next)
    } catch (error) {
      this.session.toast(error instanceof Refused ? error.says : () => String(error))
    }
    this.busy = false
  }

  stay(): void {
    clearTimeout(this.#timer)
    this.following = false
  }

  /** Leaves the table. */
  end(): void {
    this.stay()
    this.#contributing?.()
  }

  /** Goes there in the same seat or, without one, to look on. Every key goes on opening its player's seat. */
  go({ id, rotated }: NextTable): void {
    this.end()
    this.#noteBegun(id, true)
    const { key, table } = this.session
    const seats = table?.players.length ?? 1
    const links = linksOf(this.id).map((one) => ({ ...one, seat: (one.seat + Number(rotated)) % seats }))
    if (links.length) remember({ id, key, name: '', when: Date.now(), links })
    visit(tablePath(id, key))
  }

  /** Gives entropy of this browser to the first deal of the table, before its page is shown. */
  #contribute(id: string): void {
    if (id === this.#next) return
    this.#next = id
    this.#contributing?.()
    this.#contributing = $effect.root(() => {
      const session = new Session(playAddress(id), this.session.key)
      const contributor = new Contributor(id, session)
      const noted = noteOfRematch((notes) => notes.noteRematch(this.id, id))
      $effect(() => {
        // What was sent through a connection that was lost is sent again. A game is followed where it is shown: the
        // server could pretend one here, after which no other try would be counted.
        if (!session.connected || session.room) void noted.then(() => contributor.follow())
      })
      return () => session.end()
    })
  }

  /** Whether this browser goes to the rematch that is said to have begun. */
  #noteBegun(id: string, goes: boolean): void {
    void noteOfRematch((notes) => notes.noteBegun(id, goes))
  }

  #follow(rematch: NextTable): void {
    this.following = true
    this.#timer = setTimeout(() => {
      // Whoever reads on in a dialog, such as the check of the shuffle, has not seen the notice, which lies beneath it.
      if (document.querySelector('dialog[open]')) this.stay()
      else this.go(rematch)
    }, NOTICE_MS)
  }
}
