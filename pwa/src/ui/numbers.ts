import { formatter } from "./i18n.ts";

/** Tenths of P as people read them: −124 is −12.4, and 124 is +12.4. */
export function score(tenths: number) {
  return written(tenths / 10, { minimumFractionDigits: 1, signDisplay: "exceptZero" });
}

/** Table points, or whole P. */
export function whole(number: number, signed: boolean = false) {
  return written(number, { signDisplay: signed ? "exceptZero" : "auto" });
}

/** What is taken off a score: −12P, or −2,000 in table points. */
export function taken(unit: string, amount: number, signed: boolean = false) {
  return `${whole(-amount, signed)}${unit === "P" ? "P" : ""}`;
}

/** A number, or the four of an uma in P. */
export function valueText(value: number | number[]) {
  return Array.isArray(value) ? value.map((one) => `${whole(one)}P`).join(" / ") : whole(value);
}

/** Format a number; −0 as 0. */
function written(number: number, options: Record<string, unknown>) {
  return formatter(Intl.NumberFormat, options)
    .format(number || 0)
    .replace("-", "−");
}
