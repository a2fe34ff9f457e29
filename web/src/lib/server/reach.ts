import { addresses } from './api'

/** Whether a host's name means the very machine that asks for it: nobody else gets to us by it. */
export const isLoopback = (hostname: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(hostname)

/** The addresses at which others open this server, the likeliest first: none if they cannot; null if unknown. */
export async function addressesForOthers(): Promise<string[] | null> {
  if (!isLoopback(location.hostname)) return [location.origin]
  try {
    return (await addresses()).addresses
  } catch {
    return null
  }
}
