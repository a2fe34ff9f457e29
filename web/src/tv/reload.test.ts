import { expect, it, vi } from 'vitest'
import { PROTOCOL } from '../protocol'
import { reloadFor } from './reload'

it('loads the page anew once for a server of another version', () => {
  const kept = new Map<string, string>()
  const store = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  }
  const reload = vi.fn()
  reloadFor(PROTOCOL, store, reload)
  expect(reload).not.toHaveBeenCalled()
  reloadFor(PROTOCOL + 1, store, reload)
  reloadFor(PROTOCOL + 1, store, reload)
  expect(reload).toHaveBeenCalledTimes(1)
  reloadFor(PROTOCOL + 2, store, reload)
  expect(reload).toHaveBeenCalledTimes(2)
})

it('stays where nothing can be kept', () => {
  const reload = vi.fn()
  const broken = {
    getItem: (): string | null => {
      throw new Error('blocked')
    },
    setItem: () => undefined,
  }
  reloadFor(PROTOCOL + 1, broken, reload)
  expect(reload).not.toHaveBeenCalled()
})
