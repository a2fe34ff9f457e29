import { describe, expect, it } from 'vitest'
import { isFileOf, isForServer, offline } from './kept'

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
})
