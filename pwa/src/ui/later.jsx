import { useLayoutEffect, useState } from "preact/hooks";
import { t } from "./i18n.js";
import { loadTexts } from "./texts.js";
import { say } from "./toasts.jsx";

/** A component of a module that comes later. @typedef {{load: () => Promise<any>, name: string, Part: any, coming: Promise<void>|null}} Late */

/** All that are known, for whoever wants one soon wants others. @type {Set<Late>} */
const known = new Set();

/**
 * A component that is fetched when it, or another, is first wanted; from then on it is there at once, for what comes late
 * moves all that stands below it.
 * @param {() => Promise<any>} load its module @param {string} [name] of the export @returns {any}
 */
export function later(load, name = "default") {
  /** @type {Late} */
  const late = { load, name, Part: null, coming: null };
  known.add(late);
  return function Later(/** @type {any} */ props) {
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

/** @param {Late} late */
function fetched(late) {
  late.coming ??= whole(late.load()).then(
    (module) => void (late.Part = module[late.name]),
    (error) => {
      late.coming = null;
      throw error;
    },
  );
  return late.coming;
}

/**
 * A module that no ruling needs, once the texts and the styles that no ruling needs are here with it.
 * @template T @param {Promise<T>} module @returns {Promise<T>}
 */
export async function whole(module) {
  const [loaded] = await Promise.all([module, loadTexts("others"), style()]);
  return loaded;
}

/** @type {Promise<any>|null} */
let styled = null;

/** The stylesheet, before the one for large text, which has the last word. */
function style() {
  styled ??= added("/bundle/areas.css").catch((error) => {
    styled = null;
    throw error;
  });
  return styled;
}

/** @param {string} href @returns {Promise<any>} */
function added(href) {
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
