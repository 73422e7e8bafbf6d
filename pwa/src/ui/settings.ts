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
const listeners = new Set<(chosen: Settings) => void>();

function defaults(): Settings {
  const spoken = navigator.languages
    .map((tag) => tag.slice(0, 2))
    .find((tag) => ["en", "ja", "fr", "ru"].includes(tag));
  const lang = (spoken ?? "en") as Settings["lang"];
  return { lang, theme: "auto", discreet: false, hand: "right", haptics: true, sound: false };
}

/** What this person chose on this phone. */
export let settings = { ...defaults(), ...saved(KEY) } as Settings;

/** Keep what was changed, and tell the page and whoever uses it. */
export function keep(changed: Partial<Settings>) {
  settings = { ...settings, ...changed };
  save(KEY, settings);
  apply();
  for (const listener of listeners) listener(settings);
}

/** Tell the page of it: styles hang on these attributes. */
export function apply() {
  const root = document.documentElement;
  root.lang = settings.lang;
  root.dataset.theme = settings.theme;
  root.dataset.hand = settings.hand;
  root.toggleAttribute("data-discreet", settings.discreet);
}

/** The settings, kept up to date from the first paint on. */
export function useSettings() {
  const [known, setKnown] = useState(settings);
  useLayoutEffect(() => {
    listeners.add(setKnown);
    return () => listeners.delete(setKnown);
  }, []);
  return known;
}

/** A short buzz, where the phone can (once it was tapped) and the referee wants it. */
export function buzz(milliseconds: number = 15) {
  const tapped = navigator.userActivation?.hasBeenActive ?? true;
  if (settings.haptics && tapped && "vibrate" in navigator) navigator.vibrate(milliseconds);
}
