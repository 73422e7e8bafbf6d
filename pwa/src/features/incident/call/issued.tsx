import { useLayoutEffect, useRef } from "preact/hooks";
import { store, isTask } from "../../../store/index.ts";
import { t } from "../../../ui/i18n.ts";
import { shared } from "../../../domain/incident/others.ts";
import { Empty, Screen } from "../../../ui/index.ts";
import { lazy } from "../../../ui/lazy.tsx";
import { Unchanged } from "../../../domain/incident/unchanged.tsx";
import { stepsLeft } from "../offenders/steps-left.ts";
import { decided } from "../../../domain/incident/decision.ts";
import { besideIt, over } from "../../../domain/incident/ruling-list.tsx";
import { Undo } from "../../../domain/requests/undo.tsx";
import { lineOf, useWords, lookOf } from "../../../domain/words/words.ts";
import { useStore } from "../../../store/use-store.ts";
import { address, leave, turn } from "../../../domain/incident/address.ts";
import { change, currentDraft } from "./draft.ts";
import { Steps, headline } from "./verdict.tsx";
import type { Item, Ruling } from "../../../store/index.ts";
import type { Rulebook } from "../../../rules/books/rulebook.ts";
import type { Words } from "../../../rules/words/wording.ts";

const WrongPlayer = lazy(() => import("../ruling/wrong-player.tsx"), "WrongPlayer");
const AddPhoto = lazy(() => import("../../../domain/incident/take-photo.tsx"), "AddPhoto");
const Corrections = lazy(() => import("../ruling/corrections.tsx"), "Corrections");
const FollowUps = lazy(() => import("../ruling/follow-ups.tsx"), "FollowUps");
const SameCall = lazy(() => import("../ruling/probably-same.tsx"), "SameCall");
const ExtraTimeOffer = lazy(() => import("../../../domain/event/extra-time-offer.tsx"), "ExtraTimeOffer");

/** Show an issued ruling: ten seconds to undo it, then the steps to carry out. */
export function Issued({ id, foul, table }: { id: string; foul: string; table: string }) {
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
      <After ruling={ruling} foul={foul} />
    </Screen>
  ) : (
    <Screen title={t("call.gone")} up={up} actions={back}>
      <Empty text={t("call.gone-text")} />
    </Screen>
  );
}

function After({ ruling, foul }: { ruling: Ruling; foul: string }) {
  const { book, outbox, state } = useStore();
  const words = useWords();
  const { id } = ruling;
  const item = outbox.find((one) => one.id === id);
  const [own, ...others] = [ruling, ...besideIt(state, ruling)].map((one) => spokenOf(words, book, one));
  const whole = { spoken: own, others: others.map((spoken) => ({ spoken })) };
  const photos = outbox.filter(({ kind, subject }) => kind === "photo" && subject === id).map((one) => one.id);
  const reopen = () => {
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
        <Undo id={id} keepPhotos onTaken={reopen} otherwise={<Stage item={item} ruling={ruling} />} />
      </div>
      <SameCall state={state} ruling={ruling} />
      {ruling.amends && <Corrections state={state} ruling={ruling} />}
      <Steps
        steps={stepsLeft(shared(whole, "steps"), state.rulings[ruling.amends ?? ""], ruling)}
        done={currentDraft().done}
        onDone={(done: string[]) => change({ done })}
      />
      <FollowUps steps={shared(whole, "steps")} call={{ ...ruling, table: ruling.table.id, ruling: id }} />
      <Unchanged stays={shared(whole, "stays")} />
      <ExtraTimeOffer state={state} ruling={ruling} />
      <AddPhoto ruling={id} />
      {!ruling.outbox && !over(ruling) && <WrongPlayer state={state} ruling={ruling} />}
    </>
  );
}

/** An issued ruling in words. */
interface IssuedText extends Record<"steps" | "stays", { id: string; text: string }[]> {
  who: string;
  name: string;
  line: string;
}

/**
 * Put an issued ruling into words; without steps if the rulebook has changed and the ruling can no longer be decided.
 */
function spokenOf(words: Words, book: Rulebook | null, ruling: Ruling): IssuedText {
  const named = { who: ruling.offender.name, name: words.name("fouls", ruling.foul) };
  const spoken = decided(words, book, ruling);
  if (!spoken || spoken.first.status === "needs-facts")
    return { ...named, line: lineOf(words, ruling), steps: [], stays: [] };
  const issued = spoken.chosen ?? spoken.first;
  return { ...named, line: headline(words, issued), steps: issued.steps, stays: issued.stays };
}

/** Show the ruling's stage in the outbox; "logged" only once it is. */
function Stage({ item, ruling }: { item: Item | undefined; ruling: Ruling }) {
  const place = useRef<HTMLParagraphElement>(null);
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
