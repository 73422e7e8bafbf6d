/** Amounts of money as people write them. Everywhere else they are integer minor units. */

/** ISO 4217: every other currency has two digits. */
const NONE = "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF".split(" ");
const THREE = "BHD IQD JOD KWD LYD OMR TND".split(" ");

export function digitsOf(currency: string) {
  if (NONE.includes(currency)) return 0;
  return THREE.includes(currency) ? 3 : 2;
}

/** Minor units, not below zero, as an amount: SGD 20.00, JPY 2000. */
export function money(currency: string, amount: number) {
  const digits = digitsOf(currency);
  const text = String(amount).padStart(digits + 1, "0");
  const whole = text.slice(0, text.length - digits);
  return `${currency} ${whole}${digits ? `.${text.slice(-digits)}` : ""}`;
}
