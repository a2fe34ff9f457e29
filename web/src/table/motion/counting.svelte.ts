import { untrack } from 'svelte'
import { motionHere } from './tableMotion.svelte'

/** A number that counts up or down to what it is, while the board that shows it moves. */
export function counted(value: () => number): () => number {
  const queue = motionHere()
  let shown = $state(value())
  let counting = $state(false)

  $effect.pre(() => {
    const to = value()
    const moving = queue?.moving ?? false
    return untrack(() => {
      const from = shown
      if (!moving || from === to) {
        shown = to
        counting = false
        return undefined
      }
      const begin = performance.now()
      const length = Math.min(600, (queue?.length ?? 0) * 0.8)
      counting = true
      let frame = requestAnimationFrame(function step(now: number): void {
        const share = Math.min(1, Math.max(0, now - begin) / length)
        shown = Math.round(from + (to - from) * (1 - (1 - share) ** 3))
        if (share < 1) frame = requestAnimationFrame(step)
        else counting = false
      })
      return () => cancelAnimationFrame(frame)
    })
  })
  return () => (counting ? shown : value())
}
