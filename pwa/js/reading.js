/** The rest of the rules engine: what reads rulebooks and lays them side by side. A ruling never needs it. */

export { choices } from "./rules/cards.js";
export { across, sideBySide } from "./rules/compare.js";
