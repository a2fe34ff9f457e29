/** The colours and charges of the seats. Each differs by shape and hatching as well, for those who see few colours. */
interface Tincture {
  colour: 'red' | 'blue' | 'gold' | 'green' | 'purple' | 'white'
  charge: string
  /** In a box of 40 by 48, within the shield. */
  path: string
  /** The engravers' hatching of the colour: lines in a tile of 8 by 8. */
  hatching: string
}

export const SHIELD = 'M2 2H38V21C38 33 31 41 20 46.5C9 41 2 33 2 21Z'

export const TINCTURES: readonly Tincture[] = [
  {
    colour: 'red',
    charge: 'cross',
    path: 'M15.5 2H24.5V15.5H38V21L37.6 24.5H24.5V44.1L20 46.5L15.5 44.1V24.5H2.4L2 21V15.5H15.5Z',
    hatching: 'M2 0V8M6 0V8',
  },
  {
    colour: 'blue',
    charge: 'bend',
    path: 'M2 2H11L36.8 29.2C35.8 32 34 35 31.6 37.6L2 10.5Z',
    hatching: 'M0 2H8M0 6H8',
  },
  { colour: 'gold', charge: 'lozenge', path: 'M20 6L31 22L20 38L9 22Z', hatching: 'M2 2h.01M6 6h.01' },
  {
    colour: 'green',
    charge: 'pale',
    path: 'M13 2H27V42.4L20 46.5L13 42.4Z',
    hatching: 'M-2 -2L10 10M-2 6L2 10M6 -2L10 2',
  },
  {
    colour: 'purple',
    charge: 'roundel',
    path: 'M20 10.5a11 11 0 1 1 0 22a11 11 0 1 1 0-22Z',
    hatching: 'M10 -2L-2 10M2 -2L-2 2M10 6L6 10',
  },
  {
    colour: 'white',
    charge: 'chevron',
    path: 'M20 12L38 27C37.2 31 35.6 34.2 33 37L20 25.5L7 37C4.4 34.2 2.8 31 2 27Z',
    hatching: '',
  },
]
