import { useLayoutEffect, useState } from "preact/hooks";
import { clockTime, t } from "../../../ui/i18n.ts";
import { Compared } from "../../../domain/requests/versions.tsx";
import { Disclosure, Loading } from "../../../ui/index.ts";
import { useWords } from "../../../domain/words/words.ts";
import { isText } from "../../../ui/texts.ts";
import { changesIn } from "./changes.ts";
import { describe, textIn } from "./description.ts";
import type { Entry as Kept, State } from "../../../store/index.ts";

const AMENDMENTS = ["ruling.amended", "ruling.closed", "result.corrected", "tournament.changed", "hanchan.scheduled"];
const PAGES = { ruling: "rulings", player: "players", table: "tables" } as const;

/** Show an entry in words; one tap away, its changes and the stored JSON. */
export function Entry({ state, entry, onSubject }: { state: State; entry: Kept; onSubject: (id: string) => void }) {
  const words = useWords();
  const { seq, at, who, kind } = entry;
  const by = who ? (state.officials[who]?.name ?? t("hall-unknown")) : t("journal.nobody");
  const lines = describe(words, state, entry);
  const details = [t("journal.number", { seq }), clockTime(at, state.settings.time_zone), by];
  const title = (
    <div class="body">
      <h3>{kindName(kind)}</h3>
      {lines.length > 0 && <span class="who">{lines.join(" · ")}</span>}
      <small>{details.join(" · ")}</small>
    </div>
  );
  return (
    <Disclosure class="entry" title={title}>
      {() => <Whole state={state} entry={entry} onSubject={onSubject} />}
    </Disclosure>
  );
}

function Whole({ state, entry, onSubject }: { state: State; entry: Kept; onSubject: (id: string) => void }) {
  const { tournament: _, ...stored }: Kept & { tournament?: string } = entry;
  const { kind, subject } = stored;
  const [thing] = Object.entries(PAGES).find(([, name]) => subject in state[name]) ?? [];
  return (
    <div class="stack">
      <p class="pair">
        {thing && (
          <a class="button" href={`#/${thing}/${subject}`}>
            {t("journal.open")}
          </a>
        )}
        <button class="button" type="button" onClick={() => onSubject(subject)}>
          {t("journal.all-of-it")}
        </button>
      </p>
      {(AMENDMENTS.includes(kind) || textIn(entry).what === "corrected") && <Changes entry={entry} />}
      <h4>{t("journal.raw")}</h4>
      <pre class="raw" tabindex={0} aria-label={t("journal.raw")}>
        {JSON.stringify(stored, null, 2)}
      </pre>
    </div>
  );
}

/** Return the name of a kind; a kind that only a newer server knows is returned as it is. */
export function kindName(kind: string) {
  return isText(`journal.kind.${kind}`) ? t(`journal.kind.${kind}`) : kind;
}

/** Show what an amendment changed. */
function Changes({ entry }: { entry: Kept }) {
  const words = useWords();
  const [changes, setChanges] = useState<Awaited<ReturnType<typeof changesIn>> | undefined>();
  useLayoutEffect(() => void changesIn(words, entry as Kept<never>).then(setChanges, () => setChanges(null)), []);
  if (changes === undefined) return <Loading />;
  if (changes === null) return <p class="soft">{t("journal.no-before")}</p>;
  return (
    <Compared
      caption={t("journal.changes")}
      heads={[t("journal.before"), t("journal.after")]}
      before={changes.before}
      after={changes.after}
    />
  );
}
