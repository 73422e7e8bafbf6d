import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { store } from "../../../store/index.ts";
import { clockTime, t } from "../../../ui/i18n.ts";
import { save, saved } from "../../../ui/local-storage.ts";
import { Compared as Fields } from "../../../domain/requests/versions.tsx";
import { UNWELL, chime } from "../../../ui/chime.ts";
import { say } from "../../../ui/toasts.tsx";
import { saveAs } from "../../../domain/requests/download.tsx";
import { buzz } from "../../../ui/settings.ts";
import { useWords } from "../../../domain/words/words.ts";
import { useStore } from "../../../store/use-store.ts";
import { describe, textIn } from "./description.ts";
import { kindName } from "./entry.tsx";
import type { Entry, Alarm as Found } from "../../../store/index.ts";

const SEEN = "shinpan.alarm.";
const CHAIN = "M8 7H7a5 5 0 0 0 0 10h1M16 7h1a5 5 0 0 1 0 10h-1";
const BROKEN = "M13 3l-2 6 2 3-2 3 2 6";
const CLOSED = "M8 12h8";

/**
 * Warn that the server's log differs from the one on this phone: over the whole page once, then on top of every screen.
 */
export function Alarm({ inCall }: { inCall: boolean }) {
  const { alarms, tournament } = useStore();
  const alarm = alarms?.at(-1);
  return alarm && alarms && tournament && <Raised key={alarm.at} alarms={alarms} id={tournament.id} inCall={inCall} />;
}

function Raised({ alarms, id, inCall }: { alarms: Found[]; id: string; inCall: boolean }) {
  const alarm = alarms[alarms.length - 1];
  const [open, setOpen] = useState(() => !inCall && saved(SEEN + id) !== alarm.at);
  useLayoutEffect(() => {
    if (!isRestored(alarm)) chime(UNWELL);
    buzz(600);
  }, []);
  const close = () => {
    save(SEEN + id, alarm.at);
    setOpen(false);
  };
  return (
    <>
      <div role="alert">
        <button
          class={isRestored(alarm) ? "alarm-bar restored" : "alarm-bar"}
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Sign alarm={alarm} />
          <span>{t(`alarm.${alarm.what}`)}</span>
          <strong>{t("alarm.open")}</strong>
        </button>
      </div>
      {open && <Page alarms={alarms} onClose={close} />}
    </>
  );
}

function isRestored({ what }: Found) {
  return what === "restored";
}

function Sign({ alarm }: { alarm: Found }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      aria-hidden="true"
    >
      <path d={CHAIN + (isRestored(alarm) ? CLOSED : BROKEN)} />
    </svg>
  );
}

/** Show what happened, what it means, and what to do now. */
function Page({ alarms, onClose }: { alarms: Found[]; onClose: () => void }) {
  const { official } = useStore();
  const dialog = useRef<HTMLDialogElement | null>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const [alarm, ...earlier] = alarms.toReversed();
  const { what, seq } = alarm;
  const steps = official?.roles?.includes("director") ? "director" : "others";
  return (
    <dialog
      class={isRestored(alarm) ? "alarm restored" : "alarm"}
      ref={dialog}
      aria-labelledby="alarm-title"
      onCancel={onClose}
    >
      <header>
        <Sign alarm={alarm} />
        <h2 id="alarm-title" tabindex={-1} autofocus>
          {t(`alarm.${what}`)}
        </h2>
        <p>{t(`alarm.${what}.said`, { seq })}</p>
      </header>
      <div class="stack">
        <Shown alarm={alarm} />
        <section>
          <h3>{t("alarm.meaning")}</h3>
          <p>{t(isRestored(alarm) ? "alarm.restored.means" : "alarm.means")}</p>
        </section>
        <section>
          <h3>{t("alarm.now")}</h3>
          <ol class="steps">
            {["show", "save", "go-on"].map((step) => (
              <li key={step}>{t(`alarm.${step}.${steps}`)}</li>
            ))}
          </ol>
        </section>
        <button class="button main" type="button" onClick={saveEvidence}>
          {t("alarm.save")}
        </button>
        <button class="button" type="button" onClick={onClose}>
          {t("alarm.close")}
        </button>
        {earlier.map((one) => (
          <Earlier key={one.at} alarm={one} />
        ))}
      </div>
    </dialog>
  );
}

/** Show an earlier finding. */
function Earlier({ alarm }: { alarm: Found }) {
  const { what, seq } = alarm;
  return (
    <section class="stack">
      <h3>
        {t("alarm.earlier")} {t(`alarm.${what}`)}
      </h3>
      <p>{t(`alarm.${what}.said`, { seq })}</p>
      <Shown alarm={alarm} theirs="alarm.theirs-then" />
    </section>
  );
}

/** Show the proof of a finding, and when it was found. @param props `theirs`: the heading of the server's entry */
function Shown({ alarm: { mine, theirs, at }, theirs: head = "alarm.theirs" }: { alarm: Found; theirs?: string }) {
  const { tournament } = useStore();
  return (
    <>
      {mine && <Compared mine={mine} theirs={theirs} heads={[t("alarm.mine"), t(head)]} />}
      <p class="soft">{t("alarm.found", { time: clockTime(at, tournament?.time_zone) })}</p>
    </>
  );
}

/** Show the entry as this phone received it, and as the server has it now; field by field if both read the same. */
function Compared({ mine, theirs, heads }: { mine: Entry; theirs: Entry | null; heads: string[] }) {
  const words = useWords();
  const { state } = useStore();
  const had = describe(words, state, mine);
  const now = theirs && describe(words, state, theirs);
  return (
    <>
      <div class="slips">
        <Slip title={heads[0]} entry={mine} parts={had} others={now} />
        <Slip title={heads[1]} entry={theirs} parts={now} others={had} />
      </div>
      {theirs && now?.join() === had.join() && (
        <Fields caption={t("journal.changes")} heads={heads} before={contentOf(mine)} after={contentOf(theirs)} />
      )}
    </>
  );
}

/** Return the content of an entry, without the parts that only prove it. */
function contentOf(entry: Entry) {
  const { at, who, subject } = entry;
  return { at, who, subject, ...textIn(entry) };
}

interface SlipProps {
  title: string;
  entry: Entry | null;
  parts: string[] | null;
  others: string[] | null;
}

/** Show an entry; what the other one lacks is highlighted. */
function Slip({ title, entry, parts, others }: SlipProps) {
  const { state } = useStore();
  const line = (part: string, place: number) => (
    <li key={place}>{!others || others.includes(part) ? part : <mark>{part}</mark>}</li>
  );
  return (
    <section class="slip">
      <h3>{title}</h3>
      {entry && parts ? (
        <>
          <p>
            <strong>{kindName(entry.kind)}</strong>
          </p>
          <ul>{parts.map(line)}</ul>
          <small>
            {t("journal.number", { seq: entry.seq })} · {clockTime(entry.at, state.settings.time_zone)}
          </small>
        </>
      ) : (
        <p>
          <mark>{t("alarm.nothing")}</mark>
        </p>
      )}
    </section>
  );
}

/** Save a file with the entries and signatures that prove it. */
async function saveEvidence() {
  const found = await store.evidence().catch(() => null);
  if (!found) return say(t("journal.unread"));
  const text = JSON.stringify(found, null, 1);
  saveAs(new Blob([text], { type: "application/json" }), `${store.snapshot.tournament?.slug}-log-evidence.json`);
}
