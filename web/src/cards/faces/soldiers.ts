/** The Mercenaries: the stronger, the better armed. */
import { ellipse, type Face, features, hatch } from './drawing'

const HEAD = ellipse(56, 48, 10.5, 13)
const SHOULDERS = 'M24 134C24 104 25 84 34 76C42 71 48 70 50 64H62C64 70 70 71 78 76C87 84 88 104 88 134Z'

/** A peasant with a straw hat and a pitchfork. */
export const mercenary_1: Face = [
  { d: SHOULDERS, as: 'second' },
  { d: HEAD, as: 'paper' },
  { d: features(56, 50), as: 'line', width: 1.3 },
  { d: 'M47 55Q56 72 65 55Q56 62 47 55Z', as: 'ink' },
  { d: 'M32 44C42 36 46 38 47 33C48 20 64 20 65 33C66 38 70 36 80 44C66 40 46 40 32 44Z', as: 'paper' },
  {
    d: 'M47 34Q56 38 65 34M40 41L46 37M72 41L67 37M51 27L50 33M56 25V34M61 27L62 33',
    as: 'line',
    width: 1.2,
  },
  { d: 'M44 72L56 92L68 72M56 92V134M32 96V134M80 108V134', as: 'line', width: 1.6 },
  {
    d: hatch([32, 100], [42, 96], [0, 7], 5) + hatch([62, 100], [74, 96], [0, 7], 5),
    as: 'line',
    width: 1.1,
  },
  { d: 'M85 60V134', as: 'line', width: 4 },
  { d: 'M76 26C74 50 79 58 85 60C91 58 96 50 94 26M85 28V60', as: 'line', width: 2.6 },
  { d: 'M76 88C70 90 70 102 78 104L92 102C96 98 94 88 90 87Z', as: 'paper' },
  { d: 'M80 91L91 90M79 96L92 94.5M80 100.5L91 99', as: 'line', width: 1.2 },
]

/** An archer, hooded, with a long bow. */
export const mercenary_2: Face = [
  { d: SHOULDERS, as: 'second' },
  { d: HEAD, as: 'paper' },
  { d: features(57, 50), as: 'line', width: 1.3 },
  {
    d: 'M34 82C36 66 40 58 42 46C44 30 54 24 62 26C72 28 74 44 71 56C72 66 76 74 80 80C66 90 46 90 34 82ZM57 35C49 36 47 44 48 52C49 58 52 62 57 62C63 62 67 57 67 50C67 42 64 35 57 35Z',
    as: 'ink',
  },
  { d: 'M42 78Q56 86 72 77M44 62L48 74M70 62L66 74M47 34L53 30', as: 'white', width: 1.2 },
  { d: hatch([34, 100], [46, 94], [0, 7], 5), as: 'line', width: 1.1 },
  { d: 'M84 16L80 128', as: 'line', width: 1 },
  { d: 'M84 14C98 44 98 98 79 131', as: 'line', width: 3.6 },
  { d: 'M50 96L93 74', as: 'line', width: 2 },
  { d: 'M96 72L88 73L91 79Z', as: 'ink' },
  { d: 'M30 112C40 112 56 108 72 92L78 100C66 116 48 126 30 126Z', as: 'second' },
  { d: 'M70 88C76 82 84 84 84 90C84 98 78 103 72 101Z', as: 'paper' },
  { d: 'M75 90l6-2M76 94l7-2M76 98l5-1.5', as: 'line', width: 1.1 },
]

/** A crossbowman under a kettle hat. */
export const mercenary_3: Face = [
  {
    d: 'M22 134C22 106 23 86 32 78C40 73 46 72 48 66H60C62 72 68 73 76 78C84 86 85 106 85 134Z',
    as: 'second',
  },
  { d: ellipse(54, 50, 10.5, 13), as: 'paper' },
  { d: features(54, 52), as: 'line', width: 1.3 },
  { d: 'M43 54C43 68 48 72 54 72C60 72 65 68 65 54C64 62 60 63 54 62C48 63 44 62 43 54Z', as: 'ink' },
  { d: 'M40 38C40 20 68 20 68 38C76 40 82 44 84 48C64 42 44 42 24 48C26 44 32 40 40 38Z', as: 'paper' },
  {
    d: `M40 38Q54 33 68 38M54 25V35M71 41L77 45${hatch([60, 25], [64, 34], [3, 2], 2)}`,
    as: 'line',
    width: 1.2,
  },
  { d: `M30 100V134${hatch([34, 98], [48, 92], [0, 7], 6)}`, as: 'line', width: 1.2 },
  { d: 'M70 60H78V128H70Z', as: 'paper' },
  { d: 'M74 64V126M68 98H80', as: 'line', width: 1.4 },
  { d: 'M52 92L74 82L96 92', as: 'line', width: 1.2 },
  { d: 'M52 94C54 78 62 66 74 65C86 66 94 78 96 94C90 84 84 73 74 73C64 73 58 84 52 94Z', as: 'ink' },
  { d: 'M58 80C62 73 67 69 74 69Q80 69 85 74', as: 'white', width: 1.2 },
  { d: 'M74 44L69 56H72V66H76V56H79Z', as: 'ink' },
  {
    d: 'M60 112C64 106 76 106 82 110C86 116 82 124 76 126L60 128C52 130 40 130 36 124C40 118 50 116 60 112Z',
    as: 'paper',
  },
  { d: 'M70 110l12 2M69 115l14 1M70 120l12 1M52 117Q56 122 55 128', as: 'line', width: 1.2 },
]

/** A halberdier in a sallet and a breastplate. */
export const mercenary_4: Face = [
  {
    d: 'M20 134C20 106 21 86 30 78C38 73 44 72 46 66H58C60 72 66 73 74 78C82 86 84 106 84 134Z',
    as: 'second',
  },
  { d: 'M31 134C29 108 31 90 38 82H66C72 90 74 108 72 134Z', as: 'paper' },
  { d: `M52 82V134${hatch([36, 94], [46, 100], [-0.4, 7], 5)}`, as: 'line', width: 1.4 },
  { d: ellipse(52, 50, 10.5, 13), as: 'paper' },
  { d: features(52, 54), as: 'line', width: 1.3 },
  { d: 'M41 58C42 70 61 70 63 58L67 68C63 80 41 80 37 68Z', as: 'paper' },
  { d: 'M70 47C70 26 61 21 51 21C40 21 34 31 34 43C30 50 24 54 20 57C36 58 46 48 64 48Z', as: 'paper' },
  {
    d: `M51 21C54 29 54 39 53 47${hatch([42, 27], [39, 44], [3.4, -1.6], 2)}M37 45Q50 41 68 44`,
    as: 'line',
    width: 1.3,
  },
  { d: 'M80 134V34', as: 'line', width: 4.2 },
  { d: 'M80 9L84 32H76Z', as: 'paper' },
  { d: 'M82 36C90 30 95 36 96 45C97 56 92 64 82 58ZM78 42L69 40C70 47 73 52 78 52Z', as: 'second' },
  { d: 'M92 36Q95 46 91 58M88 39Q90 46 88 55', as: 'line', width: 1.2 },
  { d: 'M76 94C74 102 76 110 82 112L92 108C95 102 94 94 90 92Z', as: 'paper' },
  { d: 'M79 97l12-1M78 102l14-1M80 107l12-1', as: 'line', width: 1.2 },
]

/** A swordsman in slashed sleeves, with a plumed hat and a sword for two hands. */
export const mercenary_5: Face = [
  { d: 'M81 16L85 9L89 16V92H81Z', as: 'paper' },
  { d: 'M85 18V88', as: 'line', width: 1.2 },
  {
    d: 'M20 134C20 106 21 86 30 78C38 73 46 72 48 66H58C60 72 66 73 74 78C82 86 84 106 84 134Z',
    as: 'second',
  },
  {
    d: 'M20 134C14 110 16 84 32 76C42 84 42 118 36 134ZM66 134C62 112 62 84 72 76C82 80 86 92 86 104L80 134Z',
    as: 'paper',
  },
  {
    d: 'M19 96C25 92 33 92 39 95V102C33 99 25 99 18 103ZM18 112C26 108 34 108 39 111L38 118C33 115 25 115 19 119ZM85 95C78 92 70 92 65 95V102C70 99 78 99 86 102ZM85 111C78 108 70 108 65 111V118C70 115 77 115 83 118Z',
    as: 'second',
  },
  { d: 'M52 80V134M45 86h14M45 96h14M45 106h14M45 116h14', as: 'line', width: 1.3 },
  { d: ellipse(53, 50, 10.5, 13), as: 'paper' },
  { d: features(53, 52), as: 'line', width: 1.3 },
  {
    d: 'M44 58C47 61 50 58 53 59C56 58 59 61 62 58C63 67 57 71 55 80L53 74L51 80C49 71 43 67 44 58Z',
    as: 'ink',
  },
  { d: 'M32 45C28 34 40 30 54 30C68 30 80 34 74 46C64 40 44 40 32 45Z', as: 'ink' },
  { d: 'M66 38C50 38 40 30 42 20C44 10 56 6 62 12C70 6 80 12 78 22C78 30 74 34 66 38Z', as: 'second' },
  {
    d: 'M66 37C58 32 54 24 58 16M66 37C70 30 72 24 70 16M56 34L48 30M54 28L46 22M70 30L76 26',
    as: 'line',
    width: 1.2,
  },
  { d: 'M68 90H95V95H68Z', as: 'ink' },
  { d: 'M82 95H88V124H82Z', as: 'second' },
  { d: ellipse(85, 127, 4.5), as: 'paper' },
  { d: 'M76 100C72 106 74 114 80 116L92 114C95 108 94 102 90 99Z', as: 'paper' },
  { d: 'M79 103l13-1M78 107.5l15-.5M80 112l12-.5', as: 'line', width: 1.2 },
]

/** A man-at-arms in full plate, with a plume and a mace. */
export const mercenary_6: Face = [
  { d: 'M58 24C54 8 72 6 86 16C94 24 92 40 86 48C88 36 80 28 70 26Z', as: 'second' },
  { d: 'M62 20C74 14 86 24 87 40M70 16L76 21M79 19L83 26', as: 'line', width: 1.2 },
  { d: 'M30 134C30 108 34 88 44 80H68C78 88 82 108 82 134Z', as: 'paper' },
  { d: `M56 80C58 100 58 116 56 134${hatch([76, 96], [66, 102], [0.6, 7], 5)}`, as: 'line', width: 1.4 },
  {
    d: 'M20 104C16 86 26 74 40 74C48 80 48 96 42 104C34 108 26 108 20 104ZM92 104C96 86 86 74 72 74C64 80 64 96 70 104C78 108 86 108 92 104Z',
    as: 'paper',
  },
  { d: 'M24 96Q34 90 45 94M28 86Q36 80 46 86M88 96Q78 90 67 94M84 86Q76 80 66 86', as: 'line', width: 1.3 },
  { d: 'M44 72H68L72 82C62 86 50 86 40 82Z', as: 'paper' },
  { d: 'M38 52C36 30 46 22 56 22C66 22 76 30 74 52C74 64 68 74 56 78C44 74 38 64 38 52Z', as: 'paper' },
  { d: 'M38 48L58 44L74 48L72 54L58 50L40 54Z', as: 'ink' },
  { d: 'M58 22V44M58 52L57 76M62 60h.1M66 58h.1M62 66h.1M66 64h.1', as: 'line', width: 2 },
  {
    d: hatch([44, 60], [50, 72], [-1.4, -3], 3) + hatch([68, 28], [71, 42], [-3.4, -2], 2),
    as: 'line',
    width: 1.1,
  },
  { d: 'M24 134V70', as: 'line', width: 4.4 },
  { d: 'M24 44L29 52L35 50L33 58L37 63L31 66L29 73H19L17 66L11 63L15 58L13 50L19 52Z', as: 'paper' },
  { d: 'M24 48V72M18 56L30 66M30 56L18 66', as: 'line', width: 1.2 },
  { d: 'M16 108C14 116 16 124 22 126L33 122C36 116 34 108 30 106Z', as: 'paper' },
  { d: 'M19 111l11-1M18 116l14-1M20 121l11-1', as: 'line', width: 1.2 },
]

/** A captain on a barded horse, with a lance. */
export const mercenary_10: Face = [
  { d: 'M92 8L95 10L66 134H60Z', as: 'paper' },
  { d: 'M90 16C80 12 76 22 64 18C66 26 62 30 64 38C74 40 78 32 85 36Z', as: 'second' },
  // The rider.
  { d: 'M58 134C54 108 58 86 66 78H84C92 84 95 108 95 134Z', as: 'paper' },
  { d: `M75 80V134${hatch([93, 92], [82, 96], [0, 7], 6)}`, as: 'line', width: 1.4 },
  { d: 'M64 44C54 36 62 26 74 30C84 32 92 42 92 54C86 46 78 42 70 42Z', as: 'second' },
  { d: 'M60 60C60 46 66 42 74 42C84 42 88 50 87 60C86 70 82 76 74 78C66 76 61 70 60 60Z', as: 'paper' },
  { d: 'M59 57L72 54L87 58L86 63L72 59L60 63Z', as: 'ink' },
  { d: 'M71 60L70 76M64 68h.1M67 71h.1', as: 'line', width: 1.8 },
  // The horse.
  {
    d: 'M18 134C14 118 22 108 26 100C20 102 12 106 8.5 100C6 94 10 86 16 78C20 70 26 60 34 58L34 48L41 54L47 47L49 58C60 64 68 84 70 110L70 134Z',
    as: 'paper',
  },
  { d: 'M47 56C60 60 72 84 71 134H62C64 104 58 78 44 62Z', as: 'second' },
  { d: 'M34 58C26 66 20 76 15 86L24 92C28 82 34 74 42 68Z', as: 'second' },
  { d: 'M29 73l4 2M11 97h3M9 102Q16 100 22 96M40 60L48 66M26 100C34 98 38 92 40 84', as: 'line', width: 1.8 },
  { d: hatch([44, 88], [36, 100], [3, 6], 6), as: 'line', width: 1.1 },
  { d: 'M24 92Q44 104 66 100M52 68L60 66M56 78L65 76M59 90L68 88', as: 'line', width: 1.4 },
  { d: 'M56 100C50 104 52 114 58 116L70 113C73 107 71 100 67 98Z', as: 'paper' },
  { d: 'M58 103l10-1M57 108l12-1M59 112l10-1', as: 'line', width: 1.2 },
]
