import { useLayoutEffect, useState } from "preact/hooks";
import { store } from "../../store/index.ts";
import { amountIn, holderOf } from "../ledger/accounts.ts";
import { t } from "../../ui/i18n.ts";
import { Dialog, Loading } from "../../ui/index.ts";
import { useCommand } from "../requests/command.tsx";
import { reason } from "../requests/stored-answer.tsx";
import { useSettings } from "../../ui/settings.ts";
import { nameOf } from "../event/pending-results.tsx";
import { useStore } from "../../store/use-store.ts";
import type { AccountName, ChargeChange, Lateness, Preview } from "#api";
import type { Hanchan, State } from "../../store/index.ts";
import type { Roled } from "../people/roles.ts";
import type { Self } from "../ledger/accounts.ts";

const LATENESS = ["late", "late-arbiter", "forfeit"];

/** Whether a clock is the official's own, who may play as well. */
export function isOwn(official: Self, person: string | null) {
  return person !== null && [official?.id, official?.player_id].includes(person);
}

/** Whether an official changes what was charged; only the server knows for sure. */
export function mayChangeCharged(official: Roled) {
  return Boolean(official?.roles?.includes("director"));
}

/** Whether lateness at a hanchan was charged: by a clock of its round, or by a ruling. @param person of this account alone */
export function isCharged(state: State, hanchan: Hanchan, person?: string) {
  const sums: Map<string, number> = new Map();
  for (const { account_id: account, unit, amount, cause, cause_id, ...at } of Object.values(state.ledger)) {
    const late = cause === "ruling" && at.hanchan === hanchan.id && LATENESS.includes(state.rulings[cause_id]?.foul);
    if ((person && account !== person) || !(late || (cause === "clock" && at.round === hanchan.round))) continue;
    const key = [account, unit, cause_id].join();
    sums.set(key, (sums.get(key) ?? 0) + amount);
  }
  return [...sums.values()].some(Boolean);
}

interface ApproveProps {
  path: string;
  body: unknown;
  about?: string;
  onApprove: (preview: string) => unknown;
  onClose: () => void;
}

/**
 * What a change takes back and charges instead, before a director makes it.
 * @param props `path`: where
 * its preview is asked for; `about`: what is changed itself
 */
export function Approve({ path, body, about, onApprove, onClose }: ApproveProps) {
  const [seen, setSeen] = useState<{ preview?: Preview; trouble?: unknown } | null>(null);
  const preview = seen?.preview;
  const { state } = useStore();
  const { lang } = useSettings();
  const { run, error } = useCommand();
  useLayoutEffect(() => {
    store.ask<Preview>(`${path}/preview?lang=${lang}`, { method: "POST", body }).then(
      (preview) => setSeen({ preview }),
      (trouble) => setSeen({ trouble }),
    );
  }, []);
  return (
    <Dialog title={t("charged.title")} onClose={onClose}>
      {!seen && <Loading />}
      {Boolean(seen?.trouble) && (
        <p class="note bad" role="alert">
          {reason(seen?.trouble)}
        </p>
      )}
      {preview && (
        <>
          {about && (
            <p>
              <strong>{about}</strong>
            </p>
          )}
          <Changes state={state} seen={preview} />
          {preview.hanchans.length > 0 && (
            <p>
              {t(preview.hanchans[0].cancelled ? "clock.cancels-too" : "clock.plays-again")}{" "}
              {preview.hanchans.map((one) => nameOf(state, one)).join(", ")}
            </p>
          )}
          <p class="soft">{t("charged.logged")}</p>
          {error}
          <button class="button main" type="button" onClick={() => run(() => onApprove(preview.digest))}>
            {t("charged.approve")}
          </button>
        </>
      )}
    </Dialog>
  );
}

/** One row for each person: what is charged, what a clock that runs costs, what is owed back. */
function Changes({ state, seen: { changes, running, owed_back: owedBack } }: { state: State; seen: Preview }) {
  const accounts = new Map([...changes, ...running, ...owedBack].map(({ account }) => [account.id, account] as const));
  if (accounts.size === 0) return <p>{t("charged.nothing")}</p>;
  const of = <One extends { account: AccountName }>(items: One[], id: string) =>
    items.filter(({ account }) => account.id === id);
  return (
    <dl class="facts">
      {[...accounts].map(([id, account]) => (
        <div key={id}>
          <dt class="who">{holderOf(state, account)}</dt>
          <dd class="stack">
            {of(changes, id).length > 0 && (
              <p>
                {sums(of(changes, id), "before")} → <strong>{sums(of(changes, id), "after")}</strong>
              </p>
            )}
            {of(running, id).map(({ before, after }) => (
              <p>
                {t("charged.running")} {costLine(before, after)} → <strong>{costLine(after, before)}</strong>
              </p>
            ))}
            {of(owedBack, id).map((one) => (
              <p>
                <strong>
                  {t("charged.owed-back", {
                    paid: amountIn(one.unit, one.paid),
                    amount: amountIn(one.unit, one.owed_back),
                  })}
                </strong>
              </p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** @param changes of one account */
function sums(changes: ChargeChange[], when: "before" | "after") {
  return changes.map((change) => amountIn(change.unit, change[when])).join(" + ");
}

/** What lateness costs, with the effects that the other cost lacks. @param cost in words */
function costLine({ cost_line: line, effects }: Lateness, other: Lateness) {
  const had = other.effects.map(({ id }) => id);
  const own = effects.filter(({ id }) => !had.includes(id));
  return [line, ...own.map(({ text }) => text)].join(" · ");
}
