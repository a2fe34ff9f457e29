/** Whether this is the server's alone to answer: nothing of it is ever kept. */
export const isForServer = (path: string): boolean => /^\/(api|ws)(\/|$)/.test(path)

/** Whether a build has this file. */
export const isFileOf = (files: readonly string[], path: string): boolean => files.includes(path)

/** A page that says of itself that the server did not answer, under the same policies. */
export async function offline(shell: Response): Promise<Response> {
  const headers = new Headers(shell.headers)
  for (const one of ['content-encoding', 'content-length', 'etag', 'last-modified']) headers.delete(one)
  headers.set('cache-control', 'no-store')
  return new Response((await shell.text()).replace('<html', '<html data-offline'), { headers })
}
