import { useLayoutEffect, useState } from "preact/hooks";
import { render } from "preact";
import { store } from "../store/index.ts";
import { resume, tidy } from "../features/incident/call/draft.ts";
import { t } from "../ui/i18n.ts";
import { ignoreAccidentalTaps } from "../ui/accidental-taps.ts";
import { Overlays } from "./overlays.tsx";
import { Boundary } from "../ui/boundary.tsx";
import { whole } from "../ui/lazy.tsx";
import { Corner, Empty, Loading, Screen } from "../ui/screen.tsx";
import { here, usePlace } from "../ui/router.ts";
import { ROUTES } from "./routes.ts";
import { apply, settings, useSettings } from "../ui/settings.ts";
import { change } from "../domain/words/change-settings.ts";
import { Status } from "./status/status.tsx";
import { loadLanguage } from "../ui/texts.ts";
import { wide } from "../ui/wide.ts";
import type { Route, Shown } from "./routes.ts";
import { keepOffline } from "./worker.ts";

const LATEST_MS = 1000; // a page that is opened unseen is not painted
let paint = () => {};
/** The first screen is there to see. */
const painted: Promise<void> = new Promise((resolve) => (paint = resolve));

/** A screen, and where it came from. */
interface Loaded {
  route: Route;
  Shown: Shown;
}

/** The screen that the address names. */
function Place({ first }: { first: Loaded }) {
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

/** By the first part of an address. */
function routeOf([name = ""]: string[]) {
  return Object.hasOwn(ROUTES, name) ? ROUTES[name] : lost;
}

const lost = async () => Lost;

function screenOf(route: Route): Promise<Loaded> {
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

function App({ first }: { first: Loaded }) {
  useSettings();
  const { parts } = usePlace();
  const [seen, setSeen] = useState(false);
  useLayoutEffect(() => void painted.then(() => setSeen(true)), []);
  return (
    <Corner.Provider value={Status}>
      {seen && <Overlays inCall={parts[0] === "call"} />}
      <Place first={first} />
    </Corner.Provider>
  );
}

/** The first screen; all that it can do without starts when it is there to see. */
async function start(app: HTMLElement) {
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
    await whole(import("../desk/frame.tsx")).then(
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
