import { loadTexts } from "./texts.js";

/** The parts of the app that come when they are first wanted, each one download, with the texts that no ruling needs. */
export const areas = {
  account: area(() => import("./areas/account.js")),
  clocks: area(() => import("./areas/clocks.js")),
  desk: area(() => import("./areas/desk.js")),
  frame: area(() => import("./areas/frame.js")),
  hands: area(() => import("./areas/hands.js")),
  open: area(() => import("./areas/open.js")),
  referee: area(() => import("./areas/referee.js")),
};

/** Fetches a part of the app; `loaded`: what came of it, null before. @template T @typedef {(() => Promise<T>) & {loaded: T|null}} Area */

/** @template T @param {() => Promise<T>} load @returns {Area<T>} */
function area(load) {
  const fetched = async () => {
    const [part] = await Promise.all([load(), loadTexts("others"), style()]);
    return (found.loaded = part);
  };
  const found = Object.assign(fetched, { loaded: /** @type {T|null} */ (null) });
  return found;
}

/** @type {Promise<any>|null} */
let styled = null;

/** The areas' stylesheet, before the one for large text, which has the last word. */
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
