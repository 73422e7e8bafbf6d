import { useLayoutEffect, useState } from "preact/hooks";
import { store } from "../../store/index.js";

/** The way to the fines of another evening, where alone they can be paid; null where this device takes no part in it. @returns {(evening: string|undefined) => string|null} */
export function useWayThere() {
  const [known, setKnown] = useState(/** @type {any[]} */ ([]));
  useLayoutEffect(() => void store.tournaments().then(setKnown, () => {}), []);
  return (evening) => {
    const there = known.find(({ id, left }) => id === evening && !left);
    return there ? `#/account/enter/${evening}/${there.official.id}/fines` : null;
  };
}
