import { useLayoutEffect, useState } from "preact/hooks";
import { store } from "./index.ts";

/** What the phone knows, kept up to date: see `store.snapshot`. */
export function useStore() {
  const [snapshot, setSnapshot] = useState(store.snapshot);
  useLayoutEffect(() => {
    setSnapshot(store.snapshot);
    return store.subscribe(() => setSnapshot(store.snapshot));
  }, []);
  return snapshot;
}
