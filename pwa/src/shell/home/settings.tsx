import { Standing } from "../status/sheet.tsx";
import { Leave } from "../../features/people/join/leave.tsx";
import { PushSwitch as Pushed } from "../../domain/people/push-switch.tsx";
import { t } from "../../ui/i18n.ts";
import { Choice, Screen, Toggle, say } from "../../ui/index.ts";
import { useSettings } from "../../ui/settings.ts";
import { change } from "../../domain/words/change-settings.ts";
import { mayRule } from "../../domain/people/roles.ts";
import { useStore } from "../../store/use-store.ts";
import { Libraries, StoredHere } from "./stored-here.tsx";
import type { Settings as Wanted } from "../../ui/settings.ts";

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
  const set = (name: keyof Wanted) => (value: string | boolean) =>
    change({ [name]: value }).catch(() => say(t("open.lang-not-here")));
  const one = (name: "lang" | "theme" | "hand", label: string, options: { value: string; text: string }[]) => (
    <Choice label={label} value={settings[name]} options={options} onChange={set(name)} />
  );
  const onOff = (name: "discreet" | "haptics" | "sound", label: string, hint = "") => (
    <Toggle label={label} hint={hint} checked={settings[name]} onChange={set(name)} />
  );
  return (
    <Screen title={t("open.settings")}>
      {one("lang", "Language · 言語 · Langue · Язык", LANGUAGES)}{" "}
      {one("theme", t("open.theme"), named("theme", THEMES))}
      {one("hand", t("open.hand"), named("hand", HANDS))}{" "}
      {onOff("discreet", t("open.discreet"), t("open.discreet-text"))}
      {onOff("haptics", t("open.haptics"))} {onOff("sound", t("open.sound"))}
      {tournament && official && mayRule(official) && <Pushed tournament={tournament.id} as={official.id} />}
      <Standing />
      <StoredHere />
      <Leave />
      <Libraries />
    </Screen>
  );
}

function named(group: "theme" | "hand", values: string[]) {
  return values.map((value) => ({ value, text: t(`open.${group}.${value}`) }));
}
