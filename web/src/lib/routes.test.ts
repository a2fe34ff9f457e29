import { describe, expect, it } from 'vitest'
import { PAGE_PATHS } from '../protocol'
import { playing, recordAddress, reviewPath, route, tableAddress, tablePath } from './routes'
import { playAddress } from './server/api'

const sources = Object.values(
  import.meta.glob<string>(['../**/*.svelte', './routes.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)

describe('addresses', () => {
  const at = (pathname: string, hash = '', search = '') => route({ pathname, hash, search })

  it('lead to pages', () => {
    expect(at('/')).toEqual({ page: 'home', like: null })
    expect(at('/', '', '?like=ab')).toEqual({ page: 'home', like: 'ab' })
    expect(at('/t/ab_c-1', '#secret')).toEqual({ page: 'table', id: 'ab_c-1', key: 'secret' })
    expect(at('/t/ab/')).toEqual({ page: 'table', id: 'ab', key: null })
    expect(at('/rules', '#R13.5')).toEqual({ page: 'rules', anchor: 'r13.5' })
    expect(at('/fairness')).toEqual({ page: 'fairness', anchor: '' })
    expect(at('/recover', '#7K2M-90XA')).toEqual({ page: 'recover', code: '7K2M-90XA' })
    expect(at('/games')).toEqual({ page: 'records', record: null, at: 0, as: null, plays: false })
    expect(at('/games', '', '?record=5f1a&at=3&as=1')).toEqual({
      page: 'records',
      record: '5f1a',
      at: 3,
      as: 1,
      plays: false,
    })
    expect(at('/games/ab', '', '?at=57&as=2')).toEqual({
      page: 'review',
      id: 'ab',
      at: 57,
      as: 2,
      plays: false,
    })
    expect(at('/games/ab', '', '?as=open')).toEqual({
      page: 'review',
      id: 'ab',
      at: 0,
      as: 'open',
      plays: false,
    })
    expect(at('/games/ab', '', '?at=-1&as=me')).toEqual({
      page: 'review',
      id: 'ab',
      at: 0,
      as: null,
      plays: false,
    })
    expect(at('/after/ab')).toEqual({ page: 'after', id: 'ab', record: null })
    expect(at('/after', '', '?record=5f1a')).toEqual({ page: 'after', id: null, record: '5f1a' })
    expect(at('/tv/ab')).toEqual({ page: 'tv', id: 'ab' })
    expect(at('/elsewhere')).toEqual({ page: 'nowhere' })
    expect(at('/t/')).toEqual({ page: 'nowhere' })
    expect(at('/t/%zz')).toEqual({ page: 'nowhere' })
  })

  it.each(Object.entries(PAGE_PATHS))('of the page %s lead to it, and some link to them', (page, paths) => {
    for (const path of paths) expect(at(path.replace('{id}', 'ab')).page).toBe(page)
    expect(sources.some((source) => source.includes(`pagePath('${page}'`))).toBe(true)
  })

  it('of a table can carry a language to those who are invited', () => {
    expect(tableAddress('ab', null, 'https://club.example')).toBe('https://club.example/t/ab')
    expect(tableAddress('ab', null, 'https://club.example', 'fr')).toBe('https://club.example/t/ab?lang=fr')
  })

  it('of a moment lead to it', () => {
    for (const [as, moment] of [
      [2, 57],
      ['open', 0],
      [null, 3],
    ] as const) {
      const { pathname, search } = new URL(reviewPath('a b', as, moment), 'http://game.example')
      expect(at(pathname, '', search)).toEqual({ page: 'review', id: 'a b', at: moment, as, plays: false })
    }
    const { pathname, search } = new URL(playing(reviewPath('ab', 'open', 7)), 'http://game.example')
    expect(at(pathname, '', search)).toEqual({ page: 'review', id: 'ab', at: 7, as: 'open', plays: true })
    expect(reviewPath('ab')).toBe('/games/ab')
    expect(recordAddress('5f1a', 'open', 7)).toBe('/games?record=5f1a&at=7&as=open')
  })

  it('keep the key after the #, where no server sees it', () => {
    expect(tablePath('ab', 'secret')).toBe('/t/ab#secret')
    expect(tablePath('ab', null)).toBe('/t/ab')
    expect(playAddress('ab', { protocol: 'https:', host: 'game.example' })).toBe(
      'wss://game.example/api/tables/ab/play',
    )
  })
})
