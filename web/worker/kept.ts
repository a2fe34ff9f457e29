/** Whether this is the server's alone to answer: nothing of it is ever kept. */
export const isForServer = (path: string): boolean => /^\/(api|ws)(\/|$)/.test(path)

/** Whether a build has this file. */
export const isFileOf = (files: readonly string[], path: string): boolean => files.includes(path)

/** So long a page is waited for. A server that takes longer is asked again by the page that is shown then. */
export const PATIENCE_MS = 5000

/** The page as the server has it now; where none answers in time, the kept one, which says so. */
export async function newestPage(
  fresh: Promise<Response>,
  shell: () => Promise<Response | undefined>,
): Promise<Response> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null))
  const answer = await Promise.race([fresh, late]).catch(() => null) // no network, or nobody there
  // A proxy answers so while the server behind it is down.
  if (answer && answer.status !== 502 && answer.status !== 504) return answer
  const kept = await shell()
  return kept ? offline(kept) : fresh
}

/** A page that says of itself that the server did not answer, under the same policies. */
export async function offline(shell: Response): Promise<Response> {
  const headers = new Headers(shell.headers)
  for (const one of ['content-encoding', 'content-length', 'etag', 'last-modified']) headers.delete(one)
  headers.set('cache-control', 'no-store')
  return new Response((await shell.text()).replace('<html', '<html data-offline'), { headers })
}
