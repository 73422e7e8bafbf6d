import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../ui/i18n.ts";
import { Boundary } from "../ui/boundary.tsx";
import { RailIcon } from "./rail/icons.tsx";
import type { ComponentChildren } from "preact";
import type { Stand } from "./places.ts";

/** Back to the list alone. */
export function Close({ href }: { href: string }) {
  return (
    <nav class="desk-close" aria-label={t("desk.key.close")}>
      <a class="button quiet" href={href} aria-label={t("close")} title="Esc">
        <RailIcon name="close" />
      </a>
    </nav>
  );
}

/** How far each list was scrolled. */
const scrolled: Map<string, number> = new Map();

/** A list, where it was left; it waits unseen behind a page and what has the screen for itself. */
export function Pane({ item, stand, children }: { item: string; stand: Stand; children: ComponentChildren }) {
  const pane = useRef<HTMLDivElement | null>(null);
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
