import { useLayoutEffect, useState } from "../../../vendor/hooks.js";
import { hall } from "../../data/index.js";

const SECOND = 1000;

/** The server's time in ms, told anew at every full second of it: all phones change their clocks together. @param {boolean} runs */
export function useNow(runs) {
  const [now, setNow] = useState(hall.now);
  useLayoutEffect(() => {
    if (!runs) return;
    /** @type {number|undefined} */
    let waiting;
    const tick = () => {
      setNow(hall.now());
      waiting = setTimeout(tick, SECOND - (hall.now() % SECOND));
    };
    tick();
    return () => clearTimeout(waiting);
  }, [runs]);
  return now;
}
