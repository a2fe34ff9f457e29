import { describe, expect, it } from 'vitest'
import { TurnAlert, waitsForViewer } from './turn'
import { players, view } from '../../lib/fixtures'
import type { Answers, TableView } from '../../protocol'

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
  const waits = (changes: Partial<TableView>, alwaysKeep = false): boolean =>
    waitsForViewer({ view: view(changes), players, answers: null }, alwaysKeep)

  it('on their turn, and for nobody who looks on or whose game is over', () => {
    expect(waits({})).toBe(true)
    expect(waits({ turn: 1 })).toBe(false)
    expect(waits({ viewer: null })).toBe(false)
    expect(waits({ viewer: null, turn: null })).toBe(false)
    expect(waits({ phase: 'interval' })).toBe(false)
  })

  it('not when everybody sees that they can only pass, which the server does for them (R2.5)', () => {
    expect(waits({ can_only_pass: true })).toBe(false)
  })

  it('to discard a hand if they play alone, have the choice and do not always keep it (R4.5)', () => {
    const alone = players.map((one, place) => ({ ...one, bot: place ? 'colleoni' : null }))
    const asked = { view: view({ phase: 'hand', turn: null }), players: alone }
    const choice: Answers = { until: null, own: null, choice: true }
    expect(waitsForViewer({ ...asked, answers: choice }, false)).toBe(true)
    expect(waitsForViewer({ ...asked, answers: choice }, true)).toBe(false)
    expect(waitsForViewer({ ...asked, answers: { ...choice, own: 'hand:keep' } }, false)).toBe(false)
    expect(waitsForViewer({ ...asked, answers: { ...choice, choice: false } }, false)).toBe(false)
    expect(waitsForViewer({ ...asked, players, answers: choice }, false)).toBe(false)
  })
})
