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
export function hashedTimes(hex: string, times: number): string {
  let bytes = hexToBytes(hex)
  for (let done = 0; done < times; done++) bytes = sha256(bytes)
  return bytesToHex(bytes)
}

/** The entropy for a deal; link 0 is what the chain is announced by. */
export const link = (seed: string, deal: number): string => hashedTimes(seed, CHAIN_LENGTH - deal)
