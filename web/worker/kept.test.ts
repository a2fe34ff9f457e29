import { describe, expect, it, vi } from 'vitest'
import { isFileOf, isForServer, newestPage, offline, PATIENCE_MS } from './kept'

describe('what the service worker answers for', () => {
  it('is nothing that only the server can say', () => {
    for (const path of ['/api', '/api/me', '/api/tables/ab/play', '/ws/ab'])
      expect(isForServer(path)).toBe(true)
    for (const path of ['/', '/t/api', '/apiary', '/assets/api-1.js']) expect(isForServer(path)).toBe(false)
  })

  it('is the files of its own build', () => {
    expect(isFileOf(['/assets/one.js'], '/assets/one.js')).toBe(true)
    expect(isFileOf(['/assets/one.js'], '/assets/two.js')).toBe(false)
  })

  it('is a page that says so, under the same policy', async () => {
    const headers = {
      'content-type': 'text/html',
      'content-security-policy': "default-src 'self'",
      etag: '"1"',
    }
    const answer = await offline(
      new Response('<!doctype html><html lang="en"><body></body></html>', { headers }),
    )
    expect(await answer.text()).toContain('<html data-offline lang="en">')
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'self'")
    expect(answer.headers.get('etag')).toBeNull()
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('is the kept page where the server takes too long, and its own, however late, where none is kept', async () => {
    vi.useFakeTimers()
    let answer: (response: Response) => void = () => undefined
    const slow = new Promise<Response>((resolve) => (answer = resolve))
    const page = newestPage(slow, () => Promise.resolve(new Response('<html>')))
    const only = newestPage(slow, () => Promise.resolve(undefined))
    await vi.advanceTimersByTimeAsync(PATIENCE_MS)
    expect(await (await page).text()).toBe('<html data-offline>')
    const late = new Response('late')
    answer(late)
    expect(await only).toBe(late)
    vi.useRealTimers()
  })
})
