/** Drawings for the special cards and the tokens, each in a box of 100 by 100. */
export interface Part {
  d: string
  /** Filled with the main colour, filled with the second, or drawn as a line in either. */
  as: 'fill' | 'second' | 'line' | 'second-line'
  width?: number
}

type Point = [x: number, y: number]

const round = (n: number): number => Math.round(n * 10) / 10

function turned([x, y]: Point, degrees: number, [cx, cy]: Point): string {
  const a = (degrees * Math.PI) / 180
  const [dx, dy] = [x - cx, y - cy]
  return `${round(cx + dx * Math.cos(a) - dy * Math.sin(a))} ${round(cy + dx * Math.sin(a) + dy * Math.cos(a))}`
}

/** The same strokes, turned about a point `times` times. */
function around(times: number, centre: Point, stroke: (at: (p: Point) => string) => string): string {
  return Array.from({ length: times }, (_, k) => stroke((p) => turned(p, (360 / times) * k, centre))).join('')
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`

const snowflake = around(
  6,
  [50, 50],
  (at) =>
    `M${at([50, 44])}L${at([50, 5])}M${at([38, 13])}L${at([50, 25])}L${at([62, 13])}M${at([41, 28])}L${at([50, 37])}L${at([59, 28])}`,
)

const petals = around(
  5,
  [50, 42],
  (at) =>
    `M${at([50, 40])}C${at([30, 30])} ${at([34, 6])} ${at([48, 4])}L${at([50, 8])}L${at([52, 4])}C${at([66, 6])} ${at([70, 30])} ${at([50, 40])}Z`,
)
const stamens = around(5, [50, 42], (at) => `M${at([50, 42])}L${at([50, 26])}`)

const ray = (degrees: number, r: number): string => turned([50, 86 - 0.8 * r], degrees, [50, 86])
const folds = Array.from({ length: 9 }, (_, k) => -64 + 16 * k)
const leaf = `${folds.map((a, k) => `${k ? `Q${ray(a - 8, 84)} ` : 'M'}${ray(a, 76)}`).join('')}L${ray(64, 34)}${[
  ...folds,
]
  .reverse()
  .slice(1)
  .map((a) => `L${ray(a, 34)}`)
  .join('')}Z`
const ribs = folds.map((a) => `M${ray(a, 74)}L50 86`).join('')

const laurel = [-1, 1]
  .flatMap((side) =>
    Array.from({ length: 6 }, (_, k) => {
      const a = side * (168 - 25 * k)
      const root: Point = [50, 12]
      const at = (p: Point): string => turned(p, a, [50, 52])
      const [tip, near, far]: [Point, Point, Point] = [
        [50 + side * 14, root[1] + 4],
        [50 + side * 3, root[1] - 6],
        [50 + side * 9, root[1] + 12],
      ]
      return `M${at(root)}Q${at(near)} ${at(tip)}Q${at(far)} ${at(root)}Z`
    }),
  )
  .join('')

const key = (degrees: number): string => {
  const shaft: Point[] = [
    [53, 70],
    [47, 70],
    [47, 8],
  ]
  const bit: Point[] = [
    [66, 8],
    [66, 16],
    [59, 16],
    [59, 22],
    [66, 22],
    [66, 30],
    [53, 30],
  ]
  return `M${[...shaft, ...bit].map((p) => turned(p, degrees, [50, 50])).join('L')}Z`
}
const bow = (degrees: number): string => {
  const [x, y] = turned([50, 81], degrees, [50, 50]).split(' ').map(Number) as Point
  return circle(round(x), round(y), 10)
}

export const EMBLEMS: Record<string, readonly Part[]> = {
  winter: [
    { d: snowflake, as: 'line', width: 5 },
    {
      d: around(6, [50, 50], (at) => `${at([50, 42])}L`)
        .replace(/^/, 'M')
        .replace(/L$/, 'Z'),
      as: 'second',
    },
  ],
  spring: [
    {
      d: 'M50 56C52 74 48 88 44 98M48 82C60 70 74 72 84 80C72 92 58 92 48 82ZM49 74C38 66 26 68 18 76C28 86 40 84 49 74Z',
      as: 'second',
    },
    { d: 'M50 56C52 74 48 88 44 98', as: 'second-line', width: 4 },
    { d: petals, as: 'fill' },
    { d: stamens, as: 'second-line', width: 2 },
    { d: circle(50, 42, 6), as: 'second' },
  ],
  bishop: [
    { d: 'M28 84L22 98H36L38 88ZM72 84L78 98H64L62 88Z', as: 'second' },
    { d: 'M18 78C12 54 24 30 50 6C76 30 88 54 82 78C62 72 38 72 18 78Z', as: 'fill' },
    { d: 'M17 79C38 73 62 73 83 79L81 90C62 84 38 84 19 90Z', as: 'second' },
    { d: 'M50 24V70M36 44H64', as: 'second-line', width: 6 },
    { d: 'M26 70C23 54 32 36 50 18C68 36 77 54 74 70', as: 'second-line', width: 2 },
  ],
  courtesan: [
    { d: leaf, as: 'fill' },
    { d: ribs, as: 'second-line', width: 2.4 },
    { d: `M${folds.map((a) => ray(a, 54)).join('L')}`, as: 'second-line', width: 2 },
    { d: circle(50, 86, 6), as: 'fill' },
    { d: circle(50, 86, 2.5), as: 'second' },
  ],
  drummer: [
    { d: 'M16 42V78C16 92 84 92 84 78V42Z', as: 'fill' },
    { d: 'M16 50L27 84L39 54L50 89L61 54L73 84L84 50', as: 'second-line', width: 3 },
    { d: 'M16 42a34 12 0 1 1 68 0a34 12 0 1 1 -68 0Z', as: 'second' },
    { d: 'M22 42a28 8.5 0 1 1 56 0a28 8.5 0 1 1 -56 0Z', as: 'fill' },
    { d: 'M14 6L52 40M86 6L48 40', as: 'line', width: 5 },
    { d: circle(14, 6, 5) + circle(86, 6, 5), as: 'fill' },
  ],
  heroine: [
    { d: laurel, as: 'second' },
    { d: 'M50 0L55.5 11V66H44.5V11Z', as: 'fill' },
    { d: 'M30 64C36 68 64 68 70 64L71 70C62 75 38 75 29 70ZM47 73H53V90H47Z', as: 'fill' },
    { d: circle(50, 94, 5.5), as: 'fill' },
    { d: 'M50 14V62', as: 'second-line', width: 1.6 },
  ],
  scarecrow: [
    { d: 'M47 30H53V100H47ZM8 43H92V49H8Z', as: 'second' },
    {
      d: 'M8 46L-1 37M8 46L-3 46M8 46L-1 55M92 46L101 37M92 46L103 46M92 46L101 55M47 92L36 100M53 92L64 100',
      as: 'line',
      width: 3,
    },
    { d: 'M22 38H78L76 60L66 57L70 86L60 80L54 88L48 80L40 87L31 82L34 57L24 60Z', as: 'fill' },
    { d: 'M40 62L60 62M44 70L58 70M50 40V58', as: 'second-line', width: 2.4 },
    { d: circle(50, 26, 11), as: 'fill' },
    { d: 'M24 21C38 17 62 17 76 21L62 15C60 8 58 2 54 -1C48 2 42 6 38 15Z', as: 'second' },
    { d: 'M45 26h.01M55 26h.01M46 32L54 32', as: 'second-line', width: 2.6 },
  ],
  surrender: [
    { d: 'M20 8H27V100H20Z', as: 'second' },
    { d: circle(23.5, 5, 5.5), as: 'second' },
    { d: 'M27 12C44 2 58 24 92 12C86 26 88 40 92 54C62 66 46 44 27 56Z', as: 'fill' },
    {
      d: 'M36 18C48 16 58 28 78 24M36 32C48 30 58 42 80 38M36 44C46 42 58 52 78 50',
      as: 'second-line',
      width: 1.8,
    },
  ],
  helm: [
    { d: 'M44 16C40 -2 16 -2 6 18C18 10 28 14 34 22Z', as: 'second' },
    {
      d: 'M20 66C14 34 30 12 54 12C78 12 88 32 86 52L78 56L86 70C80 82 70 90 58 92H28C23 84 21 76 20 66Z',
      as: 'fill',
    },
    { d: 'M40 48L86 43M40 48C38 62 42 76 54 84', as: 'second-line', width: 4.5 },
    { d: 'M60 60h.01M70 60h.01M60 70h.01M70 70h.01', as: 'second-line', width: 5 },
    { d: 'M26 92H60', as: 'second-line', width: 4.5 },
  ],
  keys: [
    { d: bow(38), as: 'second-line', width: 6.5 },
    { d: key(38), as: 'second' },
    { d: bow(-38), as: 'line', width: 6.5 },
    { d: key(-38), as: 'fill' },
  ],
}
