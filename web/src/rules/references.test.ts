import { expect, it } from 'vitest'
import { asides } from './references'

it('sets rules in brackets apart, and no other words', () => {
  expect(asides('Tied (R5.7, R4.1). See R3.1 (or not).')).toEqual([
    { text: 'Tied ', aside: false },
    { text: '(R5.7, R4.1)', aside: true },
    { text: '. See R3.1 (or not).', aside: false },
  ])
})
