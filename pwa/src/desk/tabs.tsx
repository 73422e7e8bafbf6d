import { t } from "../ui/i18n.ts";
import { directs, hasOne } from "../domain/people/roles.ts";
import { useStore } from "../store/use-store.ts";
import type { Roled } from "../domain/people/roles.ts";

/** What an item of the rail has beside its first page. */
const TABS: Record<string, { id: string; href: string; isFor?: (official: Roled) => boolean }[]> = {
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

/** The pages of an item, side by side above the one that is open. */
export function Tabs({ item, parts }: { item: string | null; parts: string[] }) {
  const { official } = useStore();
  const tabs = (TABS[item ?? ""] ?? []).filter(({ isFor }) => !isFor || isFor(official));
  if (tabs.length < 2 || !tabs.some(({ id }) => id === parts[0])) return null;
  return (
    <nav class="desk-tabs" aria-label={t(`desk.item.${item}`)}>
      <strong>{t(`desk.item.${item}`)}</strong>
      {tabs.map(({ id, href }) => (
        <a key={id} href={href} aria-current={id === parts[0] ? "page" : undefined}>
          {t(`desk.tab.${id}`)}
        </a>
      ))}
    </nav>
  );
}
