import { useLayoutEffect, useState } from "preact/hooks";
import { save, saved } from "./local-storage.ts";

export interface Settings {
  lang: "en" | "ja" | "fr" | "ru";
  theme: "auto" | "light" | "dark";
  discreet: boolean;
  hand: "right" | "left";
  haptics: boolean;
  sound: boolean;
}

const KEY = "shinpan.settings";
const listeners = new Set<(settings: Settings) => void>();

function defaults(): Settings {
  const preferred = navigator.languages
    .map((tag) => tag.slice(0, 2))
    .find((tag) => ["en", "ja", "fr", "ru"].includes(tag));
  const lang = (preferred ?? "en") as Settings["lang"];
  return { lang, theme: "auto", discreet: false, hand: "right", haptics: true, sound: false };
}

/** The settings chosen on this phone. */
export let settings = { ...defaults(), ...saved(KEY) } as Settings;

/** Save changed settings, apply them to the page, and notify the components that use them. */
export function keep(changed: Partial<Settings>) {
  settings = { ...settings, ...changed };
  save(KEY, settings);
  apply();
  for (const listener of listeners) listener(settings);
}

/** Set the root element's attributes, on which styles depend. */
export function apply() {
  const root = document.documentElement;
  root.lang = settings.lang;
  root.dataset.theme = settings.theme;
  root.dataset.hand = settings.hand;
  root.toggleAttribute("data-discreet", settings.discreet);
}

/** Return the settings, kept up to date from the first paint on. */
export function useSettings() {
  const [current, setCurrent] = useState(settings);
  useLayoutEffect(() => {
    listeners.add(setCurrent);
    return () => listeners.delete(setCurrent);
  }, []);
  return current;
}

/** Vibrate, if the phone can (browsers allow it only after a first tap) and the setting is on. */
export function buzz(milliseconds: number = 15) {
  const tapped = navigator.userActivation?.hasBeenActive ?? true;
  if (settings.haptics && tapped && "vibrate" in navigator) navigator.vibrate(milliseconds);
}
