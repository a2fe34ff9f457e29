import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import rules from '../../../docs/rules.md'
import numbers from '../../../docs/rules.md?numbers'
import { document, rulebook } from '../../documents'
import { OPTIONAL_RULES, type OptionalRule, optionName, optionText } from '../lib/options'
import { parts } from './references'

const source = readFileSync(new URL('../../../docs/rules.md', import.meta.url), 'utf-8')
const anchors = new Set([...rules.html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))

describe('the rules as the pages show them', () => {
  it('have an anchor for every rule and chapter', () => {
    const written = [...source.matchAll(/\*\*(R\d+\.\d+)\*\*|^## (R\d+)/gm)].map(
      ([, rule, chapter]) => rule ?? chapter,
    )
    expect(written.length).toBeGreaterThan(80)
    expect(numbers).toEqual(written)
    expect(numbers.filter((number) => !anchors.has(number.toLowerCase()))).toEqual([])
    expect(rules.chapters.filter(({ id }) => !anchors.has(id))).toEqual([])
  })

  it('name no rule that does not lead there', () => {
    const targets = [...rules.html.matchAll(/<a href="#([^"]+)">/g)].map(([, id]) => id)
    expect(targets.filter((id) => !anchors.has(id))).toEqual([])
    expect(rules.html.replaceAll(/<a [^>]*>.*?<\/a>/g, '')).not.toMatch(/\bR\d/)
  })

  it('lead nowhere but to themselves', () => {
    expect(rules.html).not.toMatch(/href="[^#]|<script|<img| on\w+=/)
    expect(() => rulebook('# Title\n\n<b onclick="x()">Text</b>')).toThrow('<b onclick')
  })

  it('are led to from other documents', () => {
    const { title, html, chapters } = document('# Other\n\n## What R5.3 says\n\nSee R12.5.')
    expect({ title, chapters }).toEqual({
      title: 'Other',
      chapters: [{ id: 'what-r5-3-says', title: 'What R5.3 says' }],
    })
    expect(html).toContain('See <a href="/rules#r12.5">R12.5</a>.')
  })

  it('print apostrophes, not straight quotes', () => {
    expect(rules.html).toContain('moves the Pope’s Favor')
    expect(JSON.stringify(rules)).not.toMatch(/'|&#39;/)
  })

  it.each(Object.keys(OPTIONAL_RULES) as OptionalRule[])(
    'name %s as the settings of a table do',
    (option) => {
      expect(source).toContain(`| ${optionName(option)} | ${optionText(option)} |`)
    },
  )
})

it('finds the rules that a text names', () => {
  expect(parts('R4.3: the Favor protects it (R5.4, R99, PR1).')).toEqual([
    { text: 'R4.3', anchor: 'r4.3' },
    { text: ': the Favor protects it (', anchor: '' },
    { text: 'R5.4', anchor: 'r5.4' },
    { text: ', ', anchor: '' },
    { text: 'R99', anchor: '' },
    { text: ', PR1).', anchor: '' },
  ])
  expect(parts('')).toEqual([])
})
