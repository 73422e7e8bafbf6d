import { useLayoutEffect, useState } from "preact/hooks";
import { store } from "../../store/index.js";

const SECOND = 1000;

/** The server's time in ms, told anew at every full second of it: all phones change their clocks together. @param {boolean} runs */
export function useNow(runs) {
  const [now, setNow] = useState(store.now);
  useLayoutEffect(() => {
    if (!runs) return;
    /** @type {number|undefined} */
    let waiting;
    const tick = () => {
      setNow(store.now());
      waiting = setTimeout(tick, SECOND - (store.now() % SECOND));
    };
    tick();
    return () => clearTimeout(waiting);
  }, [runs]);
  return now;
}
