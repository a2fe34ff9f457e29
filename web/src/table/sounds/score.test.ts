import { describe, expect, it } from 'vitest'
import { CARDS } from '../../protocol'
import { soundOf } from './score'

const played = (name: string, faceDown = false): string | null => {
  const card = CARDS.findIndex((one) => one.name === name)
  return soundOf({ kind: 'play', seat: 0, card, faceDown })
}

describe('what happens at a table sounds', () => {
  it('like the card that is played', () => {
    expect(played('mercenary_5')).toBe('card')
    expect(played('drummer')).toBe('drum')
    expect(played('bishop')).toBe('bell')
    expect(played('winter')).toBe('wind')
  })

  it('never like a card that others cannot see', () => {
    expect(played('drummer', true)).toBe('card')
    expect(soundOf({ kind: 'play', seat: 0, card: null, faceDown: true })).toBe('card')
  })

  it('like wax that breaks for a broken promise', () => {
    expect(soundOf({ kind: 'breach', seat: 1, to: [0] })).toBe('crack')
  })

  it('like a fanfare for a conquest, and like nothing while strengths are compared', () => {
    expect(soundOf({ kind: 'conquest', seat: 0, region: 3 })).toBe('fanfare')
    expect(soundOf({ kind: 'battle', strengths: [] })).toBeNull()
  })
})
