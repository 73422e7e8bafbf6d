import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { SEATS, store } from "../../../store/index.ts";
import { t } from "../../../ui/i18n.ts";
import { Field, say } from "../../../ui/index.ts";
import { buzz } from "../../../ui/settings.ts";
import { useCommand } from "../../../domain/requests/command.tsx";
import { useWords } from "../../../domain/words/words.ts";
import { whole } from "../../../ui/numbers.ts";
import { useStore } from "../../../store/use-store.ts";
import { useDraft } from "./result-draft.ts";
import { Sheet } from "./result-history.tsx";
import { missingFrom, scoringOf } from "./scoring.ts";
import { Seats, Substitutes, Winless } from "./seat.tsx";
import type { Body } from "./result-draft.ts";
import type { Hanchan, Item, Result, State, WithdrawnResult } from "../../../store/index.ts";

interface ResultFormProps {
  state: State;
  hanchan: Hanchan;
  result: Result | null;
  withdrawn: WithdrawnResult | null;
  refused: Item | undefined;
  first: Parameters<typeof useDraft>[4];
  onTyped: () => void;
  onSent: (body: Body) => void;
  onClose: (() => void) | null;
}

/**
 * Ask for the four totals, and show what the server would refuse before they are sent. `result`: the one that this
 * corrects; `withdrawn`: the one that it replaces, with its reason; `refused`: the item that this one replaces;
 * `first`: the body to start with.
 */
export function ResultForm({
  state,
  hanchan,
  result,
  withdrawn,
  refused,
  first,
  onTyped,
  onSent,
  onClose,
}: ResultFormProps) {
  const { book } = useStore();
  const { numbers, complete } = scoringOf(state, book);
  const sheet = useDraft(state, hanchan, result, withdrawn, first);
  const words = useWords();
  const seats = SEATS.map((seat) => {
    const name = state.players[hanchan.seats[seat]]?.name ?? "?";
    return { seat, label: `${words.phrase(`seat-${seat}`)} · ${name}`, ...sheet.of(seat) };
  });
  const [opened] = useState(result?.number ?? 0); // the result that was shown before anything was typed
  const sending = useRef(false);
  const isNewer = result !== null && result.number !== opened && !sending.current;
  const { run, error } = useCommand();
  const reason = sheet.reason.trim();
  const corrects = result
    ? { number: result.number, reason }
    : withdrawn && { number: withdrawn.number, reason: withdrawn.withdrawn || t("result.earlier-withdrawn") };
  const body: Body = { ...sheet.body, ...(corrects && { corrects }) };
  const left = missingFrom(Object.values(body.points), body.deposits, numbers.starting_points);
  const same = result && isSame(body, result);
  const asksWinless = (numbers.yakitori ?? 0) > 0;
  const winlessAnswered = !asksWinless || body.winless;
  const ready = complete && left === 0 && winlessAnswered && !same && (!result || reason);
  const close = () => {
    sheet.forget();
    onClose?.();
  };
  const send = (event: Event) => {
    event.preventDefault();
    if (!ready || !isWhole(body)) return;
    run(async () => {
      sending.current = true; // so that its own result is not taken for somebody else's
      const request = store.send("result", hanchan.id, body, { hold: true, replaces: refused?.id });
      await request.finally(() => (sending.current = false));
      sheet.forget();
      buzz();
      say(t("result.sent"));
      onSent(body);
    });
  };
  return (
    <form class="stack" onInput={onTyped} onSubmit={send}>
      {!book && (
        <p class="note warn" role="alert">
          {t("result.no-book")}
        </p>
      )}
      {book && !complete && (
        <p class="note warn" role="alert">
          {t("result.no-scoring")}{" "}
          <a class="reach" href="#/standings">
            {t("hall-standings")}
          </a>
        </p>
      )}
      {result && !isNewer && <p class="note">{t("result.corrects")}</p>}
      <Seats seats={seats} />
      <Total
        left={left}
        starting={numbers.starting_points}
        onDeposits={(more) => sheet.type({ deposits: String((body.deposits ?? 0) + more) })}
      />
      <Field
        label={t("result.deposits")}
        hint={t("result.deposits-hint")}
        inputmode="numeric"
        autocomplete="off"
        value={sheet.deposits}
        wrong={body.deposits === null ? t("result.hundreds") : undefined}
        onInput={(text) => sheet.type({ deposits: text })}
      />
      {asksWinless && <Winless seats={seats} winless={sheet.winless} onNobody={() => sheet.type({ winless: [] })} />}
      <Substitutes seats={seats} />
      {result && (
        <Field
          long
          label={t("hall-reason")}
          hint={t("hall-reason-missing")}
          value={sheet.reason}
          maxlength={4000}
          onInput={(text) => sheet.type({ reason: text })}
        />
      )}
      {same && (
        <p class="soft" role="status">
          {t("result.same")}
        </p>
      )}
      {isNewer && <Newer state={state} hanchan={hanchan} result={result} />}
      {error}
      <div class="pair">
        <button class="button main" disabled={!ready}>
          {t(isNewer ? "result.correct-anyway" : result ? "result.correct" : "result.enter")}
        </button>
        {onClose && (
          <button class="button" type="button" onClick={close}>
            {t("cancel")}
          </button>
        )}
      </div>
    </form>
  );
}

/** Show a result that somebody else entered while the form was open, scrolled into view: sending replaces it. */
function Newer(props: { state: State; hanchan: Hanchan; result: Result }) {
  const seen = useRef<HTMLElement>(null);
  useLayoutEffect(() => seen.current?.scrollIntoView({ block: "nearest" }), [props.result.number]);
  return (
    <section class="stack" role="alert" ref={seen}>
      <p class="note warn">{t("result.newer")}</p>
      <Sheet {...props} />
    </section>
  );
}

/** Return whether every field is a number. */
function isWhole(body: Body): body is Body & { points: Record<string, number>; deposits: number } {
  return body.deposits !== null && Object.values(body.points).every((one) => one !== null);
}

function isSame({ points, deposits, unranked, winless }: Body, result: Result) {
  const seats = SEATS.every((seat) => points[seat] === result.points[seat]);
  const named = unranked.join() === result.unranked.join() && winless?.join() === result.winless?.join();
  return seats && deposits === result.deposits && named;
}

const DEPOSIT = 1000;

/**
 * Show, while typing, whether the totals add up.
 * @param props `left`: the missing points
 */
export function Total({
  left,
  starting,
  onDeposits,
}: {
  left: number | null;
  starting: number | undefined;
  onDeposits: (more: number) => void;
}) {
  if (starting === undefined) return null;
  const all = whole(4 * starting);
  const look = left === null ? "" : left === 0 ? "info" : "bad";
  const deposits = left !== null && left > 0 && left % DEPOSIT === 0;
  return (
    <div class={`note stack ${look}`}>
      <p role="status">{sumText(left, all)}</p>
      {deposits && (
        <button class="button" type="button" onClick={() => onDeposits(left)}>
          {t("result.as-deposits", { points: whole(left) })}
        </button>
      )}
    </div>
  );
}

function sumText(left: number | null, all: string) {
  if (left === null) return t("result.sum", { all });
  if (left === 0) return t("result.fits", { all });
  return t(left > 0 ? "result.lacks" : "result.exceeds", { points: whole(Math.abs(left)), all });
}
