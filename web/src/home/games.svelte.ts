import { byTable, type MyTable, myTables, note } from '../lib/browser/myTables'
import { distinct } from '../lib/browser/stored'
import { myGames, putBackGame, Refused, removeGame, summary, troubleOf } from '../lib/server/api'
import { person } from '../lib/server/person.svelte'
import type { MyGame, TableSummary, WaitingTable } from '../protocol'
import { concurrently } from './concurrently'
import { browserRow, gameRow, inOrder, roomRow, type Row } from './gameRows'

/** So many tables that the server does not list are asked after; older ones are listed as they are. */
const ASKED = 12
const AT_ONCE = 3

/** Seats that this browser alone knows, or tables where it looked on. */
function ofBrowser(hidden: boolean): MyTable[] {
  const tables = myTables().filter((one) => one.own !== true && (one.hidden ?? false) === hidden)
  return byTable(tables).flatMap(({ seats }) => seats)
}

/** The games of the person, as the server lists them, and those that only this browser remembers. */
export class Games {
  /** Whether the server has more games after those that are listed. */
  more = $state(false)
  /** Taken off the list, and not shown otherwise; null while nobody has asked for them. */
  removed = $state.raw<Row[] | null>(null)

  hasRemoved = $state(ofBrowser(true).length > 0)

  #failed = $state.raw<unknown>(null)
  #first = $state.raw<MyGame[]>([])
  #later = $state.raw<MyGame[]>([])
  #waiting = $state.raw<WaitingTable[]>([])
  #browser = $state.raw(ofBrowser(false))
  #found = $state<Record<string, TableSummary | 'gone'>>({})

  readonly rows = $derived.by(() => {
    const games = distinct([...this.#first, ...this.#later], ({ id }) => id)
    const server = [...games.map(gameRow), ...this.#waiting.map((room) => roomRow(room, person.name))]
    const local = this.#browser.filter(({ id, key }) => key !== null || !server.some((row) => row.id === id))
    return inOrder([...server, ...local.map((one) => browserRow(one, this.#found[one.id]))])
  })

  /** Why the server's list is not there, in words; '' if it is. */
  readonly trouble = $derived(troubleOf(this.#failed))

  /** At how many tables the person is on turn. */
  readonly turns = $derived(this.rows.filter(({ state }) => state === 'turn').length)

  async refresh(): Promise<void> {
    this.#browser = ofBrowser(false)
    const local = ofBrowser(true).length > 0
    if (person.name === null) {
      this.hasRemoved = local
      this.#first = []
      this.#later = []
      this.#waiting = []
      return
    }
    try {
      const { games, waiting, more, removed } = await myGames()
      this.hasRemoved = local || removed
      this.#first = games
      this.#waiting = waiting
      if (this.#later.length === 0) this.more = more
      this.#failed = null
    } catch (error) {
      this.#failed = error
    }
  }

  /** Looks up, a few at a time, the tables that the server does not list. */
  async lookUp(): Promise<void> {
    const asked = distinct(this.#browser, ({ id }) => id).slice(0, ASKED)
    await concurrently(asked, AT_ONCE, async ({ id }) => {
      try {
        this.#found[id] = await summary(id)
      } catch (error) {
        if (error instanceof Refused && error.code === 'no_table') this.#found[id] = 'gone'
      }
    })
  }

  async loadMore(): Promise<void> {
    const last = [...this.#first, ...this.#later].at(-1)
    const { games, more } = await myGames(last?.id ?? null)
    this.#later = [...this.#later, ...games]
    this.more = more
  }

  /** Takes a game off the list, or puts it back; the seat stays whose it is. */
  async remove(row: Row, hidden: boolean): Promise<void> {
    if (row.kept === 'browser') note(row.id, row.key, { hidden })
    else await (hidden ? removeGame(row.id) : putBackGame(row.id))
    this.#later = this.#later.filter(({ id }) => id !== row.id)
    if (this.removed) this.removed = this.removed.filter((one) => one !== row)
    await this.refresh()
  }

  async loadRemoved(): Promise<void> {
    this.removed = await this.takenOff()
  }

  /** Those that were taken off the list, the latest of them. */
  async takenOff(): Promise<Row[]> {
    const { games } = person.name === null || !this.hasRemoved ? { games: [] } : await myGames(null, true)
    return [...games.map(gameRow), ...ofBrowser(true).map((one) => browserRow(one, undefined))]
  }
}
