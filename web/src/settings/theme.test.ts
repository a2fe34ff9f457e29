import { beforeEach, expect, it, vi } from 'vitest'
import { chooseTheme, keptTheme, showTheme, theme } from './theme.svelte'

const kept = new Map<string, string>()
const store = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
}
const root = { dataset: {} as Record<string, string> }
const metas = ['light', 'dark'].map((scheme) => ({ dataset: { scheme }, media: '' }))

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('document', { documentElement: root, querySelectorAll: () => metas })
})

it('is the system’s until another is chosen, and kept', () => {
  expect(keptTheme(store)).toBe('system')
  chooseTheme('dark', store)
  expect([keptTheme(store), theme(), root.dataset.theme]).toEqual(['dark', 'dark', 'dark'])
  expect(kept.get('condottiere.theme')).toBe('dark')
})

it('is the system’s when something else was kept', () => {
  kept.set('condottiere.theme', 'sepia')
  expect(keptTheme(store)).toBe('system')
})

it('colours what the browser draws around the page', () => {
  showTheme('light')
  expect(metas.map(({ media }) => media)).toEqual(['all', 'not all'])
  showTheme('system')
  expect(metas.map(({ media }) => media)).toEqual([
    '(prefers-color-scheme: light)',
    '(prefers-color-scheme: dark)',
  ])
})
