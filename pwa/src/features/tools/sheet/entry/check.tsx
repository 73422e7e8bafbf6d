import { seatOf } from "../../../../rules/hanchan/hand-end.ts";
import { WIN } from "../../../../rules/hanchan/hand.ts";
import { Table } from "../../../../domain/payments/arrows.tsx";
import { t } from "../../../../ui/i18n.ts";
import { Dealt } from "../../../../domain/words/dealt.tsx";
import { shortHand } from "../../../../domain/words/words.ts";
import { whole } from "../../../../ui/numbers.ts";
import { paymentsOf } from "../examine.ts";
import { worthName } from "../list.tsx";
import { wonHow } from "./worth.tsx";
import type { Hand, Win as Won } from "../state.ts";
import type { Open } from "../use-sheet.ts";
import type { Seen } from "../examine.ts";

const ABORTED = "abortive-draw";
const DRAWN = "draw";

interface CheckProps {
  open: Open;
  newHand: Hand;
  preview: Seen;
  at: number;
}

/** Show the points that a hand moves, and the hand after it, before it is saved. */
export function Check({ open, newHand, preview, at }: CheckProps) {
  const { names, rules } = open;
  const { examined, wrong } = preview;
  const hand = examined.hands[at];
  if (!hand)
    return (
      <p class="note warn" role="alert">
        {t("sheet.impossible")}
      </p>
    );
  const winds = names.map((_, player) => seatOf(player, hand.dealer));
  const after = examined.hands[at + 1] ?? examined.now;
  const isLast = at === examined.hands.length - 1;
  const listed = (players: number[]) => players.map((player) => names[player]).join(", ");
  const payments = paymentsOf(hand);
  const isOverTable = payments.some(({ from, to }) => from === "table" || to === "table");
  return (
    <>
      <Table
        names={names}
        winds={winds}
        notes={hand.points.map((points) => whole(points))}
        pot={isOverTable && after.deposits ? `▬ ${after.deposits}` : ""}
        payments={payments}
        number={whole}
      />
      <div class={`note score-comes ${hand.ends === "chonbo" ? "chonbo" : "none"}`} role="status">
        {hand.ends === WIN ? (
          newHand.wins?.map((win) => <Win key={win.winner} open={open} win={win} />)
        ) : (
          <NoWin open={open} newHand={newHand} hand={hand} listed={listed} />
        )}
        {hand.bumped.length > 0 && <span>{t("sheet.bumped", { name: listed(hand.bumped) })}</span>}
        {isLast && examined.over ? (
          <span class="draw-next">{rules.library.catalogue.hanchan.over[examined.over]}</span>
        ) : (
          <span class="draw-next">
            {t("hall-comes-next")}{" "}
            <strong>
              <Dealt
                hand={{ wind: after.round, number: after.number, counters: after.counters, deposits: after.deposits }}
              />
            </strong>
          </span>
        )}
      </div>
      {wrong !== null && (
        <p class="note warn" role="alert">
          {t("sheet.breaks", { hand: placeOf(examined.now) })}
        </p>
      )}
      {examined.unplayed > 0 && (
        <p class="note warn" role="alert">
          {t("sheet.unplayed", { count: examined.unplayed })}
        </p>
      )}
    </>
  );
}

function Win({ open, win }: { open: Open; win: Won }) {
  const { yakuman = 0, liable_yakuman: count = 1 } = win;
  const liable = open.names[win.liable ?? -1];
  const share = yakuman > 1 && ` (${t("sheet.liable-share", { count, yakuman })})`;
  return (
    <>
      <strong>
        {wonHow(open.names, win)} · {worthName(open, win)}
      </strong>
      {liable && (
        <span>
          {t("sheet.liable")}: {liable}
          {share}
        </span>
      )}
    </>
  );
}

interface NoWinProps {
  open: Open;
  newHand: Hand;
  hand: Seen["examined"]["hands"][number];
  listed: (players: number[]) => string;
}

/** Show how a hand without a win ended, and by whom. */
function NoWin({
  open: { rules },
  newHand: { kind, nagashi = [], tenpai = [] },
  hand: { ends, offenders },
  listed,
}: NoWinProps) {
  const { draws, hanchan } = rules.library.catalogue;
  const name = ends === ABORTED ? draws.kinds[kind] : hanchan.ends[ends];
  const whose = ends === DRAWN ? [] : [...offenders, ...(offenders.length ? [] : nagashi)];
  return (
    <>
      <strong>
        {name}
        {whose.length > 0 && `: ${listed(whose)}`}
      </strong>
      {ends === DRAWN && tenpai.length > 0 && (
        <span>
          {t("draw.hand.tenpai")}: {listed(tenpai)}
        </span>
      )}
    </>
  );
}

function placeOf({ round, number, counters }: Seen["examined"]["now"]) {
  return shortHand({ wind: round, number, counters });
}
