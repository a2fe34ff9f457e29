// What happens at a table, as it is shown: one cue for each fact of the log that can be seen on the table.
import { CARDS, type Amount, type Fact, type LogLine } from '../../protocol'

export type Cue =
  | { kind: 'play'; seat: number; card: number | null; faceDown: boolean }
  | { kind: 'strike'; losses: readonly { seat: number; cards: readonly number[] }[] }
  | { kind: 'clear'; cards: readonly number[] }
  | { kind: 'rescue'; seat: number; card: number }
  | { kind: 'turn-up'; seat: number; card: number }
  | { kind: 'pass'; seat: number; holdsBack: boolean }
  | { kind: 'favor'; region: number | null }
  | { kind: 'battle'; strengths: readonly Amount[] }
  | { kind: 'conquest'; seat: number; region: number }
  | { kind: 'holder'; seat: number }
  | { kind: 'site'; seat: number; region: number }
  | { kind: 'leave' }
  | { kind: 'discard'; seat: number; cards: readonly number[] }
  | { kind: 'deal'; amounts: readonly Amount[] }
  | { kind: 'win'; seats: readonly number[] }

type CueKind = Cue['kind']

/** Milliseconds for which each is shown when nothing else waits. */
export const LENGTH: Readonly<Record<CueKind, number>> = {
  play: 700,
  strike: 850,
  clear: 600,
  rescue: 700,
  'turn-up': 450,
  pass: 600,
  favor: 700,
  battle: 900,
  conquest: 1000,
  holder: 650,
  site: 750,
  leave: 600,
  discard: 700,
  deal: 900,
  win: 700,
}

/** More for a card with a moment of its own. */
const MOMENT_MS = 300

type Read = (fact: Fact) => Cue[]

const seatOf = ({ seat }: Fact): number => seat ?? 0
const win: Read = ({ seats }) => [{ kind: 'win', seats: seats ?? [] }]
const battle: Read = ({ amounts }) => [{ kind: 'battle', strengths: amounts ?? [] }]
const conquest: Read = (fact) => [{ kind: 'conquest', seat: seatOf(fact), region: fact.region ?? 0 }]
const holder: Read = (fact) => [{ kind: 'holder', seat: seatOf(fact) }]
const favor: Read = ({ region }) => [{ kind: 'favor', region: region ?? null }]
const site: Read = (fact) => [
  { kind: 'site', seat: seatOf(fact), region: fact.region ?? 0 },
  { kind: 'leave' },
]
const pass =
  (holdsBack: boolean): Read =>
  (fact) => [{ kind: 'pass', seat: seatOf(fact), holdsBack }]
const play =
  (faceDown: boolean): Read =>
  (fact) => [{ kind: 'play', seat: seatOf(fact), card: fact.card ?? null, faceDown }]

/** How each fact is shown; one that is not named here is only told. */
const READ: Readonly<Record<string, Read>> = {
  plays: play(false),
  'plays-face-down': play(true),
  'plays-unseen': play(true),
  passes: pass(false),
  'holds-back': pass(true),
  clears: ({ cards }) => [{ kind: 'clear', cards: cards ?? [] }],
  'bishop-strikes': ({ losses }) => [{ kind: 'strike', losses: losses ?? [] }],
  rescues: (fact) => [{ kind: 'rescue', seat: seatOf(fact), card: fact.card ?? 0 }],
  'turns-up': (fact) => [{ kind: 'turn-up', seat: seatOf(fact), card: fact.card ?? 0 }],
  'places-favor': favor,
  'leaves-favor-off': favor,
  'takes-favor-off': favor,
  'battle-ends': battle,
  'final-battle-ends': battle,
  conquers: conquest,
  defends: conquest,
  'takes-condottiere': holder,
  'condottiere-passes-left': holder,
  'takes-condottiere-by-courtesans': holder,
  'keeps-condottiere': holder,
  'keeps-condottiere-by-courtesans': holder,
  'chooses-site': site,
  'chooses-site-of': site,
  'discards-hand': (fact) => [{ kind: 'discard', seat: seatOf(fact), cards: fact.cards ?? [] }],
  'cards-dealt': ({ amounts }) => [{ kind: 'deal', amounts: amounts ?? [] }],
  draws: (fact) => [{ kind: 'deal', amounts: [{ seat: seatOf(fact), count: fact.count ?? 1 }] }],
  'game-won': win,
  'match-game-won': win,
  'match-won': win,
}

/** What a line of the log shows on the table, in order; nothing for what is only told. */
export const cuesOf = ({ fact }: LogLine): Cue[] => READ[fact.id]?.(fact) ?? []

/** Whether a card, as it is played, has a moment of its own. */
export const hasMoment = (card: number | null): boolean => card !== null && CARDS[card]?.isMercenary === false

/** Milliseconds for which a cue is shown when nothing else waits. */
export const lengthOf = (cue: Cue): number =>
  LENGTH[cue.kind] + (cue.kind === 'play' && !cue.faceDown && hasMoment(cue.card) ? MOMENT_MS : 0)
