import { useState } from "preact/hooks";
import { Finder } from "../../../domain/incident/finder.tsx";
import { t } from "../../../ui/i18n.ts";
import type { Rules } from "../../../domain/rulebook/rules.tsx";

/** What was looked for last, so that the way back finds it again; another `occasion` begins anew. */
let last = { occasion: "", query: "" };

interface FoulPickerProps {
  rules: Rules;
  occasion: string;
  address: (foul: string) => string;
  leaveOut?: string[];
}

/**
 * Find a foul where nobody is called to a table.
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
