import { useLayoutEffect, useMemo } from "../../../vendor/hooks.js";
import { inspectCalls } from "../../rules/calls/inspect.js";
import { TILES_TO_CALL } from "../../rules/calls/asked.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { openOnes, withChosen } from "../hand/rule-points.js";
import { useSaved } from "../local-storage.js";
import { Screen } from "../parts/index.js";
import { RulesBar } from "../rulebook/chooser.js";
import { withRules } from "../rulebook/rules.js";
import { Below, Result } from "./answer.js";
import { CallList } from "./call-list.js";
import { OnTable } from "./on-table.js";
import { Seats } from "./seats.js";
import { EMPTY, SEATS, moved } from "./state.js";

/** @typedef {import("./state.js").Told} Told */

/** Who has a tile that several called: `#/calls`, or `#/calls/added-quad/south`, on South's added kan. */
export default withRules(({ rules, args: [tile, from] }) => {
  const [told, keep] = useSaved("shinpan.calls", EMPTY);
  useLayoutEffect(() => {
    if (TILES_TO_CALL.includes(tile) && SEATS.includes(from)) keep({ ...EMPTY, tile, from });
  }, [tile, from]);
  const answer = useMemo(
    () =>
      withChosen((chosen) => inspectCalls(rules.library, rules.book, told, chosen), openOnes(rules.book, told.rules)),
    [rules.book, rules.lang, told],
  );
  const clear = html`<button class="button quiet" type="button" onClick=${() => keep(EMPTY)}>${t("hand.clear")}</button>`;
  const choose = (/** @type {string} */ point, /** @type {any} */ chosen) =>
    keep({ ...told, rules: { ...told.rules, [point]: chosen } });
  return html`<${Screen} title=${t("calls.title")} aside=${clear} actions=${html`<${Result} rules=${rules} told=${told} answer=${answer} keep=${keep} />`}>
    <div class="draw-kinds" role="radiogroup" aria-label=${t("calls.on")}>
      ${TILES_TO_CALL.map((tile) => html`<button key=${tile} class="badge" type="button" role="radio" aria-checked=${String(tile === told.tile)} onClick=${() => keep(moved(told, { tile }))}>${t(`calls.on.${/** @type {any} */ (tile)}`)}</button>`)}
    </div>
    <${Seats} rules=${rules} told=${told} answer=${answer} keep=${keep} />
    <${CallList} rules=${rules} told=${told} answer=${answer} keep=${keep} />
    <${OnTable} told=${told} keep=${keep} />
    <${Below} rules=${rules} answer=${answer} onRule=${choose} />
    <${RulesBar} rules=${rules} />
  <//>`;
});
