import { isStopped, store } from "../../store/index.ts";

const LONGEST_WAIT = 6000; // ms: without a network nobody knows

/** Waits for the server's word on a payment: "new" once it has it, "refused", or "unsent" where no word comes. */
export function whenKnown(id: string): Promise<"new" | "refused" | "unsent"> {
  return new Promise((resolve) => {
    const end = (word: "new" | "refused" | "unsent") => {
      leave();
      clearTimeout(timer);
      resolve(word);
    };
    const look = () => {
      const { state, outbox } = store.snapshot;
      const payment = state?.payments[id];
      if (payment && !payment.unsent) end("new");
      else if (outbox.some((one) => one.id === id && isStopped(one.state))) end("refused");
    };
    const timer = setTimeout(() => end("unsent"), LONGEST_WAIT);
    const leave = store.subscribe(look);
    look();
  });
}
