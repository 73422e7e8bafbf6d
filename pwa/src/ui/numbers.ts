import { formatter } from "./i18n.ts";

/** Format tenths of P as a signed decimal: −124 is −12.4, and 124 is +12.4. */
export function score(tenths: number) {
  return format(tenths / 10, { minimumFractionDigits: 1, signDisplay: "exceptZero" });
}

/** Format table points or whole P. */
export function whole(number: number, signed: boolean = false) {
  return format(number, { signDisplay: signed ? "exceptZero" : "auto" });
}

/** Format what is taken off a score: −12P, or −2,000 in table points. */
export function taken(unit: string, amount: number, signed: boolean = false) {
  return `${whole(-amount, signed)}${unit === "P" ? "P" : ""}`;
}

/** Format a number, or the four of an uma in P. */
export function valueText(value: number | number[]) {
  return Array.isArray(value) ? value.map((one) => `${whole(one)}P`).join(" / ") : whole(value);
}

/** Format a number with a true minus sign; −0 as 0. */
function format(number: number, options: Record<string, unknown>) {
  return formatter(Intl.NumberFormat, options)
    .format(number || 0)
    .replace("-", "−");
}
