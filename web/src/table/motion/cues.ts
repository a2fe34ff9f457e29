// What happens at a table, as it is shown: one cue for each event that can be seen on the table.
import type { EventOf, OfGame } from '../../lib/game/log'
import { CARDS, type Amount, type Event, type LogLine } from '../../protocol'

export type Cue =
  | { kind: 'play'; seat: number; card: number | null; faceDown: boolean }
  | { kind: 'strike'; losses: readonly { seat: number; cards: readonly number[] }[] }
  | { kind: 'clear'; cards: readonly number[] }
  | { kind: 'rescue'; seat: number; card: number }
  | { kind: 'turn-up'; seat: number; card: number }
  | { kind: 'pass'; seat: number; holdsBack: boolean }
  | { kind: 'favor'; region: number | null }
  | { kind: 'breach'; seat: number; to: readonly number[] }
  | { kind: 'count'; seat: number; strength: number }
  | { kind: 'battle'; strengths: readonly (number | null)[] }
  | { kind: 'conquest'; seat: number; region: number }
  | { kind: 'holder'; seat: number }
  | { kind: 'site'; seat: number; region: number }
  | { kind: 'leave' }
  | { kind: 'discard'; seat: number; cards: readonly number[] }
  | { kind: 'deal'; amounts: readonly Amount[] }
  | { kind: 'win'; seats: readonly number[] }

type CueKind = Cue['kind']
export type CueOf<Kind extends CueKind> = Extract<Cue, { kind: Kind }>

/** Milliseconds for which each is shown when nothing else waits. */
export const LENGTH: Readonly<Record<CueKind, number>> = {
  play: 700,
  strike: 850,
  clear: 600,
  rescue: 700,
  'turn-up': 450,
  pass: 600,
  favor: 700,
  breach: 1100,
  count: 560,
  battle: 900,
  conquest: 1000,
  holder: 650,
  site: 750,
  leave: 600,
  discard: 700,
  deal: 900,
  win: 700,
}

/** More for a card with a spotlight of its own. */
const SPOTLIGHT_MS = 300
/** More for a pass in a battle that can end the game. */
const LAST_PASS_MS = 350

type Read<Type extends Event['type']> = (event: EventOf<Type>) => Cue[]

const win = ({ winners }: { winners: readonly number[] }): Cue[] => [{ kind: 'win', seats: winners }]
const conquest = ({ seat, region }: { seat: number; region: number }): Cue[] => [
  { kind: 'conquest', seat, region },
]

/** The events that are only told. As a type alone they cost the page no bytes. */
type Told =
  | OfGame
  | 'hand_dealt'
  | 'round_ended'
  | 'battle_tied'
  | 'final_battle_began'
  | 'hands_kept'
  | 'cards_kept'
  | 'cards_shown'
  | 'pact_offered'
  | 'pact_accepted'
  | 'pact_declined'
  | 'pact_withdrawn'
  | 'points_scored'

type Shown = Exclude<Event['type'], Told>

/** How each other event is shown. */
const READ: { readonly [Type in Shown]: Read<Type> } = {
  card_played: ({ seat, card, face_down }) => [{ kind: 'play', seat, card, faceDown: face_down }],
  passed: ({ seat, holds_back }) => [{ kind: 'pass', seat, holdsBack: holds_back }],
  weather_cleared: ({ cards }) => [{ kind: 'clear', cards }],
  bishop_struck: ({ losses }) => (losses.length ? [{ kind: 'strike', losses }] : []),
  mercenary_rescued: ({ seat, card }) => (card === null ? [] : [{ kind: 'rescue', seat, card }]),
  card_turned_up: ({ seat, card }) => [{ kind: 'turn-up', seat, card }],
  favor_placed: ({ region }) => [{ kind: 'favor', region }],
  promise_broken: ({ seat, to }) => [{ kind: 'breach', seat, to }],
  battle_ended: ({ result }) => [{ kind: 'battle', strengths: result.strengths }],
  site_conquered: conquest,
  site_defended: conquest,
  token_moved: ({ seat }) => [{ kind: 'holder', seat }],
  site_chosen: ({ seat, region }) => [{ kind: 'site', seat, region }, { kind: 'leave' }],
  hand_discarded: ({ seat, cards }) => [{ kind: 'discard', seat, cards }],
  cards_dealt: ({ amounts }) => [{ kind: 'deal', amounts }],
  cards_drawn: ({ seat, count }) => [{ kind: 'deal', amounts: [{ seat, count }] }],
  game_won: win,
  match_won: win,
}

/** What a line of the log shows on the table, in order; nothing for what is only told. */
export const cuesOf = ({ event }: LogLine): Cue[] =>
  event.type in READ ? (READ[event.type as Shown] as Read<Event['type']>)(event) : []

/** Whether a card, as it is played, has a spotlight of its own. */
export const hasSpotlight = (card: number | null): boolean =>
  card !== null && CARDS[card]?.isMercenary === false

/** Milliseconds for which a cue is shown when nothing else waits; `last` is in a battle that can end the game. */
export const lengthOf = (cue: Cue, last = false): number =>
  LENGTH[cue.kind] +
  (cue.kind === 'play' && !cue.faceDown && hasSpotlight(cue.card) ? SPOTLIGHT_MS : 0) +
  (cue.kind === 'pass' && last ? LAST_PASS_MS : 0)

/** At the end of a battle that can end the game the lines are told one by one, the strongest last. */
export function countedOut(cue: Cue): Cue[] {
  if (cue.kind !== 'battle') return [cue]
  const counts = cue.strengths.flatMap((strength, seat): CueOf<'count'>[] =>
    strength === null ? [] : [{ kind: 'count', seat, strength }],
  )
  return [...counts.sort((one, other) => one.strength - other.strength), cue]
}
