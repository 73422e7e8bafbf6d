/** @type {Map<string, Promise<any>>} */
const queues = new Map();

/**
 * Runs `work` when nobody else holds the lock, in any tab of this phone; without Web Locks (a page that is not secure)
 * in this tab.
 * @template T @param {string} name @param {() => Promise<T>} work @returns {Promise<T>}
 */
export function withLock(name, work) {
  if (navigator.locks) return navigator.locks.request(name, work);
  const turn = (queues.get(name) ?? Promise.resolve()).then(work, work);
  queues.set(
    name,
    turn.catch(() => {}),
  );
  return turn;
}
