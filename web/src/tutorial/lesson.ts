// What the guide says at each moment of the tutorial. It follows from what the table shows, so it can be left and
// taken up again, and goes on whatever the learner does. The captains' part, and the first hands:
// src/condottiere/server/opponents/tutorial_script.py.
import type { FluentVariable } from '@fluent/bundle'
import { inflectedCard, t, type MessageId } from '../languages/language.svelte'
import { parseMarkup, type Part } from '../languages/markup'
import type { Messages } from '../languages/messages'
import type { Inflected } from '../languages/values'
import { at } from '../lib/at'
import { regionName } from '../lib/game/wording'
import { CARDS, REGIONS, type LogLine, type TableMessage, type TableView } from '../protocol'
import { Scene } from './scene'

/** One thing that the guide says. */
export interface Note {
  id: string
  /** Its paragraphs; what the learner is to do is marked. */
  says: Part[][]
  /** What it speaks of: the `data-testid` of parts of the page. */
  points: string[]
  /** Whether it is only read, and something else is said then. */
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
/** Where the Favor is to lie, and the region beside it to which a captain might add that one. */
const FAVOR = 'milano'
const BESIDE_FAVOR = 'torino'

const cardOf = (letter: string): number => CARDS.findIndex((card) => card.letter === letter)
const regionOf = (name: string): number => REGIONS.findIndex((region) => region.name === name)
const [WINTER, BISHOP, COURTESAN, HEROINE] = [cardOf('W'), cardOf('B'), cardOf('C'), cardOf('H')]
/** How many cards are left to whoever has won the first battle as planned. */
const CHEAPLY = 8
/** From this strength on Winter is worth its card. */
const MUCH = 6
/** Whoever leads by so much needs no more. */
const ENOUGH = 5
/** How many cards a seat without regions is dealt (R7.3). */
const DEALT = 10

/** Which chapter it is, from 0. */
export const chapterAt = ({ battles, phase }: TableView): number =>
  phase === 'over' ? PLAN.length : Math.min(battles, PLAN.length)

/** What is to be said now; null while nothing is new. */
export function noteAt(table: TableMessage, log: readonly LogLine[], selection: Selection): Note | null {
  const scene = new Scene(table, log)
  const task = taskAt(scene, selection)
  if (!task) return null
  const news = newsAt(scene)
  if (scene.view.phase === 'battle' && scene.mine && task.id !== 'end') {
    const first = asideAt(scene, news)
    if (!first || selection.read.includes(first.id)) return task
    return first
  }
  return { ...task, says: [...news, ...task.says] }
}

/** What the learner is to do, or to wait for. */
function taskAt(scene: Scene, selection: Selection): Note | null {
  const { phase } = scene.view
  if (phase === 'over' || scene.newRound) return ending(scene)
  if (phase === 'site') return scene.mine ? site(scene, selection) : othersChoose(scene)
  if (phase === 'battle') return scene.mine ? turn(scene, selection) : waiting(scene)
  if (phase === 'hand') return betweenBattles(scene)
  if (phase === 'favor' && scene.mine) return favor(scene, selection)
  if (phase === 'keep' && scene.mine)
    return note('keep', say('tutorial-keep'), [selection.kept > 0 ? 'keep-confirm' : 'hand'])
  return null
}

/** What is to be known before that: how the game is won, what came of the last battle, why there are new cards. */
function newsAt(scene: Scene): Part[][] {
  const { view, own, me, opens } = scene
  if (scene.newRound)
    return view.phase !== 'over' && own.hand_size === DEALT + own.regions ? [newRound(scene)] : []
  const begins = view.phase === 'battle' && view.holder !== me && opens && !own.passed
  if (view.phase !== 'site' && view.phase !== 'over' && !begins) return []
  return view.battles === 0 ? [beginning(scene)] : result(scene)
}

/** What is to be read before the first card of a battle: there is no room for it beside what is to be done. */
function asideAt({ view, me, opens }: Scene, news: Part[][]): Note | null {
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

function beginning({ view, me, name }: Scene): Part[] {
  const { adjacent_needed: adjacent, total_needed: total } = view
  return say('tutorial-welcome', { seat: name(me), players: view.seats.length, adjacent, total })
}

/** What came of the last battle, and why. */
function result(scene: Scene): Part[][] {
  const { last, view, me, own, name } = scene
  if (last === null) return []
  const { conqueror, site, strongest: strength, second, token } = last.result
  const region = regionName(site)
  if (conqueror === me) return [won(scene, { region, own: strength, rival: second })]
  if (conqueror === null) return [say('tutorial-tied', { region, strength, seat: name(view.holder) })]
  const lost = { seat: name(conqueror), region, strength }
  if (token?.holder === me) return [say('tutorial-token-by-courtesan', lost)]
  return [say('tutorial-lost', { ...lost, count: own.hand_size })]
}

function won(scene: Scene, about: { region: string; own: number; rival: number }): Part[] {
  const { view, own, last } = scene
  if (view.battles === 1 && own.hand_size === CHEAPLY) return say('tutorial-won-cheaply', about)
  if (view.battles === 2 && last?.played.includes(WINTER)) return say('tutorial-won-under-winter', about)
  if (view.battles === 4 && last?.played.includes(BISHOP)) return say('tutorial-won-by-bishop', about)
  return say('tutorial-won', about)
}

const newRound = ({ own }: Scene): Part[] =>
  say('tutorial-new-round', { count: own.hand_size, regions: own.regions })

// --- what is done ---------------------------------------------------------------------------------

/** The suggested region, or what confirms it once it is selected. */
function regionPoints(region: number, selection: Selection): string[] {
  return [selection.region === region ? 'confirm-region' : `region-${at(REGIONS, region).name}`]
}

function site(scene: Scene, selection: Selection): Note {
  const { view, own } = scene
  const id = `site-${view.battles}`
  const { site, beside } = PLAN[view.battles] ?? { site: '', beside: [] }
  const region = regionOf(site)
  const asPlanned = scene.choosable.includes(region) && beside.every((name) => scene.owns(regionOf(name)))
  if (scene.alone || !asPlanned) {
    const text = scene.alone ? say('tutorial-last-site') : say('tutorial-any-site', { regions: own.regions })
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
function othersChoose({ view, me, name }: Scene): Note | null {
  if (view.turn === null || view.holder === me) return null
  return note('others-choose', say('tutorial-others-choose', { seat: name(view.holder) }), [
    `line-${view.holder}`,
  ])
}

/** While all are asked whether they discard their hands (R4.5): the first time, that this may be done. */
function betweenBattles({ view, asked, roundEnds }: Scene): Note {
  if (asked) return note('hand', say('tutorial-hand'), [])
  const next = say('tutorial-next-battle', { region: regionName(view.site), alone: roundEnds ? 'yes' : 'no' })
  const says = view.battles === 1 ? [next, say('tutorial-may-discard')] : [next]
  return { id: 'next', says, points: [] }
}

function waiting(scene: Scene): Note | null {
  if (scene.mayChoose) return null
  const { own, name, playing } = scene
  const lines = playing.map((seat) => `line-${seat}`)
  const [first = 0, second] = playing
  if (own.passed || playing.length === 0) return note('watch', watching(scene), lines)
  const text =
    second === undefined
      ? say('tutorial-wait-one', { seat: name(first) })
      : say('tutorial-wait', { first: name(first), second: name(second) })
  return note('wait', text, lines)
}

function watching({ view, own, playing, holds }: Scene): Part[] {
  if (view.battles === 2 && playing.length > 0 && holds(HEROINE))
    return say('tutorial-watch', { count: own.hand_size })
  return say('tutorial-watch-on')
}

/** The next card of the plan that the learner still holds; -1 if there is none. */
function planned(scene: Scene): number {
  const { view, opens, strongest } = scene
  const held = Array.from(PLAN[view.battles]?.cards ?? '', cardOf).filter((card) => scene.holds(card))
  const answered = !opens || scene.strength(strongest) >= MUCH
  // What others have played calls for an answer before the rest of the plan.
  if (view.battles === 1 && answered && !scene.lies(WINTER)) return held.find((card) => card === WINTER) ?? -1
  // The Bishop must not strike nobody, nor the learner's own cards.
  const strikes = scene.highest > scene.ownHighest
  if (view.battles === 3) return held.find((card) => (card === BISHOP ? strikes : !answered)) ?? -1
  return held[0] ?? -1
}

function turn(scene: Scene, selection: Selection): Note {
  const { view, opens, lead, unopposed } = scene
  // A second card shows how a line grows, unless it would be wasted.
  const grows = view.battles === 0 && lead < ENOUGH && !unopposed
  const card = opens || lead <= 0 || grows ? planned(scene) : -1
  if (card < 0) return passing(scene)
  const reason = PLAYS[view.battles]?.(scene, inflectedCard(card), card)
  if (!reason && unopposed) return passing(scene)
  const text = reason ?? suggestion(scene, inflectedCard(card))
  return note(`play-${card}`, text, [selection.card === card ? 'play-card' : `hand-card-${card}`])
}

/** By battle: why a card of the plan is to be played now; null where things have gone another way. */
const PLAYS: readonly ((scene: Scene, name: Inflected, card: number) => Part[] | null)[] = [
  (scene, card) => {
    if (scene.opens) return say('tutorial-first-card', { card })
    const strengths = { own: scene.own.strength, rival: scene.strength(scene.strongest) }
    return scene.leads ? say('tutorial-second-card', { ...strengths, card }) : null
  },
  (scene, name, card) => {
    const { strongest, opens, own } = scene
    const about = { seat: scene.name(strongest), strength: scene.strength(strongest) }
    if (card === WINTER) return say('tutorial-winter', about)
    if (scene.lies(WINTER))
      return own.strength === about.strength ? say('tutorial-under-winter', { ...about, card: name }) : null
    return opens && !scene.unopposed ? say('tutorial-open-low', { card: name }) : null
  },
  () => say('tutorial-courtesan'),
  (scene, name, card) => {
    if (card !== BISHOP) return scene.unopposed ? null : say('tutorial-bait', { card: name })
    return say('tutorial-bishop', { card: inflectedCard(scene.highest) })
  },
]

const suggestion = ({ name, strongest, strength }: Scene, card: Inflected): Part[] =>
  say('tutorial-suggest', { seat: name(strongest), strength: strength(strongest), card })

/** Why to pass now, or what else may be done. */
function passing(scene: Scene): Note {
  const { view, own, leads, alone, unopposed, name, strongest } = scene
  const region = regionName(view.site)
  const about = { own: own.strength, rival: scene.strength(strongest) }
  const pass = (said: Part[]): Note => note('pass', said, ['pass'])
  if (!leads && unopposed)
    return note('behind', say('tutorial-last', { strength: about.rival, region }), ['pass'])
  const [first, second] = scene.playing
  if (view.battles === 2 && own.line[COURTESAN] && !leads && first !== undefined && second !== undefined) {
    return pass(say('tutorial-pass-courtesan', { first: name(first), second: name(second), region }))
  }
  if (!leads)
    return note('behind', say('tutorial-behind', { seat: name(strongest), strength: about.rival, region }), [
      'pass',
    ])
  if (unopposed && scene.lies(WINTER))
    return pass(say('tutorial-pass-winter', { ...about, working: own.working.replaceAll('x', '×') }))
  if (unopposed) return pass(say('tutorial-pass-safe', { ...about, region, why: alone ? 'empty' : 'passed' }))
  return pass(say(view.battles === 0 ? 'tutorial-pass-cheap' : 'tutorial-pass-lead', about))
}

function favor(scene: Scene, selection: Selection): Note {
  const region = regionOf(FAVOR)
  const neighbour = scene.view.owners[regionOf(BESIDE_FAVOR)] ?? scene.me
  if (neighbour === scene.me || !scene.choosable.includes(region))
    return note('favor', say('tutorial-favor-anywhere'), ['map'])
  const about = { region: regionName(region), seat: scene.name(neighbour) }
  return note('favor', say('tutorial-favor', about), regionPoints(region, selection))
}

/** The last word: what else there is. */
function ending({ view, own, name, me }: Scene): Note {
  const count = Math.min(own.adjacent_missing, own.total_missing)
  const winner = view.winners[0] ?? (count === 0 ? me : undefined)
  const text =
    winner === undefined ? say('tutorial-ends', { count }) : say('tutorial-ends-won', { seat: name(winner) })
  return note('end', text, [])
}
