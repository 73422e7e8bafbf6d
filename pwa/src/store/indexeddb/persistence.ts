const LITTLE = 20e6;
const NEARLY = 0.9;

/** Ask the browser never to clear what this phone keeps. */
export async function askToPersist(): Promise<boolean> {
  if (!navigator.storage?.persist) return false;
  return (await navigator.storage.persisted()) || navigator.storage.persist();
}

/** How much is kept, in bytes, and whether room runs out. */
export async function room() {
  if (!navigator.storage?.estimate) return { persisted: false, usage: 0, quota: 0, lowStorage: false };
  const [{ usage = 0, quota = 0 }, persisted] = await Promise.all([
    navigator.storage.estimate(),
    navigator.storage.persisted?.() ?? false,
  ]);
  const lowStorage = quota > 0 && (quota - usage < LITTLE || usage / quota > NEARLY);
  return { persisted, usage, quota, lowStorage };
}
