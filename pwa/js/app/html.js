import { h } from "../../vendor/preact.js";
import htm from "../../vendor/htm.js";

/** Markup as a tagged template. */
export const html = htm.bind(h);
