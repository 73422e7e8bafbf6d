/** Tiles and what they are, how a hand ends, and how a game; training and exams on all of it. */

export { default as Calls } from "../calls/calls.js";
export { default as Draw } from "../draw/draw.js";
export { default as Exams } from "../exams/exams.js";
export { default as Hand } from "../hand/hand.js";
export { default as Settlement } from "../settlement/settlement.js";
export { default as Sheet } from "../sheet/sheet.js";
export { handsAfter } from "../table/next-hand.js";
export { default as Train } from "../train/train.js";
