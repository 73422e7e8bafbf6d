import { save, saved } from "../../ui/local-storage.js";

const KEY = "shinpan.account";

/** Whether an account was signed in here when it was looked at last: what needs one is offered then, unasked. */
export function isAccountHere() {
  return saved(KEY) === true;
}

/** @param {boolean} is */
export function noteAccount(is) {
  save(KEY, is || null);
}
