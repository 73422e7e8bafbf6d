/** Lateness clocks: who is late until when, what it costs, and its words. No ruling needs them. */

export { lateness } from "./rules/charges.js";
export { speakLateness } from "./rules/speech.js";
export { clockOf, secondsLate } from "./rules/timings.js";
