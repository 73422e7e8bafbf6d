import { useState } from "preact/hooks";
import { dayOf } from "../../../store/index.ts";
import { gameOf } from "../../../domain/event/game-clock.ts";
import { t } from "../../../ui/i18n.ts";
import { Choice } from "../../../ui/index.ts";
import { HanchanChange } from "./hanchan-change.tsx";
import type { Hanchan, State } from "../../../store/index.ts";

/** Offer to cancel, void or reinstate a hanchan; alone, with its round, or with the day. */
export function HanchanStatus({ one, state }: { one: Hanchan; state: State }) {
  const [change, setChange] = useState<string>();
  const ways = one.status ? ["back"] : [...(isUnplayed(state, one) ? ["cancelled"] : []), "void"];
  return (
    <>
      {one.status && <p class="note warn">{t(`over.${one.status}`)}</p>}
      {ways.map((way) => (
        <button key={way} class="button" type="button" aria-haspopup="dialog" onClick={() => setChange(way)}>
          {t(`correct.status.${way}`)}
        </button>
      ))}
      {change && <Change one={one} state={state} way={change} onClose={() => setChange(undefined)} />}
    </>
  );
}

interface ChangeProps {
  one: Hanchan;
  state: State;
  way: string;
  onClose: () => void;
}

function Change({ one, state, way, onClose }: ChangeProps) {
  const [scope, setScope] = useState("game");
  const status = way === "back" ? null : way;
  const affected = (scope: string) => scopeOf(state, one, scope).filter((other) => matches(state, other, one, status));
  const scopes = ["game", "round", "day"].filter((name) => name === "game" || affected(name).length > 1);
  const options = scopes.map((value) => ({
    value,
    text: t(`correct.scope.${value}`, { count: affected(value).length }),
  }));
  const changes = affected(scope).map(({ id, status: seen = null }) => ({
    id,
    new: { status },
    seen: { status: seen },
  }));
  return (
    <HanchanChange
      title={t(`correct.status-title.${way}`)}
      what={status ? "status" : "status-back"}
      yes={t(`correct.status-yes.${way}`)}
      danger={Boolean(status)}
      changes={changes}
      onClose={onClose}
    >
      <p>{t(`correct.status-text.${way}`)}</p>
      {options.length > 1 && <Choice label={t("correct.scope")} value={scope} options={options} onChange={setScope} />}
    </HanchanChange>
  );
}

function scopeOf(state: State, one: Hanchan, scope: string): Hanchan[] {
  const all = Object.values(state.hanchans);
  if (scope === "round") return all.filter(({ round }) => round === one.round);
  const dayAt = ({ scheduled_at: at }: Hanchan) => at && dayOf(Date.parse(at), state.settings.time_zone);
  return scope === "day" && one.scheduled_at ? all.filter((other) => dayAt(other) === dayAt(one)) : [one];
}

/** Return whether another hanchan can get the same status along with this one. */
function matches(state: State, other: Hanchan, one: Hanchan, status: string | null) {
  if ((other.status ?? null) !== (one.status ?? null)) return false;
  return status !== "cancelled" || isUnplayed(state, other);
}

function isUnplayed(state: State, hanchan: Hanchan) {
  return !state.results[hanchan.id] && !gameOf(state, hanchan).begun;
}
