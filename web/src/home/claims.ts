import { becomeOwn, claimable, note, remember } from '../lib/browser/myTables'
import { tablePath } from '../lib/routes'
import { claim, Refused } from '../lib/server/api'
import { person } from '../lib/server/person.svelte'
import { concurrently } from './concurrently'

const AT_ONCE = 3

/** After these the same claim would be refused again. */
const FINAL: readonly string[] = ['taken', 'wrong_key', 'no_table']

/**
 * Makes the seat of a key that of the person; whether it is now. If it is somebody else's the key is kept, and also if
 * it may become the person's later, which is Refused.
 */
async function claimSeat(id: string, key: string): Promise<boolean> {
  try {
    await claim(id, key)
  } catch (error) {
    if (!(error instanceof Refused && FINAL.includes(error.code))) throw error
    note(id, key, { own: false })
    return false
  }
  becomeOwn(id, key)
  return true
}

/** Takes the seat of a key at a table that was just made; returns where it is played. */
export async function sitDown(id: string, key: string | null, name: string): Promise<string> {
  if (key === null) return tablePath(id, null)
  remember({ id, key, name, when: Date.now() })
  const isOwn = person.name !== null && (await claimSeat(id, key).catch(() => false))
  return tablePath(id, isOwn ? null : key)
}

/** Makes all seats the person's that earlier versions of this page have kept by their keys; whose they are has their name. */
export async function claimSeats(): Promise<void> {
  const seats = claimable()
  const [latest] = seats
  if (!latest || person.refusesCookies) return
  // First, so that a claim which is cut off is none of a person whom this browser never knew.
  if (person.name === null) await person.rename(latest.name)
  await concurrently(seats, AT_ONCE, async ({ id, key }) => void (await claimSeat(id, key)))
}
