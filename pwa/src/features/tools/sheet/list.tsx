import { WIN } from "../../../rules/hanchan/hand.ts";
import { basePoints } from "../../../rules/hands/win/payments.ts";
import { Wind } from "../../../ui/glyphs/wind.tsx";
import { t } from "../../../ui/i18n.ts";
import { whole } from "../../../ui/numbers.ts";
import { gain } from "./drawn.tsx";
import type { HTMLAttributes } from "preact";
import type { Open } from "./use-sheet.ts";
import type { Worth } from "./state.ts";

/** A sheet with its evaluation. */
type Counted = Pick<Open, "names" | "examined" | "sheet" | "points" | "rules">;

/**
 * List every hand with the points it moved, and the totals; a tap on a hand corrects it. @param props `addressOf`: the
 * address to correct a hand; without it, hands are not links
 */
export function HandList({ open, addressOf }: { open: Counted; addressOf?: Open["at"] }) {
  const { names, examined } = open;
  if (!examined.hands.length) return null;
  const region: HTMLAttributes<HTMLDivElement> | false = !addressOf && {
    role: "region",
    tabindex: 0,
    "aria-label": t("hall-number"),
  }; // without links, keyboards need the tabindex to scroll it
  return (
    <div class="score-list" {...region}>
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
            <Row key={at} open={open} played={played} at={at} addressOf={addressOf} />
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

interface RowProps {
  open: Counted;
  played: Open["examined"]["hands"][number];
  at: number;
  addressOf?: Open["at"];
}

function Row({ open, played, at, addressOf }: RowProps) {
  const hand = open.sheet.hands[at];
  const { round, number, counters, moved } = played;
  const within = (
    <>
      <span class="score-place">
        <Wind wind={round} />
        <span class="unseen">{t(`hall-wind.${round}`)}</span>
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
        {addressOf ? (
          <a class="score-hand" href={addressOf(String(at))}>
            {within}
            <span class="unseen">{t("sheet.correct")}</span>
          </a>
        ) : (
          <span class="score-hand">{within}</span>
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

/** Return how a hand ended, in a word: ron, tsumo, or another end. */
function endName({ sheet, examined }: Counted, at: number) {
  const [hand, { ends }] = [sheet.hands[at], examined.hands[at]];
  if (ends === WIN) return t(hand.wins?.[0].from === null ? "sheet.tsumo" : "sheet.ron");
  return t(`sheet.ends.${ends}`);
}

/** Return what each win that counts is worth. */
function worthsOf(open: Counted, at: number): string[] {
  const { bumped } = open.examined.hands[at];
  const wins = open.sheet.hands[at].wins ?? [];
  const paid = wins.filter(({ winner }) => !bumped.includes(winner));
  return paid.map((win) => worthName(open, win));
}

/** Return a worth: han and fu as 3/40, a limit, or points. */
export function worthName(
  { points, rules }: Pick<Open, "points" | "rules">,
  { han = 0, fu = 0, yakuman = 0, points: pointsTyped }: Worth,
) {
  if (pointsTyped) return whole(pointsTyped);
  const [, limit] = basePoints(han, fu, yakuman, points);
  if (!limit || (han < 5 && !yakuman)) return `${han}/${fu}`;
  const name = rules.library.catalogue.hands.limits[limit];
  return yakuman > 1 ? `${name} ×${yakuman}` : name;
}
