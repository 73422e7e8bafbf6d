import { useLayoutEffect, useState } from "preact/hooks";
import { ApiError, store } from "../../../store/index.ts";
import { money } from "../../../rules/scores/money.ts";
import { PushSwitch } from "../../../domain/people/push-switch.tsx";
import { formatter, t } from "../../../ui/i18n.ts";
import { Empty, Loading, Screen } from "../../../ui/screen.tsx";
import { useSettings } from "../../../ui/settings.ts";
import { whole } from "../../../ui/numbers.ts";
import { Games, Next, Standings } from "./games.tsx";
import { Ruling } from "./ruling.tsx";
import type { Own } from "../../../store/index.ts";
import type { LedgerLine, OwnTournament } from "#api";

const AGAIN_MS = 60_000;

/** Show a player's own page, by a personal link: next seat, standing, rulings and balances. */
export default function PlayerPage() {
  const { own, missing, state, refresh } = useOwn();
  if (missing)
    return (
      <Screen title={t("own.title")} up="#/">
        <Empty text={t("own.missing")}>
          <a class="button" href="#/scan">
            {t("hall-scan")}
          </a>
        </Empty>
      </Screen>
    );
  if (!own?.page) {
    const waits = state ? <Empty text={t(`own.${state}`)} /> : <Loading />;
    return (
      <Screen title={t("own.title")} up="#/">
        {waits}
      </Screen>
    );
  }
  const { tournament, player, rulings, ledger, games = [], standing = null, team_standing: ofTeam = null } = own.page;
  return (
    <Screen title={player.name} up="#/">
      <p class="soft">
        {tournament.name} · {t("own.number", { number: player.id_number })}
      </p>
      {state && (
        <p class="note warn" role="status">
          {t(`own.${state}`)} {t("own.as-of", { time: moment(own.at, tournament) })}
        </p>
      )}
      <Next games={games} tournament={tournament} now={store.now()} />
      <Standings standings={[standing, ofTeam]} />
      <Games games={games} tournament={tournament} />
      <Balances ledger={ledger} />
      <section class="stack">
        <h2>{t("own.rulings")}</h2>
        {rulings.length === 0 && <Empty text={t("own.none")} />}
        {rulings.map((ruling) => (
          <Ruling
            key={ruling.id}
            own={own}
            ruling={ruling}
            when={moment(ruling.ruled_at, tournament)}
            refresh={refresh}
          />
        ))}
      </section>
      <PushSwitch tournament={own.tournament} as={own.player} player />
    </Screen>
  );
}

/** Show the balances in P, points and money. */
function Balances({ ledger }: { ledger: LedgerLine[] }) {
  const sums: Record<string, number> = {};
  for (const { unit, amount } of ledger) sums[unit] = (sums[unit] ?? 0) + amount;
  const amounts = Object.entries(sums).filter(([, amount]) => amount !== 0);
  return (
    <section class="card">
      <h2>{t("own.owing")}</h2>
      {amounts.length === 0 && <p>{t("own.nothing")}</p>}
      {amounts.map(([unit, amount]) => (
        <p key={unit}>{amountText(unit, amount)}</p>
      ))}
    </section>
  );
}

function amountText(unit: string, amount: number) {
  if (unit === "P") return t(amount > 0 ? "own.points" : "own.points-back", { p: Math.abs(amount) });
  if (unit === "pts")
    return t(amount > 0 ? "own.table-points" : "own.table-points-back", { points: whole(Math.abs(amount)) });
  return t(amount > 0 ? "own.money" : "own.money-back", { amount: money(unit, Math.abs(amount)) });
}

/** Return the page stored on this phone, then the server's, loaded again every minute. */
function useOwn() {
  const { lang } = useSettings();
  const [own, setOwn] = useState<Own | null>();
  const [state, setState] = useState("");
  const [tries, setTries] = useState(0);
  useLayoutEffect(() => {
    let left = false;
    const ask = async () => {
      const data = await store.playerPage();
      const stored = await data.stored();
      if (left) return;
      setOwn((current) => current ?? stored ?? null);
      if (!stored) return;
      try {
        const now = await data.load(stored, lang);
        if (left) return;
        setOwn(now);
        setState("");
      } catch (error) {
        if (!left) setState(error instanceof ApiError && error.signedOut ? "cut-off" : "unreached");
      }
    };
    ask();
    const timer = setInterval(() => document.hidden || ask(), AGAIN_MS);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [lang, tries]);
  return { own, missing: own === null, state, refresh: () => setTries(tries + 1) };
}

function moment(at: string | null, { time_zone: timeZone }: OwnTournament) {
  const format = { dateStyle: "medium", timeStyle: "short", timeZone } as const;
  return at ? formatter(Intl.DateTimeFormat, format).format(new Date(at)) : "";
}
