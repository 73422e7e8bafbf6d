import { useState } from "preact/hooks";
import { store } from "../../../store/index.ts";
import { t } from "../../../ui/i18n.ts";
import { Dialog, Field, Icon, say } from "../../../ui/index.ts";
import { useRequest } from "../../../domain/account/request.tsx";
import { saveAs, useSlug } from "../../../domain/requests/download.tsx";
import { useSettings } from "../../../ui/settings.ts";
import { Reason } from "../../../domain/reasons/reason.tsx";
import { momentAt, wallTime } from "../../../domain/exams/conditions.ts";
import type { ComponentChildren } from "preact";
import type { Exam, State } from "../../../store/index.ts";

/** Offer a director's actions on an exam, behind one button; all of them can be corrected. */
export function Acts({ state, exam }: { state: State; exam: Exam }) {
  const [open, setOpen] = useState("");
  const { ask, asking, wrong } = useRequest();
  const { id, status } = exam;
  const close = () => setOpen("");
  const change = (changes: object, replaces: object, message: string) =>
    ask(async () => {
      await store.ask(`exams/${id}`, { method: "PATCH", body: { ...changes, replaces } });
      close();
      say(t(message));
    });
  const turn = (to: string, more: object = {}) => change({ status: to, ...more }, { status }, `exam.said.${to}`);
  const button = (text: string, onClick: () => void, look = "") => (
    <button class={`button ${look}`} type="button" disabled={asking} onClick={onClick}>
      {t(text)}
    </button>
  );
  return (
    <>
      <button
        class="button quiet"
        type="button"
        aria-haspopup="dialog"
        aria-label={t("exam.acts")}
        onClick={() => setOpen("acts")}
      >
        <Icon name="settings" />
      </button>
      {open === "acts" && (
        <Dialog title={exam.title} onClose={close}>
          {status === "open" ? button("exam.close", () => turn("closed")) : button("exam.reopen", () => turn("open"))}
          {button("exam.change", () => setOpen("change"))}
          <Save />
          {status !== "withdrawn" && button("exam.withdraw", () => setOpen("withdraw"), "danger")}
          {wrong}
        </Dialog>
      )}
      {open === "change" && <Change state={state} exam={exam} wrong={wrong} onChange={change} onClose={close} />}
      {open === "withdraw" && (
        <Reason
          what="exam"
          title={t("exam.withdraw-ask")}
          text={t("exam.withdraw-text")}
          yes={t("exam.withdraw")}
          onReason={(reason) => turn("withdrawn", { reason })}
          onClose={close}
        >
          {wrong}
        </Reason>
      )}
    </>
  );
}

interface ChangeProps {
  state: State;
  exam: Exam;
  wrong: ComponentChildren;
  onChange: (changes: object, replaces: object, message: string) => void;
  onClose: () => void;
}

function Change({ state, exam, wrong, onChange, onClose }: ChangeProps) {
  const zone = state.settings.time_zone;
  const before = exam.until ? wallTime(exam.until, zone) : "";
  const [title, setTitle] = useState(exam.title);
  const [until, setUntil] = useState(before);
  const save = (event: Event) => {
    event.preventDefault();
    const end = until ? momentAt(until, zone) : null;
    const isCalled = title.trim() !== exam.title;
    const isMoved = until !== before;
    if (!isCalled && !isMoved) return onClose();
    const changes = { ...(isCalled && { title: title.trim() }), ...(isMoved && { until: end }) };
    const replaces = { ...(isCalled && { title: exam.title }), ...(isMoved && { until: exam.until }) };
    onChange(changes, replaces, "exam.said.changed");
  };
  return (
    <Dialog title={t("exam.change")} onClose={onClose}>
      <form class="stack" onSubmit={save}>
        <Field label={t("exam.name")} value={title} onInput={setTitle} maxlength="200" autocomplete="off" />
        <Field type="datetime-local" label={t("exam.end")} hint={t("exam.end-text")} value={until} onInput={setUntil} />
        {wrong}
        <button class="button main" disabled={!title.trim()}>
          {t("people.save")}
        </button>
      </form>
    </Dialog>
  );
}

/** Offer every exam of the event as a spreadsheet. */
function Save() {
  const { lang } = useSettings();
  const slug = useSlug();
  const { ask, asking, wrong } = useRequest();
  const save = () => ask(async () => saveAs(await store.file(`exports/exams.xlsx?lang=${lang}`), `${slug}-exams.xlsx`));
  return (
    <>
      <button class="button" type="button" disabled={asking} onClick={save}>
        {t("exam.save")}
      </button>
      {wrong}
    </>
  );
}
