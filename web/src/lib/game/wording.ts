import { factText, inflectedCard, joinWithAnd, t } from '../../languages/language.svelte'
import {
  CARDS,
  REGIONS,
  type Answers,
  type EndingName,
  type Explanation,
  type Goals,
  type LegalAction,
  type PhaseName,
  type Player,
  type SeatView,
  type TableMessage,
  type TableView,
} from '../../protocol'
import { at } from '../at'
import { mostKept } from './choice'
import { lessonOf } from './people'

/** What is asked, of whom. */
export interface Prompt {
  sentence: string
  mine: boolean
}

export const regionName = (region: number | null): string =>
  region === null ? '' : at(REGIONS, region).label

export const nameOfSeat =
  (players: readonly Player[]) =>
  (seat: number): string =>
    at(players, seat).name

/** Which game of a match goes on, or was the latest, from 1. */
export const gameNumber = ({ phase, games }: Pick<TableView, 'phase' | 'games'>): number =>
  phase === 'interval' || phase === 'over' ? games : games + 1

const NOT_ASKED: Answers = { until: null, own: null, choice: false }

const has = (legal: readonly LegalAction[], kind: LegalAction['kind']): boolean =>
  legal.some((one) => one.kind === kind)

function ownPrompt(view: TableView, players: readonly Player[], explanation?: Explanation | null): string {
  const { legal } = view
  switch (view.phase) {
    case 'battle':
      // R2.5: the server passes for whoever has no other action, as everybody can see.
      if (!has(legal, 'play')) return t(view.can_only_pass ? 'decision-passes-itself' : 'decision-only-pass')
      if (view.viewer !== null && at(view.seats, view.viewer).waiting) return t('decision-play-or-hold-back')
      return explanation?.prospect ? factText(explanation.prospect, nameOfSeat(players)) : t('decision-play')
    case 'site':
    case 'favor':
    case 'rescue':
      return t(`decision-${view.phase}`)
    case 'draw':
      return explanation?.prospect
        ? factText(explanation.prospect, nameOfSeat(players))
        : t('decision-draw', { most: Math.max(0, ...legal.map(({ count }) => count ?? 0)) })
    case 'keep':
      return t('decision-keep', { most: mostKept(legal) })
    default:
      return t('decision-turn')
  }
}

/** Whether a sentence takes smaller letters on a small screen. */
export const isLong = (sentence: string): boolean => sentence.length > 50

/** What asks to confirm what is chosen of a Scarecrow's offers, given by its token; null if nothing is. */
export function toConfirm({ legal }: TableView, token: string | null): string | null {
  const chosen = legal.find((one) => one.token === token)
  if (!chosen) return null
  return chosen.card === null
    ? t('decision-rescue-chosen-none')
    : t('decision-rescue-chosen', { card: inflectedCard(chosen.card) })
}

/** The seat in whose colours it is said what is asked: on turn, or the winner's, or the viewer's. */
export const foremost = ({ turn, phase, match_winners, winners, viewer }: TableView): number | null =>
  turn ?? (phase === 'over' ? match_winners[0] : undefined) ?? winners[0] ?? viewer

/** The phases in which a seat is asked for something of its own. */
const ASKING = ['battle', 'site', 'favor', 'rescue', 'draw', 'hand', 'keep'] as const
const asking = (phase: PhaseName): (typeof ASKING)[number] | undefined => ASKING.find((one) => one === phase)

/** What everybody waits for: that a person of this name acts, or a captain who plays for them. */
export const waitingFor = (
  phase: PhaseName,
  name: string,
  who: 'person' | 'captain' | 'own-captain' = 'person',
): string => t(`decision-waits-${asking(phase) ?? 'other'}`, { name, who })

/** What is asked of the viewer while all are asked at once whether they discard their hands (R4.5). */
function askedAboutHand({ own, choice }: Answers): Prompt {
  if (own === 'hand:discard') return { sentence: t('decision-hand-discarded'), mine: false }
  if (choice && own === null) return { sentence: t('decision-hand'), mine: true }
  return { sentence: own ? t('decision-hand-kept') : t('decision-hands'), mine: false }
}

/** The one sentence that says what is asked of the viewer, or whom everybody waits for. */
export function promptOf(
  view: TableView,
  players: readonly Player[],
  { answers, explanation }: Partial<Pick<TableMessage, 'answers' | 'explanation'>> = {},
): Prompt {
  // Who won is said where the standings are.
  if (view.phase === 'over')
    return {
      sentence: view.viewer === null ? t('decision-thanks-for-watching') : t('decision-thanks-for-playing'),
      mine: false,
    }
  if (view.phase === 'interval') return { sentence: t('decision-match-goes-on'), mine: view.viewer !== null }
  if (view.phase === 'hand') return askedAboutHand(answers ?? NOT_ASKED)
  if (isSiteChosen(view))
    return { sentence: t('decision-next-battle', { region: regionName(view.site) }), mine: false }
  if (view.turn === null && view.phase === 'site') return { sentence: t('decision-battle-over'), mine: false }
  if (view.turn === null) return { sentence: t('decision-deal'), mine: false }
  const { passed } = at(view.seats, view.turn)
  if (view.turn === view.viewer)
    return view.legal.length
      ? { sentence: ownPrompt(view, players, explanation), mine: true }
      : // It is shown what the viewer has done.
        { sentence: t(passed ? 'decision-passed' : 'decision-played'), mine: false }
  // It is shown how the last one passes.
  if (passed) return { sentence: t('decision-battle-over'), mine: false }
  if (view.can_only_pass)
    return { sentence: t('decision-empty', { name: at(players, view.turn).name }), mine: false }
  return { sentence: waitingFor(view.phase, at(players, view.turn).name), mine: false }
}

/** Ways in which a game is won by the rules. */
const WON: readonly EndingName[] = ['total', 'adjacent', 'most', 'final_battle']

/** Whoever has won the match, or the game if none is played. */
export const champions = (view: TableView): readonly number[] =>
  view.match_winners.length ? view.match_winners : view.winners

/** Whether one of these seats has won a game against others than the tutorial's captains. */
export const hasWon = ({ view, players }: TableMessage, seats: readonly number[]): boolean =>
  (view.phase === 'over' || view.phase === 'interval') &&
  view.winners.some((seat) => seats.includes(seat)) &&
  lessonOf(players) < 0

/** Who won and how; of a match that is over, who won the match. */
export function ending(view: TableView, players: readonly Player[]): string {
  const champions = view.match_winners.length > 0 && view.phase === 'over' ? view.match_winners : null
  const seats = champions ?? view.winners
  if (seats.length === 0) return view.ending === 'unfinished' ? t('outcome-unfinished') : t('outcome-over')
  const names = joinWithAnd(seats.map(nameOfSeat(players)))
  const who = seats.length > 1 ? 'several' : seats[0] === view.viewer ? 'you' : 'one'
  if (champions && view.options.points !== null) return t('outcome-match-won', { who, names })
  const target = view.ending === 'adjacent' ? view.adjacent_needed : view.total_needed
  return WON.includes(view.ending)
    ? t('outcome-game-won', { who, names, how: view.ending, target })
    : t('outcome-game-won-otherwise', { who, names })
}

/** How many regions a seat needs at least to win, in total and adjacent ones; null if others bar it. */
interface Missing {
  count: number
  adjacent: number | null
  /** Whether those adjacent ones are adjacent to regions of its own. */
  own: 'yes' | 'no'
}

function missing(one: SeatView, goals: Goals | undefined): Missing {
  const adjacent = goals ? goals.adjacent_missing : one.adjacent_missing
  const own = (adjacent ?? 0) < one.adjacent + one.adjacent_missing ? 'yes' : 'no'
  return { count: one.total_missing, adjacent, own }
}

/** Whether one region more wins the game. */
export function isNear(one: SeatView, goals: Goals | undefined): boolean {
  const { count, adjacent } = missing(one, goals)
  return count === 1 || adjacent === 1
}

/** How far a seat is from winning: '2 more, or 1 adjacent'. */
export function needs(one: SeatView, goals: Goals | undefined): string {
  const { count, adjacent, own } = missing(one, goals)
  if (count === 0 || adjacent === 0) return t('seat-has-enough')
  return adjacent === null || count <= adjacent
    ? t('seat-needs-regions', { count })
    : t('seat-needs-either', { count, adjacent, own })
}

/** What wins the game for a seat that is near, in a word or two: 'needs 1 adjacent'. */
export const needsOne = (one: SeatView): string =>
  t('seat-needs-one', { adjacent: one.total_missing === 1 ? 'no' : 'yes' })

/** How far a seat is from winning where there is little room: '2 more or 1 adjacent'. */
export function needsInShort(one: SeatView, goals: Goals | undefined): string {
  const { count, adjacent, own } = missing(one, goals)
  if (count === 0 || adjacent === 0) return t('seat-has-enough-short')
  return adjacent === null || count <= adjacent
    ? t('seat-needs-regions-short', { count })
    : t('seat-needs-either-short', { count, adjacent, own })
}

export const isFought = ({ phase }: Pick<TableView, 'phase'>): boolean =>
  phase === 'battle' || phase === 'rescue' || phase === 'favor'

/** Whether what is asked is answered on the map. */
export const isChosenOnMap = ({ phase }: Pick<TableView, 'phase'>): boolean =>
  phase === 'site' || phase === 'favor'

/** Whether the next site is chosen, and it is shown how cards are cleared away, or a deal is waited for. */
const isSiteChosen = ({ phase, site }: TableView): boolean => phase === 'deal' && site !== null

/** Whether the lines of a battle that is over lie there still: until the next site is chosen (R4.4). */
export const linesLie = ({ phase, seats }: Pick<TableView, 'phase' | 'seats'>): boolean =>
  (phase === 'site' || phase === 'draw' || phase === 'deal') && seats.some(({ line }) => line.some(Boolean))

/** Whether the rows of the seats tell who sits there, and no battle. At the end one looks back at the last one. */
export const isQuiet = (view: TableView): boolean =>
  !isFought(view) && view.phase !== 'interval' && view.phase !== 'over' && !linesLie(view)

export const seasons = (view: TableView): ('winter' | 'spring')[] =>
  (['winter', 'spring'] as const).filter(
    (name) =>
      isFought(view) &&
      view.seats.some(({ line }) => line.some((count, card) => count > 0 && CARDS[card]?.name === name)),
  )

/** What everybody waits for another seat to do, in a word or two. */
function doing(phase: PhaseName): string {
  const one = asking(phase)
  return one ? t(`seat-does-${one}`) : ''
}

/** What a seat is doing, in a word or two; '' if it is in the battle and not on turn. */
export function standing(view: TableView, seat: number): string {
  const one = at(view.seats, seat)
  if (view.phase === 'over' || view.phase === 'interval') return ''
  if (view.phase === 'hand') return one.hand_size > 0 ? doing(view.phase) : ''
  if (view.turn === seat && !one.passed)
    return view.viewer === seat && view.legal.length ? t('seat-your-turn') : doing(view.phase)
  if (!isFought(view)) return ''
  if (!one.contending) return t('seat-not-in-battle')
  if (one.passed) return t('seat-passed')
  if (one.waiting) return t('seat-holds-back')
  return ''
}

/** What confirms a region that is selected on the map. */
export const confirming = ({ kind, region }: LegalAction): string =>
  t(kind === 'favor' ? 'do-favor' : 'do-site', { region: regionName(region) })

/** What confirms the showing of cards to these seats; null is everybody. */
export function showing(to: readonly number[] | null, players: readonly Player[]): string {
  if (to === null) return t('decision-show-everybody')
  return to.length
    ? t('decision-show', { names: joinWithAnd(to.map(nameOfSeat(players))) })
    : t('decision-show-nobody')
}

/** What the battle that is fought, or comes next, is about, as a heading. */
export function occasion(view: TableView): string {
  if (view.phase === 'over')
    return view.options.points === null ? t('table-game-over') : t('table-match-over')
  if (view.phase === 'interval') return t('table-after-game', { game: view.games })
  if (view.final_battle) return t('table-final-battle')
  if (!isFought(view)) return view.battles === 0 ? t('table-first-battle') : t('table-next-battle')
  return t('table-battle', { region: regionName(view.site) })
}
