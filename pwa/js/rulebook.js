/** Rulebooks, their words, and what rulings under them do: what every screen shows. Deciding is the engine's. */

export { consequences, strongest } from "./rules/consequences.js";
export { SEATS } from "./rules/context.js";
export { Library } from "./rules/library.js";
export { digitsOf, money } from "./rules/money.js";
export { Rulebook, canonical, revisionOf } from "./rules/rulebook.js";
export { Words, clockTime, tied } from "./rules/wording.js";
