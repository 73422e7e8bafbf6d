import { formatter } from "./i18n.js";

/** Tenths of P as people read them: −124 is −12.4, and 124 is +12.4. @param {number} tenths */
export function score(tenths) {
  return written(tenths / 10, { minimumFractionDigits: 1, signDisplay: "exceptZero" });
}

/** Table points, or whole P. @param {number} number @param {boolean} [signed] */
export function whole(number, signed = false) {
  return written(number, { signDisplay: signed ? "exceptZero" : "auto" });
}

/** What is taken off a score: −12P, or −2,000 in table points. @param {string} unit @param {number} amount @param {boolean} [signed] */
export function taken(unit, amount, signed = false) {
  return `${whole(-amount, signed)}${unit === "P" ? "P" : ""}`;
}

/** A number, or the four of an uma in P. @param {number|number[]} value */
export function valueText(value) {
  return Array.isArray(value) ? value.map((one) => `${whole(one)}P`).join(" / ") : whole(value);
}

/** Format a number; −0 as 0. @param {number} number @param {Record<string, unknown>} options */
function written(number, options) {
  return formatter(Intl.NumberFormat, options)
    .format(number || 0)
    .replace("-", "−");
}
