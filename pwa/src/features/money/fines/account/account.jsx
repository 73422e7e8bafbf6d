import { t } from "../../../../ui/i18n.js";
import { Ledger } from "../../../../domain/money/ledger.jsx";
import { Screen } from "../../../../ui/index.js";
import { Missing } from "../../../../domain/people/not-joined.jsx";
import { AccountActs } from "../../../../domain/money/account-acts.jsx";
import { balancesOf } from "../../../../domain/ledger/accounts.js";
import { NextGame } from "./next-game.jsx";

/** Somebody's account: every line, what they come to, and what can be done about it. @param {{state: any, kind: string, id: string}} props */
export function AccountPage({ state, kind, id }) {
  const holder = state[`${kind}s`]?.[state.merged[id] ?? id];
  if (!holder) return <Missing title={t("fines.title")} text={t("fines.no-account")} up="#/fines" />;
  const account = { kind, id: holder.id };
  const empty = balancesOf(state, holder.id).length === 0;
  return (
    <Screen title={holder.name} up="#/fines">
      <p class="soft">{aboutOf(state, kind, holder)}</p>
      {empty && <p class="soft">{t("fines.no-lines")}</p>}
      {kind === "player" && <NextGame state={state} player={holder.id} />}
      <Ledger state={state} id={holder.id} />
      <AccountActs state={state} account={account} />
      {kind === "player" && (
        <a class="button quiet" href={`#/player/${holder.id}`}>
          {t("fines.to-player")}
        </a>
      )}
    </Screen>
  );
}

/** @param {any} state @param {string} kind @param {any} holder */
function aboutOf(state, kind, holder) {
  if (kind !== "player") return t(`fines.kind.${kind}`);
  const number = holder.id_number && t("hall-id-number", { number: holder.id_number });
  return [number, state.teams[holder.team]?.name].filter(Boolean).join(" · ");
}
