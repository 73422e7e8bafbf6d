import { useLayoutEffect, useState } from "preact/hooks";
import { SignInAgain } from "./sign-in.tsx";
import { askBy } from "./with-recent-sign-in.ts";
import type { Answer } from "./with-recent-sign-in.ts";

/** Where one is asked to sign in again, over the screen that has it. */
export function RecentSignIn() {
  const [answer, setAnswer] = useState<Answer>(null);
  useLayoutEffect(() => {
    askBy(setAnswer);
    return () => askBy(null);
  }, []);
  const done = (proven: boolean) => {
    setAnswer(null);
    answer?.tell(proven);
  };
  return answer && <SignInAgain onProven={() => done(true)} onClose={() => done(false)} />;
}
