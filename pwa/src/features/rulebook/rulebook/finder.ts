import { matcher, search } from "../../../rules/words/search.ts";
import type { Rules } from "../../../domain/rulebook/rules.tsx";

/** Return a function that tests whether a text, or a foul by any of its names, matches the search. */
export function finder({ library }: Rules, query: string) {
  const matches = matcher(library, query);
  const { items } = search(library, query);
  const fouls = new Set(query.trim() ? items.filter(({ score }) => score > 0).map(({ id }) => id) : []);
  return (text: string, foul = "") => fouls.has(foul) || matches(text);
}
