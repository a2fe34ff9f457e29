/** Keeps the screen on as long as the page is looked at; returns what ends that. Over plain HTTP browsers cannot. */
export function keepAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => undefined
  let lock: WakeLockSentinel | null = null
  let ended = false

  async function hold(): Promise<void> {
    if (document.visibilityState !== 'visible') return
    try {
      lock = await navigator.wakeLock.request('screen')
    } catch {
      // A device that is short of power refuses.
    }
    if (ended) void lock?.release()
  }

  // A lock ends whenever the page is hidden.
  const shown = (): void => void hold()
  document.addEventListener('visibilitychange', shown)
  void hold()
  return () => {
    ended = true
    document.removeEventListener('visibilitychange', shown)
    void lock?.release()
  }
}
