import { html } from "../html.js";
import { t } from "../i18n.js";
import { directs, hasOne } from "../shared/roles.js";
import { useStore } from "../state.js";

/** What an item of the rail has beside its first page. @type {Record<string, {id: string, href: string, isFor?: (official: any) => boolean}[]>} */
const TABS = {
  settings: [
    { id: "setup", href: "#/setup", isFor: (official) => hasOne(official, ["director"]) },
    { id: "settings", href: "#/settings" },
  ],
  reports: [
    { id: "reports", href: "#/reports" },
    { id: "dashboard", href: "#/dashboard", isFor: directs },
    { id: "journal", href: "#/journal" },
  ],
};

/** The pages of an item, side by side above the one that is open. @param {{item: string|null, parts: string[]}} props */
export function Tabs({ item, parts }) {
  const { official } = useStore();
  const tabs = (TABS[item ?? ""] ?? []).filter(({ isFor }) => !isFor || isFor(official));
  if (tabs.length < 2 || !tabs.some(({ id }) => id === parts[0])) return null;
  return html`<nav class="desk-tabs" aria-label=${t(`desk.item.${item}`)}>
    <strong>${t(`desk.item.${item}`)}</strong>
    ${tabs.map(({ id, href }) => html`<a key=${id} href=${href} aria-current=${id === parts[0] ? "page" : undefined}>${t(`desk.tab.${id}`)}</a>`)}
  </nav>`;
}
