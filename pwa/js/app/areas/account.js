/** Signing in, one's own account, and a new tournament. */

export { default as Account } from "../account/account.js";
export { default as Found } from "../account/found.js";
export { Proving } from "../account/proving.js";
