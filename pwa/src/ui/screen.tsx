import { createContext } from "preact";
import { useContext, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "./i18n.ts";
import { back } from "./router.ts";
import { Icon } from "./icon.tsx";
import type { ComponentChildren, ComponentType, Context } from "preact";

/** The component in the header's corner of every screen: the app's own mark. */
export const Corner: Context<ComponentType> = createContext((() => null) as ComponentType);

/**
 * Show a screen: its title, which takes the focus when the screen opens, its content, and the actions in thumb's reach.
 * @param props `up`: the arrow's address if the history has no step back; null: no arrow
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
  // Soon enough that no key press is lost, but after the whole tree is mounted, since focusing forces a layout.
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

/** Show a progress bar, with “Loading” or another text. */
export function Loading({ text }: { text?: string }) {
  return (
    <div class="waiting" role="status">
      <progress aria-label={t("loading")}></progress>
      {text ?? t("loading")}
    </div>
  );
}

/** Show that there is no content, with actions as children. */
export function Empty({ text, children }: { text: string; children?: ComponentChildren }) {
  return (
    <div class="waiting">
      <p>{text}</p>
      {children}
    </div>
  );
}

/** Show a description list. @param props `rows`: pairs of name and value */
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
