import { isPending } from "../../store/index.ts";
import { t } from "../../ui/i18n.ts";
import { Disclosure } from "../../ui/index.ts";
import { mayEnter } from "../people/roles.ts";
import { useStore } from "../../store/use-store.ts";
import type { State } from "../../store/index.ts";

/** Results that the server does not know yet, so that no standings have them. */
export function Waits() {
  const { outbox } = useStore();
  const count = outbox.filter(({ kind, state }) => kind === "result" && isPending(state)).length;
  if (count === 0) return null;
  return (
    <p class="note info">
      <a class="reach" href="#/outbox">
        {t("standings.waits", { count })}
      </a>
    </p>
  );
}

/** Hanchans whose result nobody has entered, in order. */
export function pendingResults(state: State): { id: string; name: string }[] {
  const numeric = new Intl.Collator(undefined, { numeric: true });
  return Object.values(state.hanchans)
    .filter(({ id, status }) => !state.results[id] && !status)
    .map(({ id, table, round }) => ({ id, name: nameOf(state, { table, round }) }))
    .sort((one, other) => numeric.compare(one.name, other.name));
}

export function PendingResults({ state }: { state: State }) {
  const { official } = useStore();
  const missing = pendingResults(state);
  if (missing.length === 0) return null;
  const rows = () => (
    <ul class="rows">
      {missing.map(({ id, name }) => (
        <li key={id}>
          {mayEnter(official) ? (
            <a class="row" href={`#/result/${id}`}>
              {name}
            </a>
          ) : (
            <div class="row">{name}</div>
          )}
        </li>
      ))}
    </ul>
  );
  return <Disclosure title={t("standings.missing", { count: missing.length })}>{rows}</Disclosure>;
}

export function nameOf(state: State, { table, round }: { table: string; round: string }) {
  return [t("hall-round", { round }), t("hall-table", { label: state.tables[table]?.label ?? "?" })].join(" · ");
}
