import { createSubscriber } from 'svelte/reactivity'
import { note, recall } from '../../lib/browser/myTables'
import type { LogLine } from '../../protocol'
import type { Absence } from './away'

const subscribe = createSubscriber((changed) => {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
})

/** Whether this page is on the screen. */
export function isVisible(): boolean {
  subscribe()
  return document.visibilityState === 'visible'
}

/** What happened at a table while this page was not looked at, or the seat not open in this browser. */
export class Away {
  absence = $state.raw<Absence | null>(null)

  #here = false
  #until: number

  constructor(
    private readonly id: string,
    private readonly key: string | null,
  ) {
    this.#until = recall(id, key)?.seenUntil ?? 0
  }

  /** The log as it is now, and whether somebody sees it. */
  see(log: readonly LogLine[], now: number, here: boolean): void {
    const came = here && !this.#here
    this.#here = here
    if (!here) return
    if (came && this.#until > 0) void this.#tell(log, this.#until, now)
    this.#until = Math.max(this.#until, log.at(-1)?.at ?? 0)
    note(this.id, this.key, { seenUntil: this.#until })
  }

  async #tell(log: readonly LogLine[], since: number, now: number): Promise<void> {
    const { absenceOf } = await import('./away')
    this.absence = absenceOf(log, since, now) ?? this.absence
  }

  dismiss(): void {
    this.absence = null
  }
}
