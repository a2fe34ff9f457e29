import { expect, it } from 'vitest'
import { inRem } from './lengths'

it('has lengths follow the font that a browser is set to, but for lines', () => {
  expect(inRem('padding: 14px -8px 0.5px; border: 3px; height: calc(100cqh - 26.4px)')).toBe(
    'padding: 0.875rem -0.5rem 0.5px; border: 3px; height: calc(100cqh - 1.65rem)',
  )
})
