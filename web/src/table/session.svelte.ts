import { factText, t } from '../languages/language.svelte'
import { refusalText } from '../languages/refusals'
import type { Draft } from '../lib/browser/myTables'
import { nameOfSeat } from '../lib/game/wording'
import {
  PROTOCOL,
  RULES_VERSION,
  type AnnounceChain,
  type ChatLine,
  type ErrorMessage,
  type FromBrowser,
  type HandAnswer,
  type LogLine,
  type Pong,
  type RevealEntropy,
  type RoomMessage,
  type TableMessage,
  type ToBrowser,
} from '../protocol'
import { withAgreements } from './agreements/agreements'
import { ServerTime } from './agreements/serverTime.svelte'
import { Connection, type ConnectionState } from './connection'
import { mergeLines, reuseEqualParts } from './merge'
import type { Unheard } from './talk/unheard'
import {
  isDone,
  mayBeSentAgain,
  replaces,
  tells,
  type AgreementMessage,
  type Unconfirmed,
} from './unconfirmed'

interface Toast {
  id: number
  says: () => string
}

const TOAST_MS = 7000

/** Refusals that need nobody: the table is sent anew, or what was refused was sent by this page itself. */
const QUIET: readonly ErrorMessage['code'][] = ['stale', 'entropy']

/** For so long after the table changed nothing is taken for an answer: it was meant for what stood there before. */
const SETTLING_MS = 400

/** Is told of every table as it comes, and whether the one before it was seen on this connection. */
type TableListener = (table: TableMessage, log: readonly LogLine[], follows: boolean) => void

/** What a browser knows of a table, and its line to it. */
export class Session {
  connection = $state<ConnectionState>('connecting')
  /** The waiting room, until the game begins. */
  room = $state.raw<RoomMessage | null>(null)
  table = $state.raw<TableMessage | null>(null)
  log = $state.raw<LogLine[]>([])
  chat = $state.raw<ChatLine[]>([])
  toasts = $state<Toast[]>([])
  /** Why there is nothing to see, when the server would not let us in. */
  refusal = $state.raw<ErrorMessage | null>(null)
  /** The version of the table to which something was sent that has not been answered yet. */
  sentAt = $state<number | null>(null)
  /** Whether the server leaves out the entropy that this browser gives to the shuffles. */
  entropyIgnored = $state(false)
  readonly time = new ServerTime()
  /** What the viewer is about to say; what was said stands there again while it is not sure that it has arrived. */
  draft = $state<Draft>({ text: '', to: null })
  /** What was said and is not heard yet; null until something can be said. */
  unheard: Unheard | null = null

  /** What the server was told last through this connection of whether the page is looked at. */
  #looking: boolean | null = null
  /** Whether the server has not answered yet to what was done beyond the rules. */
  #requesting = $state(false)
  #unconfirmed: Unconfirmed[] = []
  /** Whether the latest that was done beyond the rules was sent again through this connection. */
  #again = false
  /** Whether it was said that nothing but plain HTTP gets through. */
  #polled = false
  /** Whether nothing came since something else was sent, which may be lost. */
  #doubtful = false
  /** Whether the table changed just now. */
  #settling = $state(false)
  #settled: ReturnType<typeof setTimeout> | undefined
  #line: Connection
  /** Whether the next table is the first of a connection: what came before it was not seen. */
  #anew = true
  #listener: TableListener | undefined
  #toastId = 0
  #joined: (() => void) | undefined

  constructor(
    address: string,
    readonly key: string | null,
    /** Which of one's own seats, for who has several and no key; null is the first. */
    readonly seat: number | null = null,
    /** Whether to look on even with a seat of one's own. */
    lookOn = false,
  ) {
    this.#line = new Connection({
      address,
      as: { key, seat, look_on: lookOn },
      received: (message) => this.#take(message),
      changed: (state) => {
        if (this.connected && this.#doubtful) this.toast(() => t('table-maybe-not-sent'))
        this.unheard?.doubt()
        if (state === 'polling' && !this.#polled) this.toast(() => t('table-polling'))
        this.#polled ||= state === 'polling'
        this.connection = state
        this.time.silent = !this.connected
        this.#doubtful = false
        this.sentAt = null
        this.#requesting = this.#again = false
        this.#looking = null
        this.#anew = true
      },
    })
  }

  /** Whether an answer of the server is being waited for. */
  get busy(): boolean {
    return this.sentAt !== null && this.sentAt === this.table?.version
  }

  get connected(): boolean {
    return this.connection === 'open' || this.connection === 'polling'
  }

  /** Whether an answer to what the table asks is taken now. */
  get ready(): boolean {
    return this.connected && !this.busy && !this.#settling
  }

  /** Whether it was sent. */
  act(action: string): boolean {
    return this.#answer((version) => ({ type: 'act', version, action }))
  }

  /** The same for what is tapped or pressed a second time where it stands; if that came too soon, it is said. */
  confirm(action: string): boolean {
    const sent = this.act(action)
    if (!sent && this.#settling) this.toast(() => t('table-changed-just-now'))
    return sent
  }

  /** Says what becomes of the hand (R4.5), which may be changed until all hands are settled; null takes it back. */
  answer(answer: HandAnswer | null): boolean {
    return this.#sendOnce({ type: 'answer', answer })
  }

  /** Has bots act at once until the next turn of one's own. */
  faster(): boolean {
    return this.#send({ type: 'hurry' })
  }

  next(): boolean {
    return this.#answer((version) => ({ type: 'next', version }))
  }

  endUnfinished(): boolean {
    return this.#answer((version) => ({ type: 'end', version }))
  }

  /** Whether the server takes something beyond the rules now. */
  get canRequest(): boolean {
    return this.connected && !this.#requesting
  }

  /** Does something beyond the rules; whether it was sent. */
  request(message: AgreementMessage): boolean {
    if (this.#requesting) return false
    this.#again = false
    this.#requesting = this.#sendOnce(message, this.log.length)
    return this.#requesting
  }

  /** Whether it was sent. */
  say(said: Draft): boolean {
    return this.#send({ type: 'say', ...said })
  }

  show(cards: number[], faceDown: boolean, to: number[] | null): boolean {
    return this.#send({ type: 'show', cards, face_down: faceDown, to })
  }

  /** The server tells who does not look of their turn, where they have asked to be told. */
  tellWhetherLooking(looking: boolean): void {
    if (looking !== this.#looking && this.#line.send({ type: 'looking', looking })) this.#looking = looking
  }

  /** Gives entropy of this browser to the shuffles; whether it was sent. Play goes on without it. */
  contribute(message: AnnounceChain | RevealEntropy): boolean {
    return this.#line.send(message)
  }

  /** Says something for a while, in the language that is shown. */
  toast(says: () => string): void {
    const id = ++this.#toastId
    this.toasts = [...this.toasts.filter((one) => one.says() !== says()), { id, says }].slice(-3)
    setTimeout(() => this.dismiss(id), TOAST_MS)
  }

  dismiss(id: number): void {
    this.toasts = this.toasts.filter((one) => one.id !== id)
  }

  /** Has a listener told of every table from now on, until what is returned is called. */
  listen(listener: TableListener): () => void {
    this.#listener = listener
    return () => {
      if (this.#listener === listener) this.#listener = undefined
    }
  }

  /** Takes no answer for a moment, since what is asked stands there only now. */
  settle(): void {
    clearTimeout(this.#settled)
    this.#settling = true
    this.#settled = setTimeout(() => (this.#settling = false), SETTLING_MS)
  }

  /** Looks at once whether the connection is alive. */
  check(): void {
    this.#line.check()
  }

  /** Joins anew, as whoever the server takes this browser for by now; until it has let us in. */
  rejoin(): Promise<void> {
    this.#line.rejoin()
    return new Promise((joined) => (this.#joined = joined))
  }

  end(): void {
    clearTimeout(this.#settled)
    this.#line.end()
  }

  #answer(message: (version: number) => FromBrowser): boolean {
    if (!this.table || this.busy || this.#settling) return false
    const { version } = this.table
    const sent = this.#sendOnce(message(version))
    if (sent) this.sentAt = version
    return sent
  }

  /**
   * Sends what is sent again if it is not in the table after the connection was lost. What was sent before about the
   * same is not, even if this cannot be sent.
   */
  #sendOnce(message: FromBrowser, lines: number | null = null): boolean {
    const sent = this.#put(message)
    this.#unconfirmed = this.#unconfirmed.filter((one) => !replaces(message, one.message))
    if (sent && this.table)
      this.#unconfirmed.push({ version: this.table.version, message, lines, at: Date.now() })
    return sent
  }

  #send(message: FromBrowser): boolean {
    const sent = this.#put(message)
    this.#doubtful ||= sent
    return sent
  }

  #put(message: FromBrowser): boolean {
    const sent = this.#line.send(message)
    if (!sent) this.toast(() => t('table-not-sent'))
    return sent
  }

  #take(message: Exclude<ToBrowser, Pong>): void {
    this.#joined?.()
    this.#doubtful = false
    if (message.type !== 'chat') this.#requesting = false
    switch (message.type) {
      case 'table':
        this.#show(message)
        break
      case 'room':
        this.#enter(message)
        break
      case 'chat':
        this.unheard?.hear(message.lines)
        this.chat = mergeLines(this.chat, message.lines, message.chat_from)
        break
      case 'error':
        this.#refused(message)
        break
      default:
        message satisfies never
        this.#tellOfUpdate() // Only a newer server says anything else.
    }
  }

  #enter(message: RoomMessage): void {
    this.#compare(message.protocol)
    if (message.rules !== RULES_VERSION) this.#tellOfUpdate()
    this.room = message
    this.refusal = null
  }

  #compare(protocol: number): void {
    if (protocol !== PROTOCOL) this.#tellOfUpdate()
  }

  #tellOfUpdate(): void {
    this.toast(() => t('table-updated'))
  }

  #show(message: TableMessage): void {
    this.#compare(message.protocol)
    this.log = mergeLines(this.log, message.log, message.log_from)
    if (this.table?.version !== message.version) this.settle()
    this.room = null
    this.time.set(message.now)
    this.table = reuseEqualParts(this.table, withAgreements(message))
    if (!this.#anew) this.#tellOfLapse(message)
    this.refusal = null
    this.#confirm(message)
    if (this.sentAt !== message.version) this.sentAt = null
    this.#listener?.(this.table, this.log, !this.#anew)
    this.#anew = false
  }

  /** Whether what was sent has been done, or can no longer be; on a new connection, if neither, it is sent again. */
  #confirm({ version, answers, view }: TableMessage): void {
    const sent = this.#unconfirmed
    this.#unconfirmed = sent.filter(
      ({ version: then, message, lines }) =>
        then === version &&
        (lines === null || lines === this.log.length) &&
        !(message.type === 'answer' && (answers?.own ?? null) === message.answer),
    )
    if (!this.#anew) return
    this.#unconfirmed = this.#unconfirmed.filter((one) => mayBeSentAgain(one, Date.now()))
    for (const { message, lines } of this.#unconfirmed)
      if (!this.#line.send(message)) continue
      else if (lines !== null) this.#requesting = this.#again = true
      else if (message.type !== 'answer') this.sentAt = version
    const gone = sent.filter((one) => !this.#unconfirmed.includes(one))
    const isTold = ({ message, lines }: Unconfirmed): boolean =>
      lines === null || this.log.slice(lines).some((line) => tells(line, message, view.viewer))
    if (!gone.every(isTold)) this.toast(() => t('table-maybe-not-sent'))
  }

  /** Play went on, or cards were shown, before all had agreed to what the viewer asked for: say why its notice is gone. */
  #tellOfLapse({ log, players, view }: TableMessage): void {
    const lapse = log.find(({ event }) => event.type === 'take_back_lapsed' && event.seat === view.viewer)
    if (lapse) this.toast(() => factText(lapse.fact, nameOfSeat(players)))
  }

  #refused(error: ErrorMessage): void {
    this.sentAt = null
    this.unheard?.doubt()
    if (!this.#anew) this.#unconfirmed = [] // Otherwise only the new connection is refused, for the moment.
    if (this.connection === 'refused' || this.#isFinal(error)) this.refusal = error
    else if (!QUIET.includes(error.code) && !(this.#again && isDone(error)))
      this.toast(() => refusalText(error))
  }

  #isFinal(error: ErrorMessage): boolean {
    return this.table === null && this.room === null && !['storage', 'overloaded'].includes(error.code)
  }
}
