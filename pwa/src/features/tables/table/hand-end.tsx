import { useState } from "preact/hooks";
import { SEATS, endOf, store } from "../../../store/index.ts";
import { t } from "../../../ui/i18n.ts";
import { Choice, Dialog } from "../../../ui/index.ts";
import { buzz } from "../../../ui/settings.ts";
import { useCommand } from "../../../domain/requests/command.tsx";
import { Dealt } from "../../../domain/words/dealt.tsx";
import { useBooks } from "../../../domain/rulebook/rulebooks.ts";
import { Undo } from "../../../domain/requests/undo.tsx";
import { handName } from "../../../domain/words/words.ts";
import { useStore } from "../../../store/use-store.ts";
import { DeferredRuling } from "./deferred-ruling.tsx";
import { NOTHING_SAID, answer, bodyOf, decideDeferred, isNoten } from "../../../domain/incident/deferred.ts";
import { waitingFor } from "../../../domain/incident/deferred-at.ts";
import { NextHand, comesNext, useFollowers } from "./followers.tsx";
import { SeatsAtEnd } from "./seats-at-end.tsx";
import type { Dealt as DealtHand } from "../../../domain/incident/hands.ts";
import type { End, Ended } from "../../../domain/incident/deferred.ts";
import type { Hanchan, Hand, Ruling, Table } from "../../../store/index.ts";

const HOW = ["win", "exhaustive-draw", "four-riichi", "abortive-draw", "chonbo"];

/** A deferred ruling and its decision. */
interface DecidedRuling extends ReturnType<typeof decideDeferred> {
  ruling: Ruling;
}

/** A recorded end. `item`: the outbox item; empty if the log had the end already */
interface Done {
  end: End;
  results: DecidedRuling[];
  item: string;
}

interface HandEndProps {
  table: Table;
  hanchan: Hanchan;
  hand: Hand;
  dealt?: DealtHand;
  onHand?: (hand: DealtHand) => void;
  onClose: () => void;
}

/**
 * Ask how the hand ended, and only what deferred rulings and the next hand depend on. `onHand`: the table moves on to
 * the next hand; without it, the table has left this hand long ago.
 */
export function HandEnd({ table, hanchan, hand, dealt: now = hand, onHand, onClose }: HandEndProps) {
  const { state } = useStore();
  const [ended] = useState({ table: table.id, hanchan: hanchan.id, hand });
  const [dealt] = useState(now);
  const [done, setDone] = useState<Done | null>(() => {
    const end = endOf(state, ended); // recorded by another phone: the server would refuse a second end
    return end ? { end: { ...NOTHING_SAID, ...end }, results: [], item: "" } : null;
  });
  const shared = { ended, dealt, moves: Boolean(onHand), hanchan, onClose };
  if (!done) return <HandEndForm {...shared} onDone={setDone} />;
  const title = t("hall-ended-done", { hand: handName(ended.hand) });
  return (
    <Dialog key="done" title={title} onClose={onClose}>
      <p>{t(`hall-how.${done.end.how}`)}</p>
      <Undo id={done.item} onTaken={onClose} />
      {done.results.map((result) => (
        <DeferredRuling key={result.ruling.id} {...result} done />
      ))}
      {onHand && !done.item ? (
        <Following {...shared} end={done.end} onHand={onHand} />
      ) : (
        <Over next={done.end.next} onClose={onClose} />
      )}
    </Dialog>
  );
}

/** Show that the table has moved on by itself. */
function Over({ next, onClose }: { next: DealtHand | undefined; onClose: () => void }) {
  return (
    <>
      {next && <NextHand hands={[next]} />}
      <button class="button main" type="button" onClick={onClose}>
        {t("hall-done")}
      </button>
    </>
  );
}

interface FollowingProps {
  dealt: DealtHand;
  end: End;
  onHand: (hand: DealtHand) => void;
  onClose: () => void;
}

/** Ask for the next hand, after an end that the log had already. */
function Following({ dealt, end, onHand, onClose }: FollowingProps) {
  const followers = useFollowers();
  const hands = end.next ? [end.next] : followers(dealt, end);
  const go = (chosen: DealtHand) => {
    onHand(chosen);
    onClose();
  };
  return (
    <>
      <h3>{t("hall-following")}</h3>
      <div class="pair">
        {hands.map((one) => (
          <button key={JSON.stringify(one)} class="button main" type="button" onClick={() => go(one)}>
            <Dealt hand={one} />
          </button>
        ))}
      </div>
    </>
  );
}

interface HandEndFormProps {
  ended: Ended;
  dealt: DealtHand;
  moves: boolean;
  hanchan: Hanchan;
  onDone: (done: Done) => void;
  onClose: () => void;
}

function HandEndForm({ ended, dealt, moves, hanchan, onDone, onClose }: HandEndFormProps) {
  const { state } = useStore();
  const [waiting] = useState(() => waitingFor(state, ended));
  const [end, setEnd] = useState(NOTHING_SAID);
  const { run, error } = useCommand();
  const books = useBooks(waiting);
  const followers = useFollowers();
  const set = (changed: Partial<End>) => setEnd({ ...end, ...changed });
  const isComplete = end.how && (end.how !== "win" || end.winners.length > 0);
  const results = waiting.map((ruling) => {
    const book = books[ruling.revision];
    return {
      ruling,
      ...(end.how && book ? decideDeferred(state, book, ruling, end) : { questions: [], decision: null }),
    };
  });
  const allDecided = results.every(({ decision }) => decision);
  const hands = moves && isComplete && allDecided ? followers(dealt, withChonbo(end, results)) : [];
  const next = comesNext(hands, end.next);
  const record = async () => {
    const expected = Object.fromEntries(
      results.flatMap(({ ruling, decision }) => (decision ? [[ruling.id, decision]] : [])),
    );
    const whole = { ...end, tenpai: tenpaiAt(end), next };
    const item = await store.send("hand-end", null, bodyOf(ended, whole), { hold: true, expected });
    buzz();
    onDone({ end: whole, results, item: item.id });
  };
  return (
    <Dialog title={t("hall-ended-how", { hand: handName(ended.hand) })} onClose={onClose}>
      <How how={end.how} onHow={(how) => set({ how, winners: [], tenpai: undefined })} />
      {(moves ? end.how && end.how !== "four-riichi" : end.how === "win") && (
        <SeatsAtEnd hanchan={hanchan} ended={ended} end={end} moves={moves} onChange={set} />
      )}
      {isComplete &&
        results.map((result) => (
          <DeferredRuling
            key={result.ruling.id}
            {...result}
            onAnswer={(fact, value) => setEnd(answer(end, result.ruling, fact, value))}
          />
        ))}
      {hands.length > 0 && <NextHand hands={hands} chosen={end.next} onChoose={(hand) => set({ next: hand })} />}
      {error}
      <button
        class="button main"
        type="button"
        disabled={!isComplete || !allDecided || (moves && !next)}
        onClick={() => run(record)}
      >
        {t("hall-ended-record")}
      </button>
    </Dialog>
  );
}

function How({ how, onHow }: { how: string | undefined; onHow: (how: string) => void }) {
  const { book } = useStore();
  const ends = book?.content.facts.hand_end;
  const known = ["win", ...(ends?.kind === "choice" ? ends.answers : HOW)];
  const options = HOW.filter((value) => known.includes(value)).map((value) => ({
    value,
    text: t(`hall-how.${value}`),
  }));
  return <Choice label={t("hall-how-label")} value={how} options={options} onChange={onHow} />;
}

/** Return who was tenpai, if entered: a hand in riichi is, unless it was shown to be noten. */
function tenpaiAt({ riichi, tenpai, hands }: End) {
  return tenpai && SEATS.filter((seat) => tenpai.includes(seat) || (riichi.includes(seat) && !isNoten(hands[seat])));
}

/** Return the end with the decisions of deferred rulings: after a chonbo, the hand is dealt again. */
function withChonbo(end: End, results: DecidedRuling[]): End {
  const isChonbo = results.some(({ decision }) => decision?.penalties.some((one) => one.kind === "chonbo"));
  return { ...end, tenpai: tenpaiAt(end), how: isChonbo ? "chonbo" : end.how };
}
