import { store } from "../../store/index.ts";
import { keep, settings } from "../../ui/settings.ts";
import { loadLanguage } from "../../ui/texts.ts";
import type { Settings } from "../../ui/settings.ts";

/** Change some of the settings, at once and for the next time; another language once it is here. Raises what fetching that does. */
export async function change(changed: Partial<Settings>) {
  if (changed.lang && changed.lang !== settings.lang) {
    await store.loadLanguage(changed.lang);
    await loadLanguage(changed.lang);
  }
  keep(changed);
}
