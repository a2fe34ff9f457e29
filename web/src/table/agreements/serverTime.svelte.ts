import { getContext, hasContext, setContext } from 'svelte'
import { createSubscriber } from 'svelte/reactivity'

const TICK_MS = 500

/** What time it is on the server, whatever the clock of this device shows. */
export class ServerTime {
  /** What this device's clock has to be put forward by, in seconds. */
  #ahead = $state(0)
  /** Whether the server is not heard at the moment: what it told last of who is there may not hold. */
  silent = $state(false)
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

/** In a component's context. */
export const TIME = Symbol('server time')

export const setServerTime = (time: ServerTime): ServerTime => setContext(TIME, time)

export const serverTime = (): ServerTime => getContext<ServerTime>(TIME)

/** The time of the table that is played at; null where one looks at a game that is over. */
export const timeOfPlay = (): ServerTime | null => (hasContext(TIME) ? serverTime() : null)
