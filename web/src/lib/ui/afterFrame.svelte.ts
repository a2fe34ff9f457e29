/** Where no frame comes, as on a hidden page, a value is taken over after so many milliseconds. */
const MOST_MS = 200

/** A value as it was when the page was drawn last: what follows from it is drawn with the next frame, as a task of its own. */
export function afterFrame<T>(value: () => T): () => T {
  let drawn = $state.raw(value())

  $effect(() => {
    const next = value()
    const draw = (): void => void (drawn = next)
    let task = setTimeout(draw, MOST_MS)
    const frame = requestAnimationFrame(() => {
      clearTimeout(task)
      task = setTimeout(draw)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(task)
    }
  })
  return () => drawn
}
