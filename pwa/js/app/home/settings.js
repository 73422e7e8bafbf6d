import { areas } from "../areas.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Choice, Screen, Toggle, say } from "../parts/index.js";
import { later } from "../parts/later.js";
import { change, useSettings } from "../settings.js";
import { mayRule } from "../shared/roles.js";
import { useStore } from "../state.js";
import { Libraries, StoredHere } from "./stored-here.js";

const Pushed = later(areas.referee, "PushSwitch");
const Leave = later(areas.referee, "Leave");
const Standing = later(areas.referee, "Standing");

const LANGUAGES = [
  { value: "en", text: "English" },
  { value: "ja", text: "日本語" },
  { value: "fr", text: "Français" },
  { value: "ru", text: "Русский" },
];
const THEMES = ["auto", "light", "dark"];
const HANDS = ["left", "right"];

/** What this person wants of this phone, and what it keeps. */
export default function Settings() {
  const settings = useSettings();
  const { tournament, official } = useStore();
  const set = (/** @type {string} */ name) => (/** @type {any} */ value) =>
    change({ [name]: value }).catch(() => say(t("open.lang-not-here")));
  const one = (/** @type {"lang"|"theme"|"hand"} */ name, /** @type {string} */ label, /** @type {any[]} */ options) =>
    html`<${Choice} label=${label} value=${settings[name]} options=${options} onChange=${set(name)} />`;
  const onOff = (/** @type {"discreet"|"haptics"|"sound"} */ name, /** @type {string} */ label, hint = "") =>
    html`<${Toggle} label=${label} hint=${hint} checked=${settings[name]} onChange=${set(name)} />`;
  return html`<${Screen} title=${t("open.settings")}>
    ${one("lang", "Language · 言語 · Langue · Язык", LANGUAGES)} ${one("theme", t("open.theme"), named("theme", THEMES))}
    ${one("hand", t("open.hand"), named("hand", HANDS))} ${onOff("discreet", t("open.discreet"), t("open.discreet-text"))}
    ${onOff("haptics", t("open.haptics"))} ${onOff("sound", t("open.sound"))}
    ${tournament && mayRule(official) && html`<${Pushed} tournament=${tournament.id} as=${official.id} />`}
    <${Standing} />
    <${StoredHere} />
    <${Leave} />
    <${Libraries} />
  <//>`;
}

/** @param {"theme"|"hand"} group @param {string[]} values */
function named(group, values) {
  return values.map((value) => ({ value, text: t(`open.${group}.${value}`) }));
}
