import { addresses } from './api'
import { isLoopback } from './loopback'

/** The addresses at which others open this server, the likeliest first: none if they cannot; null if unknown. */
export async function addressesForOthers(): Promise<string[] | null> {
  if (!isLoopback(location.hostname)) return [location.origin]
  try {
    return (await addresses()).addresses
  } catch {
    return null
  }
}
