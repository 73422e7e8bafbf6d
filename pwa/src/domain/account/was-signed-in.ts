import { save, saved } from "../../ui/local-storage.ts";

const KEY = "shinpan.account";

/** Whether an account was signed in here when it was looked at last: what needs one is offered then, unasked. */
export function isAccountHere() {
  return saved(KEY) === true;
}

export function noteAccount(is: boolean) {
  save(KEY, is || null);
}
