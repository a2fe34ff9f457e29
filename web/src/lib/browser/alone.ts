/**
 * Does something while no other tab of this browser does, so that none overwrites what another keeps. Over plain HTTP,
 * where tabs cannot agree, it is done at once.
 */
export const alone = async <T>(what: () => T): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('condottiere', () => what()) : what()
