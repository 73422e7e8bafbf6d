import { isPending } from "../../store/index.js";
import { t } from "../../ui/i18n.js";
import { Disclosure } from "../../ui/index.js";
import { mayEnter } from "../people/roles.js";
import { useStore } from "../../store/use-store.js";

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

/** Hanchans whose result nobody has entered, in order. @param {any} state @returns {{id: string, name: string}[]} */
export function pendingResults(state) {
  const numeric = new Intl.Collator(undefined, { numeric: true });
  return Object.values(state.hanchans)
    .filter(({ id, status }) => !state.results[id] && !status)
    .map(({ id, table, round }) => ({ id, name: nameOf(state, { table, round }) }))
    .sort((one, other) => numeric.compare(one.name, other.name));
}

/** @param {{state: any}} props */
export function PendingResults({ state }) {
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

/** @param {any} state @param {{table: string, round: string}} hanchan */
export function nameOf(state, { table, round }) {
  return [t("hall-round", { round }), t("hall-table", { label: state.tables[table]?.label ?? "?" })].join(" · ");
}
