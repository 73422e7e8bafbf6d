/** When a game began and how long it lasts still: what a ruling needs of the clocks. */

export { endOfTime, gameClock, isUp, secondsLeft } from "./rules/gameclock.js";
export { beganAt, standing } from "./rules/timings.js";
