import { useState } from "preact/hooks";
import { t } from "../../../ui/i18n.ts";
import { Choice, Disclosure, Field, Toggle } from "../../../ui/index.ts";
import { Counter } from "./counter.tsx";
import { SEATS, WITH_DRAW, size } from "./state.ts";
import { lineOf, read } from "./text.ts";
import type { Laid } from "./state.ts";
import type { Rulebook } from "../../../rules/books/rulebook.ts";

const WALL = [null, 3, 0] as const;
const BY = ["", "ron", "tsumo"] as const;
const SITUATIONS = [
  ...["riichi", "double-riichi", "revealed-riichi", "ippatsu"],
  ...["last-tile", "after-quad", "robbing-quad", "first-turn"],
] as const;

/** Ask how the hand was won, by whom, and in which situation. */
export function Circumstances({
  laid,
  set,
  book,
}: {
  laid: Laid;
  set: (changed: Partial<Laid>) => void;
  book: Rulebook;
}) {
  const revealed = book.content.rule_points["revealed-riichi"] === "used";
  const offered = SITUATIONS.filter((one) => one !== "revealed-riichi" || revealed);
  const seats = SEATS.map((value) => ({ value, text: t(`hall-wind.${value}`) }));
  const turn = (one: string) => {
    const { situations } = laid;
    set({ situations: situations.includes(one) ? situations.filter((other) => other !== one) : [...situations, one] });
  };
  return (
    <section class="stack">
      <Choice
        label={t("hand.won-by")}
        value={laid.by}
        onChange={(by) => set({ by })}
        options={BY.map((value) => ({ value, text: t(`hand.by.${value || "none"}`) }))}
      />
      {laid.by === "ron" && (
        <Choice
          label={t("hand.from")}
          value={laid.source}
          onChange={(source) => set({ source })}
          options={seats.filter(({ value }) => value !== laid.seat)}
        />
      )}
      {laid.by && (
        <Toggle
          label={t("hand.mixed")}
          hint={t("hand.mixed-hint")}
          checked={laid.mixed}
          onChange={(mixed) => set({ mixed })}
        />
      )}
      {!laid.by && size(laid) === WITH_DRAW && <BeforeDiscard laid={laid} set={set} />}
      <fieldset>
        <legend>{t("hand.around")}</legend>
        <div class="choices">
          {offered.map((one) => (
            <label class="choice" key={one}>
              <input type="checkbox" checked={laid.situations.includes(one)} onChange={() => turn(one)} />
              {t(`hand.situation.${one}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <Choice
        label={t("hand.seat")}
        value={laid.seat}
        options={seats}
        onChange={(seat) => set({ seat, source: null })}
      />
      <Choice label={t("hand.round")} value={laid.round} options={seats} onChange={(round) => set({ round })} />
      <Counter label={t("hand.honba")} value={laid.counters} onChange={(counters) => set({ counters })} />
      <Counter label={t("hand.sticks")} value={laid.deposits} onChange={(deposits) => set({ deposits })} />
      <Disclosure title={t("hand.as-text")}>{() => <AsText laid={laid} set={set} />}</Disclosure>
    </section>
  );
}

/** Ask what riichi and quads may depend on. */
function BeforeDiscard({ laid, set }: { laid: Laid; set: (changed: Partial<Laid>) => void }) {
  return (
    <>
      <Choice
        label={t("hand.wall")}
        value={laid.wall}
        onChange={(wall) => set({ wall })}
        options={WALL.map((value) => ({ value, text: t(`hand.wall.${value ?? "enough"}`) }))}
      />
      <Toggle label={t("hand.poor")} checked={laid.poor} onChange={(poor) => set({ poor })} />
    </>
  );
}

/** Show the hand in one line, to type, paste or copy. */
function AsText({ laid, set }: { laid: Laid; set: (changed: Partial<Laid>) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (line: string) => {
    setTyped(line);
    set(read(line));
  };
  return (
    <Field
      label={t("hand.text")}
      hint={t("hand.text-hint")}
      value={typed ?? lineOf(laid)}
      autocapitalize="off"
      autocomplete="off"
      spellcheck={false}
      onInput={type}
      onBlur={() => setTyped(null)}
    />
  );
}
