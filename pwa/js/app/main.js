import { render } from "../../vendor/preact.js";
import { useEffect, useState } from "../../vendor/hooks.js";
import { hall } from "../data/index.js";
import { resume } from "./call/kept.js";
import { html } from "./html.js";
import { t } from "./i18n.js";
import { Boundary } from "./parts/boundary.js";
import { Changes } from "./parts/changes.js";
import { Empty, Screen, Waiting } from "./parts/index.js";
import { forgiveSlips } from "./parts/slips.js";
import { Toasts } from "./parts/toasts.js";
import { Update } from "./parts/update.js";
import { usePlace } from "./router.js";
import { ROUTES } from "./routes.js";
import { apply, useSettings } from "./settings.js";
import { keepOffline } from "./worker.js";

/** The screen that the address names. */
function Place() {
  const { path, parts, query } = usePlace();
  const [name = "", ...args] = parts;
  const [loaded, setLoaded] = useState(/** @type {{name: string, Shown: any}|null} */ (null));
  useEffect(() => {
    const load = Object.hasOwn(ROUTES, name) && ROUTES[name];
    let left = false;
    if (!load) setLoaded({ name, Shown: Lost });
    else
      load().then(
        (module) => left || setLoaded({ name, Shown: module.default }),
        () => left || setLoaded({ name, Shown: NotLoaded }),
      );
    return () => void (left = true);
  }, [name]);
  if (loaded?.name !== name) return html`<${Waiting} />`;
  return html`<${Boundary} key=${path}><${loaded.Shown} args=${args} query=${query} /><//>`;
}

function Lost() {
  return html`<${Screen} title=${t("lost")}><${Empty} text=${t("lost-text")}><a class="button" href="#/">${t("home")}</a><//><//>`;
}

function NotLoaded() {
  return html`<${Screen} title=${t("not-loaded")}><${Empty} text=${t("not-loaded-text")}>
    <button class="button" onClick=${() => location.reload()}>${t("try-again")}</button>
  <//><//>`;
}

function App() {
  useSettings();
  const { parts } = usePlace();
  return html`<${Update} inCall=${parts[0] === "call"} /><${Place} /><${Toasts} /><${Changes} />`;
}

async function start() {
  apply();
  const root = /** @type {HTMLElement} */ (document.getElementById("app"));
  await hall.open();
  resume();
  forgiveSlips();
  render(html`<${App} />`, root);
  keepOffline();
}

start();
