/** Tiles and what they are, how a hand ends, and how a game. */

export { default as Calls } from "../calls/calls.js";
export { default as Draw } from "../draw/draw.js";
export { default as Hand } from "../hand/hand.js";
export { default as Settlement } from "../settlement/settlement.js";
export { default as Train } from "../train/train.js";
