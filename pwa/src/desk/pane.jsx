import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../ui/i18n.js";
import { Boundary } from "../ui/boundary.jsx";
import { RailIcon } from "./rail/icons.jsx";

/** Back to the list alone. @param {{href: string}} props */
export function Close({ href }) {
  return (
    <nav class="desk-close" aria-label={t("desk.key.close")}>
      <a class="button quiet" href={href} aria-label={t("close")} title="Esc">
        <RailIcon name="close" />
      </a>
    </nav>
  );
}

/** How far each list was scrolled. @type {Map<string, number>} */
const scrolled = new Map();

/** A list, where it was left; it waits unseen behind a page and what has the screen for itself. @param {{item: string, stand: import("./places.js").Stand, children: any}} props */
export function Pane({ item, stand, children }) {
  const pane = useRef(/** @type {HTMLDivElement|null} */ (null));
  const isHidden = stand !== "list" && stand !== "detail";
  useLayoutEffect(() => {
    if (pane.current && !isHidden) pane.current.scrollTop = scrolled.get(item) ?? 0;
  }, [isHidden]);
  const note = () => pane.current && !isHidden && scrolled.set(item, pane.current.scrollTop);
  return (
    <div
      class="desk-list"
      ref={pane}
      hidden={isHidden}
      role={stand === "list" ? "main" : "region"}
      aria-label={t(`desk.item.${item}`)}
      onScroll={note}
    >
      <Boundary>{children}</Boundary>
    </div>
  );
}
