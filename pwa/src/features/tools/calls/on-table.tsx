import { DISCARD, PLACES, SELF_DRAW, SINCE } from "../../../rules/calls/question.ts";
import { t } from "../../../ui/i18n.ts";
import { Choice } from "../../../ui/index.ts";
import { FLAGS } from "./state.ts";
import type { CallSituation } from "./state.ts";

/** Ask what lies on the table and what has happened since. */
export function OnTable({ situation, keep }: { situation: CallSituation; keep: (situation: CallSituation) => void }) {
  const { tile, since, place, taker = null, calls } = situation;
  const isSilent = tile === SELF_DRAW;
  const happened =
    tile === DISCARD ? SINCE : isSilent ? SINCE.filter((one) => one !== "taken") : ["nothing", "discarded"];
  const places = [["", t("calls.place.undisputed")], ...PLACES.slice(1).map((one) => [one, t(`calls.place.${one}`)])];
  const takers = calls.map(({ seat }) => ({ value: seat, text: t(`hall-wind.${seat}`) }));
  const flags = FLAGS[tile];
  return (
    <section class="stack">
      <h2>{t("calls.on-table")}</h2>
      <Choice
        label={t("calls.since")}
        value={since}
        onChange={(next) =>
          keep({ ...situation, since: next, taker: next === "taken" ? (calls[0]?.seat ?? null) : null, too_fast: null })
        }
        options={happened.map((value) => ({ value, text: t(`calls.since.${value}`) }))}
      />
      {since === "taken" && takers.length > 0 && (
        <Choice
          label={t("calls.taker")}
          value={taker}
          options={takers}
          onChange={(next) => keep({ ...situation, taker: next })}
        />
      )}
      {(tile === DISCARD || isSilent) && (
        <Choice
          label={t("calls.place")}
          value={place ?? ""}
          options={places.map(([value, text]) => ({ value, text }))}
          onChange={(next) => keep({ ...situation, place: next || null })}
        />
      )}
      {flags.length > 0 && (
        <fieldset>
          <legend>{t("hand.around")}</legend>
          <div class="choices">
            {flags.map((one) => (
              <label class="choice" key={one}>
                <input
                  type="checkbox"
                  checked={situation[one] === true}
                  onChange={() => keep({ ...situation, [one]: !situation[one] })}
                />{" "}
                {t(`calls.flag.${one}`)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </section>
  );
}
