import { t } from '../languages/language.svelte'
import { rememberName } from '../lib/browser/preferences'
import { changeRoom, Refused } from '../lib/server/api'
import { person } from '../lib/server/person.svelte'
import type { RoomAction } from '../protocol'
import type { Session } from '../table/session.svelte'
import { freeSeats, staying } from './words'

const isTaken = (error: unknown): boolean => error instanceof Refused && error.code === 'taken'

/** What this browser's user does in a waiting room. What the server refuses is said in a toast. */
export class RoomActions {
  /** Whether the server has said who this browser's user is, if it can be asked at all. */
  asked = $state(false)
  busy = $state(false)
  /** Whether a seat that is lost was left. */
  leaving = false

  constructor(
    readonly id: string,
    private readonly session: Session,
  ) {
    void person
      .load()
      .catch((error: unknown) => this.complain(error))
      .finally(() => (this.asked = true))
  }

  /** Does something; whether it was done. */
  do(action: RoomAction): Promise<boolean> {
    return this.#attempt(() => changeRoom(this.id, action))
  }

  /** Takes this seat or, without one, the first that is free, and is ready. */
  sit(name: string, seat: number | null): Promise<boolean> {
    return this.#attempt(async () => {
      if (name !== person.name) await this.#call(name)
      await this.#take(seat === null ? freeSeats(this.session.room) : [seat])
    })
  }

  /** Has so many seats at the table: the last free ones go, or others come; whether it was done. */
  async resize(count: number): Promise<boolean> {
    const { room } = this.session
    if (room === null) return false
    const places = staying(room, count)
    const gone = freeSeats(room).filter((seat) => !places.includes(seat))
    // The last one first, for those after it move up.
    for (const seat of gone.toReversed()) if (!(await this.do({ type: 'remove', seat }))) return false
    for (let seats = room.seats.length; seats < count; seats++)
      if (!(await this.do({ type: 'add' }))) return false
    return true
  }

  /** Gives a free seat to a captain, unless a friend has taken it meanwhile. */
  fill(seat: number, bot: string, name: string): Promise<boolean> {
    return this.#attempt(async () => {
      try {
        await changeRoom(this.id, { type: 'bot', seat, bot, name })
      } catch (error) {
        if (!isTaken(error)) throw error
      }
    })
  }

  leave(): Promise<boolean> {
    this.leaving = true
    return this.do({ type: 'leave' })
  }

  call(name: string): Promise<boolean> {
    return this.#attempt(() => this.#call(name))
  }

  /** Says what went wrong. */
  complain(error: unknown): void {
    this.session.toast(error instanceof Refused ? error.says : () => String(error))
  }

  /** Who had no name is somebody else to the server from now on, to which this page must connect anew. */
  async #call(name: string): Promise<void> {
    const isNew = person.name === null
    await person.rename(name)
    rememberName(person.name ?? '')
    if (isNew) await this.session.rejoin()
  }

  /** Takes the first of these seats that nobody else has taken meanwhile. */
  async #take([seat, ...others]: readonly number[]): Promise<void> {
    if (seat === undefined) throw new Refused('taken', () => t('room-no-seat-left'))
    try {
      await changeRoom(this.id, { type: 'take', seat, ready: true, terms: this.session.room?.terms ?? null })
    } catch (error) {
      if (!isTaken(error) || others.length === 0) throw error
      await this.#take(others)
    }
  }

  async #attempt(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    try {
      await work()
      return true
    } catch (error) {
      this.complain(error)
      return false
    } finally {
      this.busy = false
    }
  }
}
