import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { RuleError } from "../../../rules/errors.ts";
import { inspectHand } from "../../../rules/hands/inspect.ts";
import { t } from "../../../ui/i18n.ts";
import { useSaved } from "../../../ui/local-storage.ts";
import { Screen } from "../../../ui/index.ts";
import { RulesBar } from "../../../domain/rulebook/chooser.tsx";
import { ownRules, withRules } from "../../../domain/rulebook/rules.tsx";
import { Counted, counting } from "../sheet/entry/tile-count.tsx";
import { Answer } from "./answer.tsx";
import { Circumstances } from "./circumstances.tsx";
import { Keyboard } from "./keyboard.tsx";
import { LineInSight } from "./line-in-sight.tsx";
import { OnTable } from "./on-table.tsx";
import { openPoints, withChosen } from "./rule-points.tsx";
import { EMPTY, PLACES, addTile, canAdd, question } from "./state.ts";
import { read } from "./text.ts";
import type { Laid } from "./state.ts";
import type { Rules } from "../../../domain/rulebook/rules.tsx";

/** Show the hand inspector: `#/hand`, or `#/hand/234m567p11z pon:555z:west` with these tiles. */
export default withRules(({ rules: shared, args: [tiles], query }) => {
  const counted = query.has("counting") ? counting() : null;
  const rules = counted ? ownRules(shared, counted.choice, shared.choose) : shared;
  const [laid, keep] = useSaved("shinpan.hand", EMPTY);
  const [to, setTo] = useState("tiles");
  useLayoutEffect(() => {
    if (tiles) keep({ ...EMPTY, ...read(tiles) });
  }, [tiles]);
  const set = (changed: Partial<Laid>) => keep({ ...laid, ...changed });
  const red = rules.book.content.rule_points["red-fives"] === "used";
  const answer = useMemo(() => inspect(rules, laid), [rules.book, rules.lang, laid]);
  const lay = (tile: string) => {
    keep(addTile(laid, to, tile));
    if (to === "won" || to === "drawn") setTo("tiles");
  };
  const clear = (
    <button class="button quiet" type="button" onClick={() => keep(EMPTY)}>
      {t("hand.clear")}
    </button>
  );
  const keyboard = (
    <Keyboard
      to={to}
      onTo={setTo}
      onTile={lay}
      onUndo={() => set(withoutLast(laid, to))}
      red={red}
      canAdd={(tile) => canAdd(laid, to, tile)}
    />
  );
  return (
    <Screen
      title={t("hand.title")}
      aside={clear}
      actions={
        <>
          <LineInSight rules={rules} laid={laid} answer={answer} />
          {keyboard}
        </>
      }
    >
      <OnTable laid={laid} set={set} red={red} />
      <Answer rules={rules} laid={laid} answer={answer} set={set} />
      {counted && !(answer instanceof RuleError) && answer.win && !answer.win.reason && (
        <Counted rules={rules} win={answer.win} />
      )}
      <Circumstances laid={laid} set={set} book={rules.book} />
      {!counted && <RulesBar rules={rules} />}
    </Screen>
  );
});

function inspect({ library, book }: Rules, laid: Laid) {
  try {
    const request = question(laid);
    return withChosen((chosen) => inspectHand(library, book, request, chosen), openPoints(book, laid.rules));
  } catch (error) {
    if (error instanceof RuleError) return error;
    throw error;
  }
}

function withoutLast(laid: Laid, to: string): Partial<Laid> {
  if (to === "tiles" && !laid.tiles.length) return {};
  const place = PLACES.find((one) => one === to);
  if (!place) return { melds: laid.melds.slice(0, -1) };
  const lying = laid[place];
  return { [place]: Array.isArray(lying) ? lying.slice(0, -1) : null };
}
