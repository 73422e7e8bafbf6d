import { useLayoutEffect, useState } from "preact/hooks";
import { store } from "../../store/index.ts";

const SECOND = 1000;

/** The server's time in ms, told anew at every full second of it: all phones change their clocks together. */
export function useNow(runs: boolean) {
  const [now, setNow] = useState(store.now);
  useLayoutEffect(() => {
    if (!runs) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      setNow(store.now());
      waiting = setTimeout(tick, SECOND - (store.now() % SECOND));
    };
    tick();
    return () => clearTimeout(waiting);
  }, [runs]);
  return now;
}
