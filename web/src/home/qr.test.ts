import decodeQR from 'qr/decode.js'
import { expect, it } from 'vitest'
import { qrCode } from './qr'

const PIXELS = 4

it('draws what a reader reads, with light all around it', () => {
  const link = `http://192.168.1.20:8000/t/zR4k8s0QbLmC#${'k'.repeat(43)}`
  const { path, size } = qrCode(link)
  const width = size * PIXELS
  const data = new Uint8Array(width * width * 4).fill(255)
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let place = 0; place < PIXELS ** 2; place++) {
      const column = Number(x) * PIXELS + (place % PIXELS)
      const row = Number(y) * PIXELS + Math.floor(place / PIXELS)
      data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3)
    }
  expect(decodeQR({ width, height: width, data })).toBe(link)
  const places = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)])
  expect(Math.min(...places)).toBe(4)
  expect(Math.max(...places)).toBe(size - 5)
})
