import { becomeOwn, remember } from '../lib/browser/myTables'
import { tablePath } from '../lib/routes'
import { claim } from '../lib/server/api'
import { person } from '../lib/server/person.svelte'

/** Takes the seat of a key at a table that was just made; returns where it is played: with the key if it stays nobody's. */
export async function sitDown(id: string, key: string | null, name: string): Promise<string> {
  if (key === null) return tablePath(id, null)
  remember({ id, key, name, when: Date.now() })
  if (person.name === null) return tablePath(id, key)
  try {
    await claim(id, key)
  } catch {
    return tablePath(id, key)
  }
  becomeOwn(id, key)
  return tablePath(id, null)
}
