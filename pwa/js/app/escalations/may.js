import { hasOne, mayRule } from "../shared/roles.js";

/**
 * What an official may do next with an escalation, as the server judges it: "decide", "appeal", "reopen"; "own" where it
 * is their own ruling, "" where it is not theirs to go on with.
 * @param {any} official @param {any} escalation @param {any} ruling
 */
export function next(official, { status, level }, ruling) {
  const director = hasOne(official, ["director"]);
  if (status === "final") return director ? "reopen" : "";
  if (status === "decided") return mayRule(official) ? "appeal" : "";
  if (director) return "decide";
  if (level !== "head-referee" || !hasOne(official, ["head-referee"])) return "";
  return ruling.official === official.id ? "own" : "decide";
}
