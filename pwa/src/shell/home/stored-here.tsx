import { useLayoutEffect, useState } from "preact/hooks";
import libraries from "./libraries.json";
import { clockTime, formatter, t } from "../../ui/i18n.ts";
import { Disclosure, Facts, say } from "../../ui/index.ts";
import { useSettings } from "../../ui/settings.ts";
import { useStore } from "../../store/use-store.ts";
import { useReady } from "../worker.ts";

const VERSION_OF = "shinpan-";

/** Whether it works without a network, what is kept on this phone and how much. */
export function StoredHere() {
  const ready = useReady();
  useSettings();
  const { library, usage, quota, persisted, lowStorage, outbox, elsewhere, syncedAt, tournament } = useStore();
  const [safe, setSafe] = useState(persisted);
  const [version, setVersion] = useState("");
  useLayoutEffect(() => setSafe(persisted), [persisted]);
  useLayoutEffect(() => void versionKept().then(setVersion), [ready]);
  const ask = async () => {
    const granted = await navigator.storage.persist();
    setSafe(granted);
    if (!granted) say(t("open.persist-refused"));
  };
  const used = t("open.storage-of", { used: bytes(usage), quota: bytes(quota) });
  const rows = [
    [t("open.offline"), t(`ready.${ready}`)],
    [t("open.version"), version || "–"],
    [t("open.books"), String(Object.keys(library?.books ?? {}).length)],
    [t("open.unsent"), String(outbox.length + elsewhere.reduce((sum, { count }) => sum + count, 0))],
    [t("open.storage"), used],
    [t("open.persistent"), t(safe ? "open.yes" : "open.no")],
    ...(syncedAt ? [[t("open.last-synced"), clockTime(syncedAt, tournament?.time_zone)]] : []),
  ];
  return (
    <section class="card">
      <h2>{t("open.kept-here")}</h2>
      {lowStorage && <p class="note warn">{t("open.storage-low")}</p>}
      <Facts rows={rows} />
      {!safe && (
        <>
          <p class="soft">{t("open.persist-text")}</p>
          {"storage" in navigator && (
            <button class="button" onClick={ask}>
              {t("open.persist")}
            </button>
          )}
        </>
      )}
    </section>
  );
}

/** The app's version, as the service worker keeps it. */
async function versionKept() {
  if (!("caches" in globalThis)) return "";
  const names = await caches.keys();
  return names.find((name) => name.startsWith(VERSION_OF))?.slice(VERSION_OF.length) ?? "";
}

function bytes(size: number) {
  const unit = size < 1e6 ? "kilobyte" : size < 1e9 ? "megabyte" : "gigabyte";
  const scale = { kilobyte: 1e3, megabyte: 1e6, gigabyte: 1e9 }[unit];
  return formatter(Intl.NumberFormat, { style: "unit", unit, maximumFractionDigits: 1 }).format(size / scale);
}

/** Whose work is in here. */
export function Libraries() {
  const { online } = useStore();
  return (
    <Disclosure title={t("open.libraries")}>
      {() => (
        <ul class="bullets">
          {Object.entries(libraries).map(([name, { version, licence }]) => (
            <li key={name}>
              <strong>{name}</strong> {`${version} · ${licence} `}
              {online && (
                <a class="reach" href={`/bundle/licences/${name}.txt`}>
                  {t("open.licence", { name })}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}
