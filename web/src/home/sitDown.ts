import { becomeOwn, myTables, note, remember } from '../lib/browser/myTables'
import { tablePath } from '../lib/routes'
import { claim, Refused } from '../lib/server/api'
import { person } from '../lib/server/person.svelte'

/** After these the same claim would be refused again. */
const FINAL: readonly string[] = ['taken', 'wrong_key', 'no_table']

/** Makes the seat of a key that of the person; whether it is now. What may succeed another time stays noted. */
async function claimSeat(id: string, key: string): Promise<boolean> {
  try {
    await claim(id, key)
  } catch (error) {
    if (!(error instanceof Refused && FINAL.includes(error.code))) note(id, key, { own: false })
    return false
  }
  becomeOwn(id, key)
  return true
}

/** Takes the seat of a key at a table that was just made; returns where it is played: with the key if it stays nobody's. */
export async function sitDown(id: string, key: string | null, name: string): Promise<string> {
  if (key === null) return tablePath(id, null)
  remember({ id, key, name, when: Date.now() })
  const isOwn = person.name !== null && (await claimSeat(id, key))
  return tablePath(id, isOwn ? null : key)
}

/** Tries again to make those seats the person's that were not claimed for want of a connection; whether one is now. */
export async function claimSeats(): Promise<boolean> {
  if (person.name === null) return false
  const seats = myTables().flatMap(({ id, key, own }) => (key && own === false ? [{ id, key }] : []))
  let claimed = false
  for (const { id, key } of seats) claimed = (await claimSeat(id, key)) || claimed
  return claimed
}
