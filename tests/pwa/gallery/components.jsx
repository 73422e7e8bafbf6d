/** What the app's screens are made of, each by itself: a browser's tests draw it, and `make gallery` photographs it. */
import { store } from "../../../pwa/src/store/index.ts";
import { emptyState } from "../../../pwa/src/store/journal/journal.ts";
import { decide } from "../../../pwa/src/rules/engine/decide.ts";
import { Steps, Verdict } from "../../../pwa/src/features/incident/call/verdict.tsx";
import { Chip } from "../../../pwa/src/domain/reasons/chip.tsx";
import { Tile } from "../../../pwa/src/ui/glyphs/tile.tsx";
import { Wind } from "../../../pwa/src/ui/glyphs/wind.tsx";
import { t } from "../../../pwa/src/ui/i18n.js";
import * as parts from "../../../pwa/src/ui/index.ts";
import { Toasts } from "../../../pwa/src/ui/toasts.tsx";
import { ICONS } from "../../../pwa/src/ui/icon.tsx";
import { Reasons } from "../../../pwa/src/domain/reasons/why.tsx";
import { apply, settings } from "../../../pwa/src/ui/settings.ts";
import { spokenOf } from "../../../pwa/src/domain/incident/decision.ts";
import { lineOf, useWords } from "../../../pwa/src/domain/words/words.ts";
import { Seats } from "../../../pwa/src/features/tables/table/seats.tsx";
import { loadLanguage, loadTexts } from "../../../pwa/src/ui/texts.ts";
import { render } from "preact";

const { Choice, Dialog, Disclosure, Empty, Facts, Field, Icon, Loading, Screen, Select, Stepper, Toggle, say } = parts;
const LOOKS = ["chonbo", "dead-hand", "warning", "points", "none", "waits", "money"];
const TILES = ["m", "p", "s"]
  .flatMap((suit) => [..."1234506789"].map((digit) => digit + suit))
  .concat([..."1234567"].map((digit) => `${digit}z`));
const nothing = () => {};

/** A call of the R.League, one for each look of the band. */
const CALLS = {
  chonbo: ["empty-win", { hand_shown: true }],
  "dead-hand": ["empty-riichi", {}],
  warning: ["unclear-call", {}],
};
const PLAYERS = { 1: "Aoki", 2: "Bernard", 3: "Chantal de la Rochefoucauld", 4: "Dupont" };

/** A table with a dead hand and a player who was ruled on before. */
function hall() {
  const state = emptyState("t");
  const at = new Date(new Date().setHours(12, 58)).toISOString();
  const hand = { wind: "east", number: 2, counters: 1 };
  const ruling = { table: { id: "7" }, hand, hanchan: "h", status: "issued", ruled_at: at };
  const chonbo = {
    ...ruling,
    id: "r",
    offender: { id: "2" },
    kind: "chonbo",
    penalties: [{ kind: "chonbo", p: 30, whom: "offender" }],
  };
  const hanchan = { id: "h", table: "7", seats: { east: "1", south: "2", west: "3", north: "4" }, round: 1 };
  state.settings = { time_zone: "Europe/Paris" };
  state.players = Object.fromEntries(Object.entries(PLAYERS).map(([id, name]) => [id, { id, name }]));
  state.hanchans = { h: hanchan };
  state.rulings = {
    r: chonbo,
    w: { ...chonbo, id: "w", kind: "warning", penalties: [{ kind: "warning", whom: "offender" }] },
  };
  state.deadHands = { d: { id: "d", table: "7", hanchan: "h", hand, seat: "west", server_at: at, device_at: at } };
  return { state: { ...state, deferred: {} }, table: { id: "7", label: "7" }, hanchan, hand, quarter: 0 };
}

function Buttons() {
  const name = t("try-again");
  return (
    <>
      <div class="pair">
        <button class="button main">{name}</button>
        <button class="button">{name}</button>
      </div>
      <div class="pair">
        <button class="button danger">{name}</button>
        <button class="button quiet">{name}</button>
        <button class="button" disabled>
          {name}
        </button>
      </div>
    </>
  );
}

function Lists() {
  const words = useWords();
  return (
    <ul class="rows">
      <li>
        <a class="row" href="#/">
          <span class="body">
            {words.name("fouls", "empty-win")}
            <small>{t("home")}</small>
          </span>
          <Icon name="next" />
        </a>
      </li>
      <li>
        <a class="row" href="#/">
          <span class="body">{words.name("fouls", "noten-riichi")}</span>
          <span class="badge chonbo">×2</span>
        </a>
      </li>
    </ul>
  );
}

function Looks() {
  const words = useWords();
  const names = { money: "US$20", points: "8,000", waits: words.phrase("status-deferred") };
  const nameOf = (kind) => names[kind] ?? lineOf(words, { penalties: [{ kind, p: 30, whom: "offender" }] });
  return (
    <>
      <p class="pair">
        {LOOKS.map((look) => (
          <span key={look} class={`badge ${look}`}>
            {nameOf(look)}
          </span>
        ))}
      </p>
      {["warn", "bad", "info"].map((look) => (
        <p key={look} class={`note ${look}`}>
          {t("lost-text")}
        </p>
      ))}
    </>
  );
}

function Fields() {
  return (
    <>
      <Field label={t("open.search-book")} value="Aoki" onInput={nothing} hint={t("open.search-hint")} />
      <Field label={t("call.note")} value="" onInput={nothing} long wrong={t("hall-reason-missing")} />
      <Select
        label={t("open.rulebook")}
        value="1"
        options={[{ value: "1", text: "R.League 24-25" }]}
        onChange={nothing}
      />
    </>
  );
}

function Choices() {
  const options = ["auto", "light", "dark"].map((value) => ({ value, text: t(`open.theme.${value}`) }));
  return (
    <>
      <Choice label={t("open.theme")} value="auto" options={options} onChange={nothing} />
      <Toggle label={t("open.discreet")} hint={t("open.discreet-text")} checked onChange={nothing} />
      <Stepper label={t("open.points")} value={3} min={0} max={9} less="−" more="+" onChange={nothing} />
    </>
  );
}

function Chips() {
  return (
    <>
      <div class="switches">
        <Chip pressed={false} onClick={nothing}>
          {t("hall-two")}
        </Chip>
        <Chip pressed onClick={nothing}>
          {t("call.note")}
        </Chip>
      </div>
      <Reasons what="escalation" chosen={["rule-unclear"]} onChosen={nothing} />
    </>
  );
}

function Folded() {
  return (
    <>
      <Disclosure title={t("call.examples")}>{() => <p>{t("lost-text")}</p>}</Disclosure>
      <Facts
        rows={[
          [t("open.rulebook"), "R.League 24-25"],
          [t("open.points"), "32,000"],
        ]}
      />
    </>
  );
}

function Waits() {
  return (
    <>
      <Loading />
      <Empty text={t("lost-text")}>
        <a class="button" href="#/">
          {t("home")}
        </a>
      </Empty>
    </>
  );
}

function Glyphs() {
  return (
    <>
      <p class="pair">
        {Object.keys(ICONS).map((name) => (
          <Icon key={name} name={name} />
        ))}
      </p>
      <p class="pair gallery-winds">
        {["east", "south", "west", "north"].map((wind) => (
          <Wind key={wind} wind={wind} />
        ))}
      </p>
    </>
  );
}

function Tiles() {
  return (
    <>
      <p class="pair">
        {TILES.map((tile) => (
          <Tile key={tile} tile={tile} label={tile} />
        ))}
      </p>
      <p class="pair">
        {["1s", "0p", "5m", "6z"].map((tile) => (
          <Tile key={tile} tile={tile} label={tile} size={72} />
        ))}
      </p>
    </>
  );
}

const Decided = (look) =>
  function Band({ book }) {
    const [foul, facts] = CALLS[look];
    const decision = decide(book, foul, facts, {});
    const spoken = spokenOf(store.snapshot.library, book, decision, null);
    const call = {
      foul,
      own: facts,
      facts,
      context: {},
      decision,
      spoken,
      checked: null,
      others: [],
      log: { earlier: { counts: {} } },
    };
    return (
      <>
        <Verdict call={call} />
        <Steps steps={spoken.steps.slice(0, 4)} done={spoken.steps.slice(0, 1).map(({ id }) => id)} onDone={nothing} />
      </>
    );
  };

const COMPONENTS = {
  buttons: Buttons,
  list: Lists,
  badges: Looks,
  fields: Fields,
  choices: Choices,
  chips: Chips,
  fold: Folded,
  waiting: Waits,
  icons: Glyphs,
  tiles: Tiles,
  table: () => <Seats {...hall()} />,
  chonbo: Decided("chonbo"),
  "dead-hand": Decided("dead-hand"),
  warning: Decided("warning"),
  bar: () => (
    <Screen title={t("open.casual")} actions={<button class="button main">{t("try-again")}</button>}>
      <p>{t("open.casual-text")}</p>
    </Screen>
  ),
  toast: () => <Toasts />,
};

const Sheet = () => (
  <Dialog title={t("open.discreet")} onClose={nothing}>
    <p>{t("open.discreet-text")}</p>
    <button class="button main">{t("close")}</button>
  </Dialog>
);

const ALL = { ...COMPONENTS, sheet: Sheet };

/** Draw one of them into the page, or all but the sheet, which lies over everything, as somebody with these settings has them. */
export async function draw(wanted) {
  const { only, ...own } = wanted;
  Object.assign(settings, own);
  apply();
  await Promise.all([store.loadLanguage(wanted.lang), loadLanguage(wanted.lang)]);
  await loadTexts("others");
  const book = await store.bookOf({ id: "r-league-24-25", options: {}, readings: {} });
  const drawn = Object.entries(only ? { [only]: ALL[only] } : COMPONENTS).map(([name, Component]) => (
    <section key={name} id={`piece-${name}`} class="stack gallery-piece" aria-label={name}>
      <Component book={book} />
    </section>
  ));
  render(<main>{drawn}</main>, document.getElementById("app"));
  say(t("open.recorded"));
  return Object.keys(ALL);
}
