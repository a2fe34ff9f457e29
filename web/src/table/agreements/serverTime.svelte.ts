import { getContext, hasContext, setContext } from 'svelte'
import { createSubscriber } from 'svelte/reactivity'

const TICK_MS = 500

/** What time it is on the server, whatever the clock of this device shows. */
export class ServerTime {
  /** What this device's clock has to be put forward by, in seconds. */
  #ahead = $state(0)
  readonly #tick = createSubscriber((update) => {
    const ticking = setInterval(update, TICK_MS)
    return () => clearInterval(ticking)
  })

  /** Takes in the server's time of a message that has just come; 0 is none. */
  set(now: number): void {
    if (now > 0) this.#ahead = now - Date.now() / 1000
  }

  /** Unix time in seconds; what draws it is drawn anew as time passes. */
  get now(): number {
    this.#tick()
    return Date.now() / 1000 + this.#ahead
  }
}

const KEY = Symbol('server time')

export const setServerTime = (time: ServerTime): ServerTime => setContext(KEY, time)

export const serverTime = (): ServerTime => getContext<ServerTime>(KEY)

/** The time of the table that is played at; null where one looks at a game that is over. */
export const timeOfPlay = (): ServerTime | null => (hasContext(KEY) ? serverTime() : null)
