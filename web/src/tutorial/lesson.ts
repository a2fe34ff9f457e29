// What the guide says at each moment of the tutorial. It follows from what the table shows, so it can be left and
// taken up again, and goes on whatever the learner does. The captains' part, and the first hands:
// src/condottiere/server/opponents/tutorial_script.py.
import type { FluentVariable } from '@fluent/bundle'
import { inflectedCard, t } from '../languages/language.svelte'
import { parseMarkup, type Part } from '../languages/markup'
import type { MessageId, Messages } from '../languages/messages'
import type { Inflected } from '../languages/values'
import { at } from '../lib/at'
import { regionName } from '../lib/game/wording'
import { CARDS, HAND_SIZE, REGIONS, type LogLine, type TableMessage, type TableView } from '../protocol'
import { Situation } from './situation'

/** One thing that the guide says. */
export interface Note {
  id: string
  /** Its paragraphs; what the learner is to do is marked. */
  says: Part[][]
  /** What it speaks of: the `data-testid` of parts of the page. */
  points: string[]
  /** Whether nothing is to be done but to read it; once that is confirmed, the next note follows. */
  aside?: true
}

/** What the learner has selected, and not done yet. */
export interface Selection {
  card: number | null
  region: number | null
  /** How many cards are picked to be kept. */
  kept: number
  /** The ids of what was only to be read, and was. */
  read: readonly string[]
}

export const CHAPTERS = ['cheap', 'winter', 'courtesan', 'bishop', 'round'] as const

/** What is suggested in each battle: where to fight, beside which own regions, and which cards to play one after the other. */
const PLAN = [
  { site: 'bologna', beside: [], cards: '54' },
  { site: 'firenze', beside: ['bologna'], cards: '2W1' },
  { site: 'torino', beside: [], cards: 'C' },
  { site: 'urbino', beside: ['bologna', 'firenze'], cards: '6B' },
] as const
/** The region that the Favor of the Pope is to protect, because it lies beside one that a captain may hold. */
const FAVOR = 'milano'
const BESIDE_FAVOR = 'torino'

const cardOf = (letter: string): number => CARDS.findIndex((card) => card.letter === letter)
const regionOf = (name: string): number => REGIONS.findIndex((region) => region.name === name)
const [WINTER, BISHOP, COURTESAN, HEROINE] = [cardOf('W'), cardOf('B'), cardOf('C'), cardOf('H')]
/** How many cards are left to whoever has won the first battle as planned. */
const CHEAPLY = 8
/** From this strength on Winter is worth its card. */
const MIN_STRENGTH_FOR_WINTER = 6
/** With such a lead the learner need play no more cards. */
const MIN_LEAD = 5

/** Which chapter it is, from 0. */
export const chapterAt = ({ battles, phase }: TableView): number =>
  phase === 'over' ? PLAN.length : Math.min(battles, PLAN.length)

/** What is to be said now; null while nothing is new. */
export function noteAt(table: TableMessage, log: readonly LogLine[], selection: Selection): Note | null {
  const situation = new Situation(table, log)
  const task = taskAt(situation, selection)
  if (!task) return null
  const news = newsAt(situation)
  if (situation.view.phase === 'battle' && situation.mine && task.id !== 'end') {
    const first = asideAt(situation, news)
    if (!first || selection.read.includes(first.id)) return task
    return first
  }
  return { ...task, says: [...news, ...task.says] }
}

/** What the learner is to do, or to wait for. */
function taskAt(situation: Situation, selection: Selection): Note | null {
  const { phase } = situation.view
  if (phase === 'over' || situation.newRound) return ending(situation)
  if (phase === 'site') return situation.mine ? site(situation, selection) : othersChoose(situation)
  if (phase === 'battle') return situation.mine ? turn(situation, selection) : waiting(situation)
  if (phase === 'hand') return betweenBattles(situation)
  if (phase === 'favor' && situation.mine) return favor(situation, selection)
  if (phase === 'keep' && situation.mine)
    return note('keep', say('tutorial-keep'), [selection.kept > 0 ? 'keep-confirm' : 'hand'])
  return null
}

/** What the guide tells before the task: how the game is won, what came of the last battle, why there are new cards. */
function newsAt(situation: Situation): Part[][] {
  const { view, own, me, opens } = situation
  if (situation.newRound)
    return view.phase !== 'over' && own.hand_size === HAND_SIZE + own.regions ? [newRound(situation)] : []
  const begins = view.phase === 'battle' && view.holder !== me && opens && !own.passed
  if (view.phase !== 'site' && view.phase !== 'over' && !begins) return []
  return view.battles === 0 ? [beginning(situation)] : result(situation)
}

/** What is to be read before the first card of a battle, as a note of its own: beside the task there is no room. */
function asideAt({ view, me, opens }: Situation, news: Part[][]): Note | null {
  if (view.battles === 0 && opens)
    return { ...note('signs', say('tutorial-signs'), [`line-${me}`]), aside: true }
  return news.length ? { id: `news-${view.battles}`, says: news, points: [], aside: true } : null
}

const note = (id: string, said: Part[], points: string[]): Note => ({ id, says: [said], points })

/** A message of the guide, as parts. */
function say<Id extends MessageId>(id: Id, variables?: Record<Messages[Id], FluentVariable>): Part[] {
  const write = t as (id: MessageId, variables: Record<string, FluentVariable>) => string
  return parseMarkup((given) => write(id, given), variables ?? {})
}

// --- what is to be known --------------------------------------------------------------------------

function beginning({ view, me, name }: Situation): Part[] {
  const { adjacent_needed: adjacent, total_needed: total } = view
  return say('tutorial-welcome', { seat: name(me), players: view.seats.length, adjacent, total })
}

/** What came of the last battle, and why. */
function result(situation: Situation): Part[][] {
  const { last, view, me, own, name } = situation
  if (last === null) return []
  const { conqueror, site, strongest: strength, second, token } = last.result
  const region = regionName(site)
  if (conqueror === me) return [won(situation, { region, own: strength, rival: second })]
  if (conqueror === null) return [say('tutorial-tied', { region, strength, seat: name(view.holder) })]
  const lost = { seat: name(conqueror), region, strength }
  if (token?.holder === me) return [say('tutorial-token-by-courtesan', lost)]
  return [say('tutorial-lost', { ...lost, count: own.hand_size })]
}

function won(situation: Situation, about: { region: string; own: number; rival: number }): Part[] {
  const { view, own, last } = situation
  if (view.battles === 1 && own.hand_size === CHEAPLY) return say('tutorial-won-cheaply', about)
  if (view.battles === 2 && last?.played.includes(WINTER)) return say('tutorial-won-under-winter', about)
  if (view.battles === 4 && last?.played.includes(BISHOP)) return say('tutorial-won-by-bishop', about)
  return say('tutorial-won', about)
}

const newRound = ({ own }: Situation): Part[] =>
  say('tutorial-new-round', { count: own.hand_size, regions: own.regions })

// --- what is done ---------------------------------------------------------------------------------

/** The suggested region, or what confirms it once it is selected. */
function regionPoints(region: number, selection: Selection): string[] {
  return [selection.region === region ? 'confirm-region' : `region-${at(REGIONS, region).name}`]
}

function site(situation: Situation, selection: Selection): Note {
  const { view, own } = situation
  const id = `site-${view.battles}`
  const { site, beside } = PLAN[view.battles] ?? { site: '', beside: [] }
  const region = regionOf(site)
  const asPlanned =
    situation.choosable.includes(region) && beside.every((name) => situation.owns(regionOf(name)))
  if (situation.alone || !asPlanned) {
    const text = situation.alone
      ? say('tutorial-last-site')
      : say('tutorial-any-site', { regions: own.regions })
    return note(id, text, selection.region === null ? ['map'] : ['confirm-region'])
  }
  const where = { region: regionName(region) }
  const said = [
    say('tutorial-first-site', where),
    say('tutorial-second-site', where),
    say('tutorial-third-site', where),
    say('tutorial-fourth-site', where),
  ]
  return note(id, at(said, view.battles), regionPoints(region, selection))
}

/** Null for the moments in which the token is on its way. */
function othersChoose({ view, me, name }: Situation): Note | null {
  if (view.turn === null || view.holder === me) return null
  return note('others-choose', say('tutorial-others-choose', { seat: name(view.holder) }), [
    `line-${view.holder}`,
  ])
}

/** While all are asked whether they discard their hands (R4.5): the first time, that this may be done. */
function betweenBattles({ view, asked, roundEnds }: Situation): Note {
  if (asked) return note('hand', say('tutorial-hand'), [])
  const next = say('tutorial-next-battle', { region: regionName(view.site), alone: roundEnds ? 'yes' : 'no' })
  const says = view.battles === 1 ? [next, say('tutorial-may-discard')] : [next]
  return { id: 'next', says, points: [] }
}

function waiting(situation: Situation): Note | null {
  if (situation.mayChoose) return null
  const { own, name, playing } = situation
  const lines = playing.map((seat) => `line-${seat}`)
  const [first = 0, second] = playing
  if (own.passed || playing.length === 0) return note('watch', watching(situation), lines)
  const text =
    second === undefined
      ? say('tutorial-wait-one', { seat: name(first) })
      : say('tutorial-wait', { first: name(first), second: name(second) })
  return note('wait', text, lines)
}

function watching({ view, own, playing, holds }: Situation): Part[] {
  if (view.battles === 2 && playing.length > 0 && holds(HEROINE))
    return say('tutorial-watch', { count: own.hand_size })
  return say('tutorial-watch-on')
}

/** The next card of the plan that the learner still holds; -1 if there is none. */
function planned(situation: Situation): number {
  const { view, opens, strongest } = situation
  const held = Array.from(PLAN[view.battles]?.cards ?? '', cardOf).filter((card) => situation.holds(card))
  const answered = !opens || situation.strength(strongest) >= MIN_STRENGTH_FOR_WINTER
  // What others have played calls for an answer before the rest of the plan.
  if (view.battles === 1 && answered && !situation.lies(WINTER))
    return held.find((card) => card === WINTER) ?? -1
  // The Bishop must not strike nobody, nor the learner's own cards.
  const strikes = situation.highest > situation.ownHighest
  if (view.battles === 3) return held.find((card) => (card === BISHOP ? strikes : !answered)) ?? -1
  return held[0] ?? -1
}

function turn(situation: Situation, selection: Selection): Note {
  const { view, opens, lead, unopposed } = situation
  // A second card shows how a line grows, unless it would be wasted.
  const grows = view.battles === 0 && lead < MIN_LEAD && !unopposed
  const card = opens || lead <= 0 || grows ? planned(situation) : -1
  if (card < 0) return passing(situation)
  const reason = PLAYS[view.battles]?.(situation, inflectedCard(card), card)
  if (!reason && unopposed) return passing(situation)
  const text = reason ?? suggestion(situation, inflectedCard(card))
  return note(`play-${card}`, text, [selection.card === card ? 'play-card' : `hand-card-${card}`])
}

/** By battle: why a card of the plan is to be played now; null where things have gone another way. */
const PLAYS: readonly ((situation: Situation, name: Inflected, card: number) => Part[] | null)[] = [
  (situation, card) => {
    if (situation.opens) return say('tutorial-first-card', { card })
    const strengths = { own: situation.own.strength, rival: situation.strength(situation.strongest) }
    return situation.leads ? say('tutorial-second-card', { ...strengths, card }) : null
  },
  (situation, name, card) => {
    const { strongest, opens, own } = situation
    const about = { seat: situation.name(strongest), strength: situation.strength(strongest) }
    if (card === WINTER) return say('tutorial-winter', about)
    if (situation.lies(WINTER))
      return own.strength === about.strength ? say('tutorial-under-winter', { ...about, card: name }) : null
    return opens && !situation.unopposed ? say('tutorial-open-low', { card: name }) : null
  },
  () => say('tutorial-courtesan'),
  (situation, name, card) => {
    if (card !== BISHOP) return situation.unopposed ? null : say('tutorial-bait', { card: name })
    return say('tutorial-bishop', { card: inflectedCard(situation.highest) })
  },
]

const suggestion = ({ name, strongest, strength }: Situation, card: Inflected): Part[] =>
  say('tutorial-suggest', { seat: name(strongest), strength: strength(strongest), card })

/** Why to pass now, or what else may be done. */
function passing(situation: Situation): Note {
  const { view, own, leads, alone, unopposed, name, strongest } = situation
  const region = regionName(view.site)
  const about = { own: own.strength, rival: situation.strength(strongest) }
  const pass = (said: Part[]): Note => note('pass', said, ['pass'])
  if (!leads && unopposed)
    return note('behind', say('tutorial-last', { strength: about.rival, region }), ['pass'])
  const [first, second] = situation.playing
  if (view.battles === 2 && own.line[COURTESAN] && !leads && first !== undefined && second !== undefined) {
    return pass(say('tutorial-pass-courtesan', { first: name(first), second: name(second), region }))
  }
  if (!leads)
    return note('behind', say('tutorial-behind', { seat: name(strongest), strength: about.rival, region }), [
      'pass',
    ])
  if (unopposed && situation.lies(WINTER))
    return pass(say('tutorial-pass-winter', { ...about, working: own.working.replaceAll('x', '×') }))
  if (unopposed) return pass(say('tutorial-pass-safe', { ...about, region, why: alone ? 'empty' : 'passed' }))
  return pass(say(view.battles === 0 ? 'tutorial-pass-cheap' : 'tutorial-pass-lead', about))
}

function favor(situation: Situation, selection: Selection): Note {
  const region = regionOf(FAVOR)
  const neighbour = situation.view.owners[regionOf(BESIDE_FAVOR)] ?? situation.me
  if (neighbour === situation.me || !situation.choosable.includes(region))
    return note('favor', say('tutorial-favor-anywhere'), ['map'])
  const about = { region: regionName(region), seat: situation.name(neighbour) }
  return note('favor', say('tutorial-favor', about), regionPoints(region, selection))
}

/** The last word: what else there is. */
function ending({ view, own, name, me }: Situation): Note {
  const count = Math.min(own.adjacent_missing, own.total_missing)
  const winner = view.winners[0] ?? (count === 0 ? me : undefined)
  const text =
    winner === undefined ? say('tutorial-ends', { count }) : say('tutorial-ends-won', { seat: name(winner) })
  return note('end', text, [])
}
