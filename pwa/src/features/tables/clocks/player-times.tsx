import { useState } from "preact/hooks";
import { store } from "../../../store/index.ts";
import { clockTime, t } from "../../../ui/i18n.ts";
import { Select } from "../../../ui/index.ts";
import { useCommand } from "../../../domain/requests/command.tsx";
import { Reason } from "../../../domain/reasons/reason.tsx";
import { useStore } from "../../../store/use-store.ts";
import { Approve, isCharged, isOwn } from "../../../domain/money/charged.tsx";
import { latecomers } from "./timings.ts";
import type { Hanchan, KeptTime, Official, State } from "../../../store/index.ts";

const MUCH_LATER = 60_000; // ms

/** Return the player-recorded times of a hanchan that nobody has confirmed or dismissed yet. */
export function playerTimesAt(state: State, hanchan: Hanchan): KeptTime[] {
  const all = Object.values(state.keptTimes).filter((one) => one.hanchan === hanchan.id && !one.state);
  return all.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** List the times that players recorded while the arbiter was absent; a director confirms or dismisses each. */
export function PlayerTimes({ state, hanchan, zone }: { state: State; hanchan: Hanchan; zone: string }) {
  const { official } = useStore();
  const waiting = playerTimesAt(state, hanchan);
  if (waiting.length === 0) return null;
  const director = Boolean(official?.roles?.includes("director"));
  return (
    <section class="stack" aria-labelledby="kept">
      <h2 id="kept">{t("kept.title")}</h2>
      {!director && <p class="note info">{t("kept.director")}</p>}
      <ul class="rows">
        {waiting.map((one) => (
          <li class="item" key={one.id}>
            <One state={state} playerTime={one} zone={zone} director={director} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OneProps {
  state: State;
  playerTime: KeptTime;
  zone: string;
  director: boolean;
}

function One({ state, playerTime, zone, director }: OneProps) {
  const arbiters = Object.values(state.officials).filter(
    ({ roles, revoked_at }) => roles.includes("arbiter") && !revoked_at,
  );
  const [arbiter, setArbiter] = useState(arbiters.length === 1 ? arbiters[0].id : "");
  const [dismissing, setDismissing] = useState(false);
  const [why, setWhy] = useState<string | boolean>(false);
  const { official } = useStore();
  const { run, error } = useCommand();
  const names = playerTime.who === "arbiter";
  const answer = { confirmed: true, ...(names && { arbiter }) };
  const charged = lowers(state, playerTime, playerTime.player ?? arbiter);
  const confirm = () => (charged ? setWhy(true) : run(() => store.send("kept-answer", playerTime.id, answer)));
  const own = isOwn(official, playerTime.player) || (names && isOwn(official, arbiter));
  const approve = async (preview: string) => {
    await store.send("kept-answer", playerTime.id, { ...answer, reason: String(why), preview });
    setWhy(false);
  };
  const dismiss = async (reason: string) => {
    await store.send("kept-answer", playerTime.id, { confirmed: false, reason });
    setDismissing(false);
  };
  const later = Date.parse(playerTime.server_at) - Date.parse(playerTime.at) > MUCH_LATER;
  return (
    <>
      <p>
        <strong>{clockTime(playerTime.at, zone)}</strong> {sentence(state, playerTime)}
      </p>
      {later && <p class="note warn">{t("kept.received", { time: clockTime(playerTime.server_at, zone) })}</p>}
      {director && own && <p class="note info">{t("clock.own")}</p>}
      {director && !own && (
        <>
          {names && arbiters.length !== 1 && (
            <Select label={t("kept.which")} value={arbiter} options={choices(arbiters)} onChange={setArbiter} />
          )}
          <div class="pair">
            <button class="button main" type="button" disabled={names && !arbiter} onClick={confirm}>
              {t("kept.confirm")}
            </button>
            <button class="button" type="button" onClick={() => setDismissing(true)}>
              {t("kept.dismiss")}
            </button>
          </div>
          {error}
        </>
      )}
      {dismissing && (
        <Reason
          what="dismissal"
          title={`${clockTime(playerTime.at, zone)} ${sentence(state, playerTime)}`}
          yes={t("kept.dismiss-now")}
          onReason={dismiss}
          onClose={() => setDismissing(false)}
        />
      )}
      {why === true && (
        <Reason
          what="player-time"
          title={t("charged.title")}
          text={t("charged.changes")}
          yes={t("charged.look")}
          onReason={setWhy}
          onClose={() => setWhy(false)}
        />
      )}
      {why && why !== true && (
        <Approve
          path={`kept-times/${playerTime.id}/answer`}
          body={{ ...answer, reason: why }}
          onApprove={approve}
          onClose={() => setWhy(false)}
        />
      )}
    </>
  );
}

/** Return whether the time stops a clock earlier than the moment that was charged. */
function lowers(state: State, { hanchan, what, at }: KeptTime, person: string) {
  const played = state.hanchans[hanchan];
  const stopped = latecomers(state, played).filter(({ clock }) => clock.stopped && Date.parse(at) < clock.stopped.at);
  const own = stopped.filter((late) => what === "began" || (what === "arrived" && late.person.id === person));
  return own.some((late) => isCharged(state, played, late.person.id));
}

function choices(arbiters: Official[]) {
  return [{ value: "", text: t("kept.choose") }, ...arbiters.map(({ id, name }) => ({ value: id, text: name }))];
}

function sentence(state: State, { what, who, player }: KeptTime) {
  if (what === "began") return t("kept.began");
  const name = who === "arbiter" ? t("kept.arbiter") : (state.players[player ?? ""]?.name ?? "?");
  return t(`kept.${what}`, { name });
}
