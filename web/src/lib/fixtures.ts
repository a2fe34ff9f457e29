// What tests draw on: a quiet table, to be changed where a test looks.
import {
  type ActionKind,
  type Agreements,
  type BattleResult,
  type Event,
  type Explanation,
  type LegalAction,
  type LogLine,
  type Options,
  type Player,
  type SeatView,
  type Setup,
  type TableMessage,
  type TableView,
  USUAL_OPTIONS,
} from '../protocol'
import { noCards } from './game/counts'

export const seat = (changes: Partial<SeatView> = {}): SeatView => ({
  hand_size: 10,
  known: noCards(),
  sure: noCards(),
  line: noCards(),
  face_down: false,
  face_down_card: null,
  strength: 0,
  working: '0',
  contending: true,
  passed: false,
  waiting: false,
  regions: 0,
  adjacent: 0,
  total_missing: 5,
  adjacent_missing: 3,
  score: 0,
  ...changes,
})

export const options = (changes: Partial<Options> = {}): Options => ({
  ...USUAL_OPTIONS,
  seats: 3,
  idle_limit: 12,
  ...changes,
})

export const view = (changes: Partial<TableView> = {}): TableView => ({
  options: options(),
  viewer: 0,
  phase: 'battle',
  turn: 0,
  holder: 0,
  site: 11,
  favor: null,
  defender: null,
  owners: Array<null>(17).fill(null),
  seats: [seat(), seat(), seat()],
  hand: noCards(),
  pile: 0,
  discards: noCards(),
  unseen: noCards(),
  legal: [],
  battles: 0,
  played: 0,
  idle_battles: 0,
  can_end: false,
  can_only_pass: false,
  final_battle: false,
  ending: 'none',
  winners: [],
  games: 0,
  first_holder: 0,
  match_winners: [],
  total_needed: 6,
  adjacent_needed: 4,
  ...changes,
})

export const player = (name: string, bot: string | null = null): Player => ({
  name,
  bot,
  label: null,
  online: true,
  captain: null,
  reason: null,
  away_since: null,
})

export const players: Player[] = ['Anna', 'Bruno', 'Carla'].map((name) => player(name))

export const agreements = (changes: Partial<Agreements> = {}): Agreements => ({
  paused: false,
  clock: null,
  deadline: null,
  reserves: [],
  proposals: [],
  closed: null,
  winners: [],
  host: null,
  chat_closed: false,
  ...changes,
})

export const explanation = (changes: Partial<Explanation> = {}): Explanation => ({
  sums: [],
  previews: [],
  no_card: null,
  barred: [],
  goals: [],
  deciding: [],
  prospect: null,
  ...changes,
})

export const action = (kind: ActionKind, token: string, changes: Partial<LegalAction> = {}): LegalAction => ({
  token,
  kind,
  card: null,
  region: null,
  cards: null,
  count: null,
  ...changes,
})

/** 14:05:00 of a Wednesday, as Unix time. */
export const NOW = new Date(2026, 10, 18, 14, 5).getTime() / 1000

/** People at a table, who have agreed on nothing, and Bruno is on turn. */
export const table = (changes: Partial<TableMessage> = {}): TableMessage => ({
  type: 'table',
  protocol: 1,
  version: 1,
  view: view({ turn: 1 }),
  players,
  log: [],
  log_from: 0,
  advice: null,
  hints: false,
  bargaining: false,
  problem: null,
  own_connections: 1,
  now: NOW,
  agreements: agreements(),
  answers: null,
  own_seats: [],
  takeback: null,
  rematch: null,
  series: null,
  fairness: null,
  pacts: [],
  promisable: [],
  explanation: explanation(),
  stand_ins: [],
  ...changes,
})

const LEVELS = ['Carmagnola', 'Gattamelata', 'Piccinino', 'Colleoni'].map((label, place) => ({
  name: label.toLowerCase(),
  label,
  grade: (['gentle', 'easy', 'fair', 'strong'] as const)[place] ?? 'gentle',
  manner: null,
  trouble: null,
}))

/** A server with four captains and two bots. */
export const SETUP: Setup = {
  levels: LEVELS,
  version: '1',
  rules_version: 1,
  paces: ['instant', 'fast', 'normal', 'slow'],
  default_pace: 'normal',
  bots: [
    { name: 'random', label: 'Random', description: null },
    { name: 'naive', label: 'Naive', description: null },
  ],
}

/** A line of the log about an event, in whatever words. */
export const line = (event: Event, at = 0): LogLine => ({ event, fact: { id: 'language' }, at })

/** Two seats of three fought for Firenze, and one of them conquered it. */
export const battleResult = (changes: Partial<BattleResult> = {}): BattleResult => ({
  site: 10,
  defender: null,
  strengths: [5, 16, 0],
  strongest: 16,
  second: 5,
  conqueror: 1,
  token: { holder: 1, reason: 'conquest', stays: false, courtesans: 0 },
  ended_by: 'passes',
  ...changes,
})
