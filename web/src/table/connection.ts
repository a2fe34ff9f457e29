import { delayBefore } from '../lib/server/backoff'
import type { ErrorMessage, FromBrowser, Join, ToBrowser } from '../protocol'

export type ConnectionState = 'connecting' | 'open' | 'reconnecting' | 'refused'

/** After these the same request would be refused again, so nothing is tried anew. */
const FINAL: readonly ErrorMessage['code'][] = ['no_table', 'wrong_key', 'newer_table']

interface Hooks {
  address: string
  /** As whom to join. */
  as: Omit<Join, 'type'>
  received: (message: ToBrowser) => void
  changed: (state: ConnectionState) => void
  /** Replaced in tests. */
  open?: (address: string) => WebSocket
  delay?: (attempt: number) => number
}

/** A WebSocket to a table that joins, and comes back when it is lost. */
export class Connection {
  #socket: WebSocket | null = null
  #attempt = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #state: ConnectionState = 'connecting'
  #ended = false

  constructor(private readonly hooks: Hooks) {
    this.#connect()
  }

  /** Whether it was sent; while the connection is lost nothing is. */
  send(message: FromBrowser): boolean {
    if (this.#state !== 'open' || this.#socket === null) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  /** Try at once, as when a phone wakes up. */
  hurry(): void {
    if (this.#state !== 'reconnecting' || this.#socket !== null) return
    clearTimeout(this.#timer)
    this.#connect()
  }

  /** Joins again as the person that this browser has become since. */
  rejoin(): void {
    if (this.#ended) return
    const before = this.#socket
    this.#socket = null
    before?.close()
    clearTimeout(this.#timer)
    this.#become('connecting')
    this.#connect()
  }

  end(): void {
    this.#ended = true
    clearTimeout(this.#timer)
    this.#socket?.close()
  }

  #connect(): void {
    const socket = (this.hooks.open ?? ((address: string) => new WebSocket(address)))(this.hooks.address)
    this.#socket = socket
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: 'join', ...this.hooks.as } satisfies FromBrowser))
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (socket === this.#socket) this.#take(JSON.parse(data) as ToBrowser)
    }
    socket.onclose = () => this.#lost(socket)
  }

  #take(message: ToBrowser): void {
    if (message.type === 'error' && FINAL.includes(message.code)) {
      this.#ended = true
      this.#become('refused')
    } else if (message.type === 'table' || message.type === 'room') {
      this.#attempt = 0
      this.#become('open')
    }
    this.hooks.received(message)
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return
    this.#socket = null
    if (this.#ended) return
    this.#become('reconnecting')
    this.#timer = setTimeout(() => this.#connect(), (this.hooks.delay ?? delayBefore)(this.#attempt++))
  }

  #become(state: ConnectionState): void {
    if (state === this.#state) return
    this.#state = state
    this.hooks.changed(state)
  }
}
