import { useLayoutEffect, useState } from "../../vendor/hooks.js";
import { hall } from "../data/index.js";

/** What the phone knows, kept up to date: see `hall.snapshot`. */
export function useHall() {
  const [snapshot, setSnapshot] = useState(hall.snapshot);
  useLayoutEffect(() => {
    setSnapshot(hall.snapshot);
    return hall.subscribe(() => setSnapshot(hall.snapshot));
  }, []);
  return snapshot;
}
