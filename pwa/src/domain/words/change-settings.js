import { store } from "../../store/index.js";
import { keep, settings } from "../../ui/settings.js";
import { loadLanguage } from "../../ui/texts.js";

/** Change some of the settings, at once and for the next time; another language once it is here. Raises what fetching that does. @param {Partial<import("../../ui/settings.js").Settings>} changed */
export async function change(changed) {
  if (changed.lang && changed.lang !== settings.lang) {
    await store.loadLanguage(changed.lang);
    await loadLanguage(changed.lang);
  }
  keep(changed);
}
