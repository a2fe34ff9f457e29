import { expect, it } from 'vitest'
import { passages } from './references'

it('takes rules in brackets out of the sentence that they stand behind, and no other words', () => {
  const cut = passages('Tied (R5.7, R4.1). Shown (R10.3) or seen; see R3.1 (or not).')
  expect(cut.map(({ text, rules }) => [text, rules.map((rule) => rule.text).join()])).toEqual([
    ['Tied.', 'R5.7,R4.1'],
    [' Shown', 'R10.3'],
    [' or seen; see R3.1 (or not).', ''],
  ])
})
