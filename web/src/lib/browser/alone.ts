const NAME = 'condottiere'

/**
 * Does something while no other tab of this browser does, so that none overwrites what another keeps. Web Locks need a
 * safe origin; over plain HTTP tabs take turns by transactions, of which a store of IndexedDB has one at a time.
 */
export async function alone<T>(what: () => T): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request(NAME, () => what())
  return 'indexedDB' in globalThis ? inTransaction(what) : what()
}

async function inTransaction<T>(what: () => T): Promise<T> {
  const database = await openDatabase().catch(() => null)
  if (database === null) return what() // a browser that keeps nothing, or lacks the space
  await new Promise((turn) => {
    const asked = database.transaction(NAME, 'readwrite').objectStore(NAME).count()
    asked.onsuccess = turn
    asked.onerror = turn
  })
  try {
    return what() // in the same task, in which the transaction cannot end
  } finally {
    database.close()
  }
}

const openDatabase = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME)
    asked.onupgradeneeded = () => asked.result.createObjectStore(NAME)
    asked.onsuccess = () => {
      resolve(asked.result)
    }
    asked.onerror = () => {
      reject(asked.error ?? new Error('IndexedDB cannot be opened'))
    }
  })
