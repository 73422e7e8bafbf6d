import { useState } from "preact/hooks";
import { SEATS, endOf, store } from "../../../store/index.js";
import { t } from "../../../ui/i18n.js";
import { Choice, Dialog } from "../../../ui/index.js";
import { buzz } from "../../../ui/settings.js";
import { useCommand } from "../../../domain/requests/command.jsx";
import { Dealt } from "../../../domain/words/dealt.jsx";
import { useBooks } from "../../../domain/rulebook/rulebooks.js";
import { Undo } from "../../../domain/requests/undo.jsx";
import { handName } from "../../../domain/words/words.js";
import { useStore } from "../../../store/use-store.js";
import { DeferredRuling } from "./deferred-ruling.jsx";
import { NOTHING_SAID, answer, bodyOf, decideDeferred, isNoten } from "../../../domain/incident/deferred.js";
import { waitingFor } from "../../../domain/incident/deferred-at.js";
import { NextHand, comesNext, useFollowers } from "./followers.jsx";
import { SeatsAtEnd } from "./seats-at-end.jsx";

/** @typedef {import("../../../domain/incident/deferred.js").End} End @typedef {import("../../../domain/incident/hands.js").Dealt} DealtHand */

const HOW = ["win", "exhaustive-draw", "four-riichi", "abortive-draw", "chonbo"];

/**
 * How the hand ended, and only what the waiting rulings and the next hand need to know. `onHand`: the table moves on to the next
 * hand; without it, the table has left this hand long ago.
 * @param {{table: any, hanchan: any, hand: any, dealt?: DealtHand, onHand?: (hand: DealtHand) => void, onClose: () => void}} props
 */
export function HandEnd({ table, hanchan, hand, dealt: now = hand, onHand, onClose }) {
  const { state } = useStore();
  const [ended] = useState({ table: table.id, hanchan: hanchan.id, hand });
  const [dealt] = useState(now);
  const [done, setDone] = useState(() => {
    const end = endOf(state, ended); // another phone said so: a second end would be refused
    return end ? { end: { ...NOTHING_SAID, ...end }, results: [], item: "" } : null;
  });
  const shared = { ended, dealt, moves: Boolean(onHand), hanchan, onClose };
  if (!done) return <HandEndForm {...shared} onDone={setDone} />;
  const title = t("hall-ended-done", { hand: handName(ended.hand) });
  return (
    <Dialog key="done" title={title} onClose={onClose}>
      <p>{t(`hall-how.${done.end.how}`)}</p>
      <Undo id={done.item} onTaken={onClose} />
      {done.results.map((/** @type {any} */ result) => (
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

/** The table has moved on by itself. @param {{next: DealtHand|undefined, onClose: () => void}} props */
function Over({ next, onClose }) {
  return (
    <>
      {next && <NextHand hands={[next]} />}
      <button class="button main" type="button" onClick={onClose}>
        {t("hall-done")}
      </button>
    </>
  );
}

/** Which hand comes now, after an end that the log had already. @param {{dealt: DealtHand, end: End, onHand: (hand: DealtHand) => void, onClose: () => void}} props */
function Following({ dealt, end, onHand, onClose }) {
  const followers = useFollowers();
  const hands = end.next ? [end.next] : followers(dealt, end);
  const go = (/** @type {DealtHand} */ chosen) => {
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

/** @param {{ended: any, dealt: DealtHand, moves: boolean, hanchan: any, onDone: (done: any) => void, onClose: () => void}} props */
function HandEndForm({ ended, dealt, moves, hanchan, onDone, onClose }) {
  const { state } = useStore();
  const [waiting] = useState(() => waitingFor(state, ended));
  const [end, setEnd] = useState(NOTHING_SAID);
  const { does, wrong } = useCommand();
  const books = useBooks(waiting);
  const followers = useFollowers();
  const set = (/** @type {Partial<End>} */ changed) => setEnd({ ...end, ...changed });
  const said = end.how && (end.how !== "win" || end.winners.length > 0);
  const results = waiting.map((ruling) => {
    const book = books[ruling.revision];
    return {
      ruling,
      ...(end.how && book ? decideDeferred(state, book, ruling, end) : { questions: [], decision: null }),
    };
  });
  const judged = results.every(({ decision }) => decision);
  const hands = moves && said && judged ? followers(dealt, asItCame(end, results)) : [];
  const next = comesNext(hands, end.next);
  const record = async () => {
    const expected = Object.fromEntries(results.map(({ ruling, decision }) => [ruling.id, decision]));
    const whole = { ...end, tenpai: tenpaiAt(end), next };
    const item = await store.send("hand-end", null, bodyOf(ended, whole), { hold: true, expected });
    buzz();
    onDone({ end: whole, results, item: item.id });
  };
  return (
    <Dialog title={t("hall-ended-how", { hand: handName(ended.hand) })} onClose={onClose}>
      <How how={end.how} onHow={(/** @type {string} */ how) => set({ how, winners: [], tenpai: undefined })} />
      {(moves ? end.how && end.how !== "four-riichi" : end.how === "win") && (
        <SeatsAtEnd hanchan={hanchan} ended={ended} end={end} moves={moves} onChange={set} />
      )}
      {said &&
        results.map((result) => (
          <DeferredRuling
            key={result.ruling.id}
            {...result}
            onAnswer={(/** @type {string} */ fact, /** @type {any} */ value) =>
              setEnd(answer(end, result.ruling, fact, value))
            }
          />
        ))}
      {hands.length > 0 && (
        <NextHand hands={hands} chosen={end.next} onChoose={(/** @type {DealtHand} */ hand) => set({ next: hand })} />
      )}
      {wrong}
      <button
        class="button main"
        type="button"
        disabled={!said || !judged || (moves && !next)}
        onClick={() => does(record)}
      >
        {t("hall-ended-record")}
      </button>
    </Dialog>
  );
}

/** @param {{how: string|undefined, onHow: (how: string) => void}} props */
function How({ how, onHow }) {
  const { book } = useStore();
  const known = ["win", ...(book?.content.facts.hand_end.answers ?? HOW)];
  const options = HOW.filter((value) => known.includes(value)).map((value) => ({
    value,
    text: t(`hall-how.${value}`),
  }));
  return <Choice label={t("hall-how-label")} value={how} options={options} onChange={onHow} />;
}

/** Who was tenpai, if that was said: a hand in riichi is, unless it was shown not to be. @param {End} end */
function tenpaiAt({ riichi, tenpai, hands }) {
  return tenpai && SEATS.filter((seat) => tenpai.includes(seat) || (riichi.includes(seat) && !isNoten(hands[seat])));
}

/** The end as it came out: a chonbo that waited for it leaves the hand to be dealt again. @param {End} end @param {any[]} results @returns {End} */
function asItCame(end, results) {
  const isChonbo = results.some((/** @type {any} */ { decision }) =>
    decision.penalties.some((/** @type {any} */ one) => one.kind === "chonbo"),
  );
  return { ...end, tenpai: tenpaiAt(end), how: isChonbo ? "chonbo" : end.how };
}
