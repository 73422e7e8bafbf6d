import { useLayoutEffect, useState } from "../../vendor/hooks.js";
import { render } from "../../vendor/preact.js";
import { store } from "../data/index.js";
import { areas } from "./areas.js";
import { resume, tidy } from "./call/draft.js";
import { html } from "./html.js";
import { t } from "./i18n.js";
import { ignoreAccidentalTaps } from "./parts/accidental-taps.js";
import { Around } from "./parts/around.js";
import { Boundary } from "./parts/boundary.js";
import { Empty, Loading, Screen } from "./parts/screen.js";
import { here, usePlace } from "./router.js";
import { ROUTES } from "./routes.js";
import { apply, change, settings, useSettings } from "./settings.js";
import { loadLanguage } from "./texts.js";
import { wide } from "./wide.js";
import { keepOffline } from "./worker.js";

const LATEST_MS = 1000; // a page that is opened unseen is not painted
let paint = () => {};
/** The first screen is there to see. @type {Promise<void>} */
const painted = new Promise((resolve) => (paint = resolve));

/** A screen, and where it came from. @typedef {{route: () => Promise<any>, Shown: any}} Loaded */

/** The screen that the address names. @param {{first: Loaded}} props */
function Place({ first }) {
  const { path, parts, query } = usePlace();
  const [{ route: loaded, Shown }, setLoaded] = useState(first);
  const route = routeOf(parts);
  useLayoutEffect(() => {
    let left = false;
    if (loaded !== route) screenOf(route).then((screen) => left || setLoaded(screen));
    return () => void (left = true);
  }, [route]);
  if (loaded !== route) return html`<${Loading} />`;
  return html`<${Boundary} key=${path}><${Shown} args=${parts.slice(1)} query=${query} /><//>`;
}

/** By the first part of an address. @param {string[]} parts */
function routeOf([name = ""]) {
  return Object.hasOwn(ROUTES, name) ? ROUTES[name] : lost;
}

const lost = async () => Lost;

/** @param {() => Promise<any>} route @returns {Promise<Loaded>} */
function screenOf(route) {
  return route().then(
    (Shown) => ({ route, Shown }),
    () => ({ route, Shown: NotLoaded }),
  );
}

function Lost() {
  return html`<${Screen} title=${t("lost")}><${Empty} text=${t("lost-text")}><a class="button" href="#/">${t("home")}</a><//><//>`;
}

function NotLoaded() {
  return html`<${Screen} title=${t("not-loaded")}><${Empty} text=${t("not-loaded-text")}>
    <button class="button" onClick=${() => location.reload()}>${t("try-again")}</button>
  <//><//>`;
}

/** @param {{first: Loaded}} props */
function App({ first }) {
  useSettings();
  const { parts } = usePlace();
  const [seen, setSeen] = useState(false);
  useLayoutEffect(() => void painted.then(() => setSeen(true)), []);
  return html`${seen && html`<${Around} inCall=${parts[0] === "call"} />`}<${Place} first=${first} />`;
}

/** The first screen; all that it can do without starts when it is there to see. @param {HTMLElement} app */
async function start(app) {
  apply();
  resume();
  const opened = store.open(settings.lang); // before the screen, which waits for what is open
  const screen = furnish().then(() => screenOf(routeOf(here().parts)));
  await loadLanguage(settings.lang).catch(() => opened.then(inEnglish));
  const blocked = () => store.snapshot.blocked && render(html`<${Loading} text=${t("blocked")} />`, app);
  const heard = store.subscribe(blocked);
  blocked();
  await opened;
  heard();
  app.replaceChildren(); // what index.html shows meanwhile would stay beside a screen that begins otherwise
  render(html`<${App} first=${await screen} />`, app);
  requestAnimationFrame(() => setTimeout(paint));
  setTimeout(paint, LATEST_MS);
  ignoreAccidentalTaps();
  await painted;
  wide.onchange = furnish;
  keepOffline();
  store.run();
  tidy().catch(() => {}); // the next start tries again
}

/** The rail and the lists of a desk, where there is room: else, or where they can't be had, there are the phone's screens. */
async function furnish() {
  if (wide.matches)
    await areas.frame().then(
      ({ furnish: desk }) => desk(),
      () => {},
    );
}

/** Where the chosen language is not to be had. */
function inEnglish() {
  return change({ lang: "en" });
}

const app = document.getElementById("app");
if (app) start(app); // any other page only looks inside: see inspect.js
