import { useState } from "preact/hooks";
import { dayOf } from "../../../store/index.js";
import { gameOf } from "../../../domain/event/game-clock.js";
import { t } from "../../../ui/i18n.js";
import { Choice } from "../../../ui/index.js";
import { HanchanChange } from "./hanchan-change.jsx";

/** A game that is not played, does not count, or is played after all; alone, with its round, or with the day. @param {{one: any, state: any}} props */
export function HanchanStatus({ one, state }) {
  const [asked, setAsked] = useState(/** @type {string|undefined} */ (undefined));
  const ways = one.status ? ["back"] : [isUnplayed(state, one) && "cancelled", "void"].filter(Boolean);
  return (
    <>
      {one.status && <p class="note warn">{t(`over.${one.status}`)}</p>}
      {ways.map((/** @type {any} */ way) => (
        <button key={way} class="button" type="button" aria-haspopup="dialog" onClick={() => setAsked(way)}>
          {t(`correct.status.${way}`)}
        </button>
      ))}
      {asked && <Change one={one} state={state} way={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

/** @param {{one: any, state: any, way: string, onClose: () => void}} props */
function Change({ one, state, way, onClose }) {
  const [scope, setScope] = useState("game");
  const status = way === "back" ? null : way;
  const meant = (/** @type {string} */ scope) =>
    scopeOf(state, one, scope).filter((other) => matches(state, other, one, status));
  const scopes = ["game", "round", "day"].filter((name) => name === "game" || meant(name).length > 1);
  const options = scopes.map((value) => ({ value, text: t(`correct.scope.${value}`, { count: meant(value).length }) }));
  const changes = meant(scope).map(({ id, status: seen = null }) => ({ id, new: { status }, seen: { status: seen } }));
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

/** @param {any} state @param {any} one @param {string} scope @returns {any[]} */
function scopeOf(state, one, scope) {
  const all = Object.values(state.hanchans);
  if (scope === "round") return all.filter(({ round }) => round === one.round);
  const dayAt = (/** @type {any} */ { scheduled_at: at }) => at && dayOf(Date.parse(at), state.settings.time_zone);
  return scope === "day" && one.scheduled_at ? all.filter((other) => dayAt(other) === dayAt(one)) : [one];
}

/** Whether that can be said of another hanchan along with this one. @param {any} state @param {any} other @param {any} one @param {string|null} status */
function matches(state, other, one, status) {
  if ((other.status ?? null) !== (one.status ?? null)) return false;
  return status !== "cancelled" || isUnplayed(state, other);
}

/** @param {any} state @param {any} hanchan */
function isUnplayed(state, hanchan) {
  return !state.results[hanchan.id] && !gameOf(state, hanchan).begun;
}
