/** Makes the map's file small while the pages are built or served. src/map/geometry.ts reads what is made of it. */
import type { Plugin } from 'vite'

type Point = [x: number, y: number]

const tenths = (length: number): number => Math.round(length * 10) / 10

/** From each of these numbers to the next: few digits, of which many are the same. */
const steps = (numbers: readonly number[]): number[] =>
  numbers.map((number, i) => tenths(number - (numbers[i - 1] ?? 0)))

const written = (x: number, y: number): string => `${String(x)} ${String(y)}`.replace(' -', '-')

/** A line: where it begins, and from there how far it is from each point to the next. */
function packedLine(line: readonly Point[]): string {
  const ys = steps(line.map(([, y]) => y))
  return steps(line.map(([x]) => x))
    .map((x, i) => written(x, ys[i] ?? 0))
    .join(' ')
    .replaceAll(' -', '-')
}

/** A path of level lines, each from the end of the one before. */
function packedPath(path: string): string {
  let [fromX, fromY] = [0, 0]
  return path.replaceAll(/M(-?\d+) (-?\d+)h(\d+)/g, (_, x: string, y: string, length: string) => {
    const move = written(Number(x) - fromX, Number(y) - fromY)
    ;[fromX, fromY] = [Number(x) + Number(length), Number(y)]
    return `m${move}h${length}`
  })
}

/** Whole units: one is less than a pixel, and figures are half of the file. */
const rounded = (source: string): string => source.replaceAll(/(\d)\.\d+/g, '$1')

export const geometryPlugin = (): Plugin => {
  let built = false
  return {
    name: 'geometry',
    enforce: 'pre',
    configResolved: ({ command }) => void (built = command === 'build'),
    transform: (source, id) =>
      id.endsWith('/map/geometry.json')
        ? {
            code: JSON.stringify(
              JSON.parse(built ? rounded(source) : source, (key, value: unknown) => {
                if (key === 'ring' || key === 'line') return packedLine(value as Point[])
                return key === 'coast' ? packedPath(value as string) : value
              }),
            ),
            map: null,
          }
        : null,
  }
}
