import { matcher, search } from "../../../rules/words/search.ts";
import type { Rules } from "../../../domain/rulebook/rules.tsx";

/** Whether a text, or a foul by any of its names, fits what is looked for. */
export function finder({ library }: Rules, query: string) {
  const matches = matcher(library, query);
  const { items } = search(library, query);
  const fouls = new Set(query.trim() ? items.filter(({ score }) => score > 0).map(({ id }) => id) : []);
  return (text: string, foul = "") => fouls.has(foul) || matches(text);
}
