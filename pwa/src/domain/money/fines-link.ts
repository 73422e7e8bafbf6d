import { useLayoutEffect, useState } from "preact/hooks";
import { store } from "../../store/index.ts";
import type { Tournament } from "../../store/index.ts";

/** The way to the fines of another evening, where alone they can be paid; null where this device takes no part in it. */
export function useFinesLink(): (evening: string | undefined) => string | null {
  const [known, setKnown] = useState<Tournament[]>([]);
  useLayoutEffect(() => void store.tournaments().then(setKnown, () => {}), []);
  return (evening) => {
    const there = known.find(({ id, left }) => id === evening && !left);
    return there ? `#/account/enter/${evening}/${there.official.id}/fines` : null;
  };
}
