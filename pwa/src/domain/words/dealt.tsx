import { t } from "../../ui/i18n.ts";
import { shortHand } from "./words.ts";

/** East 2-1, and the riichi sticks that lie on the table. */
export function Dealt({ hand }: { hand: import("../incident/hands.ts").Dealt }) {
  const { deposits: count = 0 } = hand;
  return (
    <>
      {shortHand(hand)}
      {count > 0 && (
        <>
          {" "}
          <span class="sticks" role="img" aria-label={t("hall-sticks", { count })}>
            {count}
          </span>
        </>
      )}
    </>
  );
}
