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

/** A weaker bot plays a seat from now on, since that of the seat is not ready. */
export interface StandInTookOver {
  type: 'stand_in_took_over'
  seat: number
}

/** The bot of a seat plays itself, for which another stood in. */
export interface BotReady {
  type: 'bot_ready'
  seat: number
}

/** The person of a seat gave up. */
export interface Resigned {
  type: 'resigned'
  seat: number
}

export type ProposalKind = 'pause' | 'end' | 'captain' | 'clock' | 'takeback'

/** How long a person may think, in seconds. */
export interface Clock {
  /** For each turn. */
  turn: number
  /** For the whole game beyond that. */
  reserve: number
}

/** What may be proposed. */
export interface Proposal {
  kind: ProposalKind
  /** captain: for whom. */
  seat?: number | null
  /** clock: which one; None for none. */
  clock?: Clock | null
  /** takeback: which move, by how many came before it. */
  move?: number | null
}

/** A person proposed something, and agrees to it. */
export interface Proposed {
  type: 'proposed'
  seat: number
  proposal: Proposal
}

/** A person agreed to what was proposed. */
export interface Agreed {
  type: 'agreed'
  seat: number
  proposal: Proposal
}

/** A person refused what was proposed, or withdrew it. */
export interface Refused {
  type: 'refused'
  seat: number
  proposal: Proposal
}

/** Play rests. */
export interface Paused {
  type: 'paused'
}

/** A person had play go on. */
export interface Resumed {
  type: 'resumed'
  seat: number
}

/** The table plays by this clock from now on, or by none. */
export interface ClockSet {
  type: 'clock_set'
  clock: Clock | null
}

export type Closing = 'agreed' | 'resigned'

/** The game ended outside the rules; `winner` is the one seat that has not resigned, if one is left. */
export interface Closed {
  type: 'closed'
  why: Closing
  winner?: number | null
}

/** The person of a seat is the host. */
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

/** What a seat promises. */
export interface Clause {
  kind: ClauseKind
  /** spare, favor, nofavor: which region. */
  region?: number | null
  /** fight: whom. */
  seat?: number | null
}

/** What a seat offers to others. */
export interface Offer {
  by: number
  /** In order; None is everybody, openly. */
  to: number[] | null
  /** What `by` promises. */
  mine: Clause | null
  /** What each who accepts promises. */
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
  /** Whether a bot did, or a captain who plays for somebody: they make no pacts. */
  captain?: boolean
}

/** Who had offered a pact withdrew it. */
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

/** R9.1, R13.3: these seats are tied, and fight it out. */
export interface FinalBattleBegan {
  type: 'final_battle_began'
  seats: number[]
}

/** R8, R9.3: a game was won; several seats share a victory. */
export interface GameWon {
  type: 'game_won'
  winners: number[]
  how: HowWon
  /** R8.1: how many regions win, or how many adjacent ones if it was won by those. */
  needed: number
  /** R13: which game of the match, from 1; None of a single game. */
  game: number | null
}

/** R13.2: how many points the seats have after a game. */
export interface PointsScored {
  type: 'points_scored'
  scores: Amount[]
  /** R13.1: how many win the match. */
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

/** R1.6, R12.2: which cards a seat was dealt, as itself may know. */
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
  /** R14.2: whether it may still play. */
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

/** R4, R9.3: a battle is over. What it brought is told by the events that follow, too. */
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
  /** R4.2: how many are in its line. */
  courtesans: number
}

export type BattleEndEvent = BattleEnded | SiteConquered | SiteDefended | BattleTied | TokenMoved

/** What was done with a move that is taken back, as everybody saw it. */
export interface TakenBackMove {
  kind: 'site' | 'favor' | 'rescue' | 'pass' | 'card'
  /** site: which region. */
  region?: number | null
  /** card: which one; None if it lay face down. */
  card?: number | null
}

/** A seat took back a move, and with it what came after. */
export interface MoveTakenBack {
  type: 'move_taken_back'
  seat: number
  move: TakenBackMove
}

/** A seat no longer proposes what it did. */
export interface ProposalWithdrawn {
  type: 'proposal_withdrawn'
  seat: number
  proposal: Proposal
}

/** A seat can no longer take back the move that it asked for. */
export interface TakeBackLapsed {
  type: 'take_back_lapsed'
  seat: number
  /** Whether that is because cards were shown, and not because play went on. */
  shown: boolean
}

/** So many moves are no longer told. */
export interface LogShortened {
  type: 'log_shortened'
  moves: number
}

export type RequestEvent = MoveTakenBack | ProposalWithdrawn | TakeBackLapsed | LogShortened

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

/** Raised when a browser of an earlier version would misread a message. */
export const PROTOCOL = 5

/** How many characters a chat line may have. */
export const MAX_TEXT = 500

/** How many characters the name of a player may have. */
export const MAX_NAME = 40

/** How many characters the name of a bot may have, its parameters included. */
export const MAX_BOT = 40

/** Seconds that a table must have waited for somebody before the others may agree on a captain. */
export const CAPTAIN_SECONDS = 60

/** The bot of the captains in the tutorial, which can sit at no other table. */
export const TUTOR = "tutorial"

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
  | 'no_battle'
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

/** Something the viewer may do now. `token` is sent back to do it; the rest says what it is. */
export interface LegalAction {
  token: string
  kind: ActionKind
  /** play, rescue: the card; rescue with None takes none. */
  card: number | null
  /** site, favor: the region; favor with None leaves it off the board. */
  region: number | null
  /** keep: the cards kept, up to two. */
  cards: number[] | null
  /** draw: how many. */
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

/** The whole View of one viewer.
 *
 * In the phase `hand` it is nobody's turn: all who hold cards are asked at once what they find in `legal`. */
export interface TableView {
  /** Its `first_holder` is always None; the View's own `first_holder` says who it was. */
  options: Options
  viewer: number | null
  phase: PhaseName
  /** The seat to act. */
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

/** What can be chosen of the options of a new table, but for its seats. */
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

/** Who sits in a seat. `bot` is the name of the level or bot, None for a person. */
export interface Player {
  name: string
  bot: string | null
  /** What the bot is called: 'Hawkwood, fierce'. */
  label: Fact | null
  online: boolean
  /** What the captain is called who plays for this person now. */
  captain?: Fact | null
  /** Why a captain plays: its time ran out, the others agreed, its person asked for it or has resigned. */
  reason?: CaptainReason | null
  /** Unix time since when this person is not connected, or a captain plays; None if that is not known. */
  away_since?: number | null
}

/** A line of the game's log, as the viewer may know it. */
export interface LogLine {
  /** What happened. */
  event: Event
  /** What happened, in words. */
  fact: Fact
  /** Unix time in seconds at which it was stored; 0 where that is not known. */
  at?: number
}

/** Something said at the table (R10.1). */
export interface ChatLine {
  seat: number
  to: number[] | null
  text: string
  /** Unix time in seconds. */
  at: number
}

/** R4.5: what the viewer may know while all who hold cards are asked at once whether they discard them. */
export interface Answers {
  /** Unix time at which whoever has not answered keeps the hand; None if the answers are waited for. */
  until: number | null
  /** What the viewer has answered, which may still be changed. */
  own: HandAnswer | null
  /** Whether the viewer may discard. */
  choice: boolean
}

/** The games of the same people, of which each is the rematch of the one before. */
export interface Series {
  /** Which of them this is, from 1. */
  game: number
  /** How many each seat's player has won so far; a victory that is shared counts for each who shares it. */
  wins: number[]
}

/** The table of a rematch. */
export interface NextTable {
  id: string
  /** The seat at the table before of whoever has begun it. */
  by: number
  /** Whether everybody sits one seat further, clockwise, than at the table before. */
  rotated: boolean
}

/** What the shuffle of a table follows from, as far as it may be known before the game is over.
 *
 * docs/fairness.md tells what commitments, chains and entropy are. */
export interface Fairness {
  commitment: string
  /** The number of the next deal of the table, from 1. */
  deal: number
  /** By seat, the chain that its browser has announced last. */
  chains: (string | null)[]
  /** By seat, the first deal for which that chain counts. */
  counts_from: (number | null)[]
  /** By seat, whether its entropy for the next deal is known. */
  revealed: boolean[]
  /** By seat, whether its entropy is in the latest deal. */
  gave?: boolean[]
}

/** A weaker captain, who plays for others until the code of those is compiled. */
export interface StandIn {
  /** What the weaker captain is called. */
  name: string
  /** Where the others sit. */
  seats: number[]
  /** When they are expected to be ready, as Unix time in seconds; None while nothing tells. */
  until: number | null
}

/** A seat before the game: free where it has no name. */
export interface WaitingSeat {
  name: string | null
  bot: string | null
  /** What the bot is called. */
  label: Fact | null
  ready: boolean
  /** Whether whoever sits there is connected; True for a bot. */
  here: boolean
  /** Whether somebody else plays here on the device of a person who sits at the table, too. */
  guest?: boolean
  /** The chain that the browser here has announced, see Fairness. */
  chain?: string | null
}

export type VerdictState = 'open' | 'kept' | 'broken' | 'untested'

/** What somebody has asked the others to agree to. */
export interface OpenProposal {
  kind: ProposalKind
  by: number
  /** captain: the seat that a captain is to play. */
  seat: number | null
  /** clock: the new one; None is none. */
  clock: Clock | null
  /** The seats that have agreed, the proposer's included. */
  agreed: number[]
  /** The seats whose answer is awaited. */
  needed: number[]
  /** takeback: which move. */
  move?: number | null
  /** takeback: what was done with it. */
  what?: Fact | null
}

/** What the people at a table have agreed on, beyond the rules. */
export interface Agreements {
  paused?: boolean
  clock?: Clock | null
  /** Unix time at which a captain takes over the seat on turn; None if no clock runs. */
  deadline?: number | null
  /** Seconds that each seat has left of its reserve; None for those without one. */
  reserves?: (number | null)[]
  proposals?: OpenProposal[]
  /** Why the game ended without the rules, if it did. */
  closed?: Closing | null
  /** The seats that win a closed game. */
  winners?: number[]
  /** The seat whose person may close the chat; None where nobody can. */
  host?: number | null
  /** Whether the host has closed the chat: nothing can be said, neither to all nor to some. */
  chat_closed?: boolean
}

/** What one of those to whom a pact was offered says to it. */
export interface PactAnswer {
  seat: number
  /** None if there is no answer yet. */
  accepted: boolean | null
}

/** Whether a promise was kept, decided by the plain rules of docs/pacts.md. */
export interface Verdict {
  /** Who promised. */
  seat: number
  clause: Clause
  /** Untested: the promise never came to matter. */
  state: VerdictState
  why: Fact
}

/** What a seat has offered to others (R10.2: it binds nobody). */
export interface Pact {
  /** Its number among the pacts that this viewer may know of, from 0.
   *
   * In a match it counts from the first game on. It stays until all is over. */
  id: number
  by: number
  /** None if it was offered to everybody, openly. */
  to: number[] | null
  /** What `by` promises. */
  mine: Clause | null
  /** What each who accepts promises. */
  yours: Clause | null
  /** Of each to whom it was offered, by seat. */
  answers: PactAnswer[]
  withdrawn: boolean
  /** Whether it can be accepted no more, because of what it is about or because the game is over. */
  lapsed: boolean
  /** One for each promise that somebody has made by accepting. */
  verdicts: Verdict[]
  /** In which game of the match it was offered, from 1. */
  game?: number
}

/** What an action would make of the battle, as far as the seat on turn can tell. */
export interface CardPreview {
  token: string
  /** By seat, over the cards that would lie face up then. */
  strengths: number[]
  /** What else it would do, and why it would do less than one may think. */
  notes: Fact[]
}

/** The regions that bring a seat nearer to victory, of those that it could conquer at all. */
export interface Goals {
  /** Each of them alone wins the game. */
  wins: number[]
  /** Each of them makes its largest group of adjacent regions larger. */
  extends: number[]
  /** R8.2: how many it must conquer at least to have the adjacent regions needed; None if others bar it.
   *
   * A region that joins two groups of its own may be all that is missing. */
  adjacent_missing: number | null
}

/** Where the rules are needed to explain the table: a browser knows none. */
export interface Explanation {
  /** By seat, how the strength of its line adds up, in the order of the rules (R3). */
  sums?: Fact[][]
  /** On the viewer's turn in battle, for each card to play or to take back, and for turning a card up. */
  previews?: CardPreview[]
  /** Why the viewer may play no card now; None if it may, or looks on. */
  no_card?: Fact | null
  /** Where the viewer is to choose a region: why not those that may not be chosen, one fact for each. */
  barred?: Fact[]
  /** By seat. */
  goals?: Goals[]
  /** The seats that win the game if they win the battle that is fought, and are still in it. */
  deciding?: number[]
  /** On turn in battle: what passing brings the viewer, if all others are done, or who wins the game. */
  prospect?: Fact | null
}

/** Promises of one kind: one for each of these regions or seats, or one alone that is about neither. */
export interface Promises {
  kind: ClauseKind
  regions: number[]
  seats: number[]
}

/** All a viewer needs to draw the table. Sent on joining and after every change. */
export interface TableMessage {
  type: 'table'
  protocol: number
  /** Goes up with every action and deal; an action is for the version it was chosen at. */
  version: number
  view: TableView
  players: Player[]
  /** Lines from number `log_from` on; the browser keeps its own before that. */
  log: LogLine[]
  log_from: number
  /** A word of warning about the options (R13.5). */
  advice: Fact | null
  /** Whether seats may ask for hints and odds. */
  hints: boolean
  /** What keeps the server from acting for bots, while it does. */
  problem: Fact | null
  /** How many connections have joined the viewer's seat, this one included; 1 for whoever looks on. */
  own_connections: number
  /** The server's clock, as Unix time in seconds. */
  now?: number
  agreements?: Agreements
  /** Where R4.5 is asked, or may be answered in advance. */
  answers?: Answers | null
  /** The seats that whoever is connected may join as. */
  own_seats?: number[]
  /** The move that the viewer may propose to take back now, by how many moves came before it. */
  takeback?: number | null
  /** Where the same people go on, once one of them has begun a rematch. */
  rematch?: NextTable | null
  /** None for a game that is nobody's rematch. */
  series?: Series | null
  /** None for a game that was begun from known cards, such as a moment of another one. */
  fairness?: Fairness | null
  /** Those that the viewer may know of, in the order of the offers; all of them when the game is over. */
  pacts?: Pact[]
  /** What can be promised now, whoever promises it; empty where the viewer can offer no pact. */
  promisable?: Promises[]
  explanation?: Explanation
  /** Those who play now for captains that are not ready. */
  stand_ins?: StandIn[]
}

/** What was said, from line `chat_from` of this viewer's on. */
export interface ChatMessage {
  type: 'chat'
  lines: ChatLine[]
  chat_from: number
}

/** Something was refused. The game stands as it was. */
export interface ErrorMessage {
  type: 'error'
  code: ErrorCode
  /** In English, for programs. */
  message: string
  /** What is wrong, which rule or setting, what to do. */
  fact: Fact
}

/** The waiting room of a table whose game has not begun. Sent on joining and after every change. */
export interface RoomMessage {
  type: 'room'
  protocol: number
  /** What people type to find the table. */
  code: string
  /** Whether the lobby lists it. */
  public: boolean
  seats: WaitingSeat[]
  /** The viewer's own. */
  seat: number | null
  /** The viewer's own, and those of guests on the viewer's device. */
  own_seats: number[]
  /** The seat of whoever may start; None if that person has none. */
  host: number | null
  /** Whether the viewer is the host. */
  is_host: boolean
  /** What is still needed before the game can begin. */
  missing: Fact[]
  /** How many connections there are without a seat. */
  onlookers: number
  options: Options
  pace: Pace
  hints: boolean
  /** To the secret that the cards will be shuffled by. */
  commitment: string
  clock?: Clock | null
  /** Whether the host has started the game, which waits a moment for the entropy of browsers. */
  starting?: boolean
}

export type ToBrowser = TableMessage | RoomMessage | ChatMessage | ErrorMessage

/** The first message: the secret key of a seat, or None for one's own seat, or to look on. */
export interface Join {
  type: 'join'
  key?: string | null
  /** Whether to look on even with a seat of one's own. */
  look_on?: boolean
  /** Which of one's own seats; None is the first. */
  seat?: number | null
}

/** Do something; `action` is the token of a legal action.
 *
 * 'hand:keep' and 'hand:discard' (R4.5) are final like any action: when every person has sent one, nobody is
 * waited for any more. So they are for those who answer for every hand alike. Others send an Answer. */
export interface Act {
  type: 'act'
  version: number
  action: string
}

/** Say what becomes of one's hand after the battle (R4.5). It may be changed until all hands are settled.
 *
 * It is taken from one's pass in the battle on, and nobody else learns of it before. None takes it back. */
export interface Answer {
  type: 'answer'
  answer: HandAnswer | null
}

/** Show cards of one's hand, or one's face-down card, to seats or to everybody (R10.3). */
export interface Show {
  type: 'show'
  cards: number[]
  face_down: boolean
  to: number[] | null
}

/** Say something to seats or to everybody (R10.1). */
export interface Say {
  type: 'say'
  text: string
  to: number[] | null
}

/** Go on with the match after an interval (R13). */
export interface NextGame {
  type: 'next'
  version: number
}

/** End a game in which nobody plays any more (R2.8). */
export interface EndUnfinished {
  type: 'end'
  version: number
}

/** Let a captain play for one's seat until one is back. */
export interface StepAway {
  type: 'step_away'
}

/** Play one's seat again, which a captain has played. */
export interface Back {
  type: 'back'
}

/** Give up: a captain plays the seat to the end. */
export interface Resign {
  type: 'resign'
}

/** Ask the others to agree to something. */
export interface Propose {
  type: 'propose'
  kind: ProposalKind
  /** captain: the seat that a captain is to play. */
  seat?: number | null
  /** clock: the new one; None is none. */
  clock?: Clock | null
  /** takeback: which move, as in `TableMessage.takeback`. */
  move?: number | null
}

/** Agree to a proposal or refuse it; who has made it withdraws it by refusing. */
export interface Respond {
  type: 'respond'
  kind: ProposalKind
  agree: boolean
  seat?: number | null
  /** clock: the one that was proposed, so that nobody agrees to another. */
  clock?: Clock | null
  /** takeback: the one that was proposed. */
  move?: number | null
}

/** Go on after a pause. */
export interface Resume {
  type: 'resume'
}

/** OfferPact a pact to other seats, or openly to everybody; one promise at least. */
export interface OfferPact {
  type: 'offer'
  to: number[] | null
  /** What one promises oneself. */
  mine?: Clause | null
  /** What each who accepts promises. */
  yours?: Clause | null
}

/** Accept a pact that one was offered, or decline it. */
export interface AnswerPact {
  type: 'answer_pact'
  /** Its `id`. */
  pact: number
  accept: boolean
}

/** Withdraw a pact that one has offered, from those who have not answered. */
export interface Withdraw {
  type: 'withdraw'
  /** Its `id`. */
  pact: number
}

/** Of the host: close the chat, or open it again. */
export interface CloseChat {
  type: 'close_chat'
  closed: boolean
}

/** Whether the page of this connection is being looked at. */
export interface Looking {
  type: 'looking'
  looking: boolean
}

/** Have bots act at once until the next turn of one's own. */
export interface Hurry {
  type: 'hurry'
}

/** Commit one's browser to its entropy for deals to come, see Fairness. */
export interface AnnounceChain {
  type: 'chain'
  chain: string
}

/** Give one's entropy for the next deal. */
export interface RevealEntropy {
  type: 'reveal'
  deal: number
  reveal: string
}

export type FromBrowser =
  | Join
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

/** An opponent by name; `Setup` lists them from gentle to merciless. */
export interface LevelInfo {
  name: string
  label: string
  /** How strong. */
  grade: Grade
  /** Who that was. */
  manner: Fact | null
  /** Why it cannot play here; None if it can. */
  trouble: Fact | null
}

/** GET /api/health: the server runs and its database answers. */
export interface Health {
  status: 'ok'
  version: string
}

/** GET /api/setup: what a table can be made of. */
export interface Setup {
  version: string
  rules_version: number
  levels: LevelInfo[]
  bots: BotInfo[]
  paces: Pace[]
  default_pace: Pace
}

/** GET /api/addresses: where others can open this server, for a page that was opened on its machine. */
export interface Addresses {
  /** The likeliest first, as 'http://192.168.1.20:8000/'. Empty if the server listens on its own machine
   * only; None if it cannot know, as behind a proxy, in a container or without a network. */
  addresses: string[] | null
}

/** Who is to sit in a seat: `bot` is the name of a level or a bot; None is a person. */
export interface NewSeat {
  name: string
  bot?: string | null
}

/** POST /api/tables: seats clockwise from 0, options, and how fast bots act. */
export interface NewTable {
  seats: NewSeat[]
  options?: TableOptions
  pace?: Pace | null
  /** Whether seats may ask for hints and odds; None where one person alone plays with bots. */
  hints?: boolean | null
  clock?: Clock | null
  /** The commitment of a ShuffleMade, whose table this is to be; None for any. */
  shuffle?: string | null
  /** With `shuffle`: the chain of the maker's browser, for its first seat, see Fairness. */
  chain?: string | null
  /** With `shuffle`: its entropy for the first deal. */
  reveal?: string | null
}

/** POST /api/tutorial: a table to learn at. The name is for whom the server does not know.
 *
 * Its captains play fast: the guide tells what they did. */
export interface NewTutorial {
  name: string
  pace?: Pace
}

/** The answer to POST /api/shuffles: what the cards of a table will be shuffled by, before it is made. */
export interface ShuffleMade {
  commitment: string
  /** The identifier of that table. */
  table: string
}

/** The answer to NewTable: the secret key of every person's seat, None for a bot's. */
export interface TableMade {
  id: string
  keys: (string | null)[]
}

/** GET /api/tables/ID: what anybody may know of a table. */
export interface TableSummary {
  id: string
  players: Player[]
  options: Options
  pace: Pace
  hints: boolean
  phase: PhaseName
  version: number
  created: number
}

/** POST /api/tables/ID/rematch: whoever sits there begins the next game of the same people.
 *
 * The answer is the NextTable, also if another one has begun it. */
export interface Rematch {
  /** Whether everybody moves on by one seat, clockwise. */
  rotate?: boolean
  /** As in Question. */
  key?: string | null
  /** As in NewTable, `chain` and `reveal` too: for whoever begins the rematch. */
  shuffle?: string | null
  chain?: string | null
  reveal?: string | null
}

/** What lay in a place from a version of the table on. */
export interface CardsSince {
  version: number
  /** Counts by card. */
  cards: number[]
}

/** Who held the Condottiere from a version of the table on. */
export interface HolderSince {
  version: number
  holder: number
}

/** GET /api/tables/ID/fairness, once the game or match is over: all that its shuffles follow from. */
export interface Verification {
  commitment: string
  secret: string
  /** The identifier of the table. */
  table: string
  seats: number
  /** The first holder. */
  holder: number
  /** Whether the first holder was drawn from the secret, and not named by the options. */
  holder_drawn: boolean
  /** The log, but for answers about hands (R4.5). */
  entries: string[]
  /** Each pile as it was shuffled, as counts by card: one a deal, or two where R12.5 makes it anew. */
  piles: number[][]
  /** The version of the table right after each deal. */
  versions: number[]
  /** By seat, each change of its hand, beginning with none. */
  hands: CardsSince[][]
  /** Each change of the cards in all battle lines together, those face down among them. */
  lines: CardsSince[]
  discards: CardsSince[]
  holders: HolderSince[]
}

/** The answer to POST /api/tables/ID/hint/place: how soon it is the turn of what a seat has asked for. */
export interface PlaceInLine {
  /** From 1; 0 if it is being thought about, or answered. */
  place: number
}

/** POST /api/tables/ID/hint and /api/tables/ID/odds: asked by the seat of this key, about this version. */
export interface Question {
  version: number
  /** None for the seat of the person who asks. */
  key?: string | null
  /** Which of that person's seats; None is the first. */
  seat?: number | null
}

/** One of the best actions. */
export interface HintedAction {
  action: LegalAction
  /** The chance, 0 to 1, that the seat wins the game (with R13 the match); None if it is not estimated. */
  chance: number | null
  reasons: Fact[]
}

/** The answer to a question for a hint: up to three actions, the best first. */
export interface Hint {
  version: number
  actions: HintedAction[]
}

/** What comes of the battle after an action, if the seat goes on as the captain of the hints would.
 *
 * Shares of the worlds; a hint names the same ones. */
export interface ActionOdds {
  action: LegalAction
  /** 0 to 1: in which the seat's line alone is the strongest when the battle ends. */
  holds: number
  /** In which another line is as strong. */
  ties: number
}

/** The answer to a question for odds: on turn of every action, else of one pass, as of no more cards. */
export interface LineOdds {
  version: number
  /** How many deals of the unseen cards were tried. */
  worlds: number
  odds: ActionOdds[]
}

/** The body of every answer under /api that is not a success. */
export interface Refusal {
  code: ErrorCode
  /** In English, for programs. */
  message: string
  /** The same for people; None where a request was refused before it was understood. */
  fact?: Fact | null
}

/** A table whose game has not begun. */
export interface WaitingTable {
  id: string
  created: number
  /** Who sits in each seat; None where one is free. */
  names: (string | null)[]
  options: Options
  pace: Pace
  clock?: Clock | null
}

/** GET /api/lobby: the public tables that wait for players, the latest first. */
export interface Lobby {
  tables: WaitingTable[]
}

/** A seat that is free, or a bot's with a name. */
export interface NewRoomSeat {
  bot?: string | null
  name?: string
}

/** POST /api/rooms: make an open table. Whoever makes it takes the first free seat and is the host. */
export interface NewRoom {
  seats: NewRoomSeat[]
  options?: TableOptions
  pace?: Pace | null
  hints?: boolean
  /** Whether the lobby lists it. */
  public?: boolean
  clock?: Clock | null
}

/** The answer to NewRoom. There are no keys: each seat will be its person's. */
export interface RoomMade {
  id: string
  code: string
}

/** GET /api/codes/CODE: the table of a code that was typed. */
export interface FoundTable {
  id: string
}

/** Take a free seat, and leave the one before. */
export interface TakeSeat {
  type: 'take'
  seat: number
  /** Whether the game may begin. */
  ready?: boolean
  /** Who plays here on one's own device, beside oneself; None is oneself. */
  guest?: string | null
}

/** Leave one's seat, with one's guests, or have one guest leave. */
export interface LeaveSeat {
  type: 'leave'
  /** That of the guest; None is one's own. */
  seat?: number | null
}

/** Say whether the game may begin. */
export interface SetReady {
  type: 'ready'
  ready: boolean
}

/** The host has two seats change places. */
export interface SwapSeats {
  type: 'swap'
  seat: number
  other: number
}

/** The host makes a seat free, whoever sits there. */
export interface ClearSeat {
  type: 'clear'
  seat: number
}

/** The host has a bot sit on a free seat. */
export interface SeatBot {
  type: 'bot'
  seat: number
  bot: string
  name: string
}

/** The host adds a free seat, after the others. */
export interface AddSeat {
  type: 'add'
}

/** The host has the game played without a free seat; those after it move up. */
export interface RemoveSeat {
  type: 'remove'
  seat: number
}

/** The host makes the person in a seat the host. */
export interface HandOver {
  type: 'host'
  seat: number
}

/** The host has the game begin, once every seat is filled and everybody else is ready. */
export interface StartGame {
  type: 'start'
}

/** Commit one's browser to its entropy, see Fairness. */
export interface SetChain {
  type: 'chain'
  chain: string
}

/** Give one's entropy for the first deal, while the game is starting. */
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
  | HandOver
  | StartGame
  | SetChain
  | SetReveal

/** POST /api/tables/ID/room: do something in a waiting room, as the person who asks. */
export interface ChangeRoom {
  action: RoomAction
}

/** GET /api/me: who the server takes this device for, None and False if for nobody. */
export interface Me {
  name: string | null
  has_recovery_code: boolean
  /** What this person is written to in: the code of a language. */
  language?: string | null
}

/** PUT /api/me: what somebody is called from now on. The first one makes a person of this device. */
export interface MyName {
  name: string
  /** What to write notices to this person in; None leaves it as it is. */
  language?: string | null
}

/** POST /api/me/recovery-code answers with one, only this once; it ends the one before.
 *
 * POST /api/me/recover takes one, on another device. */
export interface RecoveryCode {
  code: string
}

/** A table at which somebody has seats. */
export interface MyGame {
  id: string
  created: number
  /** The seats that are this person's. */
  seats: number[]
  players: Player[]
  options: Options
  phase: PhaseName
  turn: number | null
  my_turn: boolean
  /** Unix time at which a captain takes over one's own seat, which is on turn; None if no clock runs. */
  deadline?: number | null
}

/** GET /api/me/games?after=ID: the latest first, or those after a game; with `removed`, those taken off.
 *
 * Before the first of them come older ones where it is this person's turn.
 * DELETE /api/me/games/ID takes a game off the list, whose seats stay this person's; PUT puts it back. */
export interface MyGames {
  games: MyGame[]
  /** Whether there are games after these. */
  more: boolean
  /** Where this person sits and the game has not begun; with the first games only. */
  waiting: WaitingTable[]
  /** Whether games were taken off the list; with the first games only. */
  removed?: boolean
}

/** POST /api/tables/ID/claim: make the seat of this key that of the person who asks. */
export interface Claim {
  key: string
}

/** The answer to Claim, with the name of the person: that of the seat if the device was nobody's. */
export interface Claimed {
  seat: number
  name: string
}

/** POST /api/tables/ID/renew: replace the key of one's seat; None is the first of them. */
export interface Renewal {
  seat?: number | null
}

/** The answer to Renewal. The keys that the seat had before open it no more. */
export interface SeatKey {
  seat: number
  key: string
}

/** GET /api/me/webhook: where somebody is told that it is their turn, None for nowhere. PUT sets it.
 *
 * DELETE removes it. */
export interface Webhook {
  url: string | null
}

/** POST /api/me/webhook/try: what became of a notice that was sent there now. */
export interface WebhookTried {
  worked: boolean
  /** What happened, and what to do. */
  fact: Fact
}

/** GET /api/push-key: what a browser needs to subscribe, base64url of a point on P-256. */
export interface PushPublicKey {
  key: string
}

/** The keys of a browser, as base64url. */
export interface PushKeys {
  p256dh: string
  auth: string
}

/** PUT /api/me/push: where a browser receives messages, as its PushManager says.
 *
 * DELETE /api/me/push takes the same and removes it. */
export interface PushSubscription {
  endpoint: string
  keys: PushKeys
}

/** How many moments a Review tells at most. */
export const MAX_MOMENTS = 1000

/** How many earlier games of a series a Review names at most. */
export const MAX_EARLIER = 30

/** How many turning points Statistics name at most. */
export const MAX_TURNING_POINTS = 3

/** How many moments Positions have at most. */
export const MAX_POSITIONS = 100

/** From where a game is looked at: a seat, a spectator's place, or with every card open. */
export type Perspective = number | 'spectator' | 'open'

/** A step of the slider, told with every card open. */
export interface Moment {
  /** The number of its last entry in the record, from 0. */
  entry: number
  /** What has happened since the moment before; at least one sentence. */
  lines: LogLine[]
  /** Unix time in seconds; None in a record, which has no times. */
  at: number | null
}

/** What one seat did in a battle. */
export interface BattleSeat {
  /** What it spent, as counts by card: what it played, less what a Scarecrow took back. */
  cards: number[]
  /** How many cards it had spent when it passed for good; None if the battle ended before it did. */
  passed_after: number | null
}

/** A battle that was fought to its end, and whose end was not taken back. */
export interface Battle {
  /** In which game of the match, from 1. */
  game: number
  /** Which of that game's, from 1. */
  number: number
  result: BattleResult
  /** The moment in which the site had been chosen, or the final battle had begun. */
  from_moment: number
  /** The moment in which the battle had ended. */
  to_moment: number
  seats: BattleSeat[]
  /** How many cards all seats spent together. */
  spent: number
}

/** How a game, or a match, ended. */
export interface GameOutcome {
  /** How the last game ended; `unfinished` if people closed it. */
  ending: EndingName
  winners: number[]
  /** R13: points by seat; None for a single game. */
  scores: number[] | null
  /** How many regions won the last game, adjacent or in all (R8.1, R11.1); None if it ended otherwise. */
  needed: number | null
}

/** A game of a series that is over. */
export interface EarlierGame {
  /** Which of them it is, from 1. */
  game: number
  table: string
}

/** The games of a series, of which each is the rematch of the one before. */
export interface Rematches {
  /** Which of them this one is, from 1. */
  game: number
  /** Of the latest MAX_EARLIER before it, in order, those in which the person who asks has a seat. */
  earlier: EarlierGame[]
  /** The table of its own rematch. */
  later: string | null
  /** Whether that is over, too. */
  later_over: boolean
}

/** GET /api/tables/ID/review?first=0, once the whole game or match is over: what there is to look at.
 *
 * Of a long match it has MAX_MOMENTS moments from `first` on, and the battles that ended in them. */
export interface Review {
  /** Who sat where; all are said to be online. */
  players: Player[]
  /** The seats of the person who asks. */
  own: number[]
  options: Options
  rules_version: number
  /** Unix time in seconds; None for a record that was uploaded. */
  created: number | null
  /** How many entries the record has. */
  entries: number
  /** How many moments there are in all. */
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
  fair?: boolean
  /** With `first` 0: all that was offered in all games, and who kept it. */
  pacts?: Pact[]
  /** The other games of the same people; None for a record that was uploaded. */
  rematches?: Rematches | null
}

/** How a game stood after the deal of a round, or after a battle. */
export interface Stage {
  kind: 'deal' | 'battle'
  moment: number
  /** In which game of the match, from 1. */
  game: number
  /** Which of `Statistics.battles` has ended. */
  battle: number | null
  /** By region, whose it is. */
  owners: (number | null)[]
  /** R13: points by seat, of the games before. */
  scores: number[]
  /** By seat, the chance to win it all, 0 to 1, by what each saw itself; in the end the winners share 1. */
  chances: number[]
}

/** A stage by which the chances to win changed much. */
export interface TurningPoint {
  /** Which of `Statistics.stages`. */
  stage: number
  /** How much chance passed from some seats to others, 0 to 1. */
  swing: number
  /** The moment of the deal, or since which only the winner of the battle had the strongest line. */
  moment: number
  /** What happened in that moment. */
  lines: LogLine[]
}

/** What the cards that a seat was dealt were worth, where a Mercenary 10 is worth 10. */
export interface SeatLuck {
  cards: number
  dealt: number
  /** What as many cards from the same piles would have been worth on average. */
  expected: number
  /** Which part of all such deals would have brought less, 0 to 1. */
  percentile: number
}

/** GET /api/tables/ID/statistics, once the whole game or match is over: what there is to tell of it. */
export interface Statistics {
  /** Who sat where; all are said to be online. */
  players: Player[]
  /** The seats of the person who asks. */
  own: number[]
  options: Options
  /** Unix time in seconds; None for a record that was uploaded. */
  created: number | null
  /** How many moments there are in all. */
  length: number
  battles: Battle[]
  /** None for an uploaded record of a game that is not over. */
  outcome: GameOutcome | null
  /** Why the game ended without the rules, if it did. */
  closed: Closing | null
  /** In order; the first is the first deal. */
  stages: Stage[]
  /** The greatest MAX_TURNING_POINTS, in the order of the game. */
  turning_points: TurningPoint[]
  /** By seat. */
  luck: SeatLuck[]
  /** By card, what it is worth. */
  card_values: number[]
}

/** GET /api/tables/ID/positions?first=0&last=99&seat=2, or seat=spectator or open: what was seen then.
 *
 * Each View is the one that this seat was sent then; with all cards open it is that of a spectator. */
export interface Positions {
  first: number
  views: TableView[]
  /** open: by moment and seat, the hand as counts by card. */
  hands?: number[][][]
  /** open: by moment and seat, the card that lies face down before it. */
  face_down?: ((number | null)[])[]
  /** By moment: what explained the table to everybody. */
  explanations?: Explanation[]
}

/** POST /api/tables/ID/from: play on from a moment of a game that is over, alone against captains.
 *
 * The answer is a TableMade: a new table with one person, in `seat`. */
export interface FromHere {
  moment: number
  seat: number
  /** The level or bot that plays all other seats. */
  bot: string
}

/** POST /api/records/review: the Review of a record. Nothing of it is kept. */
export interface RecordReview {
  /** The text of a record, or of its export as JSON. */
  record: string
  first?: number
}

/** POST /api/records/statistics: the Statistics of a record. */
export interface RecordStatistics {
  record: string
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

/** POST /api/records/from: as FromHere, from a moment of a record. */
export interface RecordFromHere {
  record: string
  moment: number
  seat: number
  bot: string
}

/** One entry of a game's log. */
export interface RecordEntry {
  /** What happened, as in the text of a record: 'play:T', 'site:roma', 'deal:5TKC'. */
  entry: string
  /** Which seat did it; None for a deal and for what nobody in particular did. */
  seat: number | null
}

/** GET /api/tables/ID/record.json: a whole game, as `docs/record.schema.json` describes it. */
export interface RecordJson {
  /** The version of this format. */
  condottiere: number
  /** The version of the rules that it was played by. */
  rules: number
  options: TableOptions
  /** The seat that held the Condottiere first (R1.5). */
  holder: number
  /** The names of the seats, clockwise from seat 0. */
  players: string[]
  entries: RecordEntry[]
  /** The identifier of its table, on which its shuffle depends; None where it is not known. */
  table?: string | null
  /** What its cards were shuffled by, in hexadecimal digits; None where that is not known. */
  secret?: string | null
}

export const MIN_SEATS = 2

export const MAX_SEATS = 6

/** R13.1: the usual target scores of a match. */
export const USUAL_TARGETS = [20, 30] as const

export const USUAL_TARGET = 20

export const MAX_TARGET = 1000

/** R13.5: the fields of Options whose combination is allowed but advised against. */
export const ADVISED_AGAINST = ["points", "capturing_regions"] as const

export const OPTIONAL_RULES = ["bigger_kingdoms", "draw_after_battle", "points", "capturing_regions", "hidden_cards"] as const

/** The optional rules that are on or off: all but R13, which has a target score. */
export const SWITCHES = ["bigger_kingdoms", "draw_after_battle", "capturing_regions", "hidden_cards"] as const

/** R1.6, R7.3, R9.1, R12.2: cards in a hand, before one more for each region. */
export const HAND_SIZE = 10

/** The options of a table where nothing else is chosen. */
export const USUAL_OPTIONS: Readonly<Required<TableOptions>> = {"bigger_kingdoms": false, "draw_after_battle": false, "points": null, "capturing_regions": false, "hidden_cards": false, "first_holder": null}

export interface CardKind {
  name: string
  label: string
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
  { name: 'mercenary_1', label: 'Mercenary 1', letter: '1', strength: 1, inDeck: 10, isMercenary: true, staysInLine: true, concealed: true },
  { name: 'mercenary_2', label: 'Mercenary 2', letter: '2', strength: 2, inDeck: 8, isMercenary: true, staysInLine: true, concealed: true },
  { name: 'mercenary_3', label: 'Mercenary 3', letter: '3', strength: 3, inDeck: 8, isMercenary: true, staysInLine: true, concealed: true },
  { name: 'mercenary_4', label: 'Mercenary 4', letter: '4', strength: 4, inDeck: 8, isMercenary: true, staysInLine: true, concealed: true },
  { name: 'mercenary_5', label: 'Mercenary 5', letter: '5', strength: 5, inDeck: 8, isMercenary: true, staysInLine: true, concealed: true },
  { name: 'mercenary_6', label: 'Mercenary 6', letter: '6', strength: 6, inDeck: 8, isMercenary: true, staysInLine: true, concealed: true },
  { name: 'mercenary_10', label: 'Mercenary 10', letter: 'T', strength: 10, inDeck: 8, isMercenary: true, staysInLine: true, concealed: true },
  { name: 'winter', label: 'Winter', letter: 'W', strength: 0, inDeck: 3, isMercenary: false, staysInLine: true, concealed: false },
  { name: 'spring', label: 'Spring', letter: 'S', strength: 0, inDeck: 3, isMercenary: false, staysInLine: true, concealed: false },
  { name: 'bishop', label: 'Bishop', letter: 'B', strength: 0, inDeck: 6, isMercenary: false, staysInLine: false, concealed: false },
  { name: 'courtesan', label: 'Courtesan', letter: 'C', strength: 1, inDeck: 12, isMercenary: false, staysInLine: true, concealed: true },
  { name: 'drummer', label: 'Drummer', letter: 'D', strength: 0, inDeck: 6, isMercenary: false, staysInLine: true, concealed: true },
  { name: 'heroine', label: 'Heroine', letter: 'H', strength: 10, inDeck: 3, isMercenary: false, staysInLine: true, concealed: true },
  { name: 'scarecrow', label: 'Scarecrow', letter: 'K', strength: 0, inDeck: 16, isMercenary: false, staysInLine: false, concealed: false },
  { name: 'surrender', label: 'Surrender', letter: 'U', strength: 0, inDeck: 3, isMercenary: false, staysInLine: true, concealed: false },
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
