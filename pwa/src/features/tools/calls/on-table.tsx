import { DISCARD, PLACES, SELF_DRAW, SINCE } from "../../../rules/calls/question.ts";
import { t } from "../../../ui/i18n.ts";
import { Choice } from "../../../ui/index.ts";
import { FLAGS } from "./state.ts";
import type { Told } from "./state.ts";

/** What lies on the table and what has happened since. */
export function OnTable({ told, keep }: { told: Told; keep: (told: Told) => void }) {
  const { tile, since, place, taker = null, calls } = told;
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
          keep({ ...told, since: next, taker: next === "taken" ? (calls[0]?.seat ?? null) : null, too_fast: null })
        }
        options={happened.map((value) => ({ value, text: t(`calls.since.${value}`) }))}
      />
      {since === "taken" && takers.length > 0 && (
        <Choice
          label={t("calls.taker")}
          value={taker}
          options={takers}
          onChange={(next) => keep({ ...told, taker: next })}
        />
      )}
      {(tile === DISCARD || isSilent) && (
        <Choice
          label={t("calls.place")}
          value={place ?? ""}
          options={places.map(([value, text]) => ({ value, text }))}
          onChange={(next) => keep({ ...told, place: next || null })}
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
                  checked={told[one] === true}
                  onChange={() => keep({ ...told, [one]: !told[one] })}
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
