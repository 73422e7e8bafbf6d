import { t } from "../../../ui/i18n.ts";
import { Field } from "../../../ui/index.ts";
import type { TargetedKeyboardEvent } from "preact";

/**
 * Ask for the four totals. Enter moves to the next field; from the last one to the reason if it is missing, otherwise
 * it submits the form.
 */
export function Seats({
  seats,
}: {
  seats: { seat: string; label: string; text: string; wrong: boolean; onText: (text: string) => void }[];
}) {
  return (
    <div class="sheet" onKeyDown={onward}>
      {seats.map((seat, place) => (
        <Seat key={seat.seat} {...seat} isLast={place === seats.length - 1} />
      ))}
    </div>
  );
}

function onward(event: TargetedKeyboardEvent<HTMLElement>) {
  const { key, target, currentTarget, isComposing } = event;
  if (key !== "Enter" || isComposing || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const boxes = [...currentTarget.querySelectorAll("input")];
  const next = boxes[boxes.indexOf(target) + 1];
  if (next) return next.select();
  const reason = target.form?.querySelector("textarea");
  if (reason && !reason.value.trim()) reason.focus();
  else target.form?.requestSubmit();
}

interface SeatProps {
  label: string;
  text: string;
  wrong: boolean;
  onText: (text: string) => void;
  isLast: boolean;
}

/** Ask for one seat's total. A touch keyboard for numbers may have no minus, so a button negates the total. */
function Seat({ label, text, wrong, onText, isLast }: SeatProps) {
  const negative = /^[−-]/.test(text.trim());
  const turn = () => onText(negative ? text.trim().slice(1) : `-${text.trim()}`);
  return (
    <div class="sheet-seat">
      <Field
        label={label}
        value={text}
        inputmode="numeric"
        autocomplete="off"
        enterkeyhint={isLast ? "done" : "next"}
        wrong={wrong ? t("result.hundreds") : undefined}
        onInput={onText}
      />
      <button
        class="button"
        type="button"
        aria-pressed={negative}
        aria-label={t("result.negative", { label })}
        onClick={turn}
      >
        ±
      </button>
    </div>
  );
}

/** Ask who won no hand, for yakitori; "nobody" is an answer too. */
export function Winless({
  seats,
  winless,
  onNobody,
}: {
  seats: { seat: string; label: string; winless: boolean; onWinless: (on: boolean) => void }[];
  winless: string[] | null;
  onNobody: () => void;
}) {
  return (
    <fieldset>
      <legend>{t("result.winless")}</legend>
      <div class="choices">
        {seats.map((one) => (
          <label class="choice several" key={one.seat}>
            <input
              type="checkbox"
              checked={one.winless}
              onChange={(event) => one.onWinless(event.currentTarget.checked)}
            />
            <span>{one.label}</span>
          </label>
        ))}
        <label class="choice several">
          <input type="checkbox" checked={winless?.length === 0} onChange={onNobody} />
          <span>{t("result.all-have-won")}</span>
        </label>
      </div>
    </fieldset>
  );
}

/** Ask which seats had a substitute; players whom the lateness clock replaced are ticked already. */
export function Substitutes({
  seats,
}: {
  seats: { seat: string; label: string; substitute: boolean; replaced: boolean; onSubstitute: (on: boolean) => void }[];
}) {
  return (
    <fieldset>
      <legend>{t("result.substitutes")}</legend>
      <div class="choices">
        {seats.map(({ seat, label, substitute, replaced, onSubstitute }) => (
          <label class="choice several" key={seat}>
            <input
              type="checkbox"
              checked={substitute}
              disabled={replaced}
              onChange={(event) => onSubstitute(event.currentTarget.checked)}
            />
            <span>
              {label}
              {replaced && (
                <>
                  {" "}
                  <small>{t("result.replaced")}</small>
                </>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
