import { encodeQR } from 'qr'

/** Modules of light around the code, which a reader needs (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** A QR code: its dark modules as the path of an SVG, and how many modules it is wide and high. */
export interface QrCode {
  path: string
  size: number
}

export function qrCode(text: string): QrCode {
  const rows = encodeQR(text, 'raw', { border: QUIET_ZONE })
  const dark = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return { path: dark.join(''), size: rows.length }
}
