/** A browser at a table, and what it is told there, for tests. */
import type { Store } from '../lib/browser/stored'
import {
  CARDS,
  IDLE_LIMIT,
  RULES_VERSION,
  USUAL_OPTIONS,
  type Options,
  type RoomMessage,
  type SeatSetup,
  type WaitingSeat,
} from '../protocol'
import { Contribution } from './contribution'
import { textDigest, setupText } from './setup'
import type { Told } from './witness'

export const C = 'c0'.repeat(32)
export const OTHER = 'ab'.repeat(32)
export const PILE = 'fe'.repeat(32)
const TENS = CARDS.map(({ letter }) => (letter === 'T' ? 3 : 0))

export const OPTIONS: Options = { ...USUAL_OPTIONS, seats: 2, idle_limit: IDLE_LIMIT }
const SEATS: SeatSetup[] = [
  { name: 'Il Rosso', bot: 'hawkwood', guest_of: null },
  { name: 'Bruno', bot: null, guest_of: null },
]
export const SETUP = setupText('t1', RULES_VERSION, OPTIONS, SEATS)

/** A browser at a table, and what it sent. */
export function browser(change: () => Promise<unknown> = () => Promise.resolve(null)) {
  let kept: string | null = null
  /** Whether there is no room for more. */
  const full = { now: false }
  const store: Store = {
    getItem: () => kept,
    setItem: (_, value) => {
      if (!full.now) kept = value
    },
  }
  const sent: Record<string, unknown>[] = []
  const connected = { now: true }
  const hooks = {
    send: (message: object) => {
      if (connected.now) sent.push({ ...message })
      return connected.now
    },
    change: (action: object) => {
      sent.push({ ...action })
      return change()
    },
    tellIgnored: (now: boolean) => {
      if (now !== ignored.at(-1)) ignored.push(now)
    },
  }
  /** What was said of whether the server leaves out what this browser gives. */
  const ignored: boolean[] = []
  const forget = (): void => {
    kept = null
  }
  const another = (table = 't1'): Contribution => new Contribution(table, hooks, store)
  return { another, contribution: another(), store, sent, connected, forget, full, ignored }
}

/** What a table says to seat 1 when a deal is due, of which three versions of it there are each. */
export function told(
  deal: number,
  chain: unknown = null,
  changes: Partial<Told['fairness']> = {},
  viewer: number | null = 1,
): Told {
  return {
    version: 3 * deal,
    players: [{ bot: 'hawkwood' }, { bot: null }] as Told['players'],
    view: {
      viewer,
      phase: 'deal',
      hand: TENS,
      games: 0,
      first_holder: 0,
      holder: 1,
      favor: 4,
      owners: [0, null, 1],
      pile: 80,
      discards: TENS,
      seats: [0, 1].map(() => ({ line: TENS, hand_size: 3 })),
      options: OPTIONS,
    },
    fairness: {
      commitment: C,
      rules: RULES_VERSION,
      seats: SEATS,
      setup: textDigest(SETUP),
      deal,
      chains: [null, typeof chain === 'string' ? chain : null],
      counts_from: [null, typeof chain === 'string' ? 1 : null],
      revealed: [false, false],
      gave: [false, false],
      pile: PILE,
      ...changes,
    },
  }
}

/** The same some time before the deal is due. */
export function early(...about: Parameters<typeof told>): Told {
  const table = told(...about)
  return {
    ...table,
    view: { ...table.view, phase: 'battle' },
    fairness: { ...table.fairness, pile: null },
  }
}

export const room = (changes: Partial<RoomMessage> = {}, ...chains: unknown[]) =>
  ({
    commitment: C,
    seat: 1,
    seats: chains.map((chain, seat) => ({ ...SEATS[seat], chain }) as WaitingSeat),
    starting: false,
    rules: RULES_VERSION,
    options: OPTIONS,
    ...changes,
  }) as RoomMessage

/** The links that were given, by deal. */
export const links = (sent: readonly Record<string, unknown>[]): [unknown, unknown][] =>
  sent.filter(({ type }) => type === 'reveal').map(({ deal, reveal }) => [deal, reveal])
