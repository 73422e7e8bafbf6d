import { useState } from "preact/hooks";
import { FU, LIMITS, MOST_YAKUMAN } from "../../../../rules/hanchan/hand.ts";
import { basePoints, payments } from "../../../../rules/hands/win/payments.ts";
import { t } from "../../../../ui/i18n.ts";
import { Stepper } from "../../../../ui/index.ts";
import type { RuleAnswers } from "../../../../rules/books/content.ts";
import type { Worth } from "../state.ts";

interface WorthPickerProps {
  points: RuleAnswers;
  limits: Record<string, string>;
  isDealer: boolean;
  isTsumo: boolean;
  worth: Worth | null;
  onChange: (worth: Worth) => void;
}

const HAN = [1, 2, 3, 4];
const BREAK = "/\u200b"; // the two amounts below each other where there is no room beside
const FEW_FU = [20, 25, 30, 40, 50];
const WAYS = ["han", "points"] as const;

/** Ask what a win is worth: in the table of han and fu, as a limit, or in points. */
export function WorthPicker(props: WorthPickerProps) {
  const { worth } = props;
  const [way, setWay] = useState(worth?.points ? "points" : "han");
  return (
    <>
      <div class="worth-ways" role="group" aria-label={t("sheet.by")}>
        {WAYS.map((one) => (
          <button key={one} class="choice" type="button" aria-pressed={one === way} onClick={() => setWay(one)}>
            {t(`sheet.by.${one}`)}
          </button>
        ))}
      </div>
      {way === "points" ? (
        <ByPoints {...props} />
      ) : (
        <>
          <ByHan {...props} />
          <ByLimit {...props} />
        </>
      )}
    </>
  );
}

/** Show the table of han and fu. */
function ByHan({ points, isDealer, isTsumo, worth, onChange }: WorthPickerProps) {
  const isSeldom = (worth?.fu ?? 0) > 50 || (worth?.fu === 20 && worth.han === 1);
  const [isAll, setAll] = useState(isSeldom);
  const rows = isAll ? FU : FEW_FU.filter((fu) => isTsumo || fu !== 20);
  return (
    <table class={`worth-table ${isTsumo ? "shares" : ""}`}>
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{t("sheet.fu")}</span>
          </th>
          {HAN.map((han) => (
            <th key={han} scope="col">
              {t("sheet.han", { han })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((fu) => (
          <tr key={fu}>
            <th scope="row">{t("sheet.of-fu", { fu })}</th>
            {HAN.map((han) => {
              if (!isAll && !isUsual(han, fu, isTsumo)) return <td key={han}></td>;
              const on = worth?.han === han && worth.fu === fu;
              const text = paymentText(basePoints(han, fu, 0, points)[0], isDealer, isTsumo);
              return (
                <td key={han}>
                  <button
                    class="choice"
                    type="button"
                    aria-pressed={on}
                    aria-label={`${t("sheet.han-fu", { han, fu })}: ${text}`}
                    onClick={() => onChange({ han, fu })}
                  >
                    {text.replace("/", BREAK)}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
        {!isAll && (
          <tr>
            <td colspan={5}>
              <button class="button quiet" type="button" onClick={() => setAll(true)}>
                {t("sheet.more-fu")}
              </button>
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** Return whether han and fu can occur together: pinfu with tsumo has 20 fu, seven pairs 25. */
function isUsual(han: number, fu: number, isTsumo: boolean) {
  if (fu === 20) return isTsumo && han > 1;
  return fu !== 25 || han > (isTsumo ? 2 : 1);
}

function ByLimit({ points, limits, isDealer, isTsumo, worth, onChange }: WorthPickerProps) {
  const offered: { limit: string; worth: Worth }[] = [
    ...Object.entries(LIMITS).map(([limit, han]) => ({ limit, worth: { han } })),
    { limit: "yakuman", worth: { yakuman: 1 } },
  ];
  const isOn = (one: Worth) => (one.yakuman ? Boolean(worth?.yakuman) : worth?.han === one.han && !worth?.points);
  return (
    <>
      <div class="worth-limits">
        {offered.map(({ limit, worth: one }) => (
          <button key={limit} class="choice" type="button" aria-pressed={isOn(one)} onClick={() => onChange(one)}>
            <strong>{limits[limit]}</strong>
            <small>{paymentText(basePoints(one.han ?? 0, 0, one.yakuman ?? 0, points)[0], isDealer, isTsumo)}</small>
          </button>
        ))}
      </div>
      {worth?.yakuman && (
        <Stepper
          label={t("sheet.yakuman")}
          value={worth.yakuman}
          min={1}
          max={MOST_YAKUMAN}
          less={t("hand.less", { what: t("sheet.yakuman") })}
          more={t("hand.more", { what: t("sheet.yakuman") })}
          onChange={(yakuman) => onChange({ yakuman })}
        />
      )}
    </>
  );
}

/** Offer every amount that a hand can be worth, without honba and sticks. */
function ByPoints({ points, isDealer, isTsumo, worth, onChange }: WorthPickerProps) {
  const worths = [
    ...HAN.flatMap((han) => FU.map((fu) => [han, fu])),
    ...[...Object.values(LIMITS), 13].map((han) => [han, 0]),
  ];
  const bases = new Set(worths.map(([han, fu]) => basePoints(han, fu, 0, points)[0]).sort((one, other) => one - other));
  const amounts = new Map(
    [...bases].map((base) => [total(base, isDealer, isTsumo), paymentText(base, isDealer, isTsumo)]),
  );
  return (
    <div class="worth-points" role="group" aria-label={t("sheet.by.points")}>
      {[...amounts].map(([amount, text]) => (
        <button
          key={amount}
          class="choice"
          type="button"
          aria-pressed={worth?.points === amount}
          onClick={() => onChange({ points: amount })}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

/** Return what the winner gets. */
function total(base: number, isDealer: boolean, isTsumo: boolean) {
  return shares(base, isDealer, isTsumo).winner;
}

/** Return the payments as players say them: 3900, 1000/2000, 1300 from each. */
function paymentText(base: number, isDealer: boolean, isTsumo: boolean) {
  const { winner, dealer, other } = shares(base, isDealer, isTsumo);
  if (!isTsumo) return String(winner);
  return isDealer ? `${other}×3` : `${other}/${dealer}`;
}

function shares(base: number, isDealer: boolean, isTsumo: boolean) {
  const seat = isDealer ? "east" : "south";
  const paid = payments(base, seat, isTsumo ? null : "west", 0, 0);
  return { winner: paid[seat], dealer: -paid.east, other: -paid.west };
}
