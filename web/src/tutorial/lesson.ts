// What the guide says at each moment of a lesson. It follows from what the table shows, so it can be left and
// taken up again, and goes on whatever the learner does. The captains' part, and the first hands:
// src/condottiere/server/opponents/tutorial_script.py.
import { inflectedCard } from '../languages/language.svelte'
import type { Part } from '../languages/markup'
import type { Inflected } from '../languages/values'
import { lessonOf } from '../lib/game/people'
import { regionName } from '../lib/game/wording'
import { CARDS, HAND_SIZE, type LogLine, type TableMessage, type TableView } from '../protocol'
import { first } from './first'
import { note, regionOf, regionPoints, say, type Lesson, type Note, type Selection } from './note'
import { second } from './second'
import { Situation } from './situation'

const LESSONS: readonly Lesson[] = [first, second]
const TEN = CARDS.findIndex(({ letter }) => letter === 'T')

export const lessonAt = ({ players }: TableMessage): Lesson => LESSONS[lessonOf(players)] ?? first

/** Which chapter of a lesson it is, from 0. */
export function chapterAt({ begins, chapters }: Lesson, { battles, phase }: TableView): number {
  const last = chapters.length - 1
  return phase === 'over' ? last : Math.min(battles - begins, last)
}

/** What is to be said now; null while nothing is new. */
export function noteAt(table: TableMessage, log: readonly LogLine[], selection: Selection): Note | null {
  const situation = new Situation(table, log)
  const lesson = lessonAt(table)
  const task = taskAt(situation, lesson, selection)
  return task && { ...task, says: [...newsAt(situation, lesson), ...task.says] }
}

/** What the learner is to do, or to wait for. */
function taskAt(situation: Situation, lesson: Lesson, selection: Selection): Note | null {
  const { phase } = situation.view
  if (phase === 'over' || situation.newRound) return ending(situation)
  if (phase === 'site') return situation.mine ? site(situation, lesson, selection) : othersChoose(situation)
  if (phase === 'battle')
    return situation.mine ? turn(situation, lesson, selection) : waiting(situation, lesson)
  if (phase === 'hand') return betweenBattles(situation, lesson)
  if (!situation.mine) return null
  if (phase === 'favor') return favor(situation, lesson, selection)
  if (phase === 'rescue') return rescue(situation)
  if (phase === 'keep')
    return note('keep', say('tutorial-keep', { count: situation.own.hand_size }), [
      selection.kept > 0 ? 'keep-confirm' : 'hand',
    ])
  return null
}

/** What the guide tells before the task: how the game is won, what came of the last battle, why there are new cards. */
function newsAt(situation: Situation, lesson: Lesson): Part[][] {
  const { view, own, me, mine, opens } = situation
  if (situation.newRound)
    return view.phase !== 'over' && own.hand_size === HAND_SIZE + own.regions ? [newRound(situation)] : []
  const chosen = view.phase === 'hand' || (view.phase === 'battle' && opens && !own.passed)
  // Where another has chosen the region there was less time to read.
  const begins = chosen && !mine && view.holder !== me
  if (view.phase !== 'site' && view.phase !== 'over' && !begins) return []
  return situation.last === null ? [beginning(situation)] : result(situation, lesson)
}

// --- what is to be known --------------------------------------------------------------------------

function beginning({ view, me, name }: Situation): Part[] {
  const { adjacent_needed: adjacent, total_needed: total } = view
  return say('tutorial-welcome', { seat: name(me), players: view.seats.length, adjacent, total })
}

/** What came of the last battle, and why. */
function result(situation: Situation, lesson: Lesson): Part[][] {
  const { last, me, own, name } = situation
  if (last === null) return []
  const { conqueror, site, strongest: strength, second, token } = last.result
  const region = regionName(site)
  const about = { region, own: strength, rival: second }
  if (conqueror === me) return [lesson.won?.(situation, about) ?? say('tutorial-won', about)]
  if (conqueror === null)
    return [say('tutorial-tied', { region, strength, seat: name(situation.view.holder) })]
  const lost = { seat: name(conqueror), region, strength }
  if (token?.holder === me) return [say('tutorial-token-by-courtesan', lost)]
  return [say('tutorial-lost', { ...lost, count: own.hand_size })]
}

const newRound = ({ own }: Situation): Part[] =>
  say('tutorial-new-round', { count: own.hand_size, regions: own.regions })

// --- what is done ---------------------------------------------------------------------------------

function site(situation: Situation, lesson: Lesson, selection: Selection): Note {
  const { view, own } = situation
  const id = `site-${view.battles}`
  const planned = lesson.sites[view.battles]
  const region = regionOf(planned?.site ?? '')
  if (
    !situation.alone &&
    situation.choosable.includes(region) &&
    planned?.beside.every((name) => situation.owns(regionOf(name)))
  )
    return note(id, planned.says(regionName(region), situation), regionPoints(region, selection))
  const text = situation.alone
    ? say('tutorial-last-site')
    : say('tutorial-any-site', { regions: own.regions })
  return note(id, text, selection.region === null ? ['map'] : ['confirm-region'])
}

/** Null for the moments in which the token is on its way. */
function othersChoose({ view, me, name }: Situation): Note | null {
  if (view.turn === null || view.holder === me) return null
  return note('others-choose', say('tutorial-others-choose', { seat: name(view.holder) }), [
    `line-${view.holder}`,
  ])
}

/** While all are asked whether they discard their hands (R4.5). */
function betweenBattles(situation: Situation, lesson: Lesson): Note {
  const said = lesson.between?.(situation)
  if (said) return said
  if (situation.asked) return note('hand', say('tutorial-hand'), [])
  return note('next', say('tutorial-next-battle', { region: regionName(situation.view.site) }), [])
}

function waiting(situation: Situation, lesson: Lesson): Note | null {
  if (situation.mayChoose) return null
  const { own, name, playing } = situation
  const lines = playing.map((seat) => `line-${seat}`)
  const [first = 0, second] = playing
  if (own.passed || playing.length === 0)
    return note('watch', lesson.watch?.(situation) ?? say('tutorial-watch-on'), lines)
  const text =
    second === undefined
      ? say('tutorial-wait-one', { seat: name(first) })
      : say('tutorial-wait', { first: name(first), second: name(second) })
  return note('wait', text, lines)
}

function turn(situation: Situation, lesson: Lesson, selection: Selection): Note {
  const { card, says } = lesson.play(situation) ?? { card: -1, says: null }
  if (card < 0 || (!says && situation.unopposed))
    return overtaking(situation, selection) ?? passing(situation, lesson)
  return toPlay(card, says ?? suggestion(situation, inflectedCard(card)), selection)
}

const toPlay = (card: number, said: Part[], selection: Selection): Note =>
  note(`play-${card}`, said, [selection.card === card ? 'play-card' : `hand-card-${card}`])

/** Where nobody else can answer: which card takes the region; null if none does, or if it is won already. */
function overtaking({ view, leads, unopposed, overtaking }: Situation, selection: Selection): Note | null {
  if (leads || !unopposed || !overtaking) return null
  const { card, own, rival } = overtaking
  const about = { card: inflectedCard(card), own, rival, region: regionName(view.site) }
  return toPlay(card, say('tutorial-last-card', about), selection)
}

const suggestion = ({ strongest, strength }: Situation, card: Inflected): Part[] =>
  say('tutorial-suggest', { strength: strength(strongest), card })

/** Why to pass now, or what else may be done. */
function passing(situation: Situation, lesson: Lesson): Note {
  const { view, own, leads, alone, unopposed, strongest } = situation
  const region = regionName(view.site)
  const about = { own: own.strength, rival: situation.strength(strongest) }
  const pass = (id: string, said: Part[]): Note => note(id, said, ['pass'])
  const said = lesson.pass?.(situation)
  if (said) return pass('pass', said)
  if (!leads && unopposed) return pass('behind', say('tutorial-last', { strength: about.rival, region }))
  if (!leads) return pass('behind', say('tutorial-behind', { strength: about.rival, region }))
  if (unopposed)
    return pass('pass', say('tutorial-pass-safe', { ...about, region, why: alone ? 'empty' : 'passed' }))
  return pass('pass', say('tutorial-pass-lead', about))
}

function favor(situation: Situation, lesson: Lesson, selection: Selection): Note {
  const planned = lesson.favor?.(situation)
  if (!planned || !situation.choosable.includes(planned.region))
    return note('favor', say('tutorial-favor-anywhere'), ['map'])
  return note('favor', planned.says, regionPoints(planned.region, selection))
}

/** Which Mercenary a Scarecrow takes back: the ten, or any. */
function rescue({ own }: Situation): Note {
  const points = own.line[TEN] ? [`rescue-${TEN}`] : []
  return note('rescue', say('tutorial-rescue'), points)
}

/** The last word: what else there is. */
function ending({ view, own, name, me }: Situation): Note {
  const count = Math.min(own.adjacent_missing, own.total_missing)
  const winner = view.winners[0] ?? (count === 0 ? me : undefined)
  const text =
    winner === undefined ? say('tutorial-ends', { count }) : say('tutorial-ends-won', { seat: name(winner) })
  return note('end', text, [])
}
