import { expect, it } from 'vitest'
import { glued, sumInTerms, typeset } from './typography'

const lines = (text: string): string => typeset(text).replaceAll('\u00A0', '~')

it('keeps a number with its name, and prints apostrophes', () => {
  expect(lines('The battle for Bologna ends: Anna 0, Bruno 0, Urslingen 9.')).toBe(
    'The battle for Bologna ends: Anna~0, Bruno~0, Urslingen~9.',
  )
  expect(lines("Carmagnola's Mercenary 10 and Bruno's 2 × Mercenary 1.")).toBe(
    'Carmagnola’s Mercenary~10 and Bruno’s 2~×~Mercenary~1.',
  )
  expect(lines('Piccinino has the most Courtesans (2) and takes the Condottiere.')).toBe(
    'Piccinino has the most Courtesans~(2) and takes the Condottiere.',
  )
  expect(lines('You are dealt Bishop, 2 × Drummer and 11 × Spring.')).toBe(
    'You are dealt Bishop, 2~×~Drummer and 11~×~Spring.',
  )
  expect(lines('Hawkwood draws 3 cards.')).toBe('Hawkwood draws 3 cards.')
})

it('breaks a sum before its terms', () => {
  expect(sumInTerms('(2+10)x2+3').split('\u200b')).toEqual(['(2', '+10)×2', '+3'])
  expect(typeset('Mercenaries: 2+10+6 = 18 (R3.1)').split('\u200b')).toEqual([
    'Mercenaries: 2',
    '+10',
    '+6 = 18 (R3.1)',
  ])
})

it('leaves no word of one letter at the end of a line in Polish', () => {
  const polish = (text: string): string => glued(text, 'pl').replaceAll('\u00A0', '~')
  expect(polish('Ze znajomymi, z\n  kapitanami, a i w sieci „o Romę”.')).toBe(
    'Ze znajomymi, z~kapitanami, a~i~w~sieci „o~Romę”.',
  )
  expect(glued('a game', 'en')).toBe('a game')
})
