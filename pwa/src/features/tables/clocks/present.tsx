import { t } from "../../../ui/i18n.ts";
import { useCommand } from "../../../domain/requests/command.tsx";
import { handAt, seated } from "../../../domain/incident/hands.ts";
import { useStore } from "../../../store/use-store.ts";
import { isOwn } from "../../../domain/money/charged.tsx";
import { record } from "./timings.ts";
import type { Game } from "../../../domain/event/game-clock.ts";
import type { Hanchan, State, Table } from "../../../store/index.ts";
import type { Late, Person } from "./timings.ts";

interface PresentProps {
  state: State;
  table: Table;
  hanchan: Hanchan;
  late: Late[];
  begun: Game["begun"];
  onDone?: () => void;
}

/** List everybody not recorded as absent; a tap records the absence of one, or of all players. */
export function Present({ state, table, hanchan, late, begun, onDone }: PresentProps) {
  const { run, error } = useCommand();
  const { official } = useStore();
  const absent = new Set(late.map(({ person }) => person.id));
  const players = seated(hanchan, handAt(state, table.id, hanchan)).map(({ player }) => ({
    kind: "player" as const,
    id: player,
  }));
  const arbiters = Object.values(state.officials).filter(
    ({ roles, revoked_at }) => roles.includes("arbiter") && !revoked_at,
  );
  const isThere = ({ id }: { id: string }) => !absent.has(id) && !isOwn(official, id);
  const there = players.filter(isThere);
  const officials = arbiters.map(({ id }) => ({ kind: "official" as const, id })).filter(isThere);
  const miss = (people: Person[]) =>
    run(async () => {
      for (const person of people) await record(hanchan, "absent", { person });
      onDone?.();
    });
  if (begun || there.length + officials.length === 0) return null;
  return (
    <section aria-labelledby="present" class="stack">
      <h2 id="present">{t("clock.who-is-absent")}</h2>
      <ul class="rows">
        {[...there, ...officials].map((person) => (
          <li key={person.id}>
            <button class="row" type="button" onClick={() => miss([person])}>
              <span class="body who">
                {nameOf(state, person)}
                {person.kind === "official" && <small>{t("hall-role.arbiter")}</small>}
              </span>
              {t("clock.absent")}
            </button>
          </li>
        ))}
      </ul>
      {there.length > 1 && (
        <button class="button" type="button" onClick={() => miss(there)}>
          {t("clock.all-absent")}
        </button>
      )}
      {error}
    </section>
  );
}

export function nameOf(state: State, { kind, id }: Person) {
  return state[`${kind}s` as const][id]?.name ?? "?";
}
