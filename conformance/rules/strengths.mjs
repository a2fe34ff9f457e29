// The strengths of lines, written a second time from chapter R3 of docs/rules.md alone: an adapter for
//
//     python run.py --cases strengths --compare strengths node strengths.mjs

import { createInterface } from 'node:readline'

const MERCENARIES = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, T: 10 }

/** What every line is worth (R2.6). `lines` has the face-up cards of each seat as letters: ['TT5', 'SD4']. */
export function strengths(lines) {
  const inPlay = [...lines.join('')]
  const winter = inPlay.includes('W')
  const spring = inPlay.includes('S')
  const highest = Math.max(0, ...inPlay.map((card) => MERCENARIES[card] ?? 0)) // R3.6: as printed
  return lines.map((line) => {
    const drummer = line.includes('D')
    let sum = 0
    for (const card of line) {
      if (card in MERCENARIES) {
        const worth = winter ? 1 : MERCENARIES[card] // R3.2
        sum += drummer ? 2 * worth : worth // R3.3
        if (spring && MERCENARIES[card] === highest) sum += 3 // R3.4
      }
      if (card === 'C') sum += 1
      if (card === 'H') sum += 10
    }
    return sum
  })
}

for await (const asked of createInterface({ input: process.stdin })) {
  const { lines, seats } = JSON.parse(asked).object
  console.log(JSON.stringify({ strengths: strengths(lines ?? Array(seats).fill('')) }))
}
