/** A value as it was when the page was drawn last: what follows from it is drawn with the next frame, as a task of its own. */
export function afterFrame<T>(value: () => T): () => T {
  let drawn = $state.raw(value())

  $effect(() => {
    const next = value()
    let task: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => (drawn = next))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(task)
    }
  })
  return () => drawn
}
