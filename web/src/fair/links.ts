/** Checking entropy against its chain. A module of its own, which nobody loads who only plays. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { CHAIN_LENGTH, hashedTimes, isHex32, link } from './chain'

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
