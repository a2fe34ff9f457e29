/** As many pikes as a Mercenary is strong, fanned out from the foot of a card of 100 by 140. */
export function pikes(strength: number): { shafts: string; heads: string } {
  const [x, y] = [61, 150]
  const step = strength > 6 ? 4.8 : 7
  const shafts: string[] = []
  const heads: string[] = []
  for (let k = 0; k < strength; k++) {
    const turn = ((k - (strength - 1) / 2) * step * Math.PI) / 180
    const [dx, dy] = [Math.sin(turn), -Math.cos(turn)]
    const long = 74 - Math.abs(k - (strength - 1) / 2) * 1.5
    const at = (along: number, aside: number): string =>
      `${(x + dx * along - dy * aside).toFixed(1)} ${(y + dy * along + dx * aside).toFixed(1)}`
    shafts.push(`M${at(14, 0)}L${at(long, 0)}`)
    heads.push(`M${at(long - 3, 0)}L${at(long + 3, 3)}L${at(long + 14, 0)}L${at(long + 3, -3)}Z`)
  }
  return { shafts: shafts.join(''), heads: heads.join('') }
}
