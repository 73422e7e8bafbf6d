import { useLayoutEffect, useState } from "preact/hooks";

const MOST_MS = 5000;
/** What was said so shortly before another screen opened is said of what led there. */
const FRESH_MS = 1000;
const NOTHING = { text: "", at: 0 };
/** What was said last, maybe before there was a place to show it. */
let last = NOTHING;
let show = (_: typeof NOTHING) => {};

/** Say something in passing; screen readers hear it too. */
export function say(text: string) {
  last = { text, at: Date.now() };
  show(last);
}

/** Where passing words appear. */
export function Toasts() {
  const [said, setSaid] = useState(NOTHING);
  const { text } = said;
  useLayoutEffect(() => {
    // By what is said when it moves: what was said just now may not be on the screen yet.
    const moved = () => setSaid((now) => (Date.now() - now.at > FRESH_MS ? NOTHING : now));
    show = setSaid;
    if (Date.now() - last.at < MOST_MS) show(last);
    addEventListener("hashchange", moved);
    return () => removeEventListener("hashchange", moved);
  }, []);
  useLayoutEffect(() => {
    const timer = setTimeout(() => setSaid((now) => (now === said ? NOTHING : now)), MOST_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <div class="toasts" role="status" aria-live="polite">
      {text && <p class="toast">{text}</p>}
    </div>
  );
}
