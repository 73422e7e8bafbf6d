import { useLayoutEffect, useMemo, useState } from "../../../vendor/hooks.js";
import { RuleError } from "../../rules/errors.js";
import { inspectHand } from "../../rules/hands/inspect.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { useSaved } from "../local-storage.js";
import { Screen } from "../parts/index.js";
import { RulesBar } from "../rulebook/chooser.js";
import { ownRules, withRules } from "../rulebook/rules.js";
import { Counted, counting } from "../sheet/entry/tile-count.js";
import { Answer } from "./answer.js";
import { Circumstances } from "./circumstances.js";
import { Keyboard } from "./keyboard.js";
import { LineInSight } from "./line-in-sight.js";
import { OnTable } from "./on-table.js";
import { openOnes, withChosen } from "./rule-points.js";
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
  const clear = html`<button class="button quiet" type="button" onClick=${() => keep(EMPTY)}>${t("hand.clear")}</button>`;
  const keyboard = html`<${Keyboard} to=${to} onTo=${setTo} onTile=${lay} onUndo=${() => set(withoutLast(laid, to))} red=${red} canAdd=${(/** @type {string} */ tile) => canAdd(laid, to, tile)} />`;
  return html`<${Screen} title=${t("hand.title")} aside=${clear} actions=${html`<${LineInSight} rules=${rules} laid=${laid} answer=${answer} />${keyboard}`}>
    <${OnTable} laid=${laid} set=${set} red=${red} />
    <${Answer} rules=${rules} laid=${laid} answer=${answer} set=${set} />
    ${counted && !(answer instanceof RuleError) && answer.win && !answer.win.reason && html`<${Counted} rules=${rules} win=${answer.win} />`}
    <${Circumstances} laid=${laid} set=${set} book=${rules.book} />
    ${!counted && html`<${RulesBar} rules=${rules} />`}
  <//>`;
});

/** @param {import("../rulebook/rules.js").Rules} rules @param {Laid} laid */
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
