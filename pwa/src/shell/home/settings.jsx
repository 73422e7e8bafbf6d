import { Standing } from "../status/sheet.jsx";
import { Leave } from "../../features/people/join/leave.jsx";
import { PushSwitch as Pushed } from "../../domain/people/push-switch.jsx";
import { t } from "../../ui/i18n.js";
import { Choice, Screen, Toggle, say } from "../../ui/index.js";
import { useSettings } from "../../ui/settings.js";
import { change } from "../../domain/words/change-settings.js";
import { mayRule } from "../../domain/people/roles.js";
import { useStore } from "../../store/use-store.js";
import { Libraries, StoredHere } from "./stored-here.jsx";

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
  const one = (
    /** @type {"lang"|"theme"|"hand"} */ name,
    /** @type {string} */ label,
    /** @type {any[]} */ options,
  ) => <Choice label={label} value={settings[name]} options={options} onChange={set(name)} />;
  const onOff = (/** @type {"discreet"|"haptics"|"sound"} */ name, /** @type {string} */ label, hint = "") => (
    <Toggle label={label} hint={hint} checked={settings[name]} onChange={set(name)} />
  );
  return (
    <Screen title={t("open.settings")}>
      {one("lang", "Language · 言語 · Langue · Язык", LANGUAGES)}{" "}
      {one("theme", t("open.theme"), named("theme", THEMES))}
      {one("hand", t("open.hand"), named("hand", HANDS))}{" "}
      {onOff("discreet", t("open.discreet"), t("open.discreet-text"))}
      {onOff("haptics", t("open.haptics"))} {onOff("sound", t("open.sound"))}
      {tournament && mayRule(official) && <Pushed tournament={tournament.id} as={official.id} />}
      <Standing />
      <StoredHere />
      <Leave />
      <Libraries />
    </Screen>
  );
}

/** @param {"theme"|"hand"} group @param {string[]} values */
function named(group, values) {
  return values.map((value) => ({ value, text: t(`open.${group}.${value}`) }));
}
