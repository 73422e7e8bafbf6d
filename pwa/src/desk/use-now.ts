import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { store } from "../store/index.ts";

const SECOND = 1000;
const listeners: Set<(now: number) => void> = new Set();
let waiting: ReturnType<typeof setTimeout> | undefined;

/** One clock for the whole hall, at every full second of the server's time. */
function tick() {
  const now = second();
  for (const listener of listeners) listener(now);
  waiting = listeners.size > 0 ? setTimeout(tick, SECOND - (store.now() % SECOND)) : undefined;
}

/** The full second that it is: drawn again within it, nothing has changed, and no button moves away as it is pressed. */
function second() {
  return Math.floor(store.now() / SECOND) * SECOND;
}

/** What holds now, looked at every second: what shows it is drawn again only once it says something else. */
export function useNow<T>(of: (now: number) => T, said: (value: T) => string): T {
  const value = of(second());
  const [, draw] = useState("");
  const latest = useRef({ of, said, shown: "" });
  latest.current = { of, said, shown: said(value) };
  useLayoutEffect(() => {
    const look = (moment: number) => {
      const { of, said, shown } = latest.current;
      const next = said(of(moment));
      if (next !== shown) draw(`${moment} ${next}`);
    };
    listeners.add(look);
    if (waiting === undefined) tick();
    return () => void listeners.delete(look);
  }, []);
  return value;
}
