import { useLayoutEffect, useState } from "preact/hooks";
import { SignInAgain } from "./sign-in.jsx";
import { askBy } from "./with-recent-sign-in.js";

/** @typedef {import("./with-recent-sign-in.js").Answer} Answer */

/** Where one is asked to sign in again, over the screen that has it. */
export function RecentSignIn() {
  const [answer, setAnswer] = useState(/** @type {Answer} */ (null));
  useLayoutEffect(() => {
    askBy(setAnswer);
    return () => askBy(null);
  }, []);
  const done = (/** @type {boolean} */ proven) => {
    setAnswer(null);
    answer?.tell(proven);
  };
  return answer && <SignInAgain onProven={() => done(true)} onClose={() => done(false)} />;
}
