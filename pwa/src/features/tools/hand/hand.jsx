import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { RuleError } from "../../../rules/errors.js";
import { inspectHand } from "../../../rules/hands/inspect.js";
import { t } from "../../../ui/i18n.js";
import { useSaved } from "../../../ui/local-storage.js";
import { Screen } from "../../../ui/index.js";
import { RulesBar } from "../../../domain/rulebook/chooser.jsx";
import { ownRules, withRules } from "../../../domain/rulebook/rules.jsx";
import { Counted, counting } from "../sheet/entry/tile-count.jsx";
import { Answer } from "./answer.jsx";
import { Circumstances } from "./circumstances.jsx";
import { Keyboard } from "./keyboard.jsx";
import { LineInSight } from "./line-in-sight.jsx";
import { OnTable } from "./on-table.jsx";
import { openOnes, withChosen } from "./rule-points.jsx";
import { EMPTY, added, canAdd, question } from "./state.js";
import { read } from "./text.js";

/** @typedef {import("./state.js").Laid} Laid */

/** The hand inspector: `#/hand`, or `#/hand/234m567p11z pon:555z:west` with tiles laid down already. */
export default withRules(({ rules: shared, args: [tiles], query }) => {
  const counted = query.has("counting") ? counting() : null;
  const rules = counted ? ownRules(shared, counted.choice, shared.choose) : shared;
  const [laid, keep] = useSaved("shinpan.hand", EMPTY);
  const [to, setTo] = useState("tiles");
  useLayoutEffect(() => {
    if (tiles) keep({ ...EMPTY, ...read(tiles) });
  }, [tiles]);
  const set = (/** @type {Partial<Laid>} */ changed) => keep({ ...laid, ...changed });
  const red = rules.book.content.rule_points["red-fives"] === "used";
  const answer = useMemo(() => inspected(rules, laid), [rules.book, rules.lang, laid]);
  const lay = (/** @type {string} */ tile) => {
    keep(added(laid, to, tile));
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
      canAdd={(/** @type {string} */ tile) => canAdd(laid, to, tile)}
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

/** @param {import("../../../domain/rulebook/rules.jsx").Rules} rules @param {Laid} laid */
function inspected({ library, book }, laid) {
  try {
    const asked = question(laid);
    return withChosen((chosen) => inspectHand(library, book, asked, chosen), openOnes(book, laid.rules));
  } catch (error) {
    if (error instanceof RuleError) return error;
    throw error;
  }
}

/** @param {Laid} laid @param {string} to @returns {Partial<Laid>} */
function withoutLast(laid, to) {
  if (to === "tiles" && !laid.tiles.length) return {};
  const lying = /** @type {any} */ (laid)[to];
  if (Array.isArray(lying)) return { [to]: lying.slice(0, -1) };
  return lying === undefined ? { melds: laid.melds.slice(0, -1) } : { [to]: null };
}
