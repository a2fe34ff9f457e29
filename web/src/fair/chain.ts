/** Entropy of this browser: a chain of hashes, of which each deal gets the link before the one it hashes to. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'

/** So many deals a chain is enough for. */
export const CHAIN_LENGTH = 4096

const BYTES = 32

/** What a chain is made of: its last link, which nobody else may know. */
export const newSeed = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(BYTES)))

export const isHex32 = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)

export const sha256Hex = (hex: string): string => bytesToHex(sha256(hexToBytes(hex)))

/** SHA-256 of SHA-256 of ..., so many times. */
function hashedTimes(hex: string, times: number): string {
  let bytes = hexToBytes(hex)
  for (let done = 0; done < times; done++) bytes = sha256(bytes)
  return bytesToHex(bytes)
}

/** The entropy for a deal; link 0 is what the chain is announced by. */
export const link = (seed: string, deal: number): string => hashedTimes(seed, CHAIN_LENGTH - deal)

/** The entropy for any of the first deals: quicker for many of them than one `link` after the other. */
export function links(seed: string, deals: number): (deal: number) => string {
  const last = Math.min(deals, CHAIN_LENGTH)
  let latest = hexToBytes(link(seed, last))
  const backwards = [latest]
  for (let done = 0; done < last; done++) backwards.push((latest = sha256(latest)))
  return (deal) => bytesToHex(backwards[last - deal] ?? new Uint8Array())
}

/** Whether `later`, the entropy for deal `deal`, hashes to the link of an earlier deal. */
export const leadsTo = (later: string, deal: number, earlier: string, earlierDeal: number): boolean =>
  isHex32(later) &&
  deal > earlierDeal &&
  deal <= CHAIN_LENGTH &&
  hashedTimes(later, deal - earlierDeal) === earlier

/**
 * The first deal that a chain counts for, announced after so many deals: for the next one others' entropy may be known.
 * `known` says whether any is known for the first one.
 */
export const firstDeal = (dealsBefore: number, known: boolean): number =>
  dealsBefore === 0 && !known ? 1 : dealsBefore + 2
