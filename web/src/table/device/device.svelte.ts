import type { TableMessage } from '../../protocol'
import type { Session } from '../session.svelte'
import { due, isShared, latest } from './turns'

/**
 * Several people at one device: each has a seat and a connection of its own, and one of them looks at a time. Between
 * two of them a cover lies over all that only one may see.
 */
export class Device {
  /** Who looks; null while the device is covered. */
  #looking = $state<number | null>(null)
  /** For whom, or what, the device was covered last. */
  #occasion = ''

  constructor(readonly sessions: readonly Session[]) {}

  /** The seats of those at the device, in order; empty until all have joined. */
  readonly own: readonly number[] = $derived.by(() => {
    const seats = this.sessions.map(({ table }) => table?.view.viewer ?? null)
    return seats.includes(null) ? [] : seats.filter((seat) => seat !== null).sort((a, b) => a - b)
  })

  /** The latest that any of them was sent; for what everybody may know. */
  readonly table: TableMessage | null = $derived.by(() => latest(this.#tables())[0] ?? null)

  readonly due: number | null = $derived.by(() => due(this.#tables()))

  /** Whose board is seen; null while the device is covered. */
  readonly seen: number | null = $derived.by(() => {
    if (this.#looking !== null) return this.#looking
    return this.table?.view.phase === 'over' ? (this.own[0] ?? null) : null
  })

  #tables(): TableMessage[] {
    return this.sessions.flatMap(({ table }) => table ?? [])
  }

  session(seat: number): Session | undefined {
    return this.sessions.find(({ table }) => table?.view.viewer === seat)
  }

  cover(): void {
    this.#looking = null
  }

  show(seat: number): void {
    this.#looking = seat
  }

  /** Covers the device once whenever somebody else has to take it. */
  follow(): void {
    const occasion = this.table && isShared(this.table, this.own) ? 'hand' : String(this.due ?? '')
    const changed = occasion !== this.#occasion
    this.#occasion = occasion
    if (changed && occasion !== '' && this.due !== this.#looking) this.cover()
  }
}
