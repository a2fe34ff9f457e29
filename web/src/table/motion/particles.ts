// What is strewn over the table when a special card takes effect, as small shapes with keyframes of their own.
import type { Spotlight, SpotlightKind } from './flights.svelte'

type Shape = 'flake' | 'petal' | 'straw' | 'rose' | 'ring' | 'ray' | 'light' | 'flag' | 'star'

export interface Particle {
  shape: Shape
  /** Where its middle lies, in pixels from the upper left of the moment's box, and how large it is. */
  x: number
  y: number
  width: number
  height: number
  keyframes: Keyframe[]
  /** Of the moment's length. */
  delay: number
  length: number
}

/** Numbers from 0 to 1 that look like chance and are always the same; `row` tells those of one shower apart. */
function spread(k: number, row: number): number {
  const far = Math.sin(12.9898 * (k + 1) + 78.233 * row) * 43758.5453
  return far - Math.floor(far)
}

type Strew = (width: number, height: number) => Particle[]

const times = (count: number, one: (k: number, share: number) => Particle): Particle[] =>
  Array.from({ length: count }, (_, k) => one(k, k / count))

/** What falls over the whole field, driven by the wind. */
const falling =
  (shape: Shape, count: number, size: number, wind: number): Strew =>
  (width, height) =>
    times(count, (k) => {
      const far = 0.5 + spread(k, 1)
      const turn = 360 * (spread(k, 2) - 0.5)
      const drop = height * (0.45 + 0.4 * far)
      const at = (part: number): string =>
        `translate(${wind * width * part * far}px, ${drop * part}px) rotate(${turn * part}deg)`
      return {
        shape,
        x: width * spread(k, 3),
        y: height * 0.55 * spread(k, 4) - size,
        width: size * far,
        height: size * far,
        keyframes: [
          { transform: at(0), opacity: 0 },
          { transform: at(0.15), opacity: 1, offset: 0.15 },
          { transform: at(0.75), opacity: 1, offset: 0.75 },
          { transform: at(1), opacity: 0 },
        ],
        delay: 0.3 * spread(k, 5),
        length: 0.7,
      }
    })

/** What bursts from the middle of a line. */
const bursting =
  (shape: Shape, count: number, size: number): Strew =>
  (width, height) =>
    times(count, (k, share) => {
      const angle = 2 * Math.PI * share + 0.3
      const reach = (0.6 + 0.4 * spread(k, 2)) * Math.min(width * 0.3, height * 1.2)
      const to = `translate(${Math.cos(angle) * reach}px, ${Math.sin(angle) * reach * 0.7}px)`
      const turn = 300 * (spread(k, 1) - 0.5)
      return {
        shape,
        x: width * 0.6,
        y: height / 2,
        width: size,
        height: size,
        keyframes: [
          { transform: 'translate(0, 0) scale(0.3)', opacity: 0 },
          { transform: `${to} scale(1) rotate(${turn}deg)`, opacity: 1, offset: 0.55 },
          { transform: `${to} translateY(14px) scale(0.9) rotate(${turn * 1.4}deg)`, opacity: 0 },
        ],
        delay: 0,
        length: 1,
      }
    })

/** Rings that spread from the middle of a line, one after the other, as of something that is beaten. */
const rings =
  (count: number): Strew =>
  (width, height) =>
    times(count, (_, share) => ({
      shape: 'ring',
      x: width * 0.6,
      y: height / 2,
      width: height * 2,
      height: height * 2,
      keyframes: [
        { transform: 'scale(0.15)', opacity: 0 },
        { transform: 'scale(0.2)', opacity: 1, offset: 0.08 },
        { transform: 'scale(1)', opacity: 0 },
      ],
      delay: 0.75 * share,
      length: 0.45,
    }))

const rays: Strew = (width, height) =>
  times(12, (k, share) => ({
    shape: 'ray',
    x: width * 0.6,
    y: height / 2,
    width: 10,
    height: height * 2.2,
    keyframes: [
      { transform: `rotate(${360 * share}deg) scaleY(0.2)`, opacity: 0 },
      { transform: `rotate(${360 * share + 12}deg) scaleY(1)`, opacity: 0.9, offset: 0.4 },
      { transform: `rotate(${360 * share + 30}deg) scaleY(1.1)`, opacity: 0 },
    ],
    delay: 0.02 * (k % 2),
    length: 0.95,
  }))

/** A beam that passes over all lines. */
const beam: Strew = (width, height) => [
  {
    shape: 'light',
    x: 0,
    y: height / 2,
    width: Math.max(60, width * 0.22),
    height: height * 1.1,
    keyframes: [
      { transform: `translateX(${-0.1 * width}px)`, opacity: 0 },
      { transform: `translateX(${0.3 * width}px)`, opacity: 1, offset: 0.3 },
      { transform: `translateX(${0.85 * width}px)`, opacity: 1, offset: 0.75 },
      { transform: `translateX(${1.1 * width}px)`, opacity: 0 },
    ],
    delay: 0,
    length: 1,
  },
]

/** A white flag that is raised over the field. */
const flag: Strew = (width, height) => {
  const size = Math.min(220, width * 0.5, height * 0.8)
  return [
    {
      shape: 'flag',
      x: width / 2,
      y: height / 2,
      width: size,
      height: size,
      keyframes: [
        { transform: `translateY(${height * 0.35}px) rotate(-8deg)`, opacity: 0 },
        { transform: 'translateY(0) rotate(5deg)', opacity: 1, offset: 0.35 },
        { transform: 'translateY(0) rotate(-4deg)', opacity: 1, offset: 0.6 },
        { transform: 'translateY(0) rotate(4deg)', opacity: 1, offset: 0.8 },
        { transform: 'translateY(-12px) rotate(0deg)', opacity: 0 },
      ],
      delay: 0,
      length: 1,
    },
  ]
}

const STREWN: Readonly<Record<SpotlightKind, Strew>> = {
  winter: falling('flake', 26, 22, -0.08),
  spring: falling('petal', 24, 20, 0.14),
  bishop: beam,
  scarecrow: bursting('straw', 14, 30),
  courtesan: bursting('rose', 9, 24),
  drummer: rings(4),
  heroine: rays,
  surrender: flag,
  conquest: bursting('star', 12, 22),
}

export const particles = ({ kind, box }: Spotlight): Particle[] => STREWN[kind](box.width, box.height)
