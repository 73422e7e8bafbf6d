import { t } from "../../../../ui/i18n.ts";
import { Ledger } from "../../../../domain/money/ledger.tsx";
import { Screen } from "../../../../ui/index.ts";
import { Missing } from "../../../../domain/people/not-joined.tsx";
import { AccountActs } from "../../../../domain/money/account-acts.tsx";
import { balancesOf, isAccountKind } from "../../../../domain/ledger/accounts.ts";
import { NextGame } from "./next-game.tsx";
import type { Official, Player, State, Team } from "../../../../store/index.ts";

/** Show an account: every ledger line, the balances, and the actions that are possible. */
export function AccountPage({ state, kind, id }: { state: State; kind: string; id: string }) {
  const holder = isAccountKind(kind) && state[`${kind}s` as const][state.merged[id] ?? id];
  if (!holder || !isAccountKind(kind))
    return <Missing title={t("fines.title")} text={t("fines.no-account")} up="#/fines" />;
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

function aboutOf(state: State, kind: string, holder: Official | Player | Team) {
  if (kind !== "player" || !("id_number" in holder)) return t(`fines.kind.${kind}`);
  const number = holder.id_number && t("hall-id-number", { number: holder.id_number });
  return [number, state.teams[holder.team ?? ""]?.name].filter(Boolean).join(" · ");
}
