import { existsSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { document, rulebook, ruleNumbers } from '../../documents'
import { type Language, nameOfCard, readLanguage, show } from '../languages/language.svelte'
import { LANGUAGES } from '../languages/messages'
import { cardText } from '../lib/game/cardText'
import { optionName, optionText } from '../lib/game/options'
import { CARDS, OPTIONAL_RULES } from '../protocol'
import { parts } from './references'

const ROOT = new URL('../../../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf-8')
const source = read('docs/rules.md')
const rules = rulebook(source)
const anchorsOf = (html: string): (string | undefined)[] =>
  [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
const anchors = new Set(anchorsOf(rules.html))
const numbers = ruleNumbers(source)

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
    expect(rules.html).not.toMatch(/href="[^#]|<script| on\w+=/)
    // Pictures are files of the game, and say what they show.
    const pictures = [...rules.html.matchAll(/<img class="picture" src="([^"]*)" alt="[^"]{40,}"/g)]
    expect(pictures.map(([, source]) => source)).toEqual(['pictures/strengths.svg', 'pictures/bishop.svg'])
    expect(rules.html.match(/<img /g)).toHaveLength(pictures.length)
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
})

it('leave no word of one letter at the end of a line in Polish', () => {
  expect(rulebook(read('docs/rules.pl.md'), 'pl', source).html).not.toMatch(/[\s(>][aiouwz][ \n]/iu)
})

const translated = (Object.keys(LANGUAGES) as Language[]).filter(
  (code) => code === 'en' || existsSync(new URL(`docs/rules.${code}.md`, ROOT)),
)

describe.each(translated)('the rules in %s', (code) => {
  const written = code === 'en' ? source : read(`docs/rules.${code}.md`)
  const shown = rulebook(written, code, source)
  beforeAll(() => {
    show(readLanguage(code, read(`src/condottiere/languages/${code}.ftl`)))
  })

  it('have the numbers and the anchors of the English ones', () => {
    expect(ruleNumbers(written)).toEqual(numbers)
    expect(anchorsOf(shown.html)).toEqual(anchorsOf(rules.html))
    expect(shown.chapters.map(({ id }) => id)).toEqual(rules.chapters.map(({ id }) => id))
    const targets = (html: string): unknown[] =>
      [...html.matchAll(/<a href="#([^"]+)">/g)].map(([, id]) => id)
    expect(targets(shown.html).sort()).toEqual(targets(rules.html).sort())
  })

  it.each(['fairness', 'pacts'])(
    'stand beside a document on %s with its headings, if there is one',
    (name) => {
      const path = `docs/${name}.${code}.md`
      if (!existsSync(new URL(path, ROOT))) return
      const original = read(`docs/${name}.md`)
      expect(anchorsOf(document(read(path), code, original).html)).toEqual(anchorsOf(document(original).html))
    },
  )

  it.each(OPTIONAL_RULES)('name %s as the settings do', (option) => {
    expect(written).toContain(`| ${optionName(option)} | ${optionText(option)} |`)
  })

  it('say what a card does as the page does', () => {
    const special = [...CARDS.keys()].filter((card) => !CARDS[card]?.isMercenary)
    const lines = written.replaceAll("'", '’').split('\n')
    for (const card of special) {
      const row = lines.find((line) => line.startsWith(`| ${nameOfCard(card)} |`))
      const does = cardText(card).replace(/^[^.]* \(R3\.1\)\. /u, '')
      expect(row?.endsWith(`| ${does} |`), does).toBe(true)
    }
  })
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
