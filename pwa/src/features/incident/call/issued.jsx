import { useLayoutEffect, useRef } from "preact/hooks";
import { store, isTask } from "../../../store/index.js";
import { t } from "../../../ui/i18n.js";
import { shared } from "../../../domain/incident/others.js";
import { Empty, Screen } from "../../../ui/index.js";
import { later } from "../../../ui/later.jsx";
import { Stays } from "../../../domain/incident/stays.jsx";
import { stepsLeft } from "../offenders/steps-left.js";
import { decided } from "../../../domain/incident/decision.js";
import { besideIt, over } from "../../../domain/incident/ruling-list.jsx";
import { Undo } from "../../../domain/requests/undo.jsx";
import { lineOf, useWords, lookOf } from "../../../domain/words/words.js";
import { useStore } from "../../../store/use-store.js";
import { address, leave, turn } from "../../../domain/incident/address.js";
import { change, currentDraft } from "./draft.js";
import { Steps, headline } from "./verdict.jsx";

const WrongPlayer = later(() => import("../ruling/wrong-player.jsx"), "WrongPlayer");
const AddPhoto = later(() => import("../../../domain/incident/take-photo.jsx"), "AddPhoto");
const Corrections = later(() => import("../ruling/corrections.jsx"), "Corrections");
const Further = later(() => import("../ruling/further.jsx"), "Further");
const SameCall = later(() => import("../ruling/probably-same.jsx"), "SameCall");
const Offer = later(() => import("../../../domain/event/extra-time-offer.jsx"), "ExtraTimeOffer");

/** Issued: ten seconds to take it back, then the steps to carry out. @param {{id: string, foul: string, table: string}} props */
export function Issued({ id, foul, table }) {
  const { state } = useStore();
  const ruling = state.rulings[id];
  const up = `#/table/${table}`;
  useLayoutEffect(() => scrollTo({ top: 0 }), []);
  const back = (
    <button class="button main" type="button" onClick={() => leave(up)}>
      {t("call.to-table")}
    </button>
  );
  return ruling ? (
    <Screen title={t(ruling.amends ? "hall-status.amended" : "call.issued")} up={up} actions={back}>
      <After ruling={ruling} foul={foul} up={up} />
    </Screen>
  ) : (
    <Screen title={t("call.gone")} up={up} actions={back}>
      <Empty text={t("call.gone-text")} />
    </Screen>
  );
}

/** @param {{ruling: any, foul: string, up: string}} props */
function After({ ruling, foul, up }) {
  const { book, outbox, state } = useStore();
  const words = useWords();
  const { id } = ruling;
  const item = outbox.find((one) => one.id === id);
  const [own, ...others] = [ruling, ...besideIt(state, ruling)].map((one) => spokenOf(words, book, one));
  const whole = { spoken: own, others: others.map((spoken) => ({ spoken })) };
  const photos = outbox.filter(({ kind, subject }) => kind === "photo" && subject === id).map((one) => one.id);
  const taken = () => {
    const elsewhere = store.snapshot.outbox.map((one) => one.id);
    change({ photos: photos.filter((one) => !elsewhere.includes(one)) });
    turn(address(foul, { issued: null, back: id }));
  };
  return (
    <>
      <section class={`call-verdict ${lookOf(ruling.kind)}`}>
        <p>
          <strong class="who">{ruling.offender.name}</strong> · {own.name}
        </p>
        <p class="call-line penalty">{own.line}</p>
        {others.map(({ who, line }) => (
          <p key={who}>
            <strong class="who">{who}</strong> · <strong class="penalty">{line}</strong>
          </p>
        ))}
      </section>
      <div class="call-held">
        {item?.state === "holding" && (
          <p class="unseen" role="status">
            {t("call.held")}
          </p>
        )}
        <Undo id={id} keepPhotos onTaken={taken} otherwise={<Stage item={item} ruling={ruling} />} />
      </div>
      <SameCall state={state} ruling={ruling} />
      {ruling.amends && <Corrections state={state} ruling={ruling} />}
      <Steps
        steps={stepsLeft(shared(whole, "steps"), state.rulings[ruling.amends], ruling)}
        done={currentDraft().done}
        onDone={(/** @type {string[]} */ done) => change({ done })}
      />
      <Further steps={shared(whole, "steps")} call={{ ...ruling, table: ruling.table.id, ruling: id }} />
      <Stays stays={shared(whole, "stays")} />
      <Offer state={state} ruling={ruling} />
      <AddPhoto ruling={id} />
      {!ruling.outbox && !over(ruling) && <WrongPlayer state={state} ruling={ruling} />}
    </>
  );
}

/**
 * What was issued, in words; without steps where the rulebook was changed and no longer follows.
 * @param {import("../../../rules/words/wording.js").Words} words @param {any} book @param {any} ruling
 * @returns {{who: string, name: string, line: string, steps: any[], stays: any[]}}
 */
function spokenOf(words, book, ruling) {
  const named = { who: ruling.offender.name, name: words.name("fouls", ruling.foul) };
  const spoken = decided(words, book, ruling);
  if (!spoken || spoken.first.status === "needs-facts")
    return { ...named, line: lineOf(words, ruling), steps: [], stays: [] };
  const shown = spoken.chosen ?? spoken.first;
  return { ...named, line: headline(words, shown), steps: shown.steps, stays: shown.stays };
}

/** Where it is by now: never said to be logged before it is. @param {{item: any, ruling: any}} props */
function Stage({ item, ruling }) {
  const place = useRef(/** @type {HTMLParagraphElement|null} */ (null));
  const stage = item?.state === "holding" ? "waiting" : (item?.state ?? "logged");
  useLayoutEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);
  const bad = isTask(stage);
  const text = stage === "logged" && ruling.status === "deferred" ? t("call-stage.deferred") : t(`call-stage.${stage}`);
  return (
    <p class={`note ${bad ? "bad" : stage === "waiting" ? "info" : ""}`} role="status" tabindex={-1} ref={place}>
      {text} {bad && <a href="#/outbox">{t("call.resolve")}</a>}
    </p>
  );
}
