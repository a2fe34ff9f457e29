import { describe, expect, it } from 'vitest'
import { MAX_NAME } from '../../protocol'
import { becomeOwn, byTable, forgetOwn, linksOf, type MyTable, myTables, remember } from './myTables'
import { isAnswered, ownName } from './preferences'
import type { Store } from './stored'

describe('the tables of this browser', () => {
  function box(kept: string | null = null): Store {
    return {
      getItem: () => kept,
      setItem: (_, value) => {
        kept = value
      },
    }
  }
  const table = (id: string, when: number, key: string | null = 'k'): MyTable => ({
    id,
    key,
    name: 'Anna',
    when,
  })

  it('are listed newest first, each seat once', () => {
    const place = box()
    remember(table('a', 1), place)
    remember(table('b', 2), place)
    remember(table('a', 3), place)
    remember(table('a', 4, 'other'), place)
    expect(myTables(place).map(({ id, key }) => `${id}${key}`)).toEqual(['aother', 'ak', 'bk'])
  })

  it('become the person’s, who needs no key, and are forgotten with the person', () => {
    const place = box()
    remember({ ...table('a', 1), readUntil: 7, muted: [2] }, place)
    remember(table('a', 2, null), place)
    remember(table('b', 3), place)
    becomeOwn('a', 'k', place)
    expect(myTables(place)).toEqual([
      table('b', 3),
      { ...table('a', 1, null), own: true, readUntil: 7, muted: [2] },
    ])
    forgetOwn(place)
    expect(myTables(place)).toEqual([table('b', 3)])
  })

  it('are not pushed out by newer ones: each may hold the only key of a seat', () => {
    const place = box()
    for (let number = 0; number < 100; number++) remember(table(`t${number}`, number), place)
    expect(myTables(place)).toHaveLength(100)
  })

  it('keep the links that were made with them, whoever sits down again', () => {
    const place = box()
    const links = [{ seat: 1, name: 'Bruno', key: 'b' }]
    remember({ ...table('a', 1), links }, place)
    remember(table('b', 2), place)
    remember(table('a', 3), place)
    remember(table('a', 4, null), place)
    expect(linksOf('a', place)).toEqual(links)
    expect(linksOf('b', place)).toEqual([])
    expect(linksOf('a', box('[{"id":"a","key":null,"name":"x","when":1,"links":[7,{"seat":1}]}]'))).toEqual(
      [],
    )
  })

  it('are one row each, with the seats taken there', () => {
    const all = [
      table('a', 5, null),
      table('b', 4),
      table('a', 3, 'x'),
      table('a', 2, 'y'),
      table('c', 1, null),
    ]
    expect(byTable(all).map(({ id, seats }) => [id, seats.map(({ key }) => key)])).toEqual([
      ['a', ['x', 'y']],
      ['b', ['k']],
      ['c', [null]],
    ])
  })

  it.each(['{"no": "list"}', '[1, null, {"id": 3}]', 'broken', '{', 'null', '"text"', '[[]]'])(
    'are none where nonsense is kept: %s',
    (kept) => {
      expect(myTables(box(kept))).toEqual([])
    },
  )

  it('keep the key of a seat when only what stands beside it cannot be read', () => {
    const kept = {
      ...table('a', 1),
      links: 'none',
      read: '3',
      advised: 1,
      odds: 'yes',
      of: 'a later version',
    }
    expect(myTables(box(JSON.stringify([kept])))).toEqual([table('a', 1)])
  })

  it('are each one seat, and of a day that there is', () => {
    const kept = [table('a', 1), table('a', 2), table('b', 1e300)]
    expect(myTables(box(JSON.stringify(kept)))).toEqual([table('a', 2)])
  })

  it('are none in a browser that lets no page keep anything', () => {
    const forbidden: Store = {
      getItem: () => {
        throw new Error('SecurityError')
      },
      setItem: () => {
        throw new Error('QuotaExceededError')
      },
    }
    remember(table('a', 1), forbidden)
    expect([myTables(forbidden), ownName(forbidden)]).toEqual([[], ''])
  })
})

it('takes no kept answer or name for more than it is', () => {
  const kept = (text: string): Store => ({ getItem: () => text, setItem: () => undefined })
  expect(['yes', '', 'true', '{"yes":1}'].map((text) => isAnswered('always-keep', kept(text)))).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect(ownName(kept(` ${'Annas '.repeat(50)}`))).toHaveLength(MAX_NAME)
})
