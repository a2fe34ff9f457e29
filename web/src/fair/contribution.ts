/** Adds this browser's entropy to the shuffles of a table, silently: a deal waits for it for about a second. */
import type { Store } from '../lib/browser/stored'
import {
  type AnnounceChain,
  type Fairness,
  type RevealEntropy,
  type RoomAction,
  type RoomMessage,
  type SeatSetup,
  type WaitingSeat,
} from '../protocol'
import { CHAIN_LENGTH, isHex32, link, newSeed } from './chain'
import {
  calledOff,
  changeNote,
  nextOrder,
  type Note,
  noteCommitment,
  noteRefusal,
  type SeatNote,
  type SeenNote,
  withSeat,
  withSent,
} from './notes'
import { setupText } from './setup'
import {
  areChains,
  boundedSetup,
  IMPOSSIBLE,
  isCount,
  isSound,
  seenOf,
  setupShown,
  type Shown,
  withSeen,
  witnessed,
} from './witness'

/** A chain that nobody has heard of yet. */
export function newChain(seat: number): SeatNote {
  const seed = newSeed()
  return { seat, seed, chain: link(seed, 0), from: 1, sent: [], given: [], ended: false }
}

/** Who has each seat when the game of a room begins. */
const occupants = (seats: readonly WaitingSeat[]): SeatSetup[] =>
  seats.map(({ name, bot, guest_of }) => ({ name: name ?? '', bot, guest_of }))

/** For so long what was sent may stay without an answer, in milliseconds. */
export const UNANSWERED_MS = 5000

interface Hooks {
  /** At the table; whether it was sent. */
  send: (message: AnnounceChain | RevealEntropy) => boolean
  /** In the waiting room; fails if the server refuses. */
  change: (action: RoomAction) => Promise<unknown>
  /** Says whether the server leaves out what this browser gives. */
  tellIgnored: (ignored: boolean) => void
}

/**
 * What one connection to a table contributes.
 *
 * A link is given once its deal is due and its pile is committed to, so that nobody knows the deal before. It is given early while the page is
 * hidden, which may not be there any more when the deal is due, and once a deal was made without waiting long enough.
 * The server may lie to choose among several links. So one is given for the deal after the one that was next before,
 * and of one chain only; whatever else the server says ends a chain.
 */
export class Contribution {
  /** What was sent through this connection, and perhaps not taken yet. */
  #sent = new Set<string>()
  /** What was told last through it, if nothing is left to do about that. */
  #done = ''
  /** What was told last through it: the version, the next deal, and the version that was told last before that was next. */
  #told = { version: 0, deal: 0, since: 0 }
  /** The deal that was next when a table was told last through it, 0 before. */
  #next = 0
  /** What was shown through it since something was noted last. */
  #seen: SeenNote[] = []
  /** Whether somebody has played through it. */
  #acted = false
  /** Whether a start was told through it. */
  #started = false
  /** Whether a deal that was awaited through it was made without this browser's entropy. */
  #late = false
  /** Whether the latest deal that this browser's chain counts for is without its entropy, although it was there. */
  #leftOut = false
  /** Whether what was sent has stayed without an answer, and what tells so. */
  #unanswered = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly table: string,
    private readonly hooks: Hooks,
    private readonly store?: Store,
  ) {}

  /**
   * Notes what is told at the table, and sends what is due until the game is over. Who looks on notes the commitment
   * alone. A hidden page may be stopped at any time. What was shown is noted whatever else the server says.
   */
  follow(shown: Shown & { fairness: Fairness | null }, hidden = false, over = false, acted = false): void {
    const { fairness, version, view } = shown
    this.#acted ||= acted
    const since = fairness && isCount(version) ? this.#since(fairness.deal, version) : 0
    const seen = seenOf(shown)
    if (seen && String(seen) !== String(this.#seen.at(-1))) this.#seen.push(seen)
    if (over || seen === IMPOSSIBLE) {
      this.#keepSeen()
      return
    }
    // What was shown is noted at least when a battle ends: each time all notes are read and written.
    const text = JSON.stringify([fairness, view.viewer, view.phase, hidden])
    if (text === this.#done) return
    this.#done = text
    if (fairness === null || !isSound(fairness)) {
      this.#keepSeen()
      return
    }
    const told = { ...shown, fairness }
    const { commitment, deal } = fairness
    const noted = noteCommitment(this.table, commitment, deal, this.store)
    if (view.viewer === null || noted.commitment !== commitment || deal < noted.deal) {
      this.#keepSeen()
      return
    }
    const setup = setupShown(this.table, told)
    const note = this.#keepSeen((one) => ({ ...witnessed(one, told, since), setup: one.setup ?? setup }))
    // Whoever shows something else than was fixed may be trying for other cards.
    if (note === null || setup === null || note.setup !== setup) return
    this.#judge(note, fairness, view.viewer)
    // Once a deal is due, its pile is committed to first: choices that nobody sees could be made to suit entropy.
    const due = note.dues.some((one) => one.deal === deal)
    const wanted = view.phase === 'deal' ? due : hidden || this.#late
    if (deal <= CHAIN_LENGTH) this.#contribute(note, fairness, view.viewer, wanted)
    this.#next = deal
  }

  /** Sends what is due in the waiting room. */
  async wait({ commitment, seats, seat, starting, options, rules }: RoomMessage): Promise<void> {
    if (!isHex32(commitment)) {
      noteRefusal(this.table, calledOff(this.store), this.store)
      return
    }
    const note = noteCommitment(this.table, commitment, 1, this.store)
    // The server takes back a game that it has shown: a table that is made in its stead is another try.
    if (note.deal > 1) changeNote(this.table, (one) => ({ ...one, undone: true }), this.store)
    if (seat === null || note.commitment !== commitment || note.deal > 1) return
    const chains = seats.map(({ chain }) => chain ?? null)
    if (!areChains(chains)) return
    const gave = note.seats.find(({ sent }) => sent.includes(1))
    const own = note.seats.find(({ chain, ended }) => chain === chains[seat] && !ended)
    this.#started ||= starting
    if (gave && (gave !== own || !starting)) {
      // A start has come to nothing. To give another link for the first deal would let the server choose, and so does
      // whatever is changed in the room by then. Whoever has not seen it start may only be behind another tab.
      if (this.#started && !gave.ended)
        changeNote(
          this.table,
          (one) => withSeat({ ...one, setup: null, tries: one.tries + 1 }, { ...gave, ended: true }),
          this.store,
        )
    } else if (own && starting) {
      const setup = boundedSetup(setupText(this.table, rules, options, occupants(seats)))
      const since = own.sent.includes(1) ? {} : { order: nextOrder(this.store), tries: calledOff(this.store) }
      const kept = changeNote(
        this.table,
        // Other tables may have been called off since this one was noted.
        (one) => ({ ...one, ...since, setup: one.setup ?? setup }),
        this.store,
      )
      if (setup !== null && kept?.setup === setup && this.#note(own, seat, 1, chains))
        await this.#change({ type: 'reveal', reveal: link(own.seed, 1) })
    } else if (!own && chains[seat] === null) {
      const fresh = this.#fresh(note, seat, chains, 1)
      if (fresh) await this.#change({ type: 'chain', chain: fresh.chain })
    }
  }

  /** A new connection may have to send again what was lost with the one before. None may come, so what was shown is noted. */
  reconnect(): void {
    this.#keepSeen()
    this.#sent.clear()
    this.#done = ''
    this.#next = 0
    this.#late = false
    this.#await(false)
  }

  /** Notes what was shown, with another change; what the browser could not keep is noted with the next one. */
  #keepSeen(change = (note: Note): Note => note): Note | null {
    const note = changeNote(
      this.table,
      (one) => ({ ...change(withSeen(one, this.#seen)), acted: one.acted || this.#acted }),
      this.store,
    )
    if (note && withSeen(note, this.#seen) === note) this.#seen = []
    return note
  }

  /** The latest version told before the deal that was made last, if this connection was told of its being next; else 0. */
  #since(deal: number, version: number): number {
    const { since, ...before } = this.#told
    const now = before.deal === deal ? since : before.deal === deal - 1 ? before.version : 0
    this.#told = { version, deal, since: now }
    return now
  }

  /**
   * Judges whether the latest deal holds what this browser had to give, by what it was told first. Whoever says
   * something else later may only want to have entropy early.
   */
  #judge({ deals, seats }: Note, { deal, chains, counts_from }: Fairness, seat: number): void {
    const own = seats.find(({ chain }) => chain === chains[seat])
    const counted = own && !own.ended && Math.max(counts_from[seat] ?? deal, own.from) < deal
    if (!counted || deal > CHAIN_LENGTH + 1) return
    const latest = deals.find((one) => one.deal === deal - 1)
    if (latest?.gave?.includes(seat)) this.#leftOut = false
    else if (this.#next === deal - 1 || own.sent.includes(deal - 1)) this.#late = this.#leftOut = true
    this.#tell()
  }

  #tell(): void {
    this.hooks.tellIgnored(this.#leftOut || this.#unanswered)
  }

  /** Begins or ends to wait for an answer to what was sent. */
  #await(awaiting: boolean): void {
    if (!awaiting) {
      clearTimeout(this.#timer)
      this.#timer = undefined
      this.#unanswered = false
      this.#tell()
    } else
      this.#timer ??= setTimeout(() => {
        this.#unanswered = true
        this.#tell()
      }, UNANSWERED_MS)
  }

  /** Announces a chain where there is none of this browser's, or gives a link of it if that is wanted by now. */
  #contribute(note: Note, fairness: Fairness, seat: number, wanted: boolean): void {
    const { deal, chains, counts_from, gave, revealed } = fairness
    const counts = counts_from[seat] ?? 0
    const announced = note.seats.find(({ chain }) => chain === chains[seat])
    // A chain of another browser, or one that this browser has forgotten, of which nothing has come.
    const idle = counts < deal && !gave[seat]
    if (announced && !announced.ended) {
      const asked = wanted && deal >= Math.max(counts, announced.from) && !revealed[seat]
      const given = asked && this.#note(announced, seat, deal, chains)
      this.#await(given)
      if (given) this.#send({ type: 'reveal', deal, reveal: link(announced.seed, deal) })
    } else {
      const fresh = (announced || idle) && !revealed[seat] ? this.#fresh(note, seat, chains, deal + 1) : null
      this.#await(fresh !== null)
      if (fresh) this.#send({ type: 'chain', chain: fresh.chain }, deal)
    }
  }

  /** Notes that entropy is about to be sent; whether it may be: once a deal, and not if the browser keeps nothing. */
  #note(own: SeatNote, seat: number, deal: number, chains: (string | null)[]): boolean {
    const isOwn = ({ chain }: SeatNote): boolean => chain === own.chain
    const note = changeNote(
      this.table,
      (kept) =>
        kept.seats.some((one) => one.seat === seat && !isOwn(one) && one.sent.includes(deal))
          ? kept
          : withSent(kept, { ...own, seat }, deal, chains),
      this.store,
    )
    return note?.seats.find(isOwn)?.sent.includes(deal) === true
  }

  /** A chain to announce for a seat, of which nothing was given; a new one is for deals from this one on. */
  #fresh(note: Note, seat: number, chains: (string | null)[], from: number): SeatNote | null {
    const kept = note.seats.find(
      (one) => one.seat === seat && !one.ended && one.sent.length === 0 && !chains.includes(one.chain),
    )
    // One that is announced again was not listened to before, which is to be seen in the end.
    const fresh = kept ?? { ...newChain(seat), from }
    const changed = changeNote(this.table, (one) => withSeat(one, fresh), this.store)
    return changed && fresh
  }

  #send(message: AnnounceChain | RevealEntropy, deal?: number): void {
    const text = JSON.stringify([message, deal])
    if (this.#sent.has(text)) return
    if (this.hooks.send(message)) this.#sent.add(text)
    else this.#done = ''
  }

  async #change(action: RoomAction): Promise<void> {
    const text = JSON.stringify(action)
    if (this.#sent.has(text)) return
    this.#sent.add(text)
    await this.hooks.change(action).catch(() => this.#sent.delete(text))
  }
}
