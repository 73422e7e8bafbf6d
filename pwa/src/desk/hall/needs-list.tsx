import { useState } from "preact/hooks";
import { t } from "../../ui/i18n.ts";
import { useNow } from "../use-now.ts";
import { Need, Opened } from "./need.tsx";
import { needsAt } from "./needs.ts";
import type { Row } from "./rows.ts";
import type { View } from "./progress.ts";
import type { Need as NeedOf } from "./needs.ts";

const SHOWN = 5;

/** Everything that needs this official, in one list; a calm line where nothing does. */
export function NeedsList({ lasting, rows, view }: { lasting: NeedOf[]; rows: Row[]; view: View }) {
  const [whole, setWhole] = useState(false);
  const [opened, setOpened] = useState<NeedOf | null>(null);
  const needs = useNow(
    (now) => needsAt(lasting, rows, view, now),
    (found) => found.map((one) => [one.key, one.said, one.kind === "not-begun" && one.of.rows.length].join()).join(),
  );
  const shown = whole ? needs : needs.slice(0, SHOWN);
  return (
    <section class="needs-here needs" aria-labelledby="needs">
      <h2 id="needs" class={needs.length === 0 ? "soft" : ""}>
        <span role="status">
          {needs.length === 0 ? (
            t("desk.nothing-needs")
          ) : (
            <>
              {t("desk.needs")} <span class="rail-count">{needs.length}</span>
            </>
          )}
        </span>
      </h2>
      {shown.length > 0 && (
        <ul>
          {shown.map((need) => (
            <Need key={need.key} need={need} view={view} onOpen={() => setOpened(need)} />
          ))}
        </ul>
      )}
      {needs.length > SHOWN && (
        <button class="button quiet" type="button" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {t(whole ? "desk.fewer" : "hall-more", { count: needs.length - SHOWN })}
        </button>
      )}
      {opened && <Opened key={opened.key} need={opened} view={view} onClose={() => setOpened(null)} />}
    </section>
  );
}
