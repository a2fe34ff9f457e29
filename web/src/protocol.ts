// Made of the messages in condottiere.server by `python -m condottiere.server.messages.typescript`.
import type { MessageId } from './languages/messages'

export type HowWon = 'total' | 'adjacent' | 'most' | 'final_battle'

export type HowEnded = 'passes' | 'surrender'

/** A number of a seat: cards dealt, the strength of a line, points. */
export interface Amount {
  seat: number
  count: number
}

/** Cards that a seat has lost. */
export interface Loss {
  seat: number
  /** How many of each card. */
  cards: number[]
}

/** A fact. Every language has a message with this `id`; its variables are the other fields.
 *
 * Seats, cards and regions are numbers. */
export interface Fact {
  id: MessageId
  seat?: number | null
  /** Another seat. */
  other?: number | null
  seats?: number[] | null
  card?: number | null
  /** How many of each card. */
  cards?: number[] | null
  region?: number | null
  count?: number | null
  /** The strength of the strongest other line, with which a strength is compared. */
  against?: number | null
  /** What ended a battle (R4). */
  ended?: HowEnded | null
  percent?: number | null
  /** A sum so far. */
  total?: number | null
  /** The points that win a match (R13.1), or the regions that win a game (R8.1). */
  target?: number | null
  /** The number of a game in its match, from 1. */
  game?: number | null
  how?: HowWon | null
  /** Seconds a turn. */
  turn?: number | null
  /** Seconds in reserve. */
  reserve?: number | null
  amounts?: Amount[] | null
  losses?: Loss[] | null
  clock?: Fact | null
  /** The content of a proposal. */
  proposal?: Fact | null
  /** The move that is taken back. */
  what?: Fact | null
  promises?: Fact[] | null
  /** The conditions that must be met before a game can begin. */
  missing?: Fact[] | null
  /** Text that is not translated: a name, what somebody typed, or English for programs. */
  text?: string | null
  /** The largest number allowed. */
  limit?: number | null
  /** A rate: how many a second, or how many seconds apart. */
  pace?: number | null
}

export type TokenReason = 'courtesans' | 'conquest' | 'defence' | 'tied_defence' | 'left_of_holder'

/** Where the Condottiere token goes after a battle, and why. */
export interface TokenMove {
  /** R4.1, R4.2: the seat that has it then. */
  holder: number
  reason: TokenReason
  /** Whether that seat had it before. */
  stays: boolean
  /** R4.2: how many Courtesans lie in that seat's line. */
  courtesans: number
}

/** How a battle ended. */
export interface BattleResult {
  /** None in a final battle (R9.3). */
  site: number | null
  /** R14.1: the seat that controlled the site. */
  defender: number | null
  /** R4.1, R15.4: by seat, with all cards turned up; None for a seat that does not fight (R9.3). */
  strengths: (number | null)[]
  /** The greatest strength. */
  strongest: number
  /** The second greatest strength; equal to `strongest` at a tie. */
  second: number
  /** R4.1, R9.3: the seat whose line alone is the strongest; None at a tie. */
  conqueror: number | null
  /** None in a final battle, after which it does not move. */
  token: TokenMove | null
  /** R4, R5.7: whether all passed or a Surrender was played. */
  ended_by: HowEnded
}

export type Reason = 'away' | 'agreed' | 'asked'

/** A captain plays a seat from now on. */
export interface CaptainTookOver {
  type: 'captain_took_over'
  seat: number
  reason: Reason
}

/** The person of a seat plays again. */
export interface CameBack {
  type: 'came_back'
  seat: number
}

/** The person of a seat is at the table again, before a captain that was proposed took over. */
export interface Returned {
  type: 'returned'
  seat: number
}

/** Another bot plays a seat from now on, because its own is not ready, or there is none any more. */
export interface StandInTookOver {
  type: 'stand_in_took_over'
  seat: number
}

/** The bot of a seat plays itself again, after another stood in. */
export interface BotReady {
  type: 'bot_ready'
  seat: number
}

/** The person of a seat resigned. */
export interface Resigned {
  type: 'resigned'
  seat: number
}

export type ProposalKind = 'pause' | 'end' | 'captain' | 'clock' | 'takeback'

/** How long a person may think, in seconds. */
export interface Clock {
  /** For each turn. */
  turn: number
  /** In addition, for the whole game. */
  reserve: number
}

/** The content of a proposal. */
export interface Proposal {
  kind: ProposalKind
  /** captain: the seat to play for. */
  seat?: number | null
  /** clock: the new clock, or None for no clock. */
  clock?: Clock | null
  /** takeback: the number of the move, from 0. */
  move?: number | null
}

/** A person proposed something, and so agreed to it. */
export interface Proposed {
  type: 'proposed'
  seat: number
  proposal: Proposal
}

/** A person agreed to a proposal. */
export interface Agreed {
  type: 'agreed'
  seat: number
  proposal: Proposal
}

/** A person refused a proposal, or withdrew its own. */
export interface Refused {
  type: 'refused'
  seat: number
  proposal: Proposal
}

/** Play was paused. */
export interface Paused {
  type: 'paused'
}

/** A person resumed play. */
export interface Resumed {
  type: 'resumed'
  seat: number
}

/** The table plays by this clock from now on, or without one. */
export interface ClockSet {
  type: 'clock_set'
  clock: Clock | null
}

export type Closing = 'agreed' | 'resigned'

/** The game was closed by its people; `winner` is the only seat that has not resigned, if any. */
export interface Closed {
  type: 'closed'
  why: Closing
  winner?: number | null
}

/** The person of a seat became the host. */
export interface HostNamed {
  type: 'host_named'
  seat: number
}

/** The host closed the chat, or opened it again. */
export interface ChatSet {
  type: 'chat_set'
  closed: boolean
}

export type AgreementEvent =
  | CaptainTookOver
  | CameBack
  | Returned
  | StandInTookOver
  | BotReady
  | Resigned
  | Proposed
  | Agreed
  | Refused
  | Paused
  | Resumed
  | ClockSet
  | Closed
  | HostNamed
  | ChatSet

export type ClauseKind = 'spare' | 'pass' | 'favor' | 'nofavor' | 'fight'

/** A promise of a seat. */
export interface Clause {
  kind: ClauseKind
  /** spare, favor, nofavor: the region. */
  region?: number | null
  /** fight: the seat to fight. */
  seat?: number | null
}

/** A seat's offer of a pact to others. */
export interface Offer {
  by: number
  /** The receivers in ascending order; None is everybody, openly. */
  to: number[] | null
  /** The promise of `by`. */
  mine: Clause | null
  /** The promise of each seat that accepts. */
  yours: Clause | null
}

/** A pact was offered. */
export interface Offered {
  type: 'pact_offered'
  offer: Offer
}

/** A seat accepted a pact that it was offered. */
export interface Accepted {
  type: 'pact_accepted'
  seat: number
  offer: Offer
}

/** A seat declined a pact that it was offered. */
export interface Declined {
  type: 'pact_declined'
  seat: number
  offer: Offer
  /** Whether a bot declined it that makes no pacts, or a captain for somebody who is away. */
  captain?: boolean
}

/** A seat withdrew a pact that it had offered. */
export interface Withdrawn {
  type: 'pact_withdrawn'
  offer: Offer
}

export type PactEntry = Offered | Accepted | Declined | Withdrawn

/** A game began, with its first deal. */
export interface GameBegan {
  type: 'game_began'
  /** R1.5: the seat that holds the Condottiere. */
  holder: number
  /** R13: which game of the match, from 1; None of a single game. */
  game: number | null
}

/** R9.1, R13.3: a final battle between the tied seats began. */
export interface FinalBattleBegan {
  type: 'final_battle_began'
  seats: number[]
}

/** R8, R9.3: a game was won; several seats share a victory. */
export interface GameWon {
  type: 'game_won'
  winners: number[]
  how: HowWon
  /** R8.1: how many regions win, or adjacent ones if the game was won by those. */
  needed: number
  /** R13: which game of the match, from 1; None of a single game. */
  game: number | null
}

/** R13.2: the seats' points after a game. */
export interface PointsScored {
  type: 'points_scored'
  scores: Amount[]
  /** R13.1: the points that win the match. */
  target: number
}

/** R13.3: a match was won; several seats share a victory. */
export interface MatchWon {
  type: 'match_won'
  winners: number[]
}

/** R2.8: a game was ended after so many battles in a row without a card. */
export interface LeftUnfinished {
  type: 'left_unfinished'
  battles: number
}

export type GameEvent = GameBegan | FinalBattleBegan | GameWon | PointsScored | MatchWon | LeftUnfinished

/** R1.6, R7.3, R12.3: how many cards the seats were dealt. */
export interface CardsDealt {
  type: 'cards_dealt'
  amounts: Amount[]
}

/** R1.6, R12.2: the cards that a seat was dealt. Only the seat itself may know. */
export interface HandDealt {
  type: 'hand_dealt'
  seat: number
  cards: number[]
  /** R12.2: whether it drew them. */
  drawn: boolean
}

/** R12.2: how many cards a seat draws. */
export interface CardsDrawn {
  type: 'cards_drawn'
  seat: number
  count: number
}

/** R4.5: a seat discarded its hand, which is shown. */
export interface HandDiscarded {
  type: 'hand_discarded'
  seat: number
  cards: number[]
}

/** R4.5: nobody discarded a hand. Only a review says so. */
export interface HandsKept {
  type: 'hands_kept'
}

/** R7.2: a seat kept cards of its hand at the end of a round. */
export interface CardsKept {
  type: 'cards_kept'
  seat: number
  count: number
  /** None for all other seats. */
  cards: number[] | null
}

/** R10.3: a seat showed cards of its hand, its face-down card, or both. */
export interface CardsShown {
  type: 'cards_shown'
  seat: number
  cards: number[]
  face_down: boolean
  /** None is everybody. */
  to: number[] | null
}

/** R7.1: the round is over. */
export interface RoundEnded {
  type: 'round_ended'
}

export type HandEvent =
  | CardsDealt
  | HandDealt
  | CardsDrawn
  | HandDiscarded
  | HandsKept
  | CardsKept
  | CardsShown
  | RoundEnded

/** R4.3: the holder chose where the next battle is fought. */
export interface SiteChosen {
  type: 'site_chosen'
  seat: number
  region: number
  /** R14.1: the seat that controls the region. */
  defender: number | null
}

/** R2.2: a seat played a card. */
export interface CardPlayed {
  type: 'card_played'
  seat: number
  /** R15.1: None for all other seats if it lies face down. */
  card: number | null
  face_down: boolean
}

/** R2.3: a seat passed. */
export interface Passed {
  type: 'passed'
  seat: number
  /** R14.2: whether it is a defender that may still play. */
  holds_back: boolean
}

/** R5.1, R5.2: a Winter discarded every Spring in play, or a Spring every Winter. */
export interface WeatherCleared {
  type: 'weather_cleared'
  seat: number
  cards: number[]
}

/** R5.3: which Mercenaries a Bishop discarded, if any. */
export interface BishopStruck {
  type: 'bishop_struck'
  seat: number
  losses: Loss[]
}

/** R6.1: a seat took a Mercenary back with its Scarecrow, or none. */
export interface MercenaryRescued {
  type: 'mercenary_rescued'
  seat: number
  card: number | null
}

/** R5.4: a seat put the Favor on a region, or left it off the board. */
export interface FavorPlaced {
  type: 'favor_placed'
  seat: number
  /** None is off the board. */
  region: number | null
  /** Where it lay before. */
  was: number | null
}

/** R15.2 to R15.4: the face-down card of a seat was turned up. */
export interface CardTurnedUp {
  type: 'card_turned_up'
  seat: number
  card: number
}

export type FightEvent =
  | SiteChosen
  | CardPlayed
  | Passed
  | WeatherCleared
  | BishopStruck
  | MercenaryRescued
  | FavorPlaced
  | CardTurnedUp

/** R4, R9.3: a battle ended. The events that follow tell parts of the result again. */
export interface BattleEnded {
  type: 'battle_ended'
  result: BattleResult
}

/** R4.1: the seat with the strongest line conquered the site. */
export interface SiteConquered {
  type: 'site_conquered'
  seat: number
  region: number
  strongest: number
  second: number
  ended_by: HowEnded
}

/** R14.5: the seat that controls the site has the strongest line and keeps it. */
export interface SiteDefended {
  type: 'site_defended'
  seat: number
  region: number
  strongest: number
  second: number
  ended_by: HowEnded
}

/** R4.1, R14.5: nobody conquered the site. */
export interface BattleTied {
  type: 'battle_tied'
  /** R14.5: the seat that keeps it. */
  defender: number | null
  strongest: number
  ended_by: HowEnded
}

/** R4.1, R4.2, R14.5: a seat took the Condottiere, or kept it. */
export interface TokenMoved {
  type: 'token_moved'
  seat: number
  reason: TokenReason
  /** Whether the seat had it before. */
  stays: boolean
  /** R4.2: how many Courtesans are in its line. */
  courtesans: number
}

export type BattleEndEvent = BattleEnded | SiteConquered | SiteDefended | BattleTied | TokenMoved

/** The public part of a move that is taken back. */
export interface TakenBackMove {
  kind: 'site' | 'favor' | 'rescue' | 'pass' | 'card'
  /** site: the region. */
  region?: number | null
  /** card: the card; None if it was face down. */
  card?: number | null
}

/** A seat took back a move and all later ones. */
export interface MoveTakenBack {
  type: 'move_taken_back'
  seat: number
  move: TakenBackMove
}

/** A seat's proposal is no longer open. */
export interface ProposalWithdrawn {
  type: 'proposal_withdrawn'
  seat: number
  proposal: Proposal
}

/** A seat can no longer take back the move that it asked for. */
export interface TakeBackLapsed {
  type: 'take_back_lapsed'
  seat: number
  /** Whether the reason is that cards were shown, rather than that play went on. */
  shown: boolean
}

/** This many earlier moves are no longer told. */
export interface LogShortened {
  type: 'log_shortened'
  moves: number
}

export type RequestEvent = MoveTakenBack | ProposalWithdrawn | TakeBackLapsed | LogShortened

/** R10.2: a seat broke a promise that it had made in a pact. */
export interface PromiseBroken {
  type: 'promise_broken'
  seat: number
  /** The seats to which it was made. */
  to: number[]
  /** Those who may know of this pact may know of this. */
  offer: Offer
  promise: Clause
}

export type PactEvent = Offered | Accepted | Declined | Withdrawn | PromiseBroken

/** Everything that a log tells. */
export type Event =
  | GameBegan
  | FinalBattleBegan
  | GameWon
  | PointsScored
  | MatchWon
  | LeftUnfinished
  | CardsDealt
  | HandDealt
  | CardsDrawn
  | HandDiscarded
  | HandsKept
  | CardsKept
  | CardsShown
  | RoundEnded
  | SiteChosen
  | CardPlayed
  | Passed
  | WeatherCleared
  | BishopStruck
  | MercenaryRescued
  | FavorPlaced
  | CardTurnedUp
  | BattleEnded
  | SiteConquered
  | SiteDefended
  | BattleTied
  | TokenMoved
  | MoveTakenBack
  | ProposalWithdrawn
  | TakeBackLapsed
  | LogShortened
  | CaptainTookOver
  | CameBack
  | Returned
  | StandInTookOver
  | BotReady
  | Resigned
  | Proposed
  | Agreed
  | Refused
  | Paused
  | Resumed
  | ClockSet
  | Closed
  | HostNamed
  | ChatSet
  | Offered
  | Accepted
  | Declined
  | Withdrawn
  | PromiseBroken

/** The version of the protocol, raised when a browser of an earlier version would misread a message. */
export const PROTOCOL = 6

/** The maximum number of characters of a chat line. */
export const MAX_TEXT = 500

/** The maximum number of characters of a player's name. */
export const MAX_NAME = 40

/** The maximum number of characters of a bot's name, including its parameters. */
export const MAX_BOT = 40

/** Seconds that a person must have been away before the others may agree on a captain. */
export const CAPTAIN_SECONDS = 60

/** The bots of the captains in the tutorial, one for each lesson, which cannot play at other tables. */
export const TUTORS = ["tutorial", "tutorial-2"] as const

export type CaptainReason = 'away' | 'agreed' | 'asked' | 'resigned'

export type PhaseName =
  | 'deal'
  | 'site'
  | 'battle'
  | 'rescue'
  | 'favor'
  | 'draw'
  | 'hand'
  | 'keep'
  | 'interval'
  | 'over'

export type EndingName = 'none' | 'total' | 'adjacent' | 'most' | 'final_battle' | 'unfinished'

export type ActionKind =
  | 'pass'
  | 'pass_revealing'
  | 'play'
  | 'site'
  | 'favor'
  | 'rescue'
  | 'keep_hand'
  | 'discard_hand'
  | 'keep'
  | 'draw'

export type HandAnswer = 'hand:keep' | 'hand:discard'

export type Pace = 'instant' | 'fast' | 'normal' | 'slow'

export type ErrorCode =
  | 'bad_message'
  | 'bad_request'
  | 'captain'
  | 'chat_closed'
  | 'closed'
  | 'cross_origin'
  | 'entropy'
  | 'full'
  | 'illegal'
  | 'internal'
  | 'join_first'
  | 'newer_table'
  | 'no_connection'
  | 'no_hints'
  | 'no_person'
  | 'no_table'
  | 'not_found'
  | 'not_host'
  | 'not_json'
  | 'not_over'
  | 'not_ready'
  | 'not_your_seat'
  | 'not_your_turn'
  | 'overloaded'
  | 'paused'
  | 'spectator'
  | 'stale'
  | 'started'
  | 'replaced'
  | 'restarting'
  | 'storage'
  | 'taken'
  | 'too_fast'
  | 'too_large'
  | 'too_many'
  | 'too_slow'
  | 'waiting'
  | 'wrong_code'
  | 'wrong_key'
  | 'wrong_method'

/** A legal action of the viewer. Its `token` is sent back to perform it; the other fields describe it. */
export interface LegalAction {
  token: string
  kind: ActionKind
  /** play, rescue: the card; rescue with None takes no card. */
  card: number | null
  /** site, favor: the region; favor with None leaves the Favor off the board. */
  region: number | null
  /** keep: the cards kept, up to two. */
  cards: number[] | null
  /** draw: the number of cards. */
  count: number | null
}

/** The options of a table. Raises OptionsError for a value out of range. */
export interface Options {
  /** R11: one more adjacent region is needed. */
  bigger_kingdoms: boolean
  /** R12: no rounds; up to three cards are drawn after each battle. */
  draw_after_battle: boolean
  /** R13: play a match up to so many points; None for a single game. */
  points: number | null
  /** R14: battles may be fought for another seat's regions. */
  capturing_regions: boolean
  /** R15: Mercenary, Drummer, Heroine and Courtesan are played face down. */
  hidden_cards: boolean
  /** R1.1: 2 to 6. */
  seats: number
  /** R1.5: the seat that holds the token first; None draws one at random. */
  first_holder: number | null
  /** R2.8: a driver may end the game after this many battles in a row without a card. */
  idle_limit: number
}

/** What a viewer may know of one seat. Card tuples are counts, indexed by Card. */
export interface SeatView {
  /** R2.7: public. */
  hand_size: number
  /** Cards the viewer knows in this hand or as its face-down card (R6.4, R10.3, R15.5).
   * For the viewer's own seat: what everybody knows of it. */
  known: number[]
  /** The part of `known` that is known to be in the hand itself (R15.5). */
  sure: number[]
  /** Face-up cards. */
  line: number[]
  face_down: boolean
  /** R15.4: None unless it is the viewer's own, or was shown to the viewer. */
  face_down_card: number | null
  /** R2.6: the strength of its line if the battle ended now. */
  strength: number
  /** The sum behind the strength, such as '(2+4)x2+3'. */
  working: string
  /** Whether the seat takes part in this battle (R9.3). */
  contending: boolean
  /** R2.3: whether it has passed for good in the battle that is being fought. */
  passed: boolean
  /** R14.2, R14.3: whether it is a defender that keeps the right to play if it passes. */
  waiting: boolean
  regions: number
  /** R8.2: the size of its largest connected group. */
  adjacent: number
  /** R8.1: how many more regions win outright. */
  total_missing: number
  /** R8.1: how many more adjacent regions win. */
  adjacent_missing: number
  /** R13.2. */
  score: number
}

/** The View of one viewer.
 *
 * In the phase `hand` no seat is on turn: all seats with cards are asked at once, with choices in `legal`. */
export interface TableView {
  /** Its `first_holder` is always None; the View's own `first_holder` says who it was. */
  options: Options
  viewer: number | null
  phase: PhaseName
  /** The seat to act; None while cards are due, too. */
  turn: number | null
  holder: number
  site: number | null
  favor: number | null
  /** R14.1: in a battle for a controlled region, the seat that controls it. */
  defender: number | null
  /** The seat that controls each region. */
  owners: (number | null)[]
  seats: SeatView[]
  /** The viewer's own cards: counts, indexed by Card; all zero for a spectator. */
  hand: number[]
  pile: number
  discards: number[]
  /** Cards that the viewer has not seen: in other hands, face down or in the pile. */
  unseen: number[]
  /** The codes of the viewer's legal actions; empty when it is not its turn. */
  legal: LegalAction[]
  battles: number
  /** Cards played in this battle, or in the last one. */
  played: number
  idle_battles: number
  /** R2.8: whether the game may be ended unfinished. */
  can_end: boolean
  /** R2.5: whether the seat on turn can only pass. This is public. */
  can_only_pass: boolean
  /** R9, R13.3. */
  final_battle: boolean
  ending: EndingName
  /** Who won the game that ended last. */
  winners: number[]
  /** R13: games ended. */
  games: number
  /** R13.4: who held the token when this game began. */
  first_holder: number
  match_winners: number[]
  total_needed: number
  adjacent_needed: number
}

/** The options that can be chosen for a new table, apart from its seats. */
export interface TableOptions {
  /** R11: one more adjacent region is needed. */
  bigger_kingdoms?: boolean
  /** R12: no rounds; up to three cards are drawn after each battle. */
  draw_after_battle?: boolean
  /** R13: play a match up to so many points; None for a single game. */
  points?: number | null
  /** R14: battles may be fought for another seat's regions. */
  capturing_regions?: boolean
  /** R15: Mercenary, Drummer, Heroine and Courtesan are played face down. */
  hidden_cards?: boolean
  /** R1.5: the seat that holds the token first; None draws one at random. */
  first_holder?: number | null
}

/** The player in a seat. `bot` is the name of a level or bot, None for a person. */
export interface Player {
  name: string
  bot: string | null
  /** The label of the bot, such as 'Hawkwood, fierce'. */
  label: Fact | null
  online: boolean
  /** The label of the captain who plays for this person now, if one does. */
  captain: Fact | null
  /** Why a captain plays: time ran out, the others agreed, or the person asked for it or resigned. */
  reason: CaptainReason | null
  /** Unix time since when this person is not connected or a captain plays; None if not known. */
  away_since: number | null
}

/** How a game stands, for lists of games. Everybody may know it. */
export interface Standing {
  /** How many battles have ended. */
  battles: number
  /** Which round is played, from 1; 0 where there are none (R12). */
  round: number
  /** The seat that controls each region. */
  owners: (number | null)[]
  /** Who has won or shared the game or match, if it is over. */
  winners: number[]
}

/** A line of the game's log for one viewer. */
export interface LogLine {
  /** What happened. */
  event: Event
  /** The words for the event. */
  fact: Fact
  /** Unix time in seconds at which it was stored; 0 if not known. */
  at: number
}

/** A line of the table's chat (R10.1). */
export interface ChatLine {
  seat: number
  /** The seats that receive it; None for everybody. */
  to: number[] | null
  text: string
  /** Unix time in seconds. */
  at: number
}

/** A line of the talk in a waiting room: something said there, or that somebody has left. */
export interface RoomLine {
  /** Who has said it; None for somebody who has left. */
  seat: number | null
  /** What somebody was called who has left; None for those who sit there. */
  name: string | null
  /** None for the line that says that somebody has left. */
  text: string | null
  /** Unix time in seconds. */
  at: number
}

/** R4.5: what a viewer may know while all seats with cards are asked whether they discard them. */
export interface Answers {
  /** Unix time at which seats without an answer keep their hands; None if all answers are awaited. */
  until: number | null
  /** The viewer's answer, which may still be changed. */
  own: HandAnswer | null
  /** Whether the viewer may discard. */
  choice: boolean
}

/** A series of games of the same people, each the rematch of the one before. */
export interface Series {
  /** The number of this game, from 1. */
  game: number
  /** The games that each seat's player has won so far; a shared victory counts for each winner. */
  wins: number[]
}

/** The table of a rematch. */
export interface NextTable {
  id: string
  /** The seat, at the previous table, of the person who started the rematch. */
  by: number
  /** Whether everybody sits one seat further clockwise than at the previous table. */
  rotated: boolean
  /** Whether its cards are dealt. Until then, browsers of its seats may give entropy in its room. */
  begun: boolean
}

/** Who has a seat as the game begins. */
export interface SeatSetup {
  name: string
  /** The name of a level or bot; None for a person. */
  bot: string | null
  /** The seat of the person on whose device a guest plays. */
  guest_of: number | null
}

/** The public data of a table's fair shuffle while the game goes on.
 *
 * docs/fairness.md explains commitments, chains and entropy. */
export interface Fairness {
  commitment: string
  /** The version of the rules under which the game began. */
  rules: number
  /** Who had each seat as the game began. */
  seats: SeatSetup[]
  /** The digest of all that was fixed before the first deal. */
  setup: string
  /** The number of the next deal of the table, from 1. */
  deal: number
  /** By seat, the chain that its browser announced last. */
  chains: (string | null)[]
  /** By seat, the number of the first deal for which that chain is used. */
  counts_from: (number | null)[]
  /** By seat, whether its entropy for the next deal is known. */
  revealed: boolean[]
  /** By seat, whether its entropy was used for the latest deal. */
  gave: boolean[]
  /** While a deal is due: the commitment to the pile that will be shuffled, and to whom its cards fall. */
  pile: string | null
}

/** A captain who plays for others until their code is compiled, or as the server has them no more. */
export interface StandIn {
  /** The name of the captain who plays. */
  name: string
  /** The seats of the others. */
  seats: number[]
  /** Whether the server has the others no more. */
  gone: boolean
  /** When the others are expected to be ready, as Unix time in seconds; None if not known, or never. */
  until: number | null
}

/** A seat in a waiting room; it is free if it has no name. */
export interface WaitingSeat {
  name: string | null
  bot: string | null
  /** The label of the bot. */
  label: Fact | null
  ready: boolean
  /** Whether the person in this seat is connected; True for a bot. */
  here: boolean
  /** The seat of the person on whose device a guest plays here. */
  guest_of: number | null
  /** The chain that the browser of this seat has announced, see Fairness. */
  chain: string | null
}

export type VerdictState = 'open' | 'kept' | 'broken' | 'untested'

/** A proposal to which the others have not all answered. */
export interface OpenProposal {
  kind: ProposalKind
  by: number
  /** captain: the seat that a captain is to play. */
  seat: number | null
  /** clock: the new clock; None for no clock. */
  clock: Clock | null
  /** The seats that have agreed, including the proposer's. */
  agreed: number[]
  /** The seats whose answer is missing. */
  needed: number[]
  /** takeback: the number of the move, as in `TableMessage.takeback`. */
  move: number | null
  /** takeback: a description of the move. */
  what: Fact | null
}

/** What the people at a table have agreed on beyond the rules. */
export interface Agreements {
  paused: boolean
  clock: Clock | null
  /** Unix time at which a captain takes over the seat on turn; None if no clock runs. */
  deadline: number | null
  /** Seconds of reserve left to each seat; None for seats without a reserve. */
  reserves: (number | null)[]
  proposals: OpenProposal[]
  /** Why the game ended without the rules, if it did. */
  closed: Closing | null
  /** The seats that win a closed game. */
  winners: number[]
  /** The seat whose person may close the chat; None if nobody can. */
  host: number | null
  /** Whether the host has closed the chat, for whispers too. */
  chat_closed: boolean
}

/** The answer of a seat to which a pact was offered. */
export interface PactAnswer {
  seat: number
  /** None if there is no answer yet. */
  accepted: boolean | null
  /** What a captain says with its answer. */
  says: Fact | null
  /** Whether it says so to this viewer alone. */
  whispered: boolean
}

/** Whether a promise was kept, by the rules of docs/pacts.md. */
export interface Verdict {
  /** The seat that made the promise. */
  seat: number
  clause: Clause
  /** `untested` means that the promise was never put to the test. */
  state: VerdictState
  why: Fact
  /** What a captain says that has broken it. */
  says: Fact | null
}

/** A pact that a seat has offered to others. It binds nobody (R10.2). */
export interface Pact {
  /** Its number among the pacts that this viewer may know of, from 0.
   *
   * It counts from the first game of a match on, and does not change until the match is over. */
  id: number
  by: number
  /** The seats to which it was offered; None for everybody, publicly. */
  to: number[] | null
  /** The promise of `by`. */
  mine: Clause | null
  /** The promise of each seat that accepts. */
  yours: Clause | null
  /** The answers of all seats to which it was offered, by seat. */
  answers: PactAnswer[]
  withdrawn: boolean
  /** Whether it can no longer be accepted, because its occasion has passed or the game is over. */
  lapsed: boolean
  /** A verdict on each promise that was made by accepting. */
  verdicts: Verdict[]
  /** The number of the match's game in which it was offered, from 1. */
  game: number
  /** What a captain says with its offer. */
  says: Fact | null
}

/** The battle after an action, as far as the seat on turn can tell. */
export interface CardPreview {
  token: string
  /** The strength of each seat's line, over the cards that would then be face up. */
  strengths: number[]
  /** Its other effects, or why it would have none. */
  notes: Fact[]
}

/** The regions that bring a seat nearer to victory, of those that it can conquer. */
export interface Goals {
  /** Regions that win the game at once. */
  wins: number[]
  /** Other regions that extend its largest group of adjacent regions. */
  extends: number[]
  /** R8.2: the fewest regions it must conquer to have the adjacent regions needed; None if it cannot.
   *
   * A region that joins two of its groups may be all that is missing. */
  adjacent_missing: number | null
}

/** The facts by which the page explains the table, computed by the rules. */
export interface Explanation {
  /** By seat, the steps that add up to the strength of its line, in the order of the rules (R3). */
  sums: Fact[][]
  /** On the viewer's turn in battle: the effect of each card to play or take back, and of turning one up. */
  previews: CardPreview[]
  /** Why the viewer may play no card now; None if it may, or for a spectator. */
  no_card: Fact | null
  /** When the viewer has to choose a region: the reason for each region that may not be chosen. */
  barred: Fact[]
  /** The goals of each seat. */
  goals: Goals[]
  /** The seats still in the present battle that win the game if they win it. */
  deciding: number[]
  /** On the viewer's turn in battle: the result of passing if all others are done, or who wins the game.
   *
   * When it draws: why it may draw fewer cards than others (R12.2). */
  prospect: Fact | null
}

/** Promises of one kind: one for each of these regions or seats, or a single one if it names neither. */
export interface Promises {
  kind: ClauseKind
  regions: number[]
  seats: number[]
}

/** All that a viewer needs to draw the table. Sent on joining and after every change. */
export interface TableMessage {
  type: 'table'
  protocol: number
  /** Raised by every action and deal. An action is valid only for the version at which it was chosen. */
  version: number
  view: TableView
  players: Player[]
  /** The lines from number `log_from` on; the browser has received the earlier ones before. */
  log: LogLine[]
  log_from: number
  /** A warning about the options (R13.5). */
  advice: Fact | null
  /** Whether seats may ask for hints. */
  hints: boolean
  /** Whether there are captains here who bargain: offer and accept pacts. */
  bargaining: boolean
  /** The error that keeps the server from acting for bots, if there is one. */
  problem: Fact | null
  /** The number of connections to the viewer's seat, including this one; 1 for a spectator. */
  own_connections: number
  /** The server's clock, as Unix time in seconds. */
  now: number
  agreements: Agreements
  /** R4.5: set while seats are asked whether they discard, or if the viewer may answer in advance. */
  answers: Answers | null
  /** The seats that this connection may join. */
  own_seats: number[]
  /** The number of the move, from 0, that the viewer may propose to take back now; None if there is none. */
  takeback: number | null
  /** The rematch of this game, once somebody has started one. */
  rematch: NextTable | null
  /** None for a game that is not a rematch. */
  series: Series | null
  /** None for a game that began with known cards, such as one played on from a moment of another. */
  fairness: Fairness | null
  /** The pacts that the viewer may know of, in the order of their offers; all when the game is over. */
  pacts: Pact[]
  /** What any seat can promise now; empty if the viewer cannot offer a pact. */
  promisable: Promises[]
  explanation: Explanation
  /** The weaker captains that play now for captains whose code is not compiled yet. */
  stand_ins: StandIn[]
}

/** New chat lines; `chat_from` is the number of the first among all lines sent to this connection. */
export interface ChatMessage {
  type: 'chat'
  lines: ChatLine[]
  chat_from: number
}

/** The answer to a Ping. */
export interface Pong {
  type: 'pong'
}

/** A refused request. The game has not changed. */
export interface ErrorMessage {
  type: 'error'
  code: ErrorCode
  /** In English, for programs. */
  message: string
  /** What is wrong, by which rule or setting, and what to do. */
  fact: Fact
}

/** The waiting room of a table whose game has not begun. Sent on joining and after every change. */
export interface RoomMessage {
  type: 'room'
  protocol: number
  /** The code that people type to find the table. */
  code: string
  /** Whether the lobby lists it. */
  public: boolean
  seats: WaitingSeat[]
  /** The viewer's own seat. */
  seat: number | null
  /** The viewer's own seat, and those of guests on the viewer's device. */
  own_seats: number[]
  /** The seat of the host, who may start the game; None if the host has no seat. */
  host: number | null
  /** Whether the viewer is the host. */
  is_host: boolean
  /** What is still missing before the game can start. */
  missing: Fact[]
  /** The number of connections without a seat. */
  onlookers: number
  options: Options
  pace: Pace
  hints: boolean
  bargaining: boolean
  /** A digest of rules, clock, hints and whether captains bargain: what people are ready for. */
  terms: string
  /** The commitment to the secret by which the cards will be shuffled. */
  commitment: string
  /** The version of the rules that the game would begin with now; fixed once it is starting. */
  rules: number
  clock: Clock | null
  /** Whether the host has started the game, and it waits a moment for the entropy of browsers. */
  starting: boolean
  /** What those who sit here have said, and who has left, oldest first; empty for onlookers. */
  chat: RoomLine[]
}

export type ToBrowser = TableMessage | RoomMessage | ChatMessage | Pong | ErrorMessage

/** The first message: join a table as a seat or as a spectator. */
export interface Join {
  type: 'join'
  /** The secret key of a seat; None for a seat of the person of this device, or for a spectator. */
  key?: string | null
  /** Whether to join as a spectator even with a seat of one's own. */
  look_on?: boolean
  /** One of the person's own seats; None for the first. */
  seat?: number | null
  /** What this page calls itself, up to 40 random characters. A connection that it had before is ended. */
  page?: string | null
}

/** Ask for a Pong, which shows that the connection still carries messages both ways. */
export interface Ping {
  type: 'ping'
}

/** Perform an action; `action` is the token of a legal action.
 *
 * 'hand:keep' and 'hand:discard' (R4.5) are final: once every person has sent one, the table waits no
 * longer. So they are for players who always answer alike, whatever their hand; others send an Answer. */
export interface Act {
  type: 'act'
  version: number
  action: string
}

/** R4.5: answer whether to discard one's hand after the battle; None withdraws the answer.
 *
 * It is accepted from one's pass in the battle on, and may be changed until all hands are settled. Nobody
 * else learns of it before that. */
export interface Answer {
  type: 'answer'
  answer: HandAnswer | null
}

/** R10.3: show cards of one's hand, or one's face-down card, to some seats or to everybody. */
export interface Show {
  type: 'show'
  cards: number[]
  face_down: boolean
  to: number[] | null
}

/** R10.1: say something to some seats or to everybody. */
export interface Say {
  type: 'say'
  text: string
  to: number[] | null
}

/** R13: begin the next game of a match after an interval. */
export interface NextGame {
  type: 'next'
  version: number
}

/** R2.8: end a game in which nobody plays any more. */
export interface EndUnfinished {
  type: 'end'
  version: number
}

/** Let a captain play one's seat until one comes back. */
export interface StepAway {
  type: 'step_away'
}

/** Take one's seat back from a captain. */
export interface Back {
  type: 'back'
}

/** Resign: a captain plays the seat to the end. */
export interface Resign {
  type: 'resign'
}

/** Propose something to the others. */
export interface Propose {
  type: 'propose'
  kind: ProposalKind
  /** captain: the seat that a captain is to play. */
  seat?: number | null
  /** clock: the new clock; None for no clock. */
  clock?: Clock | null
  /** takeback: the number of the move, as in `TableMessage.takeback`. */
  move?: number | null
}

/** Agree to a proposal or refuse it. The proposer withdraws it by refusing. */
export interface Respond {
  type: 'respond'
  kind: ProposalKind
  agree: boolean
  seat?: number | null
  /** clock: the proposed clock, so that nobody agrees to another one. */
  clock?: Clock | null
  /** takeback: the proposed move. */
  move?: number | null
}

/** End a pause. */
export interface Resume {
  type: 'resume'
}

/** Offer a pact with at least one promise to some seats, or publicly to everybody. */
export interface OfferPact {
  type: 'offer'
  to: number[] | null
  /** The promise of the seat that offers. */
  mine?: Clause | null
  /** The promise of each seat that accepts. */
  yours?: Clause | null
}

/** Accept or decline a pact. */
export interface AnswerPact {
  type: 'answer_pact'
  /** The `id` of the pact. */
  pact: number
  accept: boolean
}

/** Withdraw one's own pact from the seats that have not answered. */
export interface Withdraw {
  type: 'withdraw'
  /** The `id` of the pact. */
  pact: number
}

/** Close the chat, or open it again. Only the host may do this. */
export interface CloseChat {
  type: 'close_chat'
  closed: boolean
}

/** Report whether the page of this connection is being looked at. */
export interface Looking {
  type: 'looking'
  looking: boolean
}

/** Have bots act at once until one's own next turn. */
export interface Hurry {
  type: 'hurry'
}

/** Commit the browser to its entropy for future deals, see Fairness. */
export interface AnnounceChain {
  type: 'chain'
  chain: string
}

/** Reveal the browser's entropy for a deal. */
export interface RevealEntropy {
  type: 'reveal'
  deal: number
  reveal: string
}

export type FromBrowser =
  | Join
  | Ping
  | Act
  | Answer
  | Show
  | Say
  | NextGame
  | EndUnfinished
  | StepAway
  | Back
  | Resign
  | Propose
  | Respond
  | Resume
  | OfferPact
  | AnswerPact
  | Withdraw
  | CloseChat
  | Looking
  | Hurry
  | AnnounceChain
  | RevealEntropy

export type Grade = 'gentle' | 'easy' | 'fair' | 'strong' | 'fierce' | 'merciless'

/** A bot that can sit at a table. */
export interface BotInfo {
  name: string
  label: string
  description: Fact | null
}

/** An opponent of a given strength; `Setup` lists them from gentle to merciless. */
export interface LevelInfo {
  name: string
  label: string
  /** The strength in a word. */
  grade: Grade
  /** A description of the historical captain. */
  manner: Fact | null
  /** Why it cannot play here; None if it can. */
  trouble: Fact | null
}

/** GET /api/health: the server runs and its database answers. */
export interface Health {
  status: 'ok'
  version: string
}

/** GET /api/setup: the choices for a new table. */
export interface Setup {
  version: string
  rules_version: number
  levels: LevelInfo[]
  bots: BotInfo[]
  paces: Pace[]
  default_pace: Pace
}

/** GET /api/addresses: the addresses of this server for other machines, if asked from its own machine. */
export interface Addresses {
  /** The likeliest first, such as 'http://192.168.1.20:8000/'. Empty if the server listens only on its own
   * machine; None if it cannot know them, as behind a proxy, in a container or without a network. */
  addresses: string[] | null
  /** If it listens only on its own machine: the options with which it finds the same games at the same port
   * when it is started otherwise, each after a space, as one types them. */
  options: string
}

/** POST /api/tables/ID/play: use a connection over plain HTTP in place of the WebSocket of that address.
 *
 * Without a connection, one is opened, and answered with PollingBegun. `messages` are taken. Without
 * any, the answer is the next message as soon as there is one; it is empty if there is none for a while. */
export interface Poll {
  connection?: string | null
  /** The number of messages that the client has received on this connection. */
  received?: number
  /** The number of the first of `messages` among all that the client has sent on this connection, from 0. */
  first?: number
  /** Messages of a browser, each as JSON. */
  messages?: string[]
  /** Whether to end the connection. */
  close?: boolean
}

/** The answer to opening a connection over plain HTTP. */
export interface PollingBegun {
  /** Its secret. */
  connection: string
}

/** The player of a new seat: `bot` is the name of a level or a bot, None for a person. */
export interface NewSeat {
  name: string
  bot?: string | null
}

/** POST /api/tables: create a table. Seats are clockwise from 0; `pace` is how fast bots act.
 *
 * With `shuffle`, whoever has not got the answer may ask for the same again, and gets the same table. */
export interface NewTable {
  seats: NewSeat[]
  options?: TableOptions
  pace?: Pace | null
  /** Whether seats may ask for hints; with None they may if one person plays alone with bots. */
  hints?: boolean | null
  /** Whether captains bargain: offer and accept pacts. */
  bargaining?: boolean
  clock?: Clock | null
  /** The commitment of a ShuffleMade to use; None for a new shuffle. */
  shuffle?: string | null
  /** With `shuffle`: the chain of the creating browser, for the first person's seat, see Fairness. */
  chain?: string | null
  /** With `shuffle`: the entropy of that browser for the first deal. */
  reveal?: string | null
}

/** POST /api/tutorial: create a table for a lesson. The name is used only for an unknown device.
 *
 * Its captains play fast, because the guide tells what they did. */
export interface NewTutorial {
  name: string
  /** From 1. */
  lesson?: number
  pace?: Pace
}

/** The answer to POST /api/shuffles: the commitment to the shuffle of a table that is created later.
 *
 * The request has no body, or the NewTable that will be asked for. Then the answer says what will be fixed
 * before its first deal. */
export interface ShuffleMade {
  commitment: string
  /** The identifier of that table. */
  table: string
  /** The version of the rules that it will begin with. */
  rules: number
  options: Options | null
  seats: SeatSetup[] | null
}

/** The answer to NewTable. */
export interface TableMade {
  id: string
  /** By seat, the secret key; None for a bot's. */
  keys: (string | null)[]
}

/** GET /api/tables/ID: the public summary of a table. */
export interface TableSummary {
  id: string
  players: Player[]
  options: Options
  pace: Pace
  hints: boolean
  bargaining: boolean
  phase: PhaseName
  standing: Standing
  version: number
  created: number
}

/** POST /api/tables/ID/rematch: start the next game of the same people, from a seat of the finished one.
 *
 * The answer is the NextTable, even if somebody else has started it. */
export interface Rematch {
  /** Whether everybody moves one seat further clockwise. */
  rotate?: boolean
  /** As in Question. */
  key?: string | null
}

/** The cards in some place from a version of the table on. */
export interface CardsSince {
  version: number
  /** Counts by card. */
  cards: number[]
}

/** What lies on the map, and who holds the Condottiere, from a version of the table on. */
export interface TokensSince {
  version: number
  holder: number
  /** The region where the Favor is. */
  favor: number | null
  /** The seat that controls each region. */
  owners: (number | null)[]
}

/** GET /api/tables/ID/fairness: all data to verify the shuffles of a game or match that is over. */
export interface Verification {
  commitment: string
  secret: string
  /** The identifier of the table. */
  table: string
  /** The version of the rules. */
  rules: number
  /** If these name no first holder, the secret has drawn it. */
  options: Options
  /** The first holder. */
  holder: number
  /** The log without answers about hands (R4.5). */
  entries: string[]
  /** Whether the game is over; the record of one may end before. */
  over: boolean
  /** The version of the table at the end. */
  version: number
  /** Each pile as it was shuffled, as counts by card: one per deal, or two if R12.5 makes a new one. */
  piles: number[][]
  /** The version of the table right after each deal. */
  versions: number[]
  /** By seat, each change of its hand, beginning with the empty one. */
  hands: CardsSince[][]
  /** By seat, each change of the face-up cards of its line. */
  lines: CardsSince[][]
  /** Each change of all face-down cards together. */
  down: CardsSince[]
  discards: CardsSince[]
  tokens: TokensSince[]
}

/** The answer to POST /api/tables/ID/hint/place: the place of a seat's request in the queue. */
export interface PlaceInLine {
  /** From 1; 0 if it is being computed or answered. */
  place: number
}

/** POST /api/tables/ID/hint: ask for a hint at a version of the table. */
export interface Question {
  version: number
  /** The key of the asking seat; None for a seat of the person of this device. */
  key?: string | null
  /** One of that person's seats; None for the first. */
  seat?: number | null
}

/** An action, and what the judge says of it. */
export interface HintedAction {
  action: LegalAction
  /** The chance, 0 to 1, that the seat wins the game (with R13 the match); None if it is not estimated. */
  chance: number | null
  /** Whether it is as good as the best action, as far as the judge can tell. It then has the same chance. */
  equal: boolean
  /** Of the best action, whether it is worth it and why; of the others, what they do. */
  reasons: Fact[]
}

/** The answer to a question for a hint: the actions that were judged, the best first. */
export interface Hint {
  version: number
  actions: HintedAction[]
}

/** The body of every answer under /api that is not a success. */
export interface Refusal {
  code: ErrorCode
  /** In English, for programs. */
  message: string
  /** The same for people; None if the request was refused before it was parsed. */
  fact: Fact | null
}

/** A table whose game has not begun. */
export interface WaitingTable {
  id: string
  created: number
  /** The name at each seat; None for a free one. */
  names: (string | null)[]
  options: Options
  pace: Pace
  clock: Clock | null
}

/** GET /api/lobby: the public tables that wait for players, the latest first. */
export interface Lobby {
  tables: WaitingTable[]
}

/** A seat of a new room: free, or a bot's with a name. */
export interface NewRoomSeat {
  bot?: string | null
  name?: string
}

/** POST /api/rooms: create a waiting room. Its creator is the host and gets the first free seat. */
export interface NewRoom {
  seats: NewRoomSeat[]
  options?: TableOptions
  pace?: Pace | null
  hints?: boolean
  bargaining?: boolean
  /** Whether the lobby lists it. */
  public?: boolean
  clock?: Clock | null
}

/** The answer to NewRoom. There are no keys, because each seat belongs to a known person. */
export interface RoomMade {
  id: string
  code: string
}

/** GET /api/codes/CODE: the table with a typed code. */
export interface FoundTable {
  id: string
}

/** Take a free seat and leave one's previous seat, or seat a guest who plays on the same device. */
export interface TakeSeat {
  type: 'take'
  seat: number
  /** Whether the person is ready for the game to begin. */
  ready?: boolean
  /** The RoomMessage.terms that the person has seen; whoever sees others is not ready yet. None is any. */
  terms?: string | null
  /** The name of the guest; None to sit there oneself. */
  guest?: string | null
}

/** Leave one's own seat together with one's guests, or remove one guest. */
export interface LeaveSeat {
  type: 'leave'
  /** The seat of the guest; None for one's own. */
  seat?: number | null
}

/** Set whether one is ready for the game to begin. */
export interface SetReady {
  type: 'ready'
  ready: boolean
  /** The RoomMessage.terms that the person has seen; being ready for others is refused. None is any. */
  terms?: string | null
}

/** Swap the players of two seats. Only the host may do this. */
export interface SwapSeats {
  type: 'swap'
  seat: number
  other: number
}

/** Free a seat of its person or bot. Only the host may do this. */
export interface ClearSeat {
  type: 'clear'
  seat: number
  /** Who is meant to lose the seat; if it is somebody else's by now, this is refused. None is anybody. */
  name?: string | null
}

/** Seat a bot in a free seat. Only the host may do this. */
export interface SeatBot {
  type: 'bot'
  seat: number
  bot: string
  name: string
}

/** Add a free seat after the others. Only the host may do this. */
export interface AddSeat {
  type: 'add'
}

/** Remove a free seat; the seats after it move up. Only the host may do this. */
export interface RemoveSeat {
  type: 'remove'
  seat: number
}

/** Change the settings of the game. Only the host may do this.
 *
 * If rules, clock, hints or bargaining change, nobody but the host is ready any more. */
export interface ChangeSettings {
  type: 'settings'
  options: TableOptions
  pace: Pace
  hints: boolean
  bargaining: boolean
  public: boolean
  clock: Clock | null
}

/** Make the person in a seat the host. Only the host may do this. */
export interface HandOver {
  type: 'host'
  seat: number
}

/** Start the game, if every seat is filled and everybody else is ready. Only the host may do this. */
export interface StartGame {
  type: 'start'
}

/** Say something to those who sit in the room. Only they may do this, and only they hear it. */
export interface SayInRoom {
  type: 'say'
  text: string
}

/** Commit the browser to its entropy for all deals, see Fairness. */
export interface SetChain {
  type: 'chain'
  chain: string
}

/** Reveal the browser's entropy for the first deal, while the game is starting. */
export interface SetReveal {
  type: 'reveal'
  reveal: string
}

export type RoomAction =
  | TakeSeat
  | LeaveSeat
  | SetReady
  | SwapSeats
  | ClearSeat
  | SeatBot
  | AddSeat
  | RemoveSeat
  | ChangeSettings
  | HandOver
  | StartGame
  | SayInRoom
  | SetChain
  | SetReveal

/** POST /api/tables/ID/room: perform an action in a waiting room, as the person of this device. */
export interface ChangeRoom {
  action: RoomAction
  /** For SetChain and SetReveal in the room of a rematch: the key of the seat instead of its person. */
  key?: string | null
}

/** GET /api/me: the person of this device; `name` is None if the device is unknown. */
export interface Me {
  name: string | null
  has_recovery_code: boolean
  /** The code of the language of notices to this person. */
  language: string | null
  /** Whether captains remember from game to game how this person keeps promises. */
  remembered: boolean
}

/** PUT /api/me: set the name of this device's person, who is created if the device is unknown. */
export interface MyName {
  name: string
  /** The code of the language of notices; None leaves it unchanged. */
  language?: string | null
  /** Whether captains may remember; None leaves it unchanged, and False deletes what they do remember. */
  remembered?: boolean | null
}

/** A code by which another device becomes this person's.
 *
 * POST /api/me/recovery-code returns a new one, only once, which replaces the previous one. POST
 * /api/me/recover accepts it on another device. */
export interface RecoveryCode {
  code: string
}

/** A table at which a person has seats. */
export interface MyGame {
  id: string
  created: number
  /** The seats of this person. */
  seats: number[]
  players: Player[]
  options: Options
  phase: PhaseName
  turn: number | null
  my_turn: boolean
  standing: Standing
  /** If the person is on turn, the Unix time at which a captain takes over; None if no clock runs. */
  deadline: number | null
}

/** GET /api/me/games?after=ID: a page of a person's games, latest first, after a game if one is given.
 *
 * With the parameter `removed` it lists those removed from the list. The first page begins with older games
 * in which the person is on turn. DELETE /api/me/games/ID removes a game from the list, and PUT restores it;
 * its seats still belong to the person. */
export interface MyGames {
  games: MyGame[]
  /** Whether there are more games after these. */
  more: boolean
  /** The waiting rooms in which this person has a seat; only on the first page. */
  waiting: WaitingTable[]
  /** Whether any games were removed from the list; only on the first page. */
  removed: boolean
}

/** POST /api/tables/ID/claim: give the seat of this key to the person of this device. */
export interface Claim {
  key: string
}

/** The answer to Claim, with the person's name, which is that of the seat if the device was unknown. */
export interface Claimed {
  seat: number
  name: string
  /** The new key of the seat. The one by which it was claimed opens it to its person alone. */
  key: string
}

/** POST /api/tables/ID/renew: replace the key of one's seat. */
export interface Renewal {
  /** One of the person's seats; None for the first. */
  seat?: number | null
}

/** The answer to Renewal, with the new key. Earlier keys no longer open the seat. */
export interface SeatKey {
  seat: number
  key: string
}

/** GET /api/me/webhook: the address that receives notices of a person's turns; None if there is none.
 *
 * PUT replaces it, and DELETE removes it. */
export interface Webhook {
  url: string | null
}

/** POST /api/me/webhook/try: the result of sending a trial to the webhook. */
export interface WebhookTried {
  worked: boolean
  /** What happened, and what to do. */
  fact: Fact
}

/** GET /api/push-key: the key with which a browser subscribes, a point on P-256 in base64url. */
export interface PushPublicKey {
  key: string
}

/** The keys of a browser, in base64url. */
export interface PushKeys {
  p256dh: string
  auth: string
}

/** PUT /api/me/push: the subscription of a browser, as its PushManager returns it.
 *
 * DELETE /api/me/push has the same body, and removes it. */
export interface PushSubscription {
  endpoint: string
  keys: PushKeys
}

/** The maximum number of moments in a Review. */
export const MAX_MOMENTS = 1000

/** The maximum number of earlier games of a series in a Review. */
export const MAX_EARLIER = 30

/** The maximum number of turning points in Statistics. */
export const MAX_TURNING_POINTS = 3

/** The maximum number of choices in JudgedChoices, which take some seconds at most. */
export const MAX_CHOICES = 12

/** The maximum number of moments in Positions. */
export const MAX_POSITIONS = 100

/** The viewer of a game: a seat, a spectator, or one who sees every card. */
export type Perspective = number | 'spectator' | 'open'

/** A moment of the game, with log lines that tell all cards. */
export interface Moment {
  /** The number of its last entry in the record, from 0. */
  entry: number
  /** What has happened since the previous moment, in at least one line. */
  lines: LogLine[]
  /** Unix time in seconds; None for an uploaded record, which has no times. */
  at: number | null
}

/** What a seat did in a battle. */
export interface BattleSeat {
  /** The cards it spent, as counts by card: those it played, without those a Scarecrow took back. */
  cards: number[]
  /** The number of cards it had spent when it passed for good; None if the battle ended before that. */
  passed_after: number | null
}

/** A battle that was fought to its end, and whose end was not taken back. */
export interface Battle {
  /** The number of its game in the match, from 1. */
  game: number
  /** Its number in the game, from 1. */
  number: number
  result: BattleResult
  /** The moment at which the site was chosen or the final battle began. */
  from_moment: number
  /** The moment at which the battle ended. */
  to_moment: number
  seats: BattleSeat[]
  /** The number of cards that all seats spent together. */
  spent: number
}

/** How a game or a match ended. */
export interface GameOutcome {
  /** How the last game ended; `unfinished` if people closed it. */
  ending: EndingName
  winners: number[]
  /** R13: points by seat; None for a single game. */
  scores: number[] | null
  /** The number of regions that won the last game, adjacent or in all (R8.1, R11.1), or None. */
  needed: number | null
}

/** An earlier game of a series. */
export interface EarlierGame {
  /** The number of the game in the series, from 1. */
  game: number
  table: string
}

/** The other games of a series, each the rematch of the one before. */
export interface Rematches {
  /** The number of this game in the series, from 1. */
  game: number
  /** Those of the latest MAX_EARLIER earlier games in which the person has a seat, in order. */
  earlier: EarlierGame[]
  /** The table of this game's rematch. */
  later: string | null
  /** Whether the rematch is over too. */
  later_over: boolean
}

/** GET /api/tables/ID/review?first=0: the review of a game or match that is over.
 *
 * It has at most MAX_MOMENTS moments, from `first` on, and the battles that ended in them. */
export interface Review {
  /** The player in each seat, always with `online` True. */
  players: Player[]
  /** The seats of the person who requests it. */
  own: number[]
  options: Options
  rules_version: number
  /** Unix time in seconds; None for an uploaded record. */
  created: number | null
  /** The number of entries of the record. */
  entries: number
  /** The total number of moments. */
  length: number
  /** The number of the first of `moments`. */
  first: number
  moments: Moment[]
  battles: Battle[]
  /** None for an uploaded record of a game that is not over. */
  outcome: GameOutcome | null
  /** Why the game ended without the rules, if it did. */
  closed: Closing | null
  /** Whether its shuffles can be verified. */
  fair: boolean
  /** All pacts of all games, with their verdicts; only if `first` is 0. */
  pacts: Pact[]
  /** The other games of the same people; None for an uploaded record. */
  rematches: Rematches | null
}

/** The state of a game after the deal of a round or after a battle. */
export interface Stage {
  kind: 'deal' | 'battle'
  moment: number
  /** The number of its game in the match, from 1. */
  game: number
  /** The index in `Statistics.battles` of the battle that ended. */
  battle: number | null
  /** The owner of each region. */
  owners: (number | null)[]
  /** R13: points by seat from earlier games. */
  scores: number[]
  /** By seat, the chance from 0 to 1 to win the game or match, by all hands; who won it here share 1.
   *
   * Who gives the game up later changes none of these. Empty if the server has no judge, or not yet. */
  chances: number[]
}

/** A stage at which the chances to win changed greatly. */
export interface TurningPoint {
  /** The index in `Statistics.stages`. */
  stage: number
  /** The sum of the chances that passed from some seats to others, from 0 to 1. */
  swing: number
  /** The moment of the deal, or the one that decided the battle. */
  moment: number
  /** The act that decided the battle; None for a deal. */
  decided: Fact | null
  /** What the rest of the game then looked like: how the battle ended the game, or who could win the game
   * with the next region and who no longer, and who chooses it. */
  outlook: Fact[]
  /** By seat, the hand then, as counts by card; empty if the game is over. */
  hands: number[][]
}

/** The result of a seat, divided: base + luck + choices + gave_up = result, in chances of winning, 0 to 1.
 *
 * Of `choices`, its own are those that JudgedChoices call worse than the best. Each gives away that share of
 * the chance it had at the stage before, less what others of its own had given away since. The rest is what
 * the others did, and what nobody could know. */
export interface SeatSplit {
  /** Its chance before any card was dealt. */
  base: number
  /** What all deals changed; 0 on average. */
  luck: number
  /** The standard error of `luck`. */
  luck_error: number
  /** What the choices of all seats changed, and what others did who gave the game up. */
  choices: number
  /** What it changed that this seat gave the game up; 0 if it did not. */
  gave_up: number
  /** Its share of the victory; its chance in the end, if the game was left unfinished. */
  result: number
}

/** GET /api/tables/ID/statistics: the statistics of a game or match that is over. */
export interface Statistics {
  /** The player in each seat, always with `online` True. */
  players: Player[]
  /** The seats of the person who requests them. */
  own: number[]
  options: Options
  /** Unix time in seconds; None for an uploaded record. */
  created: number | null
  /** The total number of moments. */
  length: number
  battles: Battle[]
  /** None for an uploaded record of a game that is not over. */
  outcome: GameOutcome | null
  /** Why the game ended without the rules, if it did. */
  closed: Closing | null
  /** In order; the first is the first deal. */
  stages: Stage[]
  /** The MAX_TURNING_POINTS greatest, in the order of the game. */
  turning_points: TurningPoint[]
  /** Luck and skill of each seat; empty if the server has no judge, or not yet. */
  splits: SeatSplit[]
}

/** A choice that a seat has made, and what the judge says of it by what the seat could know. */
export interface JudgedChoice {
  /** The moment in which it was made; the one before shows what it was made in. */
  moment: number
  seat: number
  action: LegalAction
  /** The best action and its chance, estimated as for a hint, but in other worlds; None if the choice was as
   * good, as far as the judge can tell. */
  better: HintedAction | null
  /** By how much the chance of winning is higher with it, from 0 to its chance. */
  cost: number
  /** The standard error of `cost`. */
  error: number
}

/** GET /api/tables/ID/choices?first=0: at most MAX_CHOICES choices from number `first` on, judged.
 *
 * Choices between at least two actions are counted from 0, without those of captains for absent people. */
export interface JudgedChoices {
  first: number
  /** The number of choices in the whole game; 0 if the server has no judge, or not yet. */
  count: number
  choices: JudgedChoice[]
}

/** GET /api/tables/ID/positions?first=0&last=99&seat=2: the Views of a range of moments.
 *
 * The Views are those that the seat was sent. For seat=spectator and seat=open they are a spectator's. */
export interface Positions {
  first: number
  views: TableView[]
  /** open: by moment and seat, the hand as counts by card. */
  hands: number[][][]
  /** open: by moment and seat, the seat's face-down card. */
  face_down: ((number | null)[])[]
  /** By moment, the public explanation of the table. */
  explanations: Explanation[]
}

/** POST /api/tables/ID/from: play on from a moment of a finished game, alone against bots.
 *
 * The answer is a TableMade for a new table with one person, in `seat`. */
export interface FromHere {
  moment: number
  seat: number
  /** The level or bot that plays all other seats. */
  bot: string
}

/** POST /api/records/review: the Review of a record, which is not stored. */
export interface RecordReview {
  /** A record as text, or its JSON export. */
  record: string
  first?: number
}

/** POST /api/records/statistics: the Statistics of a record. */
export interface RecordStatistics {
  record: string
}

/** POST /api/records/choices: the JudgedChoices of a record. */
export interface RecordChoices {
  record: string
  first?: number
}

/** POST /api/records/positions: the Positions of a record. */
export interface RecordPositions {
  record: string
  first: number
  last: number
  seat: Perspective
}

/** POST /api/records/fairness: the Verification of a record that has its secret. */
export interface RecordFairness {
  record: string
}

/** POST /api/records/from: as FromHere, for an uploaded record. */
export interface RecordFromHere {
  record: string
  moment: number
  seat: number
  bot: string
}

/** One entry of a game's log. */
export interface RecordEntry {
  /** The entry as in the text of a record: 'play:T', 'site:roma', 'deal:5TKC'. */
  entry: string
  /** The seat whose entry it is; None for a deal and other entries of no seat. */
  seat: number | null
}

/** GET /api/tables/ID/record.json: a whole game; `docs/record.schema.json` describes the format. */
export interface RecordJson {
  /** The version of this format. */
  condottiere: number
  /** The version of the rules by which the game was played. */
  rules: number
  options: TableOptions
  /** The seat that held the Condottiere first (R1.5). */
  holder: number
  /** The names of the seats, clockwise from seat 0. */
  players: string[]
  entries: RecordEntry[]
  /** The identifier of its table, on which its shuffle depends; None if not known. */
  table?: string | null
  /** The secret by which its cards were shuffled, in hexadecimal digits; None if not known. */
  secret?: string | null
}

export const MIN_SEATS = 2

export const MAX_SEATS = 6

/** R13.1: the usual target scores of a match. */
export const USUAL_TARGETS = [20, 30] as const

export const USUAL_TARGET = 20

export const MAX_TARGET = 1000

/** R2.8: the usual limit of battles in a row without a card. */
export const IDLE_LIMIT = 12

/** R13.5: the fields of Options whose combination is allowed but advised against. */
export const ADVISED_AGAINST = ["points", "capturing_regions"] as const

export const OPTIONAL_RULES = ["bigger_kingdoms", "draw_after_battle", "points", "capturing_regions", "hidden_cards"] as const

/** The optional rules that are on or off: all but R13, which has a target score. */
export const SWITCHES = ["bigger_kingdoms", "draw_after_battle", "capturing_regions", "hidden_cards"] as const

/** R1.6, R7.3, R9.1, R12.2: cards in a hand, before one more for each region. */
export const HAND_SIZE = 10

/** The version of the rules. Increment it when a correction changes how an older record replays. */
export const RULES_VERSION = 1

/** The options of a table where nothing else is chosen. */
export const USUAL_OPTIONS: Readonly<Required<TableOptions>> = {"bigger_kingdoms": false, "draw_after_battle": false, "points": null, "capturing_regions": false, "hidden_cards": false, "first_holder": null}

export interface CardKind {
  name: string
  /** What stands for it in records. */
  letter: string
  /** What the card alone in its line is worth (R3.1). */
  strength: number
  /** How many of the kind the deck has (R1.2). */
  inDeck: number
  isMercenary: boolean
  /** Whether it lies in its player's line once it is played (R5.4, R6.1). */
  staysInLine: boolean
  /** Whether it is played face down with Hidden Cards (R15.1). */
  concealed: boolean
}

/** Indexed by card. */
export const CARDS: readonly CardKind[] = [
  { name: 'mercenary_1', letter: '1', strength: 1, inDeck: 10, isMercenary: true, staysInLine: true, concealed: true },
  { name: 'mercenary_2', letter: '2', strength: 2, inDeck: 8, isMercenary: true, staysInLine: true, concealed: true },
  { name: 'mercenary_3', letter: '3', strength: 3, inDeck: 8, isMercenary: true, staysInLine: true, concealed: true },
  { name: 'mercenary_4', letter: '4', strength: 4, inDeck: 8, isMercenary: true, staysInLine: true, concealed: true },
  { name: 'mercenary_5', letter: '5', strength: 5, inDeck: 8, isMercenary: true, staysInLine: true, concealed: true },
  { name: 'mercenary_6', letter: '6', strength: 6, inDeck: 8, isMercenary: true, staysInLine: true, concealed: true },
  { name: 'mercenary_10', letter: 'T', strength: 10, inDeck: 8, isMercenary: true, staysInLine: true, concealed: true },
  { name: 'winter', letter: 'W', strength: 0, inDeck: 3, isMercenary: false, staysInLine: true, concealed: false },
  { name: 'spring', letter: 'S', strength: 0, inDeck: 3, isMercenary: false, staysInLine: true, concealed: false },
  { name: 'bishop', letter: 'B', strength: 0, inDeck: 6, isMercenary: false, staysInLine: false, concealed: false },
  { name: 'courtesan', letter: 'C', strength: 1, inDeck: 12, isMercenary: false, staysInLine: true, concealed: true },
  { name: 'drummer', letter: 'D', strength: 0, inDeck: 6, isMercenary: false, staysInLine: true, concealed: true },
  { name: 'heroine', letter: 'H', strength: 10, inDeck: 3, isMercenary: false, staysInLine: true, concealed: true },
  { name: 'scarecrow', letter: 'K', strength: 0, inDeck: 16, isMercenary: false, staysInLine: false, concealed: false },
  { name: 'surrender', letter: 'U', strength: 0, inDeck: 3, isMercenary: false, staysInLine: true, concealed: false },
]

export interface RegionName {
  name: string
  label: string
}

/** Indexed by region. */
export const REGIONS: readonly RegionName[] = [
  { name: 'torino', label: 'Torino' },
  { name: 'milano', label: 'Milano' },
  { name: 'venezia', label: 'Venezia' },
  { name: 'genova', label: 'Genova' },
  { name: 'mantova', label: 'Mantova' },
  { name: 'parma', label: 'Parma' },
  { name: 'modena', label: 'Modena' },
  { name: 'bologna', label: 'Bologna' },
  { name: 'ferrara', label: 'Ferrara' },
  { name: 'lucca', label: 'Lucca' },
  { name: 'firenze', label: 'Firenze' },
  { name: 'siena', label: 'Siena' },
  { name: 'urbino', label: 'Urbino' },
  { name: 'ancona', label: 'Ancona' },
  { name: 'spoleto', label: 'Spoleto' },
  { name: 'roma', label: 'Roma' },
  { name: 'napoli', label: 'Napoli' },
]

/** R1.3. */
export const BORDERS: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 3],
  [1, 3],
  [1, 5],
  [1, 6],
  [1, 4],
  [1, 2],
  [3, 5],
  [2, 4],
  [2, 8],
  [4, 6],
  [4, 8],
  [5, 6],
  [5, 9],
  [6, 8],
  [6, 7],
  [6, 10],
  [6, 9],
  [8, 7],
  [7, 10],
  [7, 12],
  [9, 10],
  [10, 11],
  [10, 12],
  [10, 14],
  [10, 15],
  [11, 15],
  [12, 14],
  [12, 13],
  [13, 14],
  [13, 16],
  [14, 15],
  [14, 16],
  [15, 16],
]

/** The paths that show a page; `{id}` is the identifier of a table. */
export const PAGE_PATHS = {
  home: ['/'],
  table: ['/t/{id}'],
  tv: ['/tv/{id}'],
  records: ['/games'],
  review: ['/games/{id}'],
  after: ['/after', '/after/{id}'],
  rules: ['/rules'],
  fairness: ['/fairness'],
  recover: ['/recover'],
} as const

export type PageName = keyof typeof PAGE_PATHS
