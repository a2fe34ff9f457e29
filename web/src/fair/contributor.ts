import { changeRoom } from '../lib/server/api'
import type { NewTable, TableMessage } from '../protocol'
import type { Session } from '../table/session.svelte'
import type { Contribution } from './contribution'
import type * as Notes from './notes'
import type { Opening } from './opening'
import { alone } from '../lib/browser/alone'

const isOver = (table: TableMessage): boolean =>
  table.view.phase === 'over' || table.agreements.closed !== null

/** Has a connection to a table contribute to its shuffles; what that needs is loaded once there is a table. */
export class Contributor {
  #contribution: Promise<Contribution> | undefined

  constructor(
    private readonly table: string,
    private readonly session: Pick<
      Session,
      'connected' | 'contribute' | 'entropyIgnored' | 'key' | 'room' | 'sentAt' | 'table'
    >,
  ) {}

  /**
   * Does what is due after anything that the connection was told, or once the page is hidden or shown; until it is
   * done. A page that its person leaves cannot wait for other tabs.
   */
  async follow(hidden = document.visibilityState === 'hidden', leaving = false): Promise<void> {
    const { connected, room, sentAt, table } = this.session
    if (!connected) {
      if (this.#contribution) await this.#do((one) => one.reconnect(), leaving)
    } else if (room) await this.#do((one) => one.wait(room), leaving)
    // Of a game that is over, only what is left of what was followed is noted. What is shown without a shuffle is
    // noted where there is to be one.
    else if (table && (this.#contribution || !isOver(table)))
      await this.#do((one) => one.follow(table, hidden, isOver(table), sentAt !== null), leaving)
  }

  #do(what: (contribution: Contribution) => unknown, leaving: boolean): Promise<unknown> {
    this.#contribution ??= import('./contribution').then(
      ({ Contribution }) =>
        new Contribution(this.table, {
          send: (message) => this.session.contribute(message),
          change: (action) => changeRoom(this.table, action, this.session.key),
          tellIgnored: (ignored) => (this.session.entropyIgnored = ignored),
        }),
    )
    // Whoever cannot contribute plays all the same.
    return (
      this.#contribution
        // The other tabs wait while it is noted, not for the answer of the server.
        .then((one) => (leaving ? what(one) : alone(() => [what(one)]).then(([done]) => done)))
        .catch(() => null)
    )
  }
}

/** Notes something of a rematch, before anything is given to it. */
export const noteOfRematch = (what: (notes: typeof Notes) => void): Promise<void> =>
  import('./notes').then((notes) => alone(() => what(notes))).catch(() => undefined)

/** Entropy of this browser for the first deal of a new table, as far as there can be any, which keeps nobody from playing. */
export const fairOpening = (seat: number, wanted: NewTable): Promise<Opening | null> =>
  import('./opening').then(({ opening }) => opening(seat, wanted)).catch(() => null)
