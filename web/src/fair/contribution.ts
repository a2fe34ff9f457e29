/** Adds this browser's entropy to the shuffles of a table, silently: play never waits for it. */
import type { Store } from '../lib/stored'
import type { AnnounceChain, Fairness, RevealEntropy, RoomAction, RoomMessage } from '../protocol'
import { CHAIN_LENGTH, link, newSeed } from './chain'
import { forgetSeat, noteCommitment, noteDeal, noteOf, noteSeat, type SeatNote } from './notes'

/** A chain that nobody has heard of yet. */
export function newChain(seat: number): SeatNote {
  const seed = newSeed()
  return { seat, seed, chain: link(seed, 0), sent: [], given: [] }
}

interface Hooks {
  /** At the table; whether it was sent. */
  send: (message: AnnounceChain | RevealEntropy) => boolean
  /** In the waiting room; fails if the server refuses. */
  change: (action: RoomAction) => Promise<unknown>
}

/** What one connection to a table contributes. */
export class Contribution {
  /** What was sent through this connection, and perhaps not taken yet. */
  #sent = new Set<string>()

  constructor(
    private readonly table: string,
    private readonly hooks: Hooks,
    private readonly store?: Store,
  ) {}

  /** Sends what is due at the table. `seat` is null for who looks on, and notes the commitment alone. */
  follow({ commitment, deal, chains, counts_from, revealed }: Fairness, seat: number | null): void {
    const announced = seat === null ? null : (chains[seat] ?? null)
    const own = this.#own(commitment, deal, seat, announced)
    if (seat === null || own === null || deal > CHAIN_LENGTH) return
    if (announced === null) this.#send({ type: 'chain', chain: own.chain })
    else if (revealed[seat]) noteDeal(this.table, own, 'given', deal, this.store)
    else if (deal >= (counts_from[seat] ?? Infinity)) {
      this.#send({ type: 'reveal', deal, reveal: link(own.seed, deal) })
      noteDeal(this.table, own, 'sent', deal, this.store)
    }
  }

  /** Sends what is due in the waiting room. */
  async wait({ commitment, seats, seat, starting }: RoomMessage): Promise<void> {
    if (!commitment) return
    const announced = seat === null ? null : (seats[seat]?.chain ?? null)
    // Of a chain with which a start has come to nothing the others may know the first link.
    if (seat !== null && announced === null && this.#hasGiven(seat)) forgetSeat(this.table, seat, this.store)
    const own = this.#own(commitment, 1, seat, announced)
    if (own === null) return
    if (announced === null) await this.#change({ type: 'chain', chain: own.chain })
    else if (starting) {
      noteDeal(this.table, own, 'sent', 1, this.store)
      if (await this.#change({ type: 'reveal', reveal: link(own.seed, 1) }))
        noteDeal(this.table, own, 'given', 1, this.store)
    }
  }

  /** A new connection may have to send again what was lost with the one before. */
  reconnect(): void {
    this.#sent.clear()
  }

  /**
   * The chain of a seat: the one that was announced, if it is of this browser, or one to announce. null for who looks
   * on, where another browser plays the seat, and where the server has gone back on its commitment.
   */
  #own(commitment: string, deal: number, seat: number | null, announced: string | null): SeatNote | null {
    const noted = noteCommitment(this.table, commitment, deal, this.store)
    if (seat === null || noted.commitment !== commitment) return null
    const kept = noted.seats.find((one) =>
      announced === null ? one.seat === seat && one.sent.length === 0 : one.chain === announced,
    )
    if (kept?.seat === seat) return kept
    if (!kept && announced !== null) return null
    const own = kept ? { ...kept, seat } : newChain(seat)
    noteSeat(this.table, own, this.store)
    // A browser that keeps nothing could not verify what it gave.
    return noteOf(this.table, this.store) && own
  }

  #hasGiven(seat: number): boolean {
    const noted = noteOf(this.table, this.store)?.seats ?? []
    return noted.some((one) => one.seat === seat && one.sent.length > 0)
  }

  #send(message: AnnounceChain | RevealEntropy): void {
    const text = JSON.stringify(message)
    if (!this.#sent.has(text) && this.hooks.send(message)) this.#sent.add(text)
  }

  /** Whether it was done just now. */
  async #change(action: RoomAction): Promise<boolean> {
    const text = `room ${JSON.stringify(action)}`
    if (this.#sent.has(text)) return false
    this.#sent.add(text)
    try {
      await this.hooks.change(action)
      return true
    } catch {
      this.#sent.delete(text)
      return false
    }
  }
}
