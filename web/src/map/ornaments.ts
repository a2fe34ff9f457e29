/** What fills the empty places of an old map: a wind rose, ships and a scroll, each about a point of its own. */

const polar = (degrees: number, r: number): string => {
  const a = ((degrees - 90) * Math.PI) / 180
  return `${(r * Math.cos(a)).toFixed(1)} ${(r * Math.sin(a)).toFixed(1)}`
}

/** One half of each ray, or the other. */
const rays = (turns: readonly number[], long: number, side: 1 | -1): string =>
  turns.map((turn) => `M0 0L${polar(turn, long)}L${polar(turn + side * 22.5, 0.3 * long)}Z`).join('')

const MAIN = [0, 90, 180, 270]
const BETWEEN = [45, 135, 225, 315]

export const ROSE = {
  ring: 'M-44 0a44 44 0 1 1 88 0a44 44 0 1 1 -88 0ZM-38 0a38 38 0 1 1 76 0a38 38 0 1 1 -76 0Z',
  light: rays(BETWEEN, 44, 1) + rays(MAIN, 64, 1),
  dark: rays(BETWEEN, 44, -1) + rays(MAIN, 64, -1),
  north:
    'M0 -84C7 -78 8 -72 2 -68L10 -70C11 -65 6 -63 3 -64L3 -60H-3L-3 -64C-6 -63 -11 -65 -10 -70L-2 -68C-8 -72 -7 -78 0 -84Z',
}

/** A carrack before the wind. */
export const SHIP = {
  hull: 'M-34 2L-32 -8L-18 -6L-16 4H16L20 -4L38 -10C36 8 30 20 18 24H-18C-28 22 -34 14 -34 2Z',
  planks: 'M-30 10Q0 16 33 6M-24 17Q0 22 28 14M0 4V-62M22 -2V-42M-24 -6V-38',
  sails:
    'M-4 -54C16 -52 22 -32 16 -8C6 -14 -8 -14 -16 -10C-8 -24 -8 -42 -4 -54ZM22 -38C34 -34 38 -22 34 -10L20 -10C24 -20 24 -30 22 -38ZM-24 -36C-14 -30 -14 -18 -16 -12L-32 -12C-28 -20 -26 -28 -24 -36Z',
  folds: 'M6 -46Q16 -34 10 -16M28 -30Q33 -22 30 -14',
  flags: 'M0 -62C8 -68 14 -58 24 -62C18 -56 12 -52 0 -56ZM22 -42L32 -45L22 -48Z',
  wake: 'M-48 24q6 -6 12 0t12 0t12 0t12 0t12 0t12 0t12 0M-36 31q6 -6 12 0t12 0t12 0t12 0t12 0',
}

/** A scroll of parchment, for a title. */
export const SCROLL = {
  back: 'M-92 -14L-112 -22C-104 -10 -104 6 -112 16L-84 24ZM92 -14L112 -22C104 -10 104 6 112 16L84 24Z',
  front: 'M-96 -24C-60 -16 -40 -30 0 -26C40 -30 60 -16 96 -24V18C60 26 40 12 0 16C-40 12 -60 26 -96 18Z',
  inner: 'M-90 -18C-60 -11 -40 -24 0 -20C40 -24 60 -11 90 -18M-90 12C-60 20 -40 6 0 10C40 6 60 20 90 12',
}

/** An open crown, standing on nothing. */
export const CROWN = {
  gold: 'M-40 0L-48 -40L-28 -22L-20 -50L0 -26L20 -50L28 -22L48 -40L40 0Z',
  band: 'M-42 -2H42V12H-42Z',
  balls:
    'M-53 -44a5 5 0 1 1 10 0a5 5 0 1 1 -10 0ZM-26 -55a6 6 0 1 1 12 0a6 6 0 1 1 -12 0ZM14 -55a6 6 0 1 1 12 0a6 6 0 1 1 -12 0ZM43 -44a5 5 0 1 1 10 0a5 5 0 1 1 -10 0Z',
  stones: 'M-28 5l6 -4l6 4l-6 4ZM-6 5l6 -4l6 4l-6 4ZM16 5l6 -4l6 4l-6 4Z',
}
