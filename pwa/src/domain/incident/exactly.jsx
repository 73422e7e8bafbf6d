import { useState } from "preact/hooks";
import { t } from "../../ui/i18n.js";
import { Field } from "../../ui/index.js";

const MINUTE = 60;

/**
 * Minutes and seconds, where each minute counts: those since the planned start, if it is known.
 * @param {{late?: number|null, onAnswer: (seconds: number) => void}} props
 */
export function Exactly({ late, onAnswer }) {
  const [text, setText] = useState(late ? inMinutes(late) : "");
  const [wrong, setWrong] = useState("");
  const seconds = secondsOf(text);
  const add = (/** @type {number} */ more) => setText(inMinutes(Math.max((seconds ?? 0) + more, 0)));
  const take = (/** @type {Event} */ event) => {
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

/** @param {string} text @returns {number|null} */
function secondsOf(text) {
  const [, minutes, seconds = "0"] = /^\s*(\d{1,3})(?:[:：.](\d{1,2}))?\s*$/.exec(text) ?? [];
  return minutes && Number(seconds) < MINUTE ? Number(minutes) * MINUTE + Number(seconds) : null;
}

/** @param {number} seconds */
function inMinutes(seconds) {
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, "0")}`;
}
