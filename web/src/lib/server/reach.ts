import type { Addresses } from '../../protocol'
import { addresses } from './api'

/** Whether a host's name means the very machine that asks for it: nobody else gets to us by it. */
export const isLoopback = (hostname: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(hostname)

/** The addresses at which others open this server, the likeliest first: none if they cannot; null if unknown. */
export async function addressesForOthers(): Promise<Addresses> {
  if (!isLoopback(location.hostname)) return { addresses: [location.origin], options: '' }
  try {
    return await addresses()
  } catch {
    return { addresses: null, options: '' }
  }
}
