import { useState } from "preact/hooks";
import { Finder } from "../../../domain/incident/finder.tsx";
import { t } from "../../../ui/i18n.ts";
import type { Rules } from "../../../domain/rulebook/rules.tsx";

/** The last search, restored on the way back; another `occasion` starts a new one. */
let last = { occasion: "", query: "" };

interface FoulPickerProps {
  rules: Rules;
  occasion: string;
  address: (foul: string) => string;
  leaveOut?: string[];
}

/**
 * Show a search for fouls outside a call.
 * @param props those of the finder
 */
export function FoulPicker({ rules, occasion, ...where }: FoulPickerProps) {
  const [query, setQuery] = useState(last.occasion === occasion ? last.query : "");
  const type = (text: string) => {
    last = { occasion, query: text };
    setQuery(text);
  };
  const { library, book, words } = rules;
  return (
    <Finder
      library={library}
      book={book}
      words={words}
      label={t("call.what")}
      hint={t("open.search-hint")}
      query={query}
      onQuery={type}
      {...where}
    />
  );
}
