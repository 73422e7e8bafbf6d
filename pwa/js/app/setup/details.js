import { useState } from "../../../vendor/hooks.js";
import { store } from "../../data/index.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Dialog, Field, Select } from "../parts/index.js";
import { useRequest } from "../people/request.js";
import { currencies, zones } from "./money-and-zones.js";

/** The tournament's name, money and time zone, and how they are changed. @param {{settings: any}} props */
export function Details({ settings }) {
  const [open, setOpen] = useState(false);
  return html`<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${() => setOpen(true)}>${t("setup.details")}</button>
    ${open && html`<${Form} settings=${settings} onClose=${() => setOpen(false)} />`}`;
}

/** @param {{settings: any, onClose: () => void}} props */
function Form({ settings: current, onClose }) {
  const [settings] = useState(current); // what somebody else changes meanwhile is not to be changed back
  const [name, setName] = useState(settings.name);
  const [currency, setCurrency] = useState(settings.currency);
  const [zone, setZone] = useState(settings.time_zone);
  const { ask, asking, wrong } = useRequest();
  const wanted = { name: name.trim(), currency, time_zone: zone };
  const changed = Object.fromEntries(Object.entries(wanted).filter(([key, value]) => value !== settings[key]));
  const save = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (Object.keys(changed).length === 0) return onClose();
    ask(async () => {
      await store.ask("", { method: "PATCH", match: `"${settings.version}"`, body: changed });
      onClose();
    });
  };
  return html`<${Dialog} title=${t("setup.details")} onClose=${onClose}>
    <form class="stack" onSubmit=${save}>
      <${Field} label=${t("account.found-name")} value=${name} onInput=${setName} maxlength="200" autocomplete="off" />
      <${Select} label=${t("account.found-currency")} value=${currency} options=${currencies()} onChange=${setCurrency} />
      <${Select} label=${t("account.found-zone")} value=${zone} options=${zones(zone)} onChange=${setZone} />
      ${wrong}
      <button class="button main" disabled=${asking || !wanted.name}>${t("setup.save")}</button>
    </form>
  <//>`;
}
