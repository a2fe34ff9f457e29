// What the guide says at each moment of the tutorial. It follows from what the table shows and what was read, so it
// can be left and taken up again, and goes on whatever the learner does. The captains' part, and the first hands:
// src/condottiere/server/lesson.py.
import { inflectedCard, t } from '../languages/language.svelte'
import type { Inflected } from '../languages/values'
import { at } from '../lib/at'
import { regionName } from '../lib/wording'
import { CARDS, REGIONS, type LogLine, type TableMessage, type TableView } from '../protocol'
import { Scene } from './scene'

/** One thing that the guide says. */
export interface Note {
  id: string
  text: string
  /** What it speaks of: the `data-testid` of parts of the page. */
  points: string[]
  /** Whether it waits to be read; if not, it waits for what the learner or the others do. */
  reading: boolean
}

/** What the learner has selected, and not done yet. */
export interface Selection {
  card: number | null
  region: number | null
  /** How many cards are picked to be kept. */
  kept: number
}

export const CHAPTERS = ['cheap', 'winter', 'courtesan', 'bishop', 'round'] as const

/** What is suggested in each battle: where to fight, and which cards to play one after the other. */
const PLAN = [
  { site: 'bologna', cards: '54' },
  { site: 'firenze', cards: '2W1' },
  { site: 'torino', cards: 'C' },
  { site: 'urbino', cards: '6B' },
] as const
const FAVOR = 'milano'

const cardOf = (letter: string): number => CARDS.findIndex((card) => card.letter === letter)
const regionOf = (name: string): number => REGIONS.findIndex((region) => region.name === name)
const [WINTER, BISHOP, COURTESAN] = [cardOf('W'), cardOf('B'), cardOf('C')]
/** How many cards are left to whoever has won the first battle as planned. */
const CHEAPLY = 8
/** From this strength on Winter is worth its card. */
const MUCH = 6

/** Which chapter it is, from 0. */
export const chapterAt = ({ battles, phase }: TableView): number =>
  phase === 'over' ? PLAN.length : Math.min(battles, PLAN.length)

/** What is to be said now; null while nothing is new. `read` are the notes that were read. */
export function noteAt(
  table: TableMessage,
  log: readonly LogLine[],
  read: readonly string[],
  selection: Selection,
): Note | null {
  const scene = new Scene(table, log)
  const news = [beginning(scene), result(scene), newRound(scene)].find(
    (note) => note !== null && !read.includes(note.id),
  )
  if (news) return news
  const { phase } = scene.view
  if (phase === 'over' || scene.newRound) return ending(scene)
  if (phase === 'site') return scene.mine ? site(scene, selection) : othersChoose(scene)
  if (phase === 'battle') return scene.mine ? turn(scene, selection) : waiting(scene)
  if (phase === 'favor' && scene.mine) return favor(scene, selection)
  if (phase === 'keep' && scene.mine)
    return doing('keep', t('tutorial-keep'), [selection.kept > 0 ? 'keep-confirm' : 'hand'])
  return null
}

const doing = (id: string, text: string, points: string[]): Note => ({ id, text, points, reading: false })
const reading = (id: string, text: string, points: string[]): Note => ({ id, text, points, reading: true })

// --- what is read ---------------------------------------------------------------------------------

function beginning({ view, me, name }: Scene): Note | null {
  if (view.battles > 0 || view.phase !== 'site') return null
  const about = { seat: name(me), adjacent: view.adjacent_needed, total: view.total_needed }
  return reading('welcome', t('tutorial-welcome', about), ['map'])
}

/** What came of the last battle, and why. */
function result(scene: Scene): Note | null {
  const { last, view, me, own, name } = scene
  const fought = view.phase === 'favor' || (view.phase === 'battle' && (own.passed || !scene.opens))
  if (last === null || scene.newRound || fought) return null
  const { region, winner, holder, strengths } = last
  const where = regionName(region)
  const id = `result-${view.battles}`
  const points = region === null ? [] : [`region-${at(REGIONS, region).name}`]
  const mine = strengths[me] ?? 0
  const theirs = Math.max(...scene.rivals.map((seat) => strengths[seat] ?? 0))
  if (winner === me) return reading(id, won(scene, { region: where, own: mine, rival: theirs }), points)
  if (winner === null) {
    const tied = { region: where, strength: Math.max(mine, theirs), seat: name(view.holder) }
    return reading(id, t('tutorial-tied', tied), points)
  }
  const lost = { seat: name(winner), region: where, strength: strengths[winner] ?? 0, count: own.hand_size }
  return reading(id, t(holder === me ? 'tutorial-token-by-courtesan' : 'tutorial-lost', lost), points)
}

function won(scene: Scene, about: { region: string; own: number; rival: number }): string {
  const { view, own } = scene
  if (view.battles === 1 && own.hand_size === CHEAPLY) return t('tutorial-won-cheaply', about)
  if (view.battles === 2 && !scene.holds(WINTER)) return t('tutorial-won-under-winter', about)
  if (view.battles === 4 && !scene.holds(BISHOP)) return t('tutorial-won-by-bishop', about)
  return t('tutorial-won', about)
}

function newRound(scene: Scene): Note | null {
  if (!scene.newRound || scene.view.phase === 'over') return null
  const { own } = scene
  return reading('new-round', t('tutorial-new-round', { count: own.hand_size, regions: own.regions }), [
    'hand',
  ])
}

// --- what is done ---------------------------------------------------------------------------------

/** The suggested region, or what confirms it once it is selected. */
function regionPoints(region: number, selection: Selection): string[] {
  return [selection.region === region ? 'confirm-region' : `region-${at(REGIONS, region).name}`]
}

function site(scene: Scene, selection: Selection): Note {
  const { view } = scene
  const id = `site-${view.battles}`
  const region = regionOf(PLAN[view.battles]?.site ?? '')
  if (!scene.choosable.includes(region)) {
    const text = t(view.battles < PLAN.length ? 'tutorial-any-site' : 'tutorial-last-site')
    return doing(id, text, selection.region === null ? ['map'] : ['confirm-region'])
  }
  const where = { region: regionName(region) }
  const text = [
    t('tutorial-first-site', where),
    t('tutorial-second-site', where),
    t('tutorial-third-site', where),
    t('tutorial-fourth-site', where),
  ]
  return doing(id, text[view.battles] ?? '', regionPoints(region, selection))
}

function othersChoose({ view, name }: Scene): Note {
  return doing('others-choose', t('tutorial-others-choose', { seat: name(view.holder) }), [
    `line-${view.holder}`,
  ])
}

function waiting(scene: Scene): Note {
  const { view, own, name, rivals } = scene
  const lines = rivals.map((seat) => `line-${seat}`)
  const [first = 0, second = 0] = rivals
  if (!own.passed)
    return doing('wait', t('tutorial-wait', { first: name(first), second: name(second) }), lines)
  const text = view.battles === 2 ? t('tutorial-watch', { count: own.hand_size }) : t('tutorial-watch-on')
  return doing('watch', text, lines)
}

/** The next card of the plan that the learner still holds; -1 if there is none. */
function planned(scene: Scene): number {
  const { view, opens, strongest } = scene
  const held = Array.from(PLAN[view.battles]?.cards ?? '', cardOf).filter((card) => scene.holds(card))
  const answered = !opens || scene.strength(strongest) >= MUCH
  // What others have played calls for an answer before the rest of the plan.
  if (view.battles === 1 && answered && !scene.lies(WINTER)) return held.find((card) => card === WINTER) ?? -1
  if (view.battles === 3 && answered) return held.find((card) => card === BISHOP) ?? -1
  return held[0] ?? -1
}

function turn(scene: Scene, selection: Selection): Note {
  const { view, opens, leads } = scene
  const card = opens || !leads || view.battles === 0 ? planned(scene) : -1
  if (card < 0) return passing(scene)
  const text =
    PLAYS[view.battles]?.(scene, inflectedCard(card), card) ?? suggestion(scene, inflectedCard(card))
  return doing(`play-${card}`, text, [selection.card === card ? 'play-card' : `hand-card-${card}`])
}

/** By battle: why a card of the plan is to be played now; null where things have gone another way. */
const PLAYS: readonly ((scene: Scene, name: Inflected, card: number) => string | null)[] = [
  (scene, card) => {
    if (scene.opens) return t('tutorial-first-card', { card })
    const strengths = { own: scene.own.strength, rival: scene.strength(scene.strongest) }
    return scene.leads ? t('tutorial-second-card', { ...strengths, card }) : null
  },
  (scene, name, card) => {
    const { strongest, opens } = scene
    const about = { seat: scene.name(strongest), strength: scene.strength(strongest) }
    if (card === WINTER) return t('tutorial-winter', about)
    if (scene.lies(WINTER)) return t('tutorial-under-winter', { ...about, card: name })
    return opens ? t('tutorial-open-low', { card: name }) : null
  },
  () => t('tutorial-courtesan'),
  (scene, name, card) => {
    if (card !== BISHOP) return t('tutorial-bait', { card: name })
    return scene.highest < 0 ? null : t('tutorial-bishop', { card: inflectedCard(scene.highest) })
  },
]

const suggestion = ({ name, strongest, strength }: Scene, card: Inflected): string =>
  t('tutorial-suggest', { seat: name(strongest), strength: strength(strongest), card })

/** Why to pass now, or what else may be done. */
function passing(scene: Scene): Note {
  const { view, own, leads, rivals, name, strongest } = scene
  const region = regionName(view.site)
  const about = { own: own.strength, rival: scene.strength(strongest) }
  const points = ['pass']
  if (view.battles === 2 && own.line[COURTESAN] && !leads) {
    const [first = 0, second = 0] = rivals
    return doing(
      'pass',
      t('tutorial-pass-courtesan', { first: name(first), second: name(second), region }),
      points,
    )
  }
  if (!leads) {
    const behind = { seat: name(strongest), strength: about.rival, region }
    return doing('behind', t('tutorial-behind', behind), ['hint', 'pass'])
  }
  if (scene.lies(WINTER)) {
    const working = own.working.replaceAll('x', '×')
    return doing('pass', t('tutorial-pass-winter', { ...about, working }), points)
  }
  if (scene.unopposed) return doing('pass', t('tutorial-pass-safe', { ...about, region }), points)
  return doing('pass', t(view.battles === 0 ? 'tutorial-pass-cheap' : 'tutorial-pass-lead', about), points)
}

function favor(scene: Scene, selection: Selection): Note {
  const region = regionOf(FAVOR)
  return scene.choosable.includes(region)
    ? doing('favor', t('tutorial-favor', { region: regionName(region) }), regionPoints(region, selection))
    : doing('favor', t('tutorial-favor-anywhere'), ['map'])
}

/** The last word: what else there is. */
function ending({ view, own, name }: Scene): Note {
  const [winner] = view.winners
  const text =
    view.phase === 'over' && winner !== undefined
      ? t('tutorial-ends-won', { seat: name(winner) })
      : t('tutorial-ends', { count: Math.min(own.adjacent_missing, own.total_missing) })
  return doing('end', text, [])
}
