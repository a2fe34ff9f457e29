import { readFileSync } from 'node:fs'
import { expect, it, onTestFinished, vi } from 'vitest'
import { passages } from './references'

it('takes rules in brackets out of the sentence that they stand behind, and no other words', () => {
  const cut = passages('Tied (R5.7, R4.1). Shown (R10.3) or seen; see R3.1 (or not).')
  expect(cut.map(({ text, rules }) => [text, rules.map((rule) => rule.text).join()])).toEqual([
    ['Tied.', 'R5.7,R4.1'],
    [' Shown', 'R10.3'],
    [' or seen; see R3.1 (or not).', ''],
  ])
})

it.each(['en', 'fr', 'it', 'pl'] as const)(
  'says no number of a rule in what is refused, but leads to it: %s',
  (code) => {
    const told = readFileSync(`../src/condottiere/languages/${code}.ftl`, 'utf8')
    const refusals = [...told.matchAll(/^(?:refusal|error)-[\w-]+ = (.*R\d.*)$/gm)].map(
      ([, words = '']) => words,
    )
    expect(refusals.length).toBeGreaterThan(20)
    for (const words of refusals) {
      const cut = passages(words)
      expect(cut.map(({ text }) => text).join('')).not.toMatch(/\bR\d|^\p{Ll}/u)
      expect(cut.some(({ rules }) => rules.length)).toBe(true)
    }
  },
)

it('begins a refusal as its language does, whatever language the browser is set to', () => {
  const turkish = vi.spyOn(String.prototype, 'toLocaleUpperCase').mockReturnValue('İ')
  onTestFinished(() => turkish.mockRestore())
  expect(passages('R2.1: it is not the time')[0]?.text).toBe('It is not the time')
})
