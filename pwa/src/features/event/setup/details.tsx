import { useState } from "preact/hooks";
import { store } from "../../../store/index.ts";
import { FromTo } from "../../../domain/event/what-follows.tsx";
import { clockTime, t } from "../../../ui/i18n.ts";
import { Dialog, Field, Select } from "../../../ui/index.ts";
import { useRequest } from "../../../domain/account/request.tsx";
import { bookFor, plain, withRules } from "../../../domain/rulebook/rules.tsx";
import { useStore } from "../../../store/use-store.ts";
import { currencies, currencyOf, zones } from "../../../domain/event/money-and-zones.ts";
import type { Settings } from "../../../store/index.ts";

/** Show a dialog to change the tournament's name, currency and time zone. */
export function Details({ settings }: { settings: Settings }) {
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

const Form = withRules<{ settings: Settings; onClose: () => void }>(({ rules, settings: current, onClose }) => {
  const { tournament } = useStore();
  const fixed = currencyOf(bookFor(rules.library, { ...plain(""), ...tournament?.rulebook }));
  const [settings] = useState(current); // so that somebody else's changes meanwhile are not reverted
  const [name, setName] = useState(settings.name);
  const [currency, setCurrency] = useState(settings.currency);
  const [zone, setZone] = useState(settings.time_zone);
  const { ask, asking, wrong } = useRequest();
  const wanted = { name: name.trim(), currency, time_zone: zone };
  const stored: Record<string, string> = {
    name: settings.name,
    currency: settings.currency,
    time_zone: settings.time_zone,
  };
  const changed = Object.fromEntries(Object.entries(wanted).filter(([key, value]) => value !== stored[key]));
  const save = (event: Event) => {
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

/** Show how the starts that are set read in the new time zone; the moments stay. */
function MovedStarts({ from, to }: { from: string; to: string }) {
  const { state } = useStore();
  const set = Object.values(state.hanchans).flatMap(({ round, scheduled_at: at, status }) =>
    at && !status ? [{ round, at }] : [],
  );
  const starts = new Map(set.map((one) => [`${one.at} ${one.round}`, one]));
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
