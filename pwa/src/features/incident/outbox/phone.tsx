import { clockTime, formatter, t } from "../../../ui/i18n.ts";
import { useStore } from "../../../store/use-store.ts";

const NOTICEABLE_MS = 2000;
const MEGABYTE = 1e6;

/** Show the phone's clock offset, its storage, and whether the browser may clear the stored data. */
export function Phone() {
  const { tournament, offsetMs, clockSure, clockAt, persisted, usage, quota, lowStorage } = useStore();
  return (
    <section class="stack">
      <h2>{t("hall-phone")}</h2>
      {offsetMs !== null && Math.abs(offsetMs) > NOTICEABLE_MS && (
        <p class="note warn">
          {t(offsetMs > 0 ? "hall-clock-behind" : "hall-clock-ahead", { time: spanOf(Math.abs(offsetMs)) })}
        </p>
      )}
      {!clockSure && clockAt && (
        <p class="soft">{t("hall-clock-last", { time: clockTime(new Date(clockAt), tournament?.time_zone) })}</p>
      )}
      {!clockSure && <p class="soft">{t("hall-clock-unsure")}</p>}
      {lowStorage && (
        <p class="note bad" role="alert">
          {t("hall-storage-low")}
        </p>
      )}
      <p class="soft">{t(persisted ? "hall-persisted" : "hall-not-persisted")}</p>
      {quota > 0 && <p class="soft">{t("hall-storage", { used: megabytes(usage, 1), quota: megabytes(quota, 0) })}</p>}
    </section>
  );
}

function megabytes(size: number, maximumFractionDigits: number) {
  return formatter(Intl.NumberFormat, { maximumFractionDigits }).format(size / MEGABYTE);
}

/** Return a duration in its two largest units: "23 h 59 min". */
function spanOf(ms: number) {
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  const units = { days, hours, minutes: minutes % 60, seconds: seconds % 60 };
  const parts = Object.entries(units)
    .filter(([, count]) => count > 0)
    .slice(0, 2);
  return parts.map(([unit, count]) => t(`hall-span.${unit}`, { count })).join(" ");
}
