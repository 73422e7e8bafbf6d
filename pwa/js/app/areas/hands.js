/** Tiles and what they are. */

export { default as Hand } from "../hand/hand.js";
