import { describe, expect, it } from 'vitest'
import { CARDS } from '../../protocol'
import { cardText, withoutRules } from './cardText'

const WINTER = 7

describe('the text of a card', () => {
  it('names its rule', () => {
    for (const card of CARDS.keys()) expect(cardText(card)).toMatch(/\(R\d+\.\d+(, R\d+\.\d+)*\)\.$/)
  })
  it('is read out without it', () => {
    expect(withoutRules(cardText(WINTER))).toBe(
      'Every Mercenary in play counts as 1; any Spring is discarded.',
    )
    for (const card of CARDS.keys()) expect(withoutRules(cardText(card))).not.toMatch(/R\d|\(|\s\./)
  })
})
