import { useLayoutEffect, useState } from "preact/hooks";
import { t } from "./i18n.ts";
import { loadTexts } from "./texts.ts";
import { say } from "./toasts.tsx";
import type { FunctionComponent } from "preact";

/** A component whose module is loaded on demand; `loading`: the load under way or completed. */
interface LazyPart {
  load: () => Promise<void>;
  loading: Promise<void> | null;
}

type PropsOf<Part> = Part extends () => unknown ? object : Part extends (props: infer Props) => unknown ? Props : never;

/** All of them: once one is needed, the others soon are. */
const lazyParts: Set<LazyPart> = new Set();

/**
 * Return a component that is loaded when it, or another lazy one, is first shown. Once loaded it is rendered at once: a
 * component that appears late moves everything below it.
 * @param load imports the module
 * @param name the export's
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
  const part: LazyPart = { load: async () => void (Part = Reflect.get(await whole(load()), name)), loading: null };
  lazyParts.add(part);
  return function Lazy(props: { onClose?: () => void }) {
    const [, render] = useState(0);
    useLayoutEffect(() => {
      if (Part) return;
      loadOnce(part).then(
        () => render(1),
        () => {
          say(t("not-loaded"));
          props.onClose?.(); // the next tap tries again
        },
      );
      for (const other of lazyParts) loadOnce(other).catch(() => {}); // reported once it is shown
    }, []);
    return Part && <Part {...props} />;
  };
}

function loadOnce(part: LazyPart) {
  part.loading ??= part.load().catch((error) => {
    part.loading = null;
    throw error;
  });
  return part.loading;
}

/** Return a module outside of ruling once the texts and styles for everything outside of ruling are loaded too. */
export async function whole<T>(module: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([module, loadTexts("others"), loadStyles()]);
  return loaded;
}

let styles: Promise<unknown> | null = null;

/** Load the stylesheet, before the one for large text, which must override it. */
function loadStyles() {
  styles ??= addStylesheet("/bundle/areas.css").catch((error) => {
    styles = null;
    throw error;
  });
  return styles;
}

function addStylesheet(href: string): Promise<unknown> {
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
