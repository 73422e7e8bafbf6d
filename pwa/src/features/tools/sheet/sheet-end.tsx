import { SEATS, store } from "../../../store/index.ts";
import { PLAYERS, WIN } from "../../../rules/hanchan/hand.ts";
import { t } from "../../../ui/i18n.ts";
import { save } from "../../../ui/local-storage.ts";
import { EMPTY } from "../settlement/state.ts";
import { mayEnter } from "../../../domain/people/roles.ts";
import { whole } from "../../../ui/numbers.ts";
import { useStore } from "../../../store/use-store.ts";
import { changeSheet } from "./state.ts";
import type { Roled } from "../../../domain/people/roles.ts";
import type { Open } from "./use-sheet.ts";
import type { Sheet } from "./state.ts";
import type { GameEnd } from "../settlement/state.ts";

const DEPOSIT = 1000;

/** Show that the hanchan is over and why, or that it may be stopped. */
export function SheetEnd({ open, onChanged }: { open: Open; onChanged: (sheet: Sheet) => void }) {
  const { official } = useStore();
  const { sheet, examined, rules, names, hanchan } = open;
  const { over, may_stop: mayStop, unplayed, chonbos, now } = examined;
  const stop = () => onChanged(changeSheet(sheet, { stopped: true }, store.now()));
  if (!over && !mayStop) return null;
  if (!over) {
    return (
      <section class="note info stack" role="status">
        <p>{t("sheet.may-stop", { name: names[now.dealer] })}</p>
        <button class="button" type="button" onClick={stop}>
          {t("sheet.stop-here")}
        </button>
      </section>
    );
  }
  const offenders = PLAYERS.filter((player) => chonbos[player]).map((player) => names[player]);
  return (
    <section class="note none stack" role="status">
      <p>
        <strong>{rules.library.catalogue.hanchan.over[over]}</strong>
      </p>
      {unplayed > 0 && <p>{t("sheet.unplayed", { count: unplayed })}</p>}
      {hanchan && offenders.length > 0 && <p>{t("sheet.chonbos-by-ruling", { names: offenders.join(", ") })}</p>}
      {isForOthers(open, official) && <p>{t("sheet.to-enter")}</p>}
    </section>
  );
}

/** Return whether the hanchan is over and somebody else enters its result. */
export function isForOthers({ hanchan, examined }: Open, official: Roled) {
  return Boolean(hanchan && examined.over && !mayEnter(official));
}

/** Offer the settlement, and in a tournament the result; or, for those who may not enter it, to share the sheet. */
export function Result({ open, onShare }: { open: Open; onShare: () => void }) {
  const { state, official } = useStore();
  const { hanchan } = open;
  if (!hanchan) return <ToSettlement open={open} />;
  if (!mayEnter(official)) {
    return (
      <>
        <ToSettlement open={open} look="" />
        <button class="button main" type="button" aria-haspopup="dialog" onClick={onShare}>
          {t("sheet.share")}
        </button>
      </>
    );
  }
  const number = state.results[hanchan.id]?.number ?? 0;
  const draft = { ...resultOf(open), number };
  return (
    <>
      <ToSettlement open={open} look="" />
      <a
        class="button main"
        href={`#/result/${hanchan.id}`}
        onClick={() => save(`shinpan.result.${hanchan.id}`, draft)}
      >
        {t("hall-result")}
      </a>
    </>
  );
}

function ToSettlement({ open, look = "main" }: { open: Open; look?: string }) {
  return (
    <a class={`button ${look}`} href="#/settle" onClick={() => save("shinpan.settlement", settlementOf(open))}>
      {t("sheet.settle")}
    </a>
  );
}

/** Return the draft of a result; a person still has to send it. */
export function resultOf({ examined: { points, now } }: Open) {
  const texts = Object.fromEntries(SEATS.map((seat, player) => [seat, String(points[player])]));
  return { texts, named: [], deposits: String(now.deposits * DEPOSIT), reason: "" };
}

/** Return the start of a settlement: who has won no hand, and chonbos that are not in the points. */
export function settlementOf({ sheet, names, hanchan, casual, rules, examined }: Open): GameEnd {
  const { points, now, hands, chonbos } = examined;
  const won = hands.flatMap((hand, at) => {
    const { kind, wins = [], nagashi = [] } = sheet.hands[at];
    if (kind !== WIN) return hand.ends === "nagashi-win" ? nagashi : [];
    return wins.map((win) => win.winner).filter((one) => !hand.bumped.includes(one));
  });
  const owed = casual ? [] : SEATS.flatMap((seat, player) => Array.from({ length: chonbos[player] }, () => seat));
  return {
    ...EMPTY,
    names: hanchan ? names : sheet.names.map((name) => name.trim()),
    typed: points.map((total) => whole(total)),
    deposits: now.deposits,
    winless: SEATS.filter((_, player) => !won.includes(player)),
    penalties: owed.map((seat) => ({ seat, kind: "chonbo", p: 1, at: "score", dealer: "east" })),
    rules: "starting-points" in sheet.rules ? { "starting-points": sheet.rules["starting-points"] } : {},
    choice: rules.choice,
  };
}
