import { useState } from "preact/hooks";
import { store } from "../../store/index.ts";
import { t } from "../../ui/i18n.ts";
import { say } from "../../ui/index.ts";
import { Reason } from "../reasons/reason.tsx";
import { hasOne } from "../people/roles.ts";
import { useStore } from "../../store/use-store.ts";

/** A director lets players play a hanchan although they have a fine to pay. */
export function LetPlay({ hanchan, players, onDone }: { hanchan: string; players: string[]; onDone?: () => void }) {
  const { official } = useStore();
  const [asked, setAsked] = useState(false);
  if (!hasOne(official, ["director"])) return <p>{t("clock.ask-director")}</p>;
  const allow = async (reason: string) => {
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

/** What the server refused for a fine goes out again. */
async function sendRefused(hanchan: string) {
  const refused = store.snapshot.outbox.filter(
    ({ state, problem }) =>
      state === "refused" && problem?.hanchan === hanchan && String(problem.type).endsWith(":unpaid-fines"),
  );
  for (const { id } of refused) await store.retry(id);
}
