import { expect, it } from 'vitest'
import { withConditions } from './layouts'

const SOURCES = import.meta.glob<string>(['../**/*.svelte', '../**/*.css', '../**/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const SHEETS = Object.keys(SOURCES).filter((path) => !path.endsWith('.ts'))

it.each(SHEETS)('%s names every size that it looks at', (path) => {
  expect(() => withConditions(SOURCES[path] ?? '')).not.toThrow()
})

it('has scripts ask for layouts by name, too', () => {
  const asking = /(?:matchMedia|MediaQuery)\(['"`][^)]*(?:width|height)/
  expect(Object.keys(SOURCES).filter((path) => asking.test(SOURCES[path] ?? ''))).toEqual([])
})

it('puts conditions in place of names', () => {
  expect(withConditions('@media (--narrow), not (--three-columns) {}')).toBe(
    '@media ((width < 43.75rem)), not ((width >= 67.5rem)) {}',
  )
})

it.each(['@media (min-width: 700px) {}', '@container line (--nothing) {}'])('refuses %s', (css) => {
  expect(() => withConditions(css)).toThrow()
})
