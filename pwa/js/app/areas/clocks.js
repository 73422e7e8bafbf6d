/** The start of a match, its timekeeper, and the hall's board. */

export { default as Board } from "../board/board.js";
export { default as Start } from "../clocks/start.js";
export { default as Timekeeping } from "../timekeeping/timekeeping.js";
