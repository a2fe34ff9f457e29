import { describe, expect, it } from 'vitest'
import { TurnAlert, waitsForViewer } from './turn'
import { action, seat, view } from '../../lib/fixtures'

describe('an alert', () => {
  it('comes once a turn, when the turn begins unwatched', () => {
    const turn = new TurnAlert()
    const due = ([waiting, watched]: [boolean, boolean]): boolean => turn.due(waiting, watched)
    const first: [boolean, boolean][] = [
      [false, false],
      [true, false],
      [true, false],
      [true, true],
      [true, false],
    ]
    expect(first.map(due)).toEqual([false, true, false, false, false])
    const second: [boolean, boolean][] = [
      [false, false],
      [true, false],
    ]
    expect(second.map(due)).toEqual([false, true])
  })

  it('never comes for a turn whose beginning was watched', () => {
    const turn = new TurnAlert()
    expect([turn.due(true, true), turn.due(true, false), turn.due(false, false)]).toEqual([
      false,
      false,
      false,
    ])
  })
})

describe('the game waits for the viewer', () => {
  it('on their turn, and for nobody who looks on or whose game is over', () => {
    expect(waitsForViewer(view(), false)).toBe(true)
    expect(waitsForViewer(view({ turn: 1 }), false)).toBe(false)
    expect(waitsForViewer(view({ viewer: null }), false)).toBe(false)
    expect(waitsForViewer(view({ viewer: null, turn: null }), false)).toBe(false)
    expect(waitsForViewer(view({ phase: 'interval' }), false)).toBe(false)
  })

  it('not when everybody sees that they can only pass, which the server does for them (R2.5)', () => {
    const empty = (face_down: boolean) => view({ seats: [seat({ hand_size: 0, face_down }), seat(), seat()] })
    expect(waitsForViewer(empty(false), false)).toBe(false)
    expect(waitsForViewer(empty(true), false)).toBe(true)
  })

  it('not when the page keeps their hand for them (R4.5)', () => {
    const asked = view({
      phase: 'hand',
      legal: [action('keep_hand', 'keep'), action('discard_hand', 'discard')],
    })
    expect(waitsForViewer(asked, false)).toBe(true)
    expect(waitsForViewer(asked, true)).toBe(false)
  })
})
