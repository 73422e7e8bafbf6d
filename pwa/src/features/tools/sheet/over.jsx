import { SEATS, store } from "../../../store/index.js";
import { PLAYERS, WIN } from "../../../rules/hanchan/hand.js";
import { t } from "../../../ui/i18n.js";
import { save } from "../../../ui/local-storage.js";
import { EMPTY } from "../settlement/state.js";
import { mayEnter } from "../../../domain/people/roles.js";
import { whole } from "../../../ui/numbers.js";
import { useStore } from "../../../store/use-store.js";
import { played } from "./state.js";

/** @typedef {import("./use-sheet.js").Open} Open @typedef {import("./state.js").Sheet} Sheet */

const DEPOSIT = 1000;

/** That the hanchan is over and why, or that it may be. @param {{open: Open, onChanged: (sheet: Sheet) => void}} props */
export function Over({ open, onChanged }) {
  const { official } = useStore();
  const { sheet, examined, rules, names, hanchan } = open;
  const { over, may_stop: mayStop, unplayed, chonbos, now } = examined;
  const stop = () => onChanged(played(sheet, { stopped: true }, store.now()));
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

/** Whether it is over and somebody else enters its result. @param {Open} open @param {any} official */
export function isForOthers({ hanchan, examined }, official) {
  return Boolean(hanchan && examined.over && !mayEnter(official));
}

/** Where it goes on when it is over: the settlement, and in a tournament the result, or whom to share it with who enters that. @param {{open: Open, onShare: () => void}} props */
export function Result({ open, onShare }) {
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

/** @param {{open: Open, look?: string}} props */
function ToSettlement({ open, look = "main" }) {
  return (
    <a class={`button ${look}`} href="#/settle" onClick={() => save("shinpan.settlement", settlementOf(open))}>
      {t("sheet.settle")}
    </a>
  );
}

/** What the screen of a result begins with; a person still sends it. @param {Open} open */
export function resultOf({ examined: { points, now } }) {
  const texts = Object.fromEntries(SEATS.map((seat, player) => [seat, String(points[player])]));
  return { texts, named: [], deposits: String(now.deposits * DEPOSIT), reason: "" };
}

/** What the settlement begins with: who has won no hand, and chonbos that the points don't have. @param {Open} open @returns {import("../settlement/state.js").Told} */
export function settlementOf({ sheet, names, hanchan, casual, rules, examined }) {
  const { points, now, hands, chonbos } = examined;
  const won = hands.flatMap((hand, at) => {
    const { kind, wins = [], nagashi = [] } = sheet.hands[at];
    if (kind !== WIN) return hand.ends === "nagashi-win" ? nagashi : [];
    return wins
      .map((/** @type {any} */ win) => win.winner)
      .filter((/** @type {number} */ one) => !hand.bumped.includes(one));
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
