import { createContext } from "preact";
import { useContext, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "./i18n.ts";
import { back } from "./router.ts";
import { Icon } from "./icon.tsx";
import type { ComponentChildren, ComponentType, Context } from "preact";

/** What stands in the corner of every screen: the app's own mark. */
export const Corner: Context<ComponentType> = createContext((() => null) as ComponentType);

/**
 * One screen: its title (which takes the focus when the screen opens), what it shows, and the actions in thumb's reach.
 * `up`: where the arrow leads when there is no way back; null for a screen without one.
 */
export function Screen({
  title,
  up = "#/",
  aside,
  actions,
  children,
}: {
  title: string;
  up?: string | null;
  aside?: ComponentChildren;
  actions?: ComponentChildren;
  children?: ComponentChildren;
}) {
  const heading = useRef(null as HTMLHeadingElement | null);
  const Mark = useContext(Corner);
  useLayoutEffect(() => {
    document.title = `${title} · Shinpan`;
  }, [title]);
  // At once, so that no key goes astray; but once all is in its place, for focusing has the browser lay it out.
  useLayoutEffect(() => queueMicrotask(() => heading.current?.focus({ preventScroll: true })), []);
  const arrow = up && (
    <button class="button quiet" aria-label={t("back")} onClick={() => back(up)}>
      <Icon name="back" />
    </button>
  );
  return (
    <div class="screen">
      <header class="top">
        {arrow}
        <h1 tabindex={-1} ref={heading}>
          {title}
        </h1>
        <Mark />
        {aside}
      </header>
      <main>{children}</main>
      {actions && <footer class="actions">{actions}</footer>}
    </div>
  );
}

/** A wait longer than a moment. */
export function Loading({ text }: { text?: string }) {
  return (
    <div class="waiting" role="status">
      <progress aria-label={t("loading")}></progress>
      {text ?? t("loading")}
    </div>
  );
}

/** Nothing to show, and what to do about it. */
export function Empty({ text, children }: { text: string; children?: ComponentChildren }) {
  return (
    <div class="waiting">
      <p>{text}</p>
      {children}
    </div>
  );
}

/** Names and what each is, a line for each. */
export function Facts({ rows }: { rows: ComponentChildren[][] }) {
  return (
    <dl class="facts">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
