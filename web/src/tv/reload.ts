import { PROTOCOL } from '../protocol'

const PLACE = 'condottiere.reloaded'

/** Loads the page anew for a server of another version, once for each: its page may not be there yet. */
export function reloadFor(
  protocol: number,
  store: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage,
  reload: () => void = () => location.reload(),
): void {
  try {
    if (protocol === PROTOCOL || store.getItem(PLACE) === String(protocol)) return
    store.setItem(PLACE, String(protocol))
  } catch {
    return // Where nothing can be kept it would go round and round.
  }
  reload()
}
