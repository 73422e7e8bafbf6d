import { useState } from "preact/hooks";
import { store } from "../../../store/index.ts";
import { MOST_HANDS } from "../../../rules/hanchan/inspect.ts";
import { RulePoints } from "../hand/rule-points.tsx";
import { t } from "../../../ui/i18n.ts";
import { Screen } from "../../../ui/index.ts";
import { RulesBar, Standing } from "../../../domain/rulebook/chooser.tsx";
import { bookName } from "../../../domain/rulebook/rules.tsx";
import { shortHand } from "../../../domain/words/words.ts";
import { Points } from "../settlement/points.tsx";
import { More, Players } from "./dialogs.tsx";
import { DrawnSheet } from "./drawn.tsx";
import { withoutDeposit } from "./examine.ts";
import { HandList } from "./list.tsx";
import { SheetEnd, Result, isForOthers } from "./sheet-end.tsx";
import { useStore } from "../../../store/use-store.ts";
import { Share } from "./share/share.tsx";
import { canUndo, changeSheet, redo, replaceHand, toggleRiichi, undo } from "./state.ts";
import type { ComponentChildren } from "preact";
import type { RuleAnswer } from "../../../rules/books/content.ts";
import type { Open } from "./use-sheet.ts";
import type { Sheet } from "./state.ts";

/**
 * Show the sheet: the totals, the next hand, and every hand so far. @param props `waits`: what the table must do first
 */
export function Overview({
  open,
  onChanged,
  waits,
}: {
  open: Open;
  onChanged: (sheet: Sheet) => void;
  waits: ComponentChildren;
}) {
  const [dialog, setDialog] = useState<"share" | "players" | "more" | "">("");
  const { official } = useStore();
  const { sheet, keep, names, examined, hanchan, wrong } = open;
  const close = () => setDialog("");
  const share = () => setDialog("share");
  const lay = (player: number) => keep({ ...sheet, draft: toggleRiichi(sheet.draft, player) });
  const { over } = examined;
  const isPlayed = !over && wrong === null;
  const isNew = ![sheet.draft, ...sheet.hands].some(({ riichi = [] }) => riichi.length > 0);
  const title = hanchan ? t("sheet.title-of", { label: hanchan.label }) : t("sheet.title");
  return (
    <Screen
      title={title}
      up={hanchan ? `#/table/${hanchan.table}` : "#/"}
      actions={<Actions open={open} onChanged={onChanged} onShare={share} />}
    >
      <DrawnSheet
        names={names}
        examined={examined}
        riichi={over ? [] : sheet.draft.riichi}
        poor={withoutDeposit(open, examined.hands.length)}
        onRiichi={isPlayed ? lay : null}
      />
      {isPlayed && isNew && <p class="soft score-hint">{t("sheet.tap-riichi")}</p>}
      <SheetEnd open={open} onChanged={onChanged} />
      {wrong !== null && <Impossible open={open} at={wrong} onChanged={onChanged} />}
      {waits}
      <HandList open={open} addressOf={open.at} />
      <nav class="beside" aria-label={t("hall-menu")}>
        {!isForOthers(open, official) && (
          <button class="button quiet" type="button" aria-haspopup="dialog" onClick={share}>
            {t("sheet.share")}
          </button>
        )}
        {!hanchan && (
          <button class="button quiet" type="button" aria-haspopup="dialog" onClick={() => setDialog("players")}>
            {t("sheet.players")}
          </button>
        )}
        <button class="button quiet" type="button" aria-haspopup="dialog" onClick={() => setDialog("more")}>
          {t("hall-other")}
        </button>
      </nav>
      <Rules open={open} />
      {dialog === "share" && <Share open={open} onClose={close} />}
      {dialog === "players" && <Players open={open} onClose={close} />}
      {dialog === "more" && <More open={open} onChanged={onChanged} onClose={close} />}
    </Screen>
  );
}

/** Show undo, redo, and the next action. */
function Actions({ open, onChanged, onShare }: { open: Open; onChanged: (sheet: Sheet) => void; onShare: () => void }) {
  const { sheet, examined, wrong } = open;
  const next =
    examined.over || sheet.hands.length === MOST_HANDS ? (
      <Result open={open} onShare={onShare} />
    ) : (
      <a class="button main" href={open.at(wrong === null ? "next" : String(wrong))}>
        {t("sheet.how")}
      </a>
    );
  return (
    <>
      <button
        class="button turn"
        type="button"
        disabled={!canUndo(sheet)}
        aria-label={t("sheet.undo")}
        onClick={() => onChanged(undo(sheet, store.now()))}
      >
        <Turn />
      </button>
      {sheet.future.length > 0 && (
        <button
          class="button turn"
          type="button"
          aria-label={t("sheet.redo")}
          onClick={() => onChanged(redo(sheet, store.now()))}
        >
          <Turn forward />
        </button>
      )}
      {next}
    </>
  );
}

/** Draw an arrow that turns back, or forward. */
function Turn({ forward = false }: { forward?: boolean }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
      style={forward ? "transform: scaleX(-1)" : undefined}
    >
      <path d="M9 5L4 10l5 5M4 10h10a5.500 5.500 0 0 1 0 11h-3" />
    </svg>
  );
}

/** Show a hand that became impossible when an earlier one was corrected. */
function Impossible({ open, at, onChanged }: { open: Open; at: number; onChanged: (sheet: Sheet) => void }) {
  const { sheet, examined } = open;
  const { round: wind, number, counters } = examined.now;
  const left = sheet.hands.length - at;
  const remove = () => onChanged(changeSheet(sheet, { hands: replaceHand(sheet.hands, at, null) }, store.now()));
  return (
    <section class="note warn stack" role="alert">
      <p>{t("sheet.cannot-be", { hand: shortHand({ wind, number, counters }), count: left })}</p>
      <div class="pair">
        <a class="button main" href={open.at(String(at))}>
          {t("sheet.correct-it")}
        </a>
        <button class="button" type="button" onClick={remove}>
          {t("sheet.remove")}
        </button>
      </div>
    </section>
  );
}

/** Show the rulebook in use, and the rule points that the sheet depends on. */
function Rules({ open: { sheet, keep, rules, examined, hanchan } }: { open: Open }) {
  const choose = (point: string, answer: RuleAnswer) => keep({ ...sheet, rules: { ...sheet.rules, [point]: answer } });
  const { rule_points: described } = rules.library.catalogue;
  const isNumber = ({ point }: { point: string }) => !described[point].answers;
  const { cited, assumed } = examined;
  const stated = { cited, assumed: assumed.filter(isNumber), departs: [] };
  const open = { cited: [], assumed: assumed.filter((one) => !isNumber(one)) };
  return (
    <>
      <RulePoints rules={rules} answer={open} onChoose={choose} />
      <Points rules={rules} settled={stated} onChoose={choose} />
      {hanchan ? (
        <>
          <p class="soft">{bookName(rules, rules.book)}</p>
          <Standing rules={rules} standing={rules.book.content.standing} />
        </>
      ) : (
        <RulesBar rules={rules} />
      )}
    </>
  );
}
