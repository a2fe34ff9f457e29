/** Whether a host's name means the very machine that asks for it: nobody else gets to us by it. */
export const isLoopback = (hostname: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(hostname)
