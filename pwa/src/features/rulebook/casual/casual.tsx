import { useState } from "preact/hooks";
import { t } from "../../../ui/i18n.ts";
import { useSaved } from "../../../ui/local-storage.ts";
import { Choice, Empty, Screen } from "../../../ui/index.ts";
import { RulesBar } from "../../../domain/rulebook/chooser.tsx";
import { casualRules, withRules } from "../../../domain/rulebook/rules.tsx";
import { Table } from "../../../domain/payments/arrows.tsx";
import { Names, Settlement } from "../../../domain/payments/payment-dialogs.tsx";
import { CasualFoul, WhichFoul } from "./casual-foul.tsx";
import { PEOPLE, paid, settlement, signed, totals } from "../../../domain/payments/tally.ts";
import type { Evening, Event } from "../../../domain/payments/tally.ts";
import type { Rules } from "../../../domain/rulebook/rules.tsx";

export interface Play {
  rules: Rules;
  evening: Evening;
  set: (changed: Partial<Evening>) => void;
  names: string[];
}

const START: Evening = { choice: null, names: ["", "", "", ""], east: 0, events: [] };

/** Show casual play: `#/casual`, `#/casual/<person>` (choose a foul), `#/casual/<person>/<foul>` (decide and pay). */
export default withRules(({ args: [person, foul], rules: shared }) => {
  const [evening, keep] = useSaved("shinpan.casual", START);
  const set = (changed: Partial<Evening>) => keep({ ...evening, ...changed });
  const rules = casualRules(shared, evening.choice, (choice) => set({ choice }));
  const names = PEOPLE.map((each) => evening.names[each]?.trim() || t("open.player", { number: each + 1 }));
  const play = { rules, evening, set, names };
  if (person === undefined) return <Evenings {...play} />;
  const known = PEOPLE.includes(Number(person)) && (!foul || foul in rules.library.catalogue.fouls);
  if (!known)
    return (
      <Screen title={t("lost")} up="#/casual">
        <Empty text={t("lost-text")} />
      </Screen>
    );
  if (!foul) return <WhichFoul {...play} person={Number(person)} />;
  return <CasualFoul {...play} person={Number(person)} foul={foul} />;
});

function Evenings({ rules, evening, set, names }: Play) {
  const [sheet, setSheet] = useState("");
  const { net, table } = totals(evening.events);
  const number = (points: number) => rules.words.number(points);
  const record = (event: Event) => set({ events: [...evening.events, event] });
  const last = evening.events.at(-1);
  const undo = () => set({ events: evening.events.slice(0, -1) });
  const actions = (
    <>
      <button class="button" disabled={!last} onClick={undo}>
        {t("open.undo")}
      </button>
      <button class="button main" disabled={!last} onClick={() => setSheet("settle")}>
        {t("open.settle")}
      </button>
    </>
  );
  const shared = { names, number, onClose: () => setSheet("") };
  return (
    <Screen title={t("open.casual")} actions={actions}>
      <section class="stack">
        <h2>{t("open.who-fouled")}</h2>
        <Table
          names={names}
          notes={net.map((points) => signed(points, number))}
          pot={table ? number(table) : ""}
          payments={last ? paid(last) : []}
          number={number}
          to={(person) => `#/casual/${person}`}
        />
      </section>
      {table > 0 && (
        <Pot text={number(table)} names={names} onWon={(by) => record({ kind: "won", by, points: table })} />
      )}
      <Seats east={evening.east} names={names} onEast={(east) => set({ east })} onNames={() => setSheet("names")} />
      <History rules={rules} events={evening.events} names={names} />
      <a class="button" href="#/sheet">
        {t("open.to.sheet")}
      </a>
      <a class="button" href={table ? `#/settle/,,,?pot=${table}` : "#/settle"}>
        {t("open.to.settle")}
      </a>
      <RulesBar rules={rules} />
      {sheet === "names" && <Names {...shared} typed={evening.names} onChange={(next) => set({ names: next })} />}
      {sheet === "settle" && (
        <Settlement {...shared} net={net} onSettled={() => record({ kind: "settled", payments: settlement(net) })} />
      )}
    </Screen>
  );
}

interface SeatsProps {
  east: number;
  names: string[];
  onEast: (east: number) => void;
  onNames: () => void;
}

/** Ask who is East now, and for the names. */
function Seats({ east, names, onEast, onNames }: SeatsProps) {
  return (
    <>
      <Choice
        label={t("open.east-now")}
        value={east}
        onChange={onEast}
        options={names.map((text, value) => ({ value, text }))}
      />
      <button class="button" aria-haspopup="dialog" onClick={onNames}>
        {t("open.names")}
      </button>
    </>
  );
}

/** Ask who won next: the winner takes the points on the table. */
function Pot({ text, names, onWon }: { text: string; names: string[]; onWon: (by: number) => void }) {
  return (
    <section class="note info stack">
      <h2>{t("open.pot", { points: text })}</h2>
      <p>{t("open.pot-text")}</p>
      <div class="choices">
        {names.map((name, person) => (
          <button key={person} class="choice" onClick={() => onWon(person)}>
            {name}
          </button>
        ))}
      </div>
    </section>
  );
}

function History({ rules, events, names }: Pick<Play, "rules" | "names"> & Pick<Evening, "events">) {
  if (!events.length) return <p class="soft">{t("open.casual-text")}</p>;
  const lineOf = (event: Event) => {
    if (event.kind === "settled") return t("open.settled");
    if (event.kind === "won")
      return t("open.took-pot", {
        name: names[event.by],
        points: rules.words.number(event.points),
      });
    return `${names[event.by]}: ${rules.words.name("fouls", event.foul)} · ${event.line}`;
  };
  return (
    <section class="stack">
      <h2>{t("open.evening")}</h2>
      <ol class="steps">
        {events.map((event, place) => (
          <li key={place}>{lineOf(event)}</li>
        ))}
      </ol>
    </section>
  );
}
