/** Signing in, one's own account, and a new tournament. */

export { default as Account } from "../account/account.js";
export { default as NewTournament } from "../account/new-tournament.js";
export { default as League } from "../league/league.js";
export { default as Season } from "../league/season.js";
export { SignInAgain } from "../account/sign-in.js";
