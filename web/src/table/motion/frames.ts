// One step of a table, from one message to the next, as frames that are shown one after the other.
import { kindOf } from '../../lib/game/log'
import { isFought } from '../../lib/game/wording'
import type { LogLine, TableView } from '../../protocol'
import { countedOut, type Cue, cuesOf, lengthOf } from './cues'
import { applyCue } from './effects'

export interface Frame {
  cue: Cue
  /** What the board shows from the moment of this frame on. */
  view: TableView
  /** Whether that is all that the step leads to. */
  complete: boolean
  /** How many lines of the log are told by then, of those that came with the step. */
  told: number
  /** Milliseconds, when nothing else waits. */
  length: number
  /** Whether it belongs to a battle that can end the game. */
  last: boolean
}

/** Whether anything of it can be seen: a Condottiere that stays where it is does not move. */
function isSeen(cue: Cue, view: TableView): boolean {
  switch (cue.kind) {
    case 'holder':
      return view.holder !== cue.seat
    case 'favor':
      return view.favor !== cue.region
    case 'leave':
      return view.seats.some(({ line }) => line.some(Boolean))
    case 'deal':
      return cue.amounts.length > 0
    default:
      return true
  }
}

const seatOf = (cue: Cue): number | null => ('seat' in cue ? cue.seat : null)

/** Nothing can be chosen yet; and whose turn comes next is shown when it comes. */
const withoutChoices = (view: TableView, cue: Cue): TableView => ({
  ...view,
  turn: isFought(view) ? (seatOf(cue) ?? view.turn) : null,
  legal: [],
  can_only_pass: false,
  can_end: false,
})

/** How many lines are told with one of them: with the end of a battle who has won it, too. */
function toldWith(lines: readonly LogLine[], number: number): number {
  let told = number + 1
  const isBattle = (line?: LogLine): boolean => line !== undefined && kindOf(line) === 'battle'
  if (isBattle(lines[number])) while (isBattle(lines[told])) told++
  return told
}

/**
 * The frames from one view to the next, given the lines of the log that tell of it; none if nothing is to be seen.
 * `last` says whether the battle that is fought can end the game.
 */
export function framesOf(
  before: TableView,
  after: TableView,
  lines: readonly LogLine[],
  last = false,
): Frame[] {
  const frames: Frame[] = []
  let view = before
  lines.forEach((line, number) => {
    for (const cue of last ? cuesOf(line).flatMap(countedOut) : cuesOf(line)) {
      if (!isSeen(cue, view)) continue
      view = withoutChoices(applyCue(view, cue, after), cue)
      const told = cue.kind === 'count' ? number : toldWith(lines, number)
      frames.push({ cue, view, complete: false, told, length: lengthOf(cue, last), last })
    }
  })
  const final = frames.at(-1)
  // With the last cue the table is what the server sent, unless that is another page: the end of a game.
  if (final && !endsGame(before, after))
    frames[frames.length - 1] = { ...final, view: after, complete: true, told: lines.length }
  return frames
}

const isEnded = ({ phase }: TableView): boolean => phase === 'over' || phase === 'interval'

export const endsGame = (before: TableView, after: TableView): boolean => !isEnded(before) && isEnded(after)
