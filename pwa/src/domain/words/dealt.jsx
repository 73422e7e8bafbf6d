import { t } from "../../ui/i18n.js";
import { shortHand } from "./words.js";

/** East 2-1, and the riichi sticks that lie on the table. @param {{hand: import("../incident/hands.js").Dealt}} props */
export function Dealt({ hand }) {
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
