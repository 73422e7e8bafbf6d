import { useState } from "preact/hooks";
import { t } from "../../ui/i18n.js";
import { useTicked } from "../tick.js";
import { Need, Opened } from "./need.jsx";
import { needsAt } from "./needs.js";

const SHOWN = 5;

/**
 * Everything that needs this official, in one list; a calm line where nothing does.
 * @param {{lasting: import("./needs.js").Need[], rows: import("./rows.js").Row[], view: import("./progress.js").View}} props
 */
export function NeedsList({ lasting, rows, view }) {
  const [whole, setWhole] = useState(false);
  const [opened, setOpened] = useState(/** @type {import("./needs.js").Need|null} */ (null));
  const needs = useTicked(
    (now) => needsAt(lasting, rows, view, now),
    (found) => found.map(({ key, of, said = "" }) => [key, said, of?.rows?.length].join()).join(),
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
