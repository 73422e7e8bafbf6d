import { useState } from "preact/hooks";
import { store } from "../../store/index.js";
import { t } from "../../ui/i18n.js";
import { say } from "../../ui/index.js";
import { Reason } from "../reasons/reason.jsx";
import { hasOne } from "../people/roles.js";
import { useStore } from "../../store/use-store.js";

/** A director lets players play a hanchan although they have a fine to pay. @param {{hanchan: string, players: string[], onDone?: () => void}} props */
export function LetPlay({ hanchan, players, onDone }) {
  const { official } = useStore();
  const [asked, setAsked] = useState(false);
  if (!hasOne(official, ["director"])) return <p>{t("clock.ask-director")}</p>;
  const allow = async (/** @type {string} */ reason) => {
    await store.ask(`hanchans/${hanchan}/permission`, {
      method: "PUT",
      body: { players: [...new Set(players)], reason },
    });
    await sendRefused(hanchan);
    say(t("clock.may-play"));
    setAsked(false);
    onDone?.();
  };
  return (
    <>
      <button class="button" type="button" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {t("clock.let-play")}
      </button>
      {asked && (
        <Reason
          what="let-play"
          title={t("clock.let-play")}
          text={t("clock.let-play-text")}
          yes={t("clock.let-play-yes")}
          onReason={allow}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

/** What the server refused for a fine goes out again. @param {string} hanchan */
async function sendRefused(hanchan) {
  const refused = store.snapshot.outbox.filter(
    ({ state, problem }) =>
      state === "refused" && problem?.hanchan === hanchan && String(problem.type).endsWith(":unpaid-fines"),
  );
  for (const { id } of refused) await store.retry(id);
}
