import { useState } from "preact/hooks";
import { store } from "../../../store/index.js";
import { FromTo } from "../../../domain/event/what-follows.jsx";
import { clockTime, t } from "../../../ui/i18n.js";
import { Dialog, Field, Select } from "../../../ui/index.js";
import { useRequest } from "../../../domain/account/request.jsx";
import { bookFor, withRules } from "../../../domain/rulebook/rules.jsx";
import { useStore } from "../../../store/use-store.js";
import { currencies, currencyOf, zones } from "../../../domain/event/money-and-zones.js";

/** The tournament's name, money and time zone, and how they are changed. @param {{settings: any}} props */
export function Details({ settings }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button class="button quiet" type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("setup.details")}
      </button>
      {open && <Form settings={settings} onClose={() => setOpen(false)} />}
    </>
  );
}

/** @type {(props: {settings: any, onClose: () => void}) => any} */
const Form = withRules((/** @type {any} */ { rules, settings: current, onClose }) => {
  const { tournament } = useStore();
  const fixed = currencyOf(bookFor(rules.library, { options: {}, readings: {}, ...tournament?.rulebook }));
  const [settings] = useState(current); // what somebody else changes meanwhile is not to be changed back
  const [name, setName] = useState(settings.name);
  const [currency, setCurrency] = useState(settings.currency);
  const [zone, setZone] = useState(settings.time_zone);
  const { ask, asking, wrong } = useRequest();
  const wanted = { name: name.trim(), currency, time_zone: zone };
  const changed = Object.fromEntries(Object.entries(wanted).filter(([key, value]) => value !== settings[key]));
  const save = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!wanted.name) return;
    if (Object.keys(changed).length === 0) return onClose();
    ask(async () => {
      await store.ask("", { method: "PATCH", match: `"${settings.version}"`, body: changed });
      onClose();
    });
  };
  return (
    <Dialog title={t("setup.details")} onClose={onClose}>
      <form class="stack" onSubmit={save}>
        <Field
          label={t("account.found-name")}
          value={name}
          onInput={setName}
          wrong={wanted.name ? undefined : t("correct.empty")}
          maxlength="200"
          autocomplete="off"
        />
        {fixed && fixed === currency ? (
          <p>{t("account.found-currency-fixed", { currency: fixed })}</p>
        ) : (
          <Select label={t("account.found-currency")} value={currency} options={currencies()} onChange={setCurrency} />
        )}
        <Select label={t("account.found-zone")} value={zone} options={zones(zone)} onChange={setZone} />
        <MovedStarts from={settings.time_zone} to={zone} />
        {wrong}
        <button class="button main" disabled={asking}>
          {t("setup.save")}
        </button>
      </form>
    </Dialog>
  );
});

/** How the starts that are set read in another time zone: none of them moves. @param {{from: string, to: string}} props */
function MovedStarts({ from, to }) {
  const { state } = useStore();
  const set = Object.values(state.hanchans).filter(({ scheduled_at: at, status }) => at && !status);
  const starts = new Map(set.map(({ round, scheduled_at: at }) => [`${at} ${round}`, { round, at }]));
  const rows = [...starts.values()]
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .map(({ round, at }) => ({ round, before: clockTime(at, from), after: clockTime(at, to) }))
    .filter(({ before, after }) => before !== after);
  if (rows.length === 0) return null;
  return (
    <section class="stack" role="status">
      <p class="note warn">{t("setup.zone-starts")}</p>
      <dl class="facts">
        {rows.map(({ round, before, after }) => (
          <div key={round + before}>
            <dt>{t("hall-round", { round })}</dt>
            <dd>
              <FromTo before={before} after={after} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
