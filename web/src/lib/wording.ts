import {
  ENDINGS,
  REGIONS,
  type Answers,
  type LegalAction,
  type Player,
  type Seat,
  type TableView,
  type Preparing,
} from '../protocol'
import { at } from './at'
import { mostKept } from './choice'

/** What is asked, of whom. */
export interface Asked {
  sentence: string
  mine: boolean
}

export const regionName = (region: number | null): string =>
  region === null ? '' : at(REGIONS, region).label

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

export function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** Which game of a match goes on, or was the latest, from 1. */
export const gameNumber = ({ phase, games }: Pick<TableView, 'phase' | 'games'>): number =>
  phase === 'interval' || phase === 'over' ? games : games + 1

/** The names of seats, the viewer's being 'you'. */
export const naming =
  (players: readonly Player[], viewer: number | null) =>
  (seat: number): string =>
    seat === viewer ? 'you' : at(players, seat).name

const NOT_ASKED: Answers = { until: null, own: null, choice: false }

const has = (legal: readonly LegalAction[], kind: LegalAction['kind']): boolean =>
  legal.some((one) => one.kind === kind)

function mine(view: TableView): string {
  const { legal } = view
  switch (view.phase) {
    case 'battle':
      if (!has(legal, 'play')) return 'Your turn: you have no card to play, so you can only pass.'
      if (view.viewer !== null && at(view.seats, view.viewer).waiting)
        return 'Your turn: play a card, or hold back and defend later.'
      return 'Your turn: play a card or pass.'
    case 'site':
      return 'You hold the Condottiere: choose a region to fight for.'
    case 'favor':
      return 'Your Bishop brings the Favor of the Pope: put it on a region, or leave it off the board.'
    case 'rescue':
      return 'Your Scarecrow may bring one Mercenary back into your hand.'
    case 'draw':
      return `How many cards do you draw? Up to ${Math.max(0, ...legal.map(({ count }) => count ?? 0))}.`
    case 'keep':
      return `The round is over: choose up to ${mostKept(legal)} cards to keep.`
    default:
      return 'Your turn.'
  }
}

const OTHERS: Partial<Record<TableView['phase'], string>> = {
  battle: 'to play a card or pass',
  site: 'to choose the next region',
  favor: 'to place the Favor of the Pope',
  rescue: 'to take back a Mercenary, or none',
  draw: 'to draw cards',
  hand: 'to keep or discard their hand',
  keep: 'to choose which cards to keep',
}

/** What one waits for a seat to do. */
export const awaitedTo = (phase: TableView['phase']): string => OTHERS[phase] ?? 'to act'

/** What is going on while captains who look ahead cannot play yet. */
export function preparation({ step, steps }: Preparing): string {
  const far = steps ? ` Step ${Math.min(step + 1, steps)} of ${steps}.` : ''
  const once = 'This happens once on each machine and takes a minute or two.'
  return `The captains who think ahead are being made ready. ${once}${far}`
}

export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** What is asked of the viewer while all are asked at once whether they discard their hands (R4.5). */
function askedAboutHand({ own, choice }: Answers): Asked {
  if (own === 'hand:discard')
    return { sentence: 'You discard your hand when all have had time to answer.', mine: false }
  if (choice && own === null)
    return { sentence: 'You hold no Mercenary: keep your hand, or discard all of it?', mine: true }
  return {
    sentence: `${own ? 'You keep your hand. ' : ''}Waiting for answers after the battle.`,
    mine: false,
  }
}

/** The one sentence that says what is asked of the viewer, or whom everybody waits for. */
export function asked(
  view: TableView,
  players: readonly Player[],
  answers: Answers | null | undefined = null,
): Asked {
  // Who won is said where the standings are.
  if (view.phase === 'over')
    return {
      sentence: view.viewer === null ? 'Thank you for watching.' : 'Thank you for playing.',
      mine: false,
    }
  if (view.phase === 'interval')
    return { sentence: 'This game is over. The match goes on.', mine: view.viewer !== null }
  if (view.phase === 'hand') return askedAboutHand(answers ?? NOT_ASKED)
  if (view.turn === null) return { sentence: 'Cards are being dealt.', mine: false }
  if (view.turn === view.viewer) return { sentence: mine(view), mine: true }
  const { name } = at(players, view.turn)
  return { sentence: `Waiting for ${name} ${awaitedTo(view.phase)}.`, mine: false }
}

/** Who won and how; of a match that is over, who won the match. */
export function ending(view: TableView, players: readonly Player[]): string {
  const champions = view.match_winners.length > 0 && view.phase === 'over' ? view.match_winners : null
  const who = champions ?? view.winners
  if (who.length === 0)
    return view.ending === 'unfinished' ? 'The game was left unfinished.' : 'The game is over.'
  const alone = who.length === 1
  const you = alone && who[0] === view.viewer
  const names = you ? 'You' : listed(who.map((seat) => at(players, seat).name))
  const verb = you ? 'win' : alone ? 'wins' : 'share'
  const what = champions && view.points !== null ? 'the match' : 'the game'
  const how = champions && view.points !== null ? '' : ENDINGS[view.ending]
  return `${names} ${verb} ${what}${how ? ` ${how}` : ''}.`
}

/** How far a seat is from winning: '2 regions or 1 adjacent to go'. */
export function needs(seat: Seat): string {
  if (seat.total_missing === 0 || seat.adjacent_missing === 0) return 'has enough to win'
  const total = plural(seat.total_missing, 'region')
  const either = `${total} or ${seat.adjacent_missing} adjacent`
  return `${seat.total_missing <= seat.adjacent_missing ? total : either} to go`
}

/** The same where there is little room: 'needs 2 or 1 adjacent'. */
export function needsInShort(seat: Seat): string {
  if (seat.total_missing === 0 || seat.adjacent_missing === 0) return 'wins'
  if (seat.total_missing <= seat.adjacent_missing) return `needs ${seat.total_missing}`
  return `needs ${seat.total_missing} or ${seat.adjacent_missing} adjacent`
}

/** Whether a battle is being fought. */
export const isFought = ({ phase }: Pick<TableView, 'phase'>): boolean =>
  phase === 'battle' || phase === 'rescue' || phase === 'favor'

/** What everybody waits for another seat to do, in a word or two. */
const DOING: Partial<Record<TableView['phase'], string>> = {
  battle: 'to play',
  site: 'choosing a region',
  favor: 'placing the Favor',
  rescue: 'taking a card back',
  draw: 'drawing cards',
  hand: 'keeping or discarding',
  keep: 'choosing cards to keep',
}

/** What a seat is doing, in a word or two; '' if it is in the battle and not on turn. */
export function standing(view: TableView, seat: number): string {
  const one = at(view.seats, seat)
  if (view.phase === 'over' || view.phase === 'interval') return ''
  if (view.phase === 'hand') return one.hand_size > 0 ? (DOING[view.phase] ?? '') : ''
  if (view.turn === seat)
    return view.viewer === seat && view.legal.length ? 'your turn' : (DOING[view.phase] ?? '')
  if (!isFought(view)) return ''
  if (!one.contending) return 'not in this battle'
  if (one.passed) return 'passed'
  if (one.waiting) return 'holding back'
  return ''
}

/** What confirms a region that is selected on the map. */
export const confirming = ({ kind, region }: LegalAction): string =>
  kind === 'favor' ? `Put the Favor on ${regionName(region)}` : `Fight for ${regionName(region)}`

/** What confirms the showing of cards to these seats; null is everybody. */
export const showing = (to: readonly number[] | null, players: readonly Player[]): string =>
  to === null
    ? 'Show everybody'
    : to.length
      ? `Show ${listed(to.map((seat) => at(players, seat).name))}`
      : 'Choose who'

/** What the battle that is fought, or comes next, is about, as a heading. */
export function occasion(view: TableView): string {
  if (view.phase === 'over') return view.points === null ? 'The game is over' : 'The match is over'
  if (view.phase === 'interval') return `After game ${view.games}`
  if (view.final_battle) return 'The final battle'
  if (!isFought(view)) return view.battles === 0 ? 'The first battle' : 'The next battle'
  return `Battle for ${regionName(view.site)}`
}
