import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { CARDS } from '../../protocol'
import { FACES } from './index'

it('shows a figure on every card, and no card that there is not', () => {
  expect(Object.keys(FACES).sort()).toEqual(CARDS.map(({ name }) => name).sort())
  for (const { name } of CARDS) expect(FACES[name]?.length, name).toBeGreaterThan(5)
})

it('is drawn with numbers alone', () => {
  const numbers = Object.values(FACES).flatMap((face) =>
    face.flatMap(({ d }) => d.match(/NaN|undefined/g) ?? []),
  )
  expect(numbers).toEqual([])
})

it('takes few bytes', () => {
  const files = ['soldiers', 'specials', 'drawing'].map((file) => readFileSync(`src/cards/faces/${file}.ts`))
  expect(gzipSync(Buffer.concat(files)).length).toBeLessThan(12_000)
})
