import type { ErrorMessage, Poll, PollingBegun, Refusal } from '../../protocol'

/** Stands in for a WebSocket, over plain HTTP (long polling): whatever fails closes it. */
export class PolledSocket {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  #connection: string | null = null
  #received = 0
  #sent = 0
  /** What has not arrived yet. */
  #unsent: string[] = []
  #sending = false
  readonly #closed = new AbortController()
  readonly #address: string

  constructor(webSocketAddress: string) {
    this.#address = webSocketAddress.replace(/^ws/, 'http')
    addEventListener('pagehide', () => this.close(), { signal: this.#closed.signal })
    void this.#run()
  }

  send(text: string): void {
    this.#unsent.push(text)
    if (!this.#sending) void this.#sendAll()
  }

  close(): void {
    if (this.#closed.signal.aborted) return
    this.#closed.abort()
    if (this.#connection !== null)
      void this.#post({ close: true }, { keepalive: true }).catch(() => undefined)
    this.onclose?.()
  }

  async #run(): Promise<void> {
    const { signal } = this.#closed
    try {
      await this.#open(signal)
      while (this.#connection !== null) {
        const answer = await this.#post({ received: this.#received }, { signal })
        if (!answer.ok) break
        const data = await answer.text()
        if (data === '') continue // Nothing has happened for a while.
        this.#received++
        this.onmessage?.({ data })
      }
    } catch {
      // No answer: it is closed, as after any other failure.
    }
    this.close()
  }

  /** Opens a connection, or says why it is refused, unless another process lets it in at once. */
  async #open(signal: AbortSignal): Promise<void> {
    const answer = await this.#post({}, { signal })
    const body: unknown = await answer.json()
    if (answer.ok) {
      this.#connection = (body as PollingBegun).connection
      this.onopen?.()
      return
    }
    const { code, message, fact } = body as Refusal
    const told = fact && ({ type: 'error', code, message, fact } satisfies ErrorMessage)
    if (told && code !== 'restarting') this.onmessage?.({ data: JSON.stringify(told) })
  }

  #post(body: Omit<Poll, 'connection'>, init: RequestInit): Promise<Response> {
    return fetch(this.#address, {
      ...init,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ connection: this.#connection, ...body } satisfies Poll),
    })
  }

  /** Sends one request after the other, so that all arrives in order. */
  async #sendAll(): Promise<void> {
    this.#sending = true
    try {
      while (this.#unsent.length) {
        const messages = this.#unsent
        this.#unsent = []
        const { ok } = await this.#post({ first: this.#sent, messages }, { signal: this.#closed.signal })
        if (!ok) throw new Error('not taken')
        this.#sent += messages.length
      }
    } catch {
      this.close()
    }
    this.#sending = false
  }
}
