/** Return a name without case, accents and extra spaces, to compare it with others. */
export function plainName(text: string) {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
}
