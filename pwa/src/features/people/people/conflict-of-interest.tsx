import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { store } from "../../../store/index.ts";
import { t } from "../../../ui/i18n.ts";
import { Select, say } from "../../../ui/index.ts";
import { byName } from "../../../domain/people/officials.tsx";
import { useRequest } from "../../../domain/account/request.tsx";
import type { Official, Player, State } from "../../../store/index.ts";

/** `player`: the id of the player that the official is */
interface Known {
  player: string | null;
  conflicts: string[];
}

/** Ask which player an official is, and their conflicts of interest; each choice is saved at once. */
export function ConflictOfInterest({ state, official }: { state: State; official: Official }) {
  const { id, name, player_id: own = null, conflicts = [] } = official;
  const known: Known = { player: own, conflicts };
  const [{ player, conflicts: declared }, show] = useState(known);
  const wanted = useRef(known);
  const taken = useRef<Known | null>(null); // saved by the server, but not in the log here yet
  const { ask, asking, wrong } = useRequest();
  const want = (next: Known) => show((wanted.current = next));
  useLayoutEffect(() => {
    if (asking || (!wrong && taken.current && JSON.stringify(taken.current) !== JSON.stringify(known))) return;
    taken.current = null;
    want(known);
  }, [own, conflicts.join(), Boolean(wrong)]);
  const keep = async () => {
    for (let sent: Known | null = null; sent !== wanted.current;) {
      sent = wanted.current; // another choice may be made before the answer comes
      const body = { ...sent, replaces: taken.current ?? known };
      await store.ask(`officials/${id}`, { method: "PATCH", body });
      taken.current = sent;
    }
    say(t("people.partial-saved"));
  };
  const set = (changed: Partial<Known>) => {
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
        onChange={(chosen) => set({ player: chosen || null })}
      />
      <Conflicts
        players={players.filter((one) => one.id !== player)}
        declared={declared}
        onChange={(conflicts) => set({ conflicts })}
      />
      {wrong}
    </section>
  );
}

function Conflicts({
  players,
  declared,
  onChange,
}: {
  players: Player[];
  declared: string[];
  onChange: (declared: string[]) => void;
}) {
  const chosen = players.filter(({ id }) => declared.includes(id));
  const others = players.filter(({ id }) => !declared.includes(id));
  const without = (id: string) => onChange(declared.filter((one) => one !== id));
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
        onChange={(id) => id && onChange([...declared, id])}
      />
    </>
  );
}

function optionsOf(players: Player[], none: string) {
  return [{ value: "", text: t(none) }, ...players.map(({ id, name }) => ({ value: id, text: name }))];
}
