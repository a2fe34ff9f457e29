/** What a record is named by. A module of its own, so that what is loaded has SHA-256 alone of all that its library has. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** The SHA-256 of a text in UTF-8, as hexadecimal digits. Browsers keep their own to pages over HTTPS. */
export const sha256OfText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))
