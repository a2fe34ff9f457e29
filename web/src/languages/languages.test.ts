import { describe, expect, it } from 'vitest'
import { invitedLanguage } from '../lib/routes'
import type { Fact } from '../protocol'
import { part } from '../../languages'
import { namesOf } from '../lib/game/people'
import { factText, joinWithAnd, lists, preferredLanguage, readLanguage, t } from './language.svelte'
import { parseMarkup } from './markup'
import { Inflected } from './values'

const NAMES = ['Anna', 'Bruno', 'Carla']
const say = (fact: Fact): string => factText(fact, (seat) => NAMES[seat] ?? '')
const cards = (counts: Record<number, number>): number[] =>
  Array.from({ length: 15 }, (_, card) => counts[card] ?? 0)

describe('facts in English', () => {
  it.each<[Fact, string]>([
    [{ id: 'plays', seat: 1, card: 6 }, 'Bruno plays Mercenary\u00A010.'],
    [{ id: 'keeps', seat: 0, cards: cards({ 7: 1, 11: 2 }) }, 'Anna keeps Winter, 2\u00A0×\u00A0Drummer.'],
    [{ id: 'final-battle', seats: [0, 1, 2] }, 'Anna, Bruno and Carla are tied: a final battle decides.'],
    [{ id: 'draws', seat: 0, count: 1 }, 'Anna draws 1 card.'],
    [
      { id: 'proposes', seat: 0, proposal: { id: 'proposal-clock', clock: { id: 'clock', turn: 172_800 } } },
      'Anna proposes a clock of 2 days a turn.',
    ],
    [
      {
        id: 'bishop-strikes',
        losses: [
          { seat: 0, cards: cards({ 6: 1 }) },
          { seat: 1, cards: cards({ 6: 2 }) },
        ],
      },
      'The Bishop strikes down Anna’s Mercenary\u00A010 and Bruno’s 2\u00A0×\u00A0Mercenary\u00A010.',
    ],
  ])('%o', (fact, sentence) => {
    expect(say(fact)).toBe(sentence)
  })
})

describe('a name from right to left', () => {
  const HEBREW = ['דוד', 'Bruno', 'משה']
  const told = (fact: Fact): string => factText(fact, (seat) => HEBREW[seat] ?? '')

  it('is kept apart from the words and numbers around it, however deep it stands', () => {
    expect(told({ id: 'draws', seat: 0, count: 1 })).toBe('\u2068דוד\u2069 draws 1 card.')
    expect(told({ id: 'draws', seat: 1, count: 1 })).toBe('Bruno draws 1 card.')
    expect(told({ id: 'final-battle', seats: [0, 1, 2] })).toBe(
      '\u2068דוד\u2069, Bruno and \u2068משה\u2069 are tied: a final battle decides.',
    )
    expect(t('line-label', { name: 'דוד', strength: 12 })).toContain('\u2068דוד\u2069')
    const names = namesOf([0], { names: HEBREW, viewer: 2 })
    expect(t('agreements-waiting-for', { names })).toContain('\u2068דוד\u2069')
  })

  it('stays as it is by itself', () => {
    expect(joinWithAnd(['דוד'])).toBe('דוד')
  })
})

describe('the language', () => {
  it('is the one that the browser wants most of those that there are, or English', () => {
    const none = { getItem: () => null, setItem: () => undefined }
    expect(preferredLanguage(['en-US'], none)).toBe('en')
    expect(preferredLanguage(['tlh', 'en'], none)).toBe('en')
    expect(preferredLanguage([], none)).toBe('en')
  })

  it('is that of an invitation, unless another one was chosen here', () => {
    const wanted = [...invitedLanguage('?lang=fr'), 'en-US']
    const store = (chosen: string | null) => ({ getItem: () => chosen, setItem: () => undefined })
    expect(preferredLanguage(wanted, store(null))).toBe('fr')
    expect(preferredLanguage(wanted, store('pl'))).toBe('pl')
  })

  it('says what it is called', () => {
    expect(t('language')).toBe('English')
  })
})

describe('a language that is not whole', () => {
  it('says in English what it lacks, on the part of the page where it belongs', () => {
    const english =
      '### Cards\n\nyou = you\nclose = Close\n\n### Home\n\nhome-play = { $count ->\n   *[other] Play\n}\n'
    const polish = '### Cards\n\nyou = ty\n\n### Home\n'
    expect(part(polish, 'pl', 'table', english)).toBe('\nyou = ty\nclose = Close\n')
    expect(part(polish, 'pl', 'home', english)).toBe('home-play = { $count ->\n *[other] Play\n}\n')
  })

  it('never throws, even for what a newer server tells', () => {
    expect(readLanguage('en', 'locale = en').write('cancel')).toBe('cancel')
  })
})

describe('lists', () => {
  it('are joined as in their language', () => {
    expect(lists('ja').enumeration(['Ada', 'Bruno', 'Carla'])).toBe('Ada、Bruno、Carla')
    expect(lists('fr').enumeration(['Ada', 'Bruno', 'Carla'])).toBe('Ada, Bruno, Carla')
    expect(lists('pl').conjunction(['Ada', 'Bruno', 'Carla'])).toBe('Ada, Bruno i\u00A0Carla')
    expect(lists('fr').conjunction(['Ada', 'Bruno'])).toBe('Ada et Bruno')
  })
})

describe('marked words', () => {
  it('are told from those around them, and nobody’s name marks any', () => {
    const write = ({ name }: Record<string, unknown>): string => `Ask <a>${String(name)}</a> now.`
    expect(parseMarkup(write, { name: 'Ada <b>x</b>' })).toEqual([
      { name: null, words: 'Ask ' },
      { name: 'a', words: 'Ada <b>x</b>' },
      { name: null, words: ' now.' },
    ])
    expect(parseMarkup(write, { name: new Inflected(() => '<b>Ada</b>') })[1]).toEqual({
      name: 'a',
      words: '<b>Ada</b>',
    })
  })
})
