import { useState } from "preact/hooks";
import { isStopped, store } from "../../../store/index.ts";
import { clockTime, t } from "../../../ui/i18n.ts";
import { Dialog, Field, say } from "../../../ui/index.ts";
import { buzz } from "../../../ui/settings.ts";
import { useCommand } from "../../../domain/requests/command.tsx";
import type { Ruling, State } from "../../../store/index.ts";

store.loadEscalationSteps(); // the code that applies unsent notes comes with it

/** List the notes that were added after the ruling, each with who and when. */
export function Notes({ state, ruling }: { state: State; ruling: Ruling }) {
  const notes = Object.values(state.notes).filter((note) => note.ruling === ruling.id);
  if (notes.length === 0) return null;
  const zone = state.settings.time_zone;
  const inOrder = notes.sort((one, other) => Date.parse(one.noted_at) - Date.parse(other.noted_at));
  return (
    <section class="stack" aria-label={t("note.title")}>
      <h2>{t("note.title")}</h2>
      {inOrder.map(({ id, note, noted_at: at, official, unsent, outbox }) => (
        <div class="card" key={id}>
          <p>{note}</p>
          <p class="soft">
            {[state.officials[official ?? ""]?.name, clockTime(at, zone)].filter(Boolean).join(" · ")}
            {unsent && outbox !== "done" && (
              <>
                {" "}
                <span class={`badge ${isStopped(outbox ?? "") ? "bad" : "info"}`}>{t("hall-unsent")}</span>
              </>
            )}
          </p>
        </div>
      ))}
    </section>
  );
}

/** Offer to add a note to a ruling, at any time. */
export function AddNote({ ruling }: { ruling: string }) {
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState("");
  const { run, error } = useCommand();
  const add = (event: Event) => {
    event.preventDefault();
    if (!note.trim()) return;
    run(async () => {
      await store.send("note", ruling, { note: note.trim() });
      buzz();
      say(t("note.added"));
      setNote("");
      setOpen(false);
    });
  };
  return (
    <>
      <button class="button" type="button" onClick={() => setOpen(true)}>
        {t("note.add")}
      </button>
      {open && (
        <Dialog title={t("note.add")} onClose={() => setOpen(false)}>
          <form onSubmit={add}>
            <Field long label={t("call.note")} value={note} onInput={setNote} maxlength={4000} />
            {error}
            <button class="button main" disabled={!note.trim()}>
              {t("note.save")}
            </button>
          </form>
        </Dialog>
      )}
    </>
  );
}
