/** The special cards: two seasons, and people of the war. */
import { ellipse, type Face, features, hatch } from './drawing'

const star = (x: number, y: number, r: number): string =>
  [0, 60, 120]
    .map((turn) => {
      const [dx, dy] = [r * Math.cos((turn * Math.PI) / 180), r * Math.sin((turn * Math.PI) / 180)]
      return `M${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)}L${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`
    })
    .join('')

const blossom = (x: number, y: number, r: number): string =>
  [0, 1, 2, 3, 4]
    .map((k) => {
      const turn = ((72 * k - 90) * Math.PI) / 180
      return ellipse(+(x + r * Math.cos(turn)).toFixed(1), +(y + r * Math.sin(turn)).toFixed(1), r * 0.72)
    })
    .join('')

/** An old man, hooded, with icicles in his beard. */
export const winter: Face = [
  { d: `${star(82, 24, 9)}${star(87, 58, 6)}${star(28, 62, 6)}${star(22, 92, 5)}`, as: 'white', width: 2.4 },
  {
    d: 'M20 134C20 110 24 90 36 80C42 60 44 30 62 16C60 24 74 30 78 46C80 60 80 72 82 80C90 92 92 112 92 134Z',
    as: 'second',
  },
  {
    d: `${hatch([30, 106], [38, 96], [0, 8], 4)}${hatch([84, 98], [89, 106], [0, 8], 4)}M54 34L60 26M58 36L66 29`,
    as: 'line',
    width: 1.3,
  },
  { d: 'M44 62C42 46 48 36 60 34C72 36 78 46 76 62C76 72 70 80 60 80C50 80 44 72 44 62Z', as: 'paper' },
  { d: 'M44 62C42 46 48 36 60 34C72 36 78 46 76 62L70 58C70 48 66 43 60 42C54 43 50 48 50 58Z', as: 'paper' },
  { d: 'M51 54Q55 49 59 53M61 53Q65 49 69 54M54 56h.5M65.5 56h.5M60 54L62 62H58', as: 'line', width: 1.8 },
  {
    d: 'M46 62C50 60 52 66 60 66C68 66 70 60 74 62C78 78 80 96 74 106L71 124L67 110L62 132L57 112L52 128L49 108C40 98 42 78 46 62Z',
    as: 'paper',
  },
  {
    d: 'M52 72C50 86 50 98 53 112M58 72C57 90 58 100 60 118M64 72C66 88 66 100 64 114M70 72C72 84 72 96 70 108M54 68Q60 73 66 68',
    as: 'line',
    width: 1.3,
  },
]

/** A young woman crowned with blossom. */
export const spring: Face = [
  { d: 'M36 112C30 84 32 44 46 34C54 28 66 28 74 34C86 44 88 84 82 112Z', as: 'ink' },
  {
    d: 'M38 60C36 80 38 96 42 108M43 54C40 74 42 92 46 104M80 60C82 80 80 96 76 108M75 54C78 74 76 92 72 104',
    as: 'white',
    width: 1.1,
  },
  { d: 'M26 134C26 108 32 94 46 88L60 102L74 88C88 94 92 108 92 134Z', as: 'second' },
  { d: 'M46 88C52 86 54 82 54 74H66C66 82 68 86 74 88L60 104Z', as: 'paper' },
  { d: ellipse(60, 60, 12, 15.5), as: 'paper' },
  { d: features(60, 62), as: 'line', width: 1.4 },
  { d: 'M47 56C48 44 54 40 60 40C66 40 72 44 73 56C69 50 66 47 60 45C54 47 51 50 47 56Z', as: 'ink' },
  { d: `${blossom(44, 44, 4.4)}${blossom(60, 36, 5)}${blossom(76, 44, 4.4)}`, as: 'second' },
  { d: ellipse(44, 44, 2.4) + ellipse(60, 36, 2.6) + ellipse(76, 44, 2.4), as: 'paper' },
  { d: `M36 134C38 120 40 114 46 106M84 134C82 120 80 114 74 106M60 104V134`, as: 'line', width: 1.4 },
  { d: 'M86 130C80 112 84 96 90 84', as: 'line', width: 2.6 },
  {
    d: 'M84 108C76 104 74 98 74 94C80 95 84 100 84 108ZM85 116C92 112 95 106 95 102C89 104 85 110 85 116Z',
    as: 'paper',
  },
  { d: blossom(89, 82, 5), as: 'second' },
  { d: ellipse(89, 82, 2.6), as: 'paper' },
  { d: 'M76 114C72 120 76 128 84 128L92 124C95 118 92 112 88 112Z', as: 'paper' },
  { d: 'M78 117l12-1M79 121.5l13-1', as: 'line', width: 1.2 },
]

/** A bishop with mitre and crozier, who blesses. */
export const bishop: Face = [
  { d: 'M22 134C22 106 28 88 42 80H66C80 88 84 106 84 134Z', as: 'second' },
  { d: 'M46 80H62L58 104V134H50V104Z', as: 'paper' },
  {
    d: `M54 86V134M49 96H59M50 112H58${hatch([28, 112], [40, 104], [0, 8], 3)}${hatch([66, 104], [79, 112], [0, 8], 3)}`,
    as: 'line',
    width: 1.3,
  },
  { d: ellipse(54, 64, 11.5, 14.5), as: 'paper' },
  { d: features(54, 65), as: 'line', width: 1.4 },
  { d: 'M43 68C44 82 50 84 54 84C58 84 64 82 65 68C63 74 60 75 54 74C48 75 45 74 43 68Z', as: 'paper' },
  { d: 'M47 74L49 81M51 76V83M57 76V83M61 74L59 81', as: 'line', width: 1.1 },
  { d: 'M38 56C34 36 42 24 54 10C66 24 74 36 70 56C60 52 48 52 38 56Z', as: 'paper' },
  { d: 'M38 56C48 52 60 52 70 56L71 50C60 46 48 46 37 50Z', as: 'second' },
  { d: 'M54 16V46M45 34H63', as: 'line', width: 4 },
  { d: 'M42 46C40 36 46 27 54 17C62 27 68 36 66 46', as: 'line', width: 1.2 },
  { d: 'M86 134V42C86 26 70 26 71 36C72 43 80 42 79 36', as: 'line', width: 4.6 },
  { d: 'M86 134V42C86 26 70 26 71 36C72 43 80 42 79 36', as: 'white', width: 1.2 },
  { d: 'M79 100C76 106 78 114 84 116L92 113C95 107 94 101 91 98Z', as: 'paper' },
  { d: 'M81 103l11-1M80 107l13-.5M82 112l10-.5', as: 'line', width: 1.2 },
  {
    d: 'M24 114C18 106 22 100 25 98L24 82C24 79 28 79 28.5 82L29.5 92L31 79C31.5 76 35 77 35 80L35 96C40 96 40 106 36 112Z',
    as: 'paper',
  },
  { d: 'M29.5 92V98M35 96L34 101M25 98L28 103', as: 'line', width: 1.2 },
]

/** Somebody of the court: a soft cap, hair cut at the chin, a collar, and a fan. */
export const courtesan: Face = [
  { d: 'M41 70C37 48 42 34 58 34C74 34 79 48 75 70C71 74 66 73 65 69H51C50 73 45 74 41 70Z', as: 'ink' },
  {
    d: 'M44 48C42 56 42 62 44 69M47.5 66C46 62 46 58 46.5 54M72 48C74 56 74 62 72 69',
    as: 'white',
    width: 1.1,
  },
  { d: 'M22 134C20 114 24 98 36 92C43 89 51 92 58 92C65 92 73 89 80 92C91 98 95 114 93 134Z', as: 'second' },
  {
    d: 'M30 99C27 108 27 118 29 130M37 96C34 106 34 118 36 130M87 102C88 110 88 116 87.5 124',
    as: 'white',
    width: 2.2,
  },
  { d: 'M58 100V134M52 106h3M52 113h3', as: 'line', width: 1.4 },
  { d: 'M52 70H64V88H52Z', as: 'paper' },
  {
    d: 'M48 82C50 88 54 90 58 98C62 90 66 88 68 82L78 92C73 100 66 104 58 104C50 104 43 100 38 92Z',
    as: 'paper',
  },
  { d: 'M58 98V104M45 90L48 98M52 91L52.5 101M71 90L68 98M64 91L63.5 101', as: 'line', width: 1.2 },
  { d: ellipse(58, 57, 11.5, 14.5), as: 'paper' },
  { d: features(58, 59), as: 'line', width: 1.4 },
  {
    d: 'M46 55C45 44 50 40 58 40C66 40 71 44 70 55C68 51 66 49 64 48.5C60 49.5 54 49.5 51 48.5C49 50 47 52 46 55Z',
    as: 'ink',
  },
  {
    d: 'M37 44C31 34 42 22 58 21C76 20 88 29 82 41C80 45 72 44 66 42.5C58 41 48 42 44 44.5C41 46 38.5 46 37 44Z',
    as: 'second',
  },
  { d: 'M41 41C50 36 68 36 79 39.5M58 21C54 25 52 29 51 34', as: 'line', width: 1.3 },
  { d: ellipse(71, 35, 3.4), as: 'paper' },
  { d: 'M72 132L42 110C46 96 58 86 72 86C84 87 92 92 96 100Z', as: 'paper' },
  {
    d: 'M72 132L48 102M72 132L56 94M72 132L65 88M72 132L74 86M72 132L83 88.5M72 132L90 93M50 116Q58 98 74 96Q86 97 91 104',
    as: 'line',
    width: 1.4,
  },
  { d: 'M66 122C62 126 64 134 64 134H84C86 130 82 122 78 121Z', as: 'paper' },
  { d: 'M67 126l12-.5M67 130l14-.5', as: 'line', width: 1.2 },
]

/** A drummer who beats a great drum. */
export const drummer: Face = [
  { d: 'M24 112C22 88 28 76 40 72H68C80 76 86 88 84 112Z', as: 'second' },
  { d: 'M44 72L54 84L64 72V66H44Z', as: 'paper' },
  { d: ellipse(54, 50, 11.5, 14), as: 'paper' },
  { d: 'M48 48h.5M60 48h.5M54 48L56 55H53M46 44Q49 42 51 44M57 44Q60 42 62 44', as: 'line', width: 1.6 },
  { d: ellipse(54, 60, 3.4, 2.6), as: 'ink' },
  { d: 'M38 42C34 28 46 24 58 26C72 28 76 36 72 44C62 36 48 36 38 42Z', as: 'ink' },
  { d: 'M66 34C70 18 84 14 94 20C92 30 84 36 68 38Z', as: 'second' },
  { d: 'M68 36C76 32 84 26 90 21M76 33L77 25M83 29L86 22', as: 'line', width: 1.2 },
  { d: 'M26 100V122C26 136 90 136 90 122V100Z', as: 'paper' },
  { d: 'M26 106L35 130L46 110L58 134L70 110L81 130L90 106', as: 'line', width: 2.2 },
  { d: 'M26 100a32 11 0 1 1 64 0a32 11 0 1 1 -64 0Z', as: 'second' },
  { d: 'M32 99a26 7.5 0 1 1 52 0a26 7.5 0 1 1 -52 0Z', as: 'paper' },
  { d: 'M23 68L56 96M92 66L62 97', as: 'line', width: 4 },
  { d: 'M24 92C16 88 14 76 18 70C24 64 32 68 33 74C33 80 30 84 32 90Z', as: 'paper' },
  { d: 'M82 88C80 82 82 78 83 73C84 66 92 64 95 69C97 78 94 88 88 92Z', as: 'paper' },
  { d: 'M20 73l9 1M19 78l10 1M86 72l8-1M86 77l9-.5', as: 'line', width: 1.2 },
]

/** A captain's sword in a woman's hand, and laurel in her hair. */
export const heroine: Face = [
  { d: 'M32 112C28 84 30 46 42 34C50 26 62 26 70 34C80 46 80 84 76 112Z', as: 'second' },
  {
    d: 'M36 66C34 84 36 98 40 108M41 52C38 72 40 90 44 102M70 52C74 72 72 90 68 102',
    as: 'line',
    width: 1.2,
  },
  { d: 'M28 134C28 112 32 98 42 90H70C80 98 84 112 84 134Z', as: 'paper' },
  {
    d: `M56 92C58 108 58 120 56 134M38 104C44 112 50 112 56 106C62 112 68 112 74 104${hatch([74, 112], [64, 118], [0.4, 6], 3)}`,
    as: 'line',
    width: 1.4,
  },
  { d: 'M22 116C18 100 26 88 40 88C46 96 46 108 40 116C34 120 26 120 22 116Z', as: 'paper' },
  { d: 'M25 108Q34 102 43 106M28 98Q36 94 44 98', as: 'line', width: 1.3 },
  { d: 'M48 90C52 86 51 80 51 74H61C61 80 60 86 64 90L56 98Z', as: 'paper' },
  { d: ellipse(56, 58, 12, 15.5), as: 'paper' },
  { d: features(56, 60), as: 'line', width: 1.4 },
  { d: 'M43 56C42 40 50 36 56 37C62 36 70 40 69 56C66 48 62 45 56 44C50 45 46 48 43 56Z', as: 'second' },
  {
    d: 'M40 48C38 40 42 36 46 36C46 42 44 46 40 48ZM44 40C44 32 48 29 53 30C52 36 49 39 44 40ZM72 48C74 40 70 36 66 36C66 42 68 46 72 48ZM68 40C68 32 64 29 59 30C60 36 63 39 68 40Z',
    as: 'ink',
  },
  { d: 'M80 18L84 9L88 18V88H80Z', as: 'paper' },
  { d: 'M84 18V86', as: 'line', width: 1.2 },
  { d: 'M70 88C74 84 94 84 97 88L96 92H71Z', as: 'second' },
  { d: 'M81 92H87V114H81Z', as: 'ink' },
  { d: ellipse(84, 117, 4), as: 'second' },
  { d: 'M66 98C60 104 64 116 72 120L80 112L92 110C95 104 94 97 90 95L78 96Z', as: 'paper' },
  { d: 'M79 100l13-1M78 104l15-.5M79 108l13-.5M72 104L68 112', as: 'line', width: 1.2 },
]

/** A scarecrow, and no fear of it. */
export const scarecrow: Face = [
  { d: 'M53 66H60V134H53ZM12 74H98V81H12Z', as: 'second' },
  {
    d: 'M16 77L8 66M16 78L6 77M16 79L9 89M94 77L99 66M94 79L99 90M26 82L22 94M86 82L90 94',
    as: 'line',
    width: 2.4,
  },
  {
    d: 'M26 68C36 64 46 66 56 66C66 66 78 64 88 68L86 92L76 88L80 124L71 114L65 128L57 116L50 128L43 114L34 124L38 88L27 92Z',
    as: 'paper',
  },
  {
    d: `M56 68V116M46 68L56 80L67 68M36 100V112M78 74V84M34 74V84${hatch([62, 92], [74, 88], [0.6, 7], 4)}`,
    as: 'line',
    width: 1.4,
  },
  { d: 'M41 94H53V107H41Z', as: 'second' },
  { d: 'M39 97h-2M39 103h-2M55 97h2M55 103h2M44 92v-2M50 92v-2M44 109v2M50 109v2', as: 'line', width: 1.5 },
  { d: 'M40 46C40 34 47 30 57 30C67 30 74 36 74 47C74 58 68 66 57 66C46 66 40 58 40 46Z', as: 'paper' },
  {
    d: 'M48 44l6 6M54 44l-6 6M62 44l6 6M68 44l-6 6M46 57Q57 63 68 56M50 55v5M55 57v5M60 57v5M65 55v5',
    as: 'line',
    width: 1.9,
  },
  {
    d: 'M32 40C40 34 44 34 46 30C46 20 54 8 66 12C62 16 68 24 70 31C74 33 80 34 86 42C70 36 48 36 32 40Z',
    as: 'second',
  },
  { d: 'M46 30Q58 26 70 31M54 20L58 25M60 17L63 23', as: 'line', width: 1.4 },
  { d: 'M76 66C74 58 80 52 84 54C85 49 92 49 93 53L98 56L92 58C92 64 86 68 80 67L72 72Z', as: 'ink' },
  { d: 'M88 53h.4M80 60Q84 62 87 59', as: 'white', width: 1.4 },
]

/** A bareheaded captain under a white flag. */
export const surrender: Face = [
  { d: 'M30 132V16', as: 'line', width: 5 },
  {
    d: 'M32 14C48 6 60 26 76 18C84 14 90 14 95 17C90 28 91 38 95 50C82 46 74 54 62 54C50 54 44 48 32 52Z',
    as: 'paper',
  },
  { d: 'M38 22Q48 20 56 27T80 24M38 32Q48 30 58 37T84 35M38 42Q48 40 58 47T86 43', as: 'line', width: 1.2 },
  { d: 'M34 134C34 108 38 98 48 94H76C88 98 92 110 92 134Z', as: 'second' },
  { d: `M50 94L60 106L74 94M60 106V134${hatch([76, 112], [87, 106], [0, 7], 4)}`, as: 'line', width: 1.4 },
  { d: ellipse(62, 78, 11.5, 14), as: 'paper' },
  { d: 'M54 78Q57 80 59 78M64 78Q67 80 69 78M61 78L59 85H62M57 89Q61 87 65 89', as: 'line', width: 1.5 },
  { d: 'M50 78C46 66 52 60 62 60C74 60 78 68 74 80C72 74 70 70 66 69C60 72 54 70 50 78Z', as: 'ink' },
  { d: 'M52 86C54 96 58 97 62 97C66 97 70 95 73 86C69 91 66 92.5 62 92C58 92.5 55 91 52 86Z', as: 'ink' },
  { d: 'M34 100C40 98 48 104 50 114L36 118C28 116 24 108 24 100Z', as: 'second' },
  { d: 'M22 88C18 94 20 104 26 106L36 103C40 98 38 90 34 87Z', as: 'paper' },
  { d: 'M25 91l11-1M23 96l14-1M26 101l11-1', as: 'line', width: 1.2 },
]
