import { useState } from "preact/hooks";
import { t } from "../../ui/i18n.ts";
import { Field } from "../../ui/index.ts";

const MINUTE = 60;

/** Minutes and seconds, where each minute counts: those since the planned start, if it is known. */
export function ExactValue({ late, onAnswer }: { late?: number | null; onAnswer: (seconds: number) => void }) {
  const [text, setText] = useState(late ? inMinutes(late) : "");
  const [wrong, setWrong] = useState("");
  const seconds = secondsOf(text);
  const add = (more: number) => setText(inMinutes(Math.max((seconds ?? 0) + more, 0)));
  const take = (event: Event) => {
    event.preventDefault();
    if (seconds === null) setWrong(t("call.time-wrong"));
    else onAnswer(seconds);
  };
  return (
    <form class="exactly" onSubmit={take}>
      <button class="button" type="button" aria-label={t("call.time-less")} onClick={() => add(-MINUTE)}>
        −
      </button>
      <Field
        label={t("call.time")}
        hint={t("call.time-hint")}
        value={text}
        onInput={setText}
        wrong={wrong}
        inputmode="text"
        autocomplete="off"
      />
      <button class="button" type="button" aria-label={t("call.time-more")} onClick={() => add(MINUTE)}>
        +
      </button>
      <button class="button main">{t("call.time-take")}</button>
    </form>
  );
}

function secondsOf(text: string): number | null {
  const [, minutes, seconds = "0"] = /^\s*(\d{1,3})(?:[:：.](\d{1,2}))?\s*$/.exec(text) ?? [];
  return minutes && Number(seconds) < MINUTE ? Number(minutes) * MINUTE + Number(seconds) : null;
}

function inMinutes(seconds: number) {
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, "0")}`;
}
