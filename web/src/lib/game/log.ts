// The lines of the log by what happened: what each is about, and whose doing it was.
import type { Event, LogLine } from '../../protocol'

type EventType = Event['type']
export type EventOf<Type extends EventType> = Extract<Event, { type: Type }>
export type LineOf<Type extends EventType> = LogLine & { event: EventOf<Type> }

/** What a line is about, for how it looks and for who is told of it. */
export type LogKind =
  | 'game'
  | 'deal'
  | 'site'
  | 'play'
  | 'pass'
  | 'effect'
  | 'battle'
  | 'token'
  | 'hand'
  | 'show'
  | 'pact'
  | 'win'
  | 'match'

/** The events of which a line is about the game as a whole. As a type alone they cost the page no bytes. */
export type OfGame =
  | 'game_began'
  | 'left_unfinished'
  | 'log_shortened'
  | 'captain_took_over'
  | 'came_back'
  | 'returned'
  | 'stand_in_took_over'
  | 'bot_ready'
  | 'resigned'
  | 'proposed'
  | 'agreed'
  | 'refused'
  | 'proposal_withdrawn'
  | 'move_taken_back'
  | 'take_back_lapsed'
  | 'paused'
  | 'resumed'
  | 'clock_set'
  | 'closed'
  | 'host_named'
  | 'chat_set'

const KINDS = {
  cards_dealt: 'deal',
  hand_dealt: 'deal',
  cards_drawn: 'deal',
  round_ended: 'deal',
  site_chosen: 'site',
  card_played: 'play',
  passed: 'pass',
  weather_cleared: 'effect',
  bishop_struck: 'effect',
  mercenary_rescued: 'effect',
  card_turned_up: 'effect',
  battle_ended: 'battle',
  site_conquered: 'battle',
  site_defended: 'battle',
  battle_tied: 'battle',
  final_battle_began: 'battle',
  favor_placed: 'token',
  token_moved: 'token',
  hand_discarded: 'hand',
  hands_kept: 'hand',
  cards_kept: 'hand',
  cards_shown: 'show',
  pact_offered: 'pact',
  pact_accepted: 'pact',
  pact_declined: 'pact',
  pact_withdrawn: 'pact',
  promise_broken: 'pact',
  game_won: 'win',
  match_won: 'match',
  points_scored: 'match',
} satisfies Record<Exclude<EventType, OfGame>, LogKind>

export const kindOf = ({ event }: LogLine): LogKind =>
  event.type in KINDS ? KINDS[event.type as keyof typeof KINDS] : 'game'

/** Whose doing a line was, or who has won; null for nobody's. */
export const doerOf = ({ event }: LogLine): number | null =>
  'seat' in event
    ? event.seat
    : 'offer' in event
      ? event.offer.by
      : 'winners' in event
        ? (event.winners[0] ?? null)
        : null

/** Whether a line is about an event of this type. */
export const isOf =
  <Type extends EventType>(...types: readonly Type[]) =>
  (line: LogLine): line is LineOf<Type> =>
    (types as readonly EventType[]).includes(line.event.type)
