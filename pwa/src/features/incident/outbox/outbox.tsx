import { useLayoutEffect, useRef } from "preact/hooks";
import { store, isTask } from "../../../store/index.ts";
import { clockTime, t } from "../../../ui/i18n.ts";
import { Empty, Screen } from "../../../ui/index.ts";
import { NotJoined } from "../../../domain/people/not-joined.tsx";
import { useStore } from "../../../store/use-store.ts";
import { Elsewhere } from "./elsewhere.tsx";
import { Out } from "./exceptions.tsx";
import { Item } from "./item.tsx";
import { Phone } from "./phone.tsx";
import type { Item as ItemWaiting } from "../../../store/index.ts";

/** List the pending items in order, and those that a person must resolve. */
export default function Outbox() {
  const { tournament, state, outbox, elsewhere } = useStore();
  useNextFocus();
  const waits = (item: ItemWaiting) => !isTask(item.state);
  const tasks = outbox.filter((item) => !waits(item));
  const waiting = outbox.filter(waits);
  const actions = [...outbox, ...elsewhere.flatMap(({ items }) => items)].some(waits) && (
    <button class="button main" onClick={() => store.sendNow()}>
      {t("hall-send-now")}
    </button>
  );
  const away = elsewhere.length > 0 && <Elsewhere />;
  if (!tournament || !state) {
    return (
      <NotJoined title={t("hall-outbox-title")} actions={actions}>
        {away}
      </NotJoined>
    );
  }
  return (
    <Screen title={t("hall-outbox-title")} up="#/tables" actions={actions}>
      <Notices />
      {outbox.length === 0 && !away && (
        <Empty text={t("hall-outbox-empty")}>
          <a class="button" href="#/tables">
            {t("hall-tables")}
          </a>
        </Empty>
      )}
      <Items title={t("hall-tasks")} items={tasks} />
      <Items title={t("hall-waits")} items={waiting} />
      {away}
      <Phone />
    </Screen>
  );
}

function Items({ title, items }: { title: string; items: ItemWaiting[] }) {
  if (items.length === 0) return null;
  return (
    <section class="stack">
      <h2>{title}</h2>
      <ol class="rows">
        {items.map((item) => (
          <li key={item.id} tabindex={-1}>
            <Item item={item} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Move the focus to the next item, or to the title, when the focused item disappears. */
function useNextFocus() {
  const last = useRef<{ thing: Element; place: number }>({ thing: document.body, place: 0 });
  const items = () => [...document.querySelectorAll(".rows > li")];
  // Before the first paint, so that an immediate tap is noted too.
  useLayoutEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const item = target.closest("li");
      last.current = { thing: target, place: item ? items().indexOf(item) : -1 };
    };
    addEventListener("focusin", note);
    return () => removeEventListener("focusin", note);
  }, []);
  useLayoutEffect(() => {
    const { thing, place } = last.current;
    if (thing.isConnected || document.activeElement !== document.body) return;
    const next = place < 0 ? null : (items()[place] ?? items().at(-1));
    ((next ?? document.querySelector("h1")) as HTMLElement | null)?.focus();
  });
}

/** Show notices that concern every pending item. */
function Notices() {
  const { signedOut, revisionChange, trouble, superseded, syncedAt, live, tournament } = useStore();
  const cut = live === "offline" ? "no-network" : live === "unreached" && "live.unreached";
  return (
    <>
      {signedOut && <Out />}
      {trouble && (
        <p class="note bad" role="alert">
          {t("hall-trouble", { text: trouble })}
        </p>
      )}
      {superseded && <p class="note warn">{t("hall-superseded")}</p>}
      {revisionChange && <p class="note warn">{t("hall-revision-change", { count: revisionChange.items.length })}</p>}
      {cut && !signedOut && syncedAt && (
        <p class="note">
          {t("hall-offline-since", { link: t(cut), time: clockTime(syncedAt, tournament?.time_zone) })}
        </p>
      )}
    </>
  );
}
