import { describe, expect, it } from 'vitest'
import { CARDS } from '../../protocol'
import { cardText } from './cardText'

describe('the text of a card', () => {
  it('names its rule', () => {
    for (const card of CARDS.keys()) expect(cardText(card)).toMatch(/\(R\d+\.\d+(, R\d+\.\d+)*\)\.$/)
  })
})
