import { WIN } from "../../../rules/hanchan/hand.js";
import { basePoints } from "../../../rules/hands/win/payments.js";
import { Wind } from "../../../ui/glyphs/wind.jsx";
import { t } from "../../../ui/i18n.js";
import { whole } from "../../../ui/numbers.js";
import { gain } from "./drawn.jsx";

/** @typedef {import("./use-sheet.js").Open} Open @typedef {import("./state.js").Hand} Hand */

/** Every hand, what it moved, and the totals; a tap on one corrects it. @param {{open: Open, isFixed?: boolean}} props `isFixed`: nobody corrects it here */
export function HandList({ open, isFixed = false }) {
  const { names, examined } = open;
  if (!examined.hands.length) return null;
  /** @type {import("preact").HTMLAttributes<HTMLDivElement>|false} */
  const reached = isFixed && { role: "region", tabindex: 0, "aria-label": t("hall-number") }; // by keys, where it has no links
  return (
    <div class="score-list" {...reached}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("hall-number")}</th>
            {names.map((name, player) => (
              <th key={player} scope="col">
                <span>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {examined.hands.map((played, at) => (
            <Row key={at} open={open} played={played} at={at} isFixed={isFixed} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("sheet.total")}</th>
            {examined.points.map((points, player) => (
              <td key={player}>{whole(points)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** @param {{open: Open, played: Open["examined"]["hands"][number], at: number, isFixed: boolean}} props */
function Row({ open, played, at, isFixed }) {
  const hand = open.sheet.hands[at];
  const { round, number, counters, moved } = played;
  const within = (
    <>
      <span class="score-place">
        <Wind wind={round} />
        <span class="unseen">{t(`hall-wind.${/** @type {any} */ (round)}`)}</span>
        {number}-{counters}
      </span>
      <span class="score-what">
        {endName(open, at)}
        {hand.kind === WIN && worthsOf(open, at).map((worth, win) => <small key={win}>{worth}</small>)}
      </span>
    </>
  );
  return (
    <tr>
      <th scope="row">
        {isFixed ? (
          <span class="score-hand">{within}</span>
        ) : (
          <a class="score-hand" href={open.at(String(at))}>
            {within}
            <span class="unseen">{t("sheet.correct")}</span>
          </a>
        )}
      </th>
      {moved.map((points, player) => (
        <td key={player} class={gain(points)}>
          {hand.riichi?.includes(player) && <i role="img" aria-label={t("draw.riichi")}></i>}
          {points ? whole(points, true) : "·"}
        </td>
      ))}
    </tr>
  );
}

/** Ron, tsumo, or how else it ended, in a word. @param {Open} open @param {number} at */
export function endName({ sheet, examined }, at) {
  const [hand, { ends }] = [sheet.hands[at], examined.hands[at]];
  if (ends === WIN) return t(hand.wins[0].from === null ? "sheet.tsumo" : "sheet.ron");
  return t(`sheet.ends.${/** @type {"draw"} */ (ends)}`);
}

/** What each win that counts is worth. @param {Open} open @param {number} at @returns {string[]} */
function worthsOf(open, at) {
  const { bumped } = open.examined.hands[at];
  const wins = open.sheet.hands[at].wins.filter((/** @type {any} */ { winner }) => !bumped.includes(winner));
  return wins.map((/** @type {any} */ win) => worthName(open, win));
}

/** Han and fu as 3/40, a limit, or the points that were said. @param {Pick<Open, "points"|"rules">} open @param {import("./state.js").Worth} worth */
export function worthName({ points, rules }, { han = 0, fu = 0, yakuman = 0, points: said }) {
  if (said) return whole(said);
  const [, limit] = basePoints(han, fu, yakuman, points);
  if (!limit || (han < 5 && !yakuman)) return `${han}/${fu}`;
  const name = rules.library.catalogue.hands.limits[limit];
  return yakuman > 1 ? `${name} ×${yakuman}` : name;
}
