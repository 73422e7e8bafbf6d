/** Tiles and what they are, and how a hand ends. */

export { default as Draw } from "../draw/draw.js";
export { default as Hand } from "../hand/hand.js";
