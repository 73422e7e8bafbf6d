import { useLayoutEffect, useState } from "preact/hooks";
import { store } from "../../../store/index.js";
import { money } from "../../../rules/scores/money.js";
import { PushSwitch } from "../../../domain/people/push-switch.jsx";
import { formatter, t } from "../../../ui/i18n.js";
import { Empty, Loading, Screen } from "../../../ui/screen.jsx";
import { useSettings } from "../../../ui/settings.js";
import { whole } from "../../../ui/numbers.js";
import { Games, Next, Standings } from "./games.jsx";
import { Ruling } from "./ruling.jsx";

const AGAIN_MS = 60_000;

/** A player's own page, by a personal link: where they sit next, how they stand, what was ruled on them, what they owe. */
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
        {rulings.map((/** @type {any} */ ruling) => (
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

/** P and money, each as the sum of its lines. @param {{ledger: any[]}} props */
function Balances({ ledger }) {
  /** @type {Record<string, number>} */
  const sums = {};
  for (const { unit, amount } of ledger) sums[unit] = (sums[unit] ?? 0) + amount;
  const amounts = Object.entries(sums).filter(([, amount]) => amount !== 0);
  return (
    <section class="card">
      <h2>{t("own.owing")}</h2>
      {amounts.length === 0 && <p>{t("own.nothing")}</p>}
      {amounts.map(([unit, amount]) => (
        <p key={unit}>{say(unit, amount)}</p>
      ))}
    </section>
  );
}

/** @param {string} unit @param {number} amount */
function say(unit, amount) {
  if (unit === "P") return t(amount > 0 ? "own.points" : "own.points-back", { p: Math.abs(amount) });
  if (unit === "pts")
    return t(amount > 0 ? "own.table-points" : "own.table-points-back", { points: whole(Math.abs(amount)) });
  return t(amount > 0 ? "own.money" : "own.money-back", { amount: money(unit, Math.abs(amount)) });
}

/** What is kept here, and what the server tells every so often. */
function useOwn() {
  const { lang } = useSettings();
  const [own, setOwn] = useState(/** @type {any} */ (undefined));
  const [state, setState] = useState("");
  const [tries, setTries] = useState(0);
  useLayoutEffect(() => {
    let left = false;
    const ask = async () => {
      const data = await store.playerPage();
      const kept = await data.stored();
      if (left) return;
      setOwn((/** @type {any} */ shown) => shown ?? kept ?? null);
      if (!kept) return;
      try {
        const now = await data.load(kept, lang);
        if (left) return;
        setOwn(now);
        setState("");
      } catch (/** @type {any} */ error) {
        if (!left) setState(error.signedOut ? "cut-off" : "unreached");
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

/** @param {string|null} at @param {any} tournament */
function moment(at, { time_zone: timeZone }) {
  const format = { dateStyle: "medium", timeStyle: "short", timeZone };
  return at ? /** @type {Intl.DateTimeFormat} */ (formatter(Intl.DateTimeFormat, format)).format(new Date(at)) : "";
}
