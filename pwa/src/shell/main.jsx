import { useLayoutEffect, useState } from "preact/hooks";
import { render } from "preact";
import { store } from "../store/index.js";
import { resume, tidy } from "../features/incident/call/draft.js";
import { t } from "../ui/i18n.js";
import { ignoreAccidentalTaps } from "../ui/accidental-taps.js";
import { Around } from "./around.jsx";
import { Boundary } from "../ui/boundary.jsx";
import { whole } from "../ui/later.jsx";
import { Corner, Empty, Loading, Screen } from "../ui/screen.jsx";
import { here, usePlace } from "../ui/router.js";
import { ROUTES } from "./routes.js";
import { apply, settings, useSettings } from "../ui/settings.js";
import { change } from "../domain/words/change-settings.js";
import { Status } from "./status/status.jsx";
import { loadLanguage } from "../ui/texts.js";
import { wide } from "../ui/wide.js";
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
  if (loaded !== route) return <Loading />;
  return (
    <Boundary key={path}>
      <Shown args={parts.slice(1)} query={query} />
    </Boundary>
  );
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
  return (
    <Screen title={t("lost")}>
      <Empty text={t("lost-text")}>
        <a class="button" href="#/">
          {t("home")}
        </a>
      </Empty>
    </Screen>
  );
}

function NotLoaded() {
  return (
    <Screen title={t("not-loaded")}>
      <Empty text={t("not-loaded-text")}>
        <button class="button" onClick={() => location.reload()}>
          {t("try-again")}
        </button>
      </Empty>
    </Screen>
  );
}

/** @param {{first: Loaded}} props */
function App({ first }) {
  useSettings();
  const { parts } = usePlace();
  const [seen, setSeen] = useState(false);
  useLayoutEffect(() => void painted.then(() => setSeen(true)), []);
  return (
    <Corner.Provider value={Status}>
      {seen && <Around inCall={parts[0] === "call"} />}
      <Place first={first} />
    </Corner.Provider>
  );
}

/** The first screen; all that it can do without starts when it is there to see. @param {HTMLElement} app */
async function start(app) {
  apply();
  resume();
  const opened = store.open(settings.lang); // before the screen, which waits for what is open
  const screen = furnish().then(() => screenOf(routeOf(here().parts)));
  await loadLanguage(settings.lang).catch(() => opened.then(inEnglish));
  const blocked = () => store.snapshot.blocked && render(<Loading text={t("blocked")} />, app);
  const heard = store.subscribe(blocked);
  blocked();
  await opened;
  heard();
  app.replaceChildren(); // what index.html shows meanwhile would stay beside a screen that begins otherwise
  render(<App first={await screen} />, app);
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
    await whole(import("../desk/frame.jsx")).then(
      ({ furnish: desk }) => desk(ROUTES, Status),
      () => {},
    );
}

/** Where the chosen language is not to be had. */
function inEnglish() {
  return change({ lang: "en" });
}

const app = document.getElementById("app");
if (app) start(app); // any other page only looks inside: see inspect.js
