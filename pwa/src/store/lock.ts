const queues: Map<string, Promise<unknown>> = new Map();

/**
 * Runs `work` when nobody else holds the lock, in any tab of this phone; without Web Locks (a page that is not secure)
 * in this tab.
 */
export function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(name, work);
  const turn = (queues.get(name) ?? Promise.resolve()).then(work, work);
  queues.set(
    name,
    turn.catch(() => {}),
  );
  return turn;
}
