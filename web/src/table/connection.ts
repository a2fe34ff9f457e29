import { delayBefore } from '../lib/server/backoff'
import type { ErrorMessage, FromBrowser, Join, Pong, ToBrowser } from '../protocol'

/**
 * Open by a WebSocket, or over plain HTTP (`polling`). While it is lost: `offline` without a network, `unreachable`
 * once the server has not answered over plain HTTP either, `reconnecting` before that.
 */
export type ConnectionState =
  'connecting' | 'open' | 'polling' | 'reconnecting' | 'offline' | 'unreachable' | 'refused'

/** What a connection uses of a WebSocket. */
export interface Socket {
  send: (text: string) => void
  close: () => void
  onopen: (() => void) | null
  onmessage: ((event: { data: string }) => void) | null
  onclose: (() => void) | null
}

/** After these the same request would be refused again, so nothing is tried anew. */
const FINAL: readonly ErrorMessage['code'][] = ['no_table', 'wrong_key', 'newer_table']

/** How long it may take to open a connection, in milliseconds, and from then to the first message. */
const HANDSHAKE_MS = 10_000
const JOIN_MS = 20_000
/** After so long without a message the server is asked whether it is there, and sooner if it owes an answer. */
const QUIET_MS = 15_000
const UNANSWERED_MS = 2_000
/** How long it may take to answer that; less when the network has changed, or the page was out of sight. */
const PONG_MS = 8_000
const CHECK_MS = 4_000
/** After so many WebSockets in a row over which nothing came, plain HTTP is tried. */
const MOST_FAILED = 2
/** How often a WebSocket is tried again while plain HTTP is used. */
const RETRY_MS = 300_000

interface Hooks {
  address: string
  /** As whom to join. */
  as: Omit<Join, 'type' | 'page'>
  received: (message: Exclude<ToBrowser, Pong>) => void
  changed: (state: ConnectionState) => void
  /** Replaced in tests. */
  open?: (address: string) => Socket
  openPolled?: (address: string) => Promise<Socket>
  delay?: (attempt: number) => number
}

// Its handlers are given more than is used of it.
const openWebSocket = (address: string): Socket => new WebSocket(address) as unknown as Socket
const openPolledSocket = async (address: string): Promise<Socket> =>
  new (await import('../lib/server/polledSocket')).PolledSocket(address)

const nothing = (): void => undefined
/** What stands for a socket while it is being loaded. */
const unloaded = (): Socket => ({
  send: nothing,
  close: nothing,
  onopen: null,
  onmessage: null,
  onclose: null,
})

/** A connection to a table that joins, notices when it is dead, and comes back when it is lost. */
export class Connection {
  #socket: Socket | null = null
  /** A WebSocket that shows whether one gets through, while plain HTTP is used. */
  #trial: Socket | null = null
  #attempt = 0
  /** How many WebSockets in a row brought nothing. */
  #failed = 0
  /** Whether the latest socket brought anything. */
  #heard = false
  #unreachable = false
  #pinged = false
  #reconnecting: ReturnType<typeof setTimeout> | undefined
  /** Until the server is asked whether it is there, or given up. */
  #waiting: ReturnType<typeof setTimeout> | undefined
  #retrying: ReturnType<typeof setTimeout> | undefined
  #state: ConnectionState = 'connecting'
  #ended = false
  /** By this the server knows which of its connections this page has given up. */
  readonly #page = crypto.getRandomValues(new Uint32Array(3)).join('-')

  constructor(private readonly hooks: Hooks) {
    this.#connect()
  }

  /** Whether it was sent; while the connection is lost nothing is. */
  send(message: FromBrowser): boolean {
    if (this.#socket === null || !this.#isOpen) return false
    this.#socket.send(JSON.stringify(message))
    if (!this.#pinged) this.#wait(UNANSWERED_MS, () => this.#ping(PONG_MS))
    return true
  }

  /** Looks at once whether the server is there, as when a phone wakes up or changes its network. */
  check(): void {
    if (this.#ended) return
    if (this.#isOpen) this.#ping(CHECK_MS)
    if (this.#state === 'polling') this.#tryWebSocket()
    if (this.#isOpen || this.#state === 'connecting') return
    this.#become(this.#lostState)
    if (this.#socket === null) this.#connect()
  }

  /** Joins again as the person that this browser has become since. */
  rejoin(): void {
    if (!this.#ended) this.#begin('connecting')
  }

  end(): void {
    this.#ended = true
    this.#drop()
  }

  get #isOpen(): boolean {
    return this.#state === 'open' || this.#state === 'polling'
  }

  get #lostState(): ConnectionState {
    if (!navigator.onLine) return 'offline'
    return this.#unreachable ? 'unreachable' : 'reconnecting'
  }

  #begin(state: ConnectionState): void {
    this.#drop()
    this.#become(state)
    this.#connect()
  }

  /** Closes and forgets all sockets, and all that was to happen. */
  #drop(): void {
    const sockets = [this.#socket, this.#trial]
    this.#socket = this.#trial = null
    this.#pinged = false
    for (const timer of [this.#reconnecting, this.#waiting, this.#retrying]) clearTimeout(timer)
    for (const socket of sockets) socket?.close()
  }

  #wait(ms: number, then: () => void): void {
    clearTimeout(this.#waiting)
    this.#waiting = setTimeout(then, ms)
  }

  #connect(): void {
    clearTimeout(this.#reconnecting)
    this.#heard = false
    const { address, open = openWebSocket, openPolled = openPolledSocket } = this.hooks
    if (this.#failed < MOST_FAILED) {
      this.#use(open(address), 'open')
      return
    }
    const socket = this.#use(unloaded(), 'polling')
    void openPolled(address).then(
      (loaded) => {
        if (socket === this.#socket) this.#use(loaded, 'polling')
        else loaded.close()
      },
      () => this.#lose(socket),
    )
  }

  #use(socket: Socket, state: 'open' | 'polling'): Socket {
    this.#socket = socket
    this.#wait(HANDSHAKE_MS, () => this.#lose(socket))
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: 'join', ...this.hooks.as, page: this.#page } satisfies FromBrowser))
      if (socket === this.#socket) this.#wait(JOIN_MS, () => this.#lose(socket))
    }
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#take(JSON.parse(data) as ToBrowser, state)
    }
    socket.onclose = () => this.#lose(socket)
    return socket
  }

  #take(message: ToBrowser, state: 'open' | 'polling'): void {
    this.#heard = true
    this.#pinged = false
    this.#wait(QUIET_MS, () => this.#ping(PONG_MS))
    if (message.type === 'pong') return
    if (message.type === 'error' && FINAL.includes(message.code)) {
      this.end()
      this.#become('refused')
    } else if (message.type === 'table' || message.type === 'room') {
      this.#attempt = 0
      if (state === 'open') this.#failed = 0 // Otherwise plain HTTP is what is tried first again.
      this.#unreachable = false
      if (state === 'polling' && this.#state !== state) this.#tryWebSocket()
      this.#become(state)
    }
    this.hooks.received(message)
  }

  #ping(limit: number): void {
    const socket = this.#socket
    if (socket === null) return
    if (!this.#pinged) socket.send(JSON.stringify({ type: 'ping' } satisfies FromBrowser))
    this.#pinged = true
    this.#wait(limit, () => this.#lose(socket))
  }

  #lose(socket: Socket): void {
    if (socket !== this.#socket) return
    if (!this.#isOpen && this.#failed < MOST_FAILED) this.#failed++
    else if (!this.#isOpen) {
      this.#failed = 0
      this.#unreachable = !this.#heard
    }
    this.#drop()
    this.#become(this.#lostState)
    this.#reconnecting = setTimeout(() => this.#connect(), (this.hooks.delay ?? delayBefore)(this.#attempt++))
  }

  /** Uses WebSockets again as soon as a message comes over one: the server answers whatever it is sent. */
  #tryWebSocket(): void {
    this.#trial?.close()
    const trial = (this.#trial = (this.hooks.open ?? openWebSocket)(this.hooks.address))
    trial.onopen = () => trial.send(JSON.stringify({ type: 'ping' } satisfies FromBrowser))
    trial.onmessage = () => {
      if (trial !== this.#trial) return
      this.#failed = 0
      this.#begin('reconnecting')
    }
    clearTimeout(this.#retrying)
    this.#retrying = setTimeout(() => this.#tryWebSocket(), RETRY_MS)
  }

  #become(state: ConnectionState): void {
    if (state === this.#state) return
    this.#state = state
    this.hooks.changed(state)
  }
}
