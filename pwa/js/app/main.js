import { render } from "../../vendor/preact.js";
import { useEffect, useState } from "../../vendor/hooks.js";
import { hall } from "../data/index.js";
import { resume } from "./call/kept.js";
import { html } from "./html.js";
import { t } from "./i18n.js";
import { Boundary } from "./parts/boundary.js";
import { Empty, Screen, Waiting } from "./parts/screen.js";
import { forgiveSlips } from "./parts/slips.js";
import { here, usePlace } from "./router.js";
import { ROUTES } from "./routes.js";
import { apply, useSettings } from "./settings.js";
import { keepOffline } from "./worker.js";

const LATEST_MS = 1000; // a page that is opened unseen is not painted
let paint = () => {};
/** The first screen is there to see. @type {Promise<void>} */
const painted = new Promise((resolve) => (paint = resolve));

/** A screen by the first part of its address. @typedef {{name: string, Shown: any}} Named */

/** The screen that the address names. @param {{first: Named}} props */
function Place({ first }) {
  const { path, parts, query } = usePlace();
  const [name = "", ...args] = parts;
  const [{ name: loaded, Shown }, setLoaded] = useState(first);
  useEffect(() => {
    let left = false;
    if (loaded !== name) screenOf(name).then((screen) => left || setLoaded(screen));
    return () => void (left = true);
  }, [name]);
  if (loaded !== name) return html`<${Waiting} />`;
  return html`<${Boundary} key=${path}><${Shown} args=${args} query=${query} /><//>`;
}

/** @param {string} [name] @returns {Promise<Named>} */
async function screenOf(name = "") {
  if (!Object.hasOwn(ROUTES, name)) return { name, Shown: Lost };
  return ROUTES[name]().then(
    ({ default: Shown }) => ({ name, Shown }),
    () => ({ name, Shown: NotLoaded }),
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

/** @param {{first: Named}} props */
function App({ first }) {
  useSettings();
  const { parts } = usePlace();
  const [Around, setAround] = useState(/** @type {any} */ (null));
  useEffect(() => {
    painted.then(() => import("./parts/around.js")).then((module) => setAround(() => module.Around));
  }, []);
  return html`${Around && html`<${Around} inCall=${parts[0] === "call"} />`}<${Place} first=${first} />`;
}

/** The first screen; all that it can do without starts when it is there to see. */
async function start() {
  apply();
  resume();
  const app = /** @type {HTMLElement} */ (document.getElementById("app"));
  const heard = hall.subscribe(() => hall.snapshot.blocked && render(html`<${Waiting} text=${t("blocked")} />`, app));
  const screen = screenOf(here().parts[0]);
  await hall.open();
  heard();
  app.replaceChildren(); // what index.html shows meanwhile would stay beside a screen that begins otherwise
  render(html`<${App} first=${await screen} />`, app);
  requestAnimationFrame(() => setTimeout(paint));
  setTimeout(paint, LATEST_MS);
  forgiveSlips();
  await painted;
  keepOffline();
  hall.run();
  if (hall.snapshot.tournament) ready().catch(() => {}); // then each is fetched when it is wanted
  import("./call/tidy.js").then(({ tidy }) => tidy()).catch(() => {}); // the next start tries again
}

/** What a referee opens next is there before the tap, and of this version though another tab takes an update meanwhile. */
function ready() {
  return Promise.all([ROUTES.call(), import("./table/ending.js")]);
}

start();
