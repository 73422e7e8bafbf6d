import { useLayoutEffect, useState } from "preact/hooks";
import { store } from "../../../store/index.ts";
import { decideAcross } from "../../../rules/books/compare.ts";
import { spokenDecision } from "../../../domain/incident/decision.ts";
import { sourceLines } from "../../../domain/words/words.ts";
import { useBook } from "../../../domain/rulebook/book.ts";
import type { Answers } from "./decision.tsx";
import type { Decision } from "../../../rules/engine/decision.ts";
import type { Spoken } from "../../../domain/incident/decision.ts";

/** Return the decisions of every other rulebook on the same facts, in words, kept up to date. */
function useOthers({ foul, facts, context }: Answers): Spoken[] {
  const { library, book } = useBook();
  const [spoken, setSpoken] = useState<Spoken[]>([]);
  const key = JSON.stringify([foul, facts, context, library.language, book.revision]);
  useLayoutEffect(() => {
    let left = false;
    const others = Object.keys(library.books).filter((id) => id !== book.id);
    const load = async () => {
      const books = await Promise.all(others.map((id) => store.bookOf({ id, options: {}, readings: {} })));
      const [, ...decisions] = decideAcross([book, ...books], foul, facts, context);
      if (!left) setSpoken(decisions.map((decision) => spokenDecision(library, decision as Decision)));
    };
    load();
    return () => {
      left = true;
    };
  }, [key]);
  return spoken;
}

export function OtherRulebooks({ call }: { call: Answers }) {
  return useOthers(call).map((one) => (
    <section class="call-other" key={one.rulebook.id} aria-label={one.rulebook.name}>
      <p class="soft">{one.rulebook.name}</p>
      <p class="call-line penalty">{one.line}</p>
      {sourceLines(one).map((text) => (
        <p class="soft" key={text}>
          {text}
        </p>
      ))}
      {one.rulebook.standing !== "official" && <p class="note warn">{one.rulebook.standing_text}</p>}
    </section>
  ));
}
