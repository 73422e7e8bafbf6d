import { useLayoutEffect, useState } from "preact/hooks";

const DURATION_MS = 5000;
/** A toast shown this shortly before another screen opens is about the action that led there, so it stays. */
const KEEP_ON_NAVIGATION_MS = 1000;
const NOTHING = { text: "", at: 0 };
/** The latest toast, perhaps from before `Toasts` was mounted. */
let last = NOTHING;
let show = (_: typeof NOTHING) => {};

/** Show a message that disappears; screen readers announce it. */
export function say(text: string) {
  last = { text, at: Date.now() };
  show(last);
}

/** Show the latest toast for five seconds, or until another screen opens. */
export function Toasts() {
  const [toast, setToast] = useState(NOTHING);
  const { text } = toast;
  useLayoutEffect(() => {
    // By the state at that moment: the newest toast may not be rendered yet.
    const clearOld = () => setToast((now) => (Date.now() - now.at > KEEP_ON_NAVIGATION_MS ? NOTHING : now));
    show = setToast;
    if (Date.now() - last.at < DURATION_MS) show(last);
    addEventListener("hashchange", clearOld);
    return () => removeEventListener("hashchange", clearOld);
  }, []);
  useLayoutEffect(() => {
    const timer = setTimeout(() => setToast((now) => (now === toast ? NOTHING : now)), DURATION_MS);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <div class="toasts" role="status" aria-live="polite">
      {text && <p class="toast">{text}</p>}
    </div>
  );
}
