import { useLayoutEffect, useState } from "preact/hooks";
import { t } from "./i18n.ts";
import { loadTexts } from "./texts.ts";
import { say } from "./toasts.tsx";
import type { FunctionComponent } from "preact";

/** A component of a module that comes later. */
interface Late {
  load: () => Promise<void>;
  coming: Promise<void> | null;
}

type PropsOf<Part> = Part extends () => unknown ? object : Part extends (props: infer Props) => unknown ? Props : never;

/** All that are known, for whoever wants one soon wants others. */
const known: Set<Late> = new Set();

/**
 * A component that is fetched when it, or another, is first wanted; from then on it is there at once, for what comes late
 * moves all that stands below it.
 * @param load its module
 * @param name of the export
 */
export function lazy<Module extends { default: unknown }>(
  load: () => Promise<Module>,
): FunctionComponent<PropsOf<Module["default"]>>;
export function lazy<Module extends object, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): FunctionComponent<PropsOf<Module[Name]>>;
export function lazy(load: () => Promise<object>, name: PropertyKey = "default"): FunctionComponent<never> {
  let Part: FunctionComponent<object> | null = null;
  const late: Late = { load: async () => void (Part = Reflect.get(await whole(load()), name)), coming: null };
  known.add(late);
  return function Later(props: { onClose?: () => void }) {
    const [, draw] = useState(0);
    useLayoutEffect(() => {
      if (Part) return;
      fetched(late).then(
        () => draw(1),
        () => {
          say(t("not-loaded"));
          props.onClose?.(); // the next tap tries again
        },
      );
      for (const other of known) fetched(other).catch(() => {}); // it says so where it is wanted
    }, []);
    return Part && <Part {...props} />;
  };
}

function fetched(late: Late) {
  late.coming ??= late.load().catch((error) => {
    late.coming = null;
    throw error;
  });
  return late.coming;
}

/** A module that no ruling needs, once the texts and the styles that no ruling needs are here with it. */
export async function whole<T>(module: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([module, loadTexts("others"), style()]);
  return loaded;
}

let styled: Promise<unknown> | null = null;

/** The stylesheet, before the one for large text, which has the last word. */
function style() {
  styled ??= added("/bundle/areas.css").catch((error) => {
    styled = null;
    throw error;
  });
  return styled;
}

function added(href: string): Promise<unknown> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(href));
    };
    document.querySelector('link[href="/bundle/large.css"]')?.before(link);
  });
}
