import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { store } from "../../../store/index.js";
import { t } from "../../../ui/i18n.js";
import { Select, say } from "../../../ui/index.js";
import { byName } from "../../../domain/people/officials.jsx";
import { useRequest } from "../../../domain/account/request.jsx";

/** Whom an official plays as, and with whom they have a conflict of interest; each choice is kept at once. @param {{state: any, official: any}} props */
export function ConflictOfInterest({ state, official }) {
  const { id, name, player_id: own = null, conflicts = [] } = official;
  const known = { player: own, conflicts };
  const [{ player, conflicts: declared }, show] = useState(known);
  const wanted = useRef(known);
  const taken = useRef(/** @type {any} */ (null)); // by the server, and the log has not told it here yet
  const { ask, asking, wrong } = useRequest();
  const want = (/** @type {any} */ next) => show((wanted.current = next));
  useLayoutEffect(() => {
    if (asking || (!wrong && taken.current && JSON.stringify(taken.current) !== JSON.stringify(known))) return;
    taken.current = null;
    want(known);
  }, [own, conflicts.join(), Boolean(wrong)]);
  const keep = async () => {
    for (let sent = null; sent !== wanted.current;) {
      sent = wanted.current; // another choice may be made before the answer comes
      const body = { ...sent, replaces: taken.current ?? known };
      await store.ask(`officials/${id}`, { method: "PATCH", body });
      taken.current = sent;
    }
    say(t("people.partial-saved"));
  };
  const set = (/** @type {any} */ changed) => {
    want({ ...wanted.current, ...changed });
    ask(keep);
  };
  const players = byName(Object.values(state.players));
  return (
    <section class="card">
      <h2>{t("people.partial")}</h2>
      <p class="soft">{t("people.partial-text")}</p>
      <Select
        label={t("people.plays-as", { name })}
        value={player ?? ""}
        options={optionsOf(players, "people.plays-not")}
        onChange={(/** @type {string} */ chosen) => set({ player: chosen || null })}
      />
      <Conflicts
        players={players.filter((one) => one.id !== player)}
        declared={declared}
        onChange={(/** @type {string[]} */ conflicts) => set({ conflicts })}
      />
      {wrong}
    </section>
  );
}

/** @param {{players: any[], declared: string[], onChange: (declared: string[]) => void}} props */
function Conflicts({ players, declared, onChange }) {
  const chosen = players.filter(({ id }) => declared.includes(id));
  const others = players.filter(({ id }) => !declared.includes(id));
  const without = (/** @type {string} */ id) => onChange(declared.filter((one) => one !== id));
  return (
    <>
      {chosen.length > 0 && (
        <ul class="rows">
          {chosen.map(({ id, name }) => (
            <li class="row" key={id}>
              <span class="body">{name}</span>
              <button
                class="button"
                type="button"
                aria-label={t("people.conflict-over", { name })}
                onClick={() => without(id)}
              >
                {t("people.remove")}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Select
        key={declared.join()}
        label={t("people.conflict-add")}
        value=""
        options={optionsOf(others, "people.choose-player")}
        onChange={(/** @type {string} */ id) => id && onChange([...declared, id])}
      />
    </>
  );
}

/** @param {any[]} players @param {string} none */
function optionsOf(players, none) {
  return [{ value: "", text: t(none) }, ...players.map(({ id, name }) => ({ value: id, text: name }))];
}
