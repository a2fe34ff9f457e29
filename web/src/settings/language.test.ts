import { render } from 'svelte/server'
import { beforeEach, expect, it, vi } from 'vitest'
import {
  choose,
  type Language,
  locale,
  preferredLanguage,
  readLanguage,
  show,
  t,
} from '../languages/language.svelte'
import { NOW } from '../lib/fixtures'
import { moment } from '../lib/text/times'
import LanguageChoice from './LanguageChoice.svelte'

const DAY = 86_400

/** It may be among those that there are, or not. */
const CODE = 'it' as string

const ITALIAN = readLanguage(
  CODE as Language,
  `
locale = it
me-language = Lingua
home-seats-free = { $count ->
    [one] { $free } posto libero su uno
   *[other] { $free } posti liberi su { $count }
}
moment-date = { $date }, { $time }
`,
)

const page = { documentElement: { lang: '' }, fonts: { load: () => Promise.resolve([]) } }
const kept = new Map<string, string>()

beforeEach(async () => {
  vi.stubGlobal('document', page)
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  })
  kept.clear()
  await choose('en')
})

const buttons = (languages?: Record<string, string>): string[] => {
  const { body } = render(LanguageChoice, { props: languages ? { languages } : {} })
  return body.match(/<button.*?<\/button>/gs) ?? []
}

it('is offered where there are several, each by its own name', () => {
  expect(buttons({ en: 'English' })).toEqual([])
  const [english, italian] = buttons({ en: 'English', it: 'Italiano' })
  expect(english).toMatch(/lang="en" aria-pressed="true".*>English</s)
  expect(italian).toMatch(/lang="it" aria-pressed="false".*>Italiano</s)
})

it('changes everything that is written, and what the page says of itself', () => {
  expect(page.documentElement.lang).toBe('en-GB')
  expect(t('home-seats-free', { free: 2, count: 4 })).toBe('2 of 4 seats free')
  show(ITALIAN)
  expect([page.documentElement.lang, locale()]).toEqual(['it', 'it'])
  expect(t('home-seats-free', { free: 2, count: 4 })).toBe('2 posti liberi su 4')
  expect(moment(NOW + 6 * DAY, NOW)).toBe('24 novembre, 14:05')
  const [english, italian] = buttons({ en: 'English', it: 'Italiano' })
  expect(english).toContain('aria-pressed="false"')
  expect(italian).toContain('aria-pressed="true"')
  expect(render(LanguageChoice, { props: { languages: { en: '', it: '' } } }).body).toContain('>Lingua<')
})

it('is kept in this browser, and stands before what that wants', () => {
  expect(kept.get('condottiere.language')).toBe('en')
  expect(preferredLanguage(['it', 'fr'])).toBe('en')
})

it('is the one chosen last, even if what the one before still lacks is asked for meanwhile', async () => {
  vi.resetModules()
  const fresh = await import('../languages/language.svelte')
  await fresh.choose('en')
  const coming = fresh.choose('pl')
  expect(fresh.t('home-rules')).toBe('')
  await coming
  await vi.waitFor(() => expect(page.documentElement.lang).toBe('pl'), 60_000)
  await vi.waitFor(() => expect(fresh.t('home-rules')).not.toBe(''), 60_000)
})
