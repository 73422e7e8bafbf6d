/** Amounts of money as people write them. Everywhere else they are integer minor units. */

/** Currencies without decimals (ISO 4217); all but these and those with three have two. */
const NONE = "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF".split(" ");
const THREE = "BHD IQD JOD KWD LYD OMR TND".split(" ");

/** Return the number of decimals of a currency. */
export function digitsOf(currency: string) {
  if (NONE.includes(currency)) return 0;
  return THREE.includes(currency) ? 3 : 2;
}

/** Write minor units, not below zero, as an amount: SGD 20.00, JPY 2000. */
export function money(currency: string, amount: number) {
  const digits = digitsOf(currency);
  const text = String(amount).padStart(digits + 1, "0");
  const whole = text.slice(0, text.length - digits);
  return `${currency} ${whole}${digits ? `.${text.slice(-digits)}` : ""}`;
}
