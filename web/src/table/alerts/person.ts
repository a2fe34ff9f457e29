import { claim } from '../../lib/server/api'
import { person } from '../../lib/server/person.svelte'

/** Has the server know whose the viewer's seat is: only persons can be told of their turns. Throws Refused. */
export async function becomePerson(id: string, key: string | null): Promise<void> {
  if (key === null) return
  await claim(id, key)
  await person.check()
}
