import { html } from "../html.js";
import { t } from "../i18n.js";
import { Choice, Screen, Toggle } from "../parts/index.js";
import { change, useSettings } from "../settings.js";
import { Leave } from "../hall/leave.js";
import { Kept, Libraries } from "./kept-here.js";

const LANGUAGES = [
  { value: "en", text: "English" },
  { value: "ja", text: "日本語" },
  { value: "fr", text: "Français" },
];

/** What this person wants of this phone, and what it keeps. */
export default function Settings() {
  const { lang, theme, discreet, hand, haptics, sound } = useSettings();
  const named = (/** @type {string[]} */ values, /** @type {string} */ group) =>
    values.map((value) => ({
      value,
      text: group === "theme" ? t(`open.theme.${value}`) : t(`open.hand.${value}`),
    }));
  const set = (/** @type {string} */ name) => (/** @type {any} */ value) => change({ [name]: value });
  return html`<${Screen} title=${t("open.settings")}>
    <${Choice}
      label="Language · 言語 · Langue"
      value=${lang}
      options=${LANGUAGES}
      onChange=${set("lang")}
    />
    <${Choice}
      label=${t("open.theme")}
      value=${theme}
      options=${named(["auto", "light", "dark"], "theme")}
      onChange=${set("theme")}
    />
    <${Choice}
      label=${t("open.hand")}
      value=${hand}
      options=${named(["left", "right"], "hand")}
      onChange=${set("hand")}
    />
    <${Toggle}
      label=${t("open.discreet")}
      hint=${t("open.discreet-text")}
      checked=${discreet}
      onChange=${set("discreet")}
    />
    <${Toggle}
      label=${t("open.haptics")}
      checked=${haptics}
      onChange=${set("haptics")}
    />
    <${Toggle}
      label=${t("open.sound")}
      checked=${sound}
      onChange=${set("sound")}
    />
    <${Kept} />
    <${Leave} />
    <${Libraries} />
  <//>`;
}
