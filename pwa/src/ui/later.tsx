import { useLayoutEffect, useState } from "preact/hooks";
import { t } from "./i18n.ts";
import { loadTexts } from "./texts.ts";
import { say } from "./toasts.tsx";

/** A component of a module that comes later. */
interface Late {
  load: () => Promise<any>;
  name: string;
  Part: any;
  coming: Promise<void> | null;
}

/** All that are known, for whoever wants one soon wants others. */
const known: Set<Late> = new Set();

/**
 * A component that is fetched when it, or another, is first wanted; from then on it is there at once, for what comes late
 * moves all that stands below it.
 * @param load its module
 * @param name of the export
 */
export function later(load: () => Promise<any>, name: string = "default"): any {
  const late: Late = { load, name, Part: null, coming: null };
  known.add(late);
  return function Later(props: any) {
    const [, draw] = useState(0);
    useLayoutEffect(() => {
      if (late.Part) return;
      fetched(late).then(
        () => draw(1),
        () => {
          say(t("not-loaded"));
          props.onClose?.(); // the next tap tries again
        },
      );
      for (const other of known) fetched(other).catch(() => {}); // it says so where it is wanted
    }, []);
    return late.Part && <late.Part {...props} />;
  };
}

function fetched(late: Late) {
  late.coming ??= whole(late.load()).then(
    (module) => void (late.Part = module[late.name]),
    (error) => {
      late.coming = null;
      throw error;
    },
  );
  return late.coming;
}

/** A module that no ruling needs, once the texts and the styles that no ruling needs are here with it. */
export async function whole<T>(module: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([module, loadTexts("others"), style()]);
  return loaded;
}

let styled: Promise<any> | null = null;

/** The stylesheet, before the one for large text, which has the last word. */
function style() {
  styled ??= added("/bundle/areas.css").catch((error) => {
    styled = null;
    throw error;
  });
  return styled;
}

function added(href: string): Promise<any> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  document.querySelector('link[href="/bundle/large.css"]')?.before(link);
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(href));
    };
  });
}
