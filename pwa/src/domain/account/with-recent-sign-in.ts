import { ApiError } from "../../store/index.ts";

/** Opens what asks for it, where that is on the screen. */
export type Answer = { tell: (proven: boolean) => void } | null;

let open: ((answer: Answer) => void) | null = null;

/** Ask with this from now on, or nowhere. */
export function askBy(ask: ((answer: Answer) => void) | null) {
  open = ask;
}

/** Does it. Where the server wants a sign-in of just now, that is asked for in place, and then it is done after all. */
export async function withRecentSignIn<Made>(work: () => Promise<Made>): Promise<Made> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError) || error.slug !== "sign-in-again" || !open || !(await proven(open))) throw error;
    return work();
  }
}

function proven(ask: (answer: Answer) => void): Promise<boolean> {
  return new Promise((tell) => ask({ tell }));
}
