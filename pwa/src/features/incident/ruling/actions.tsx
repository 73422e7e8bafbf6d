import { useState } from "preact/hooks";
import { store, isStopped } from "../../../store/index.ts";
import { Escalate } from "../escalations/escalate.tsx";
import { t } from "../../../ui/i18n.ts";
import { Toggle, say } from "../../../ui/index.ts";
import { buzz } from "../../../ui/settings.ts";
import { Reason } from "../../../domain/reasons/reason.tsx";
import { mayRule, playsHere } from "../../../domain/people/roles.ts";
import { besideIt, escalationOf, offenders, over } from "../../../domain/incident/ruling-list.tsx";
import { useStore } from "../../../store/use-store.ts";
import { AddNote } from "./notes.tsx";
import { AddPhoto } from "../../../domain/incident/take-photo.tsx";
import { WrongPlayer } from "./wrong-player.tsx";
import type { Ruling, State } from "../../../store/index.ts";

/** Show the actions on a ruling. */
export function Actions({ state, ruling }: { state: State; ruling: Ruling }) {
  const snapshot = useStore();
  const [too, setToo] = useState(false);
  const [asking, setAsking] = useState<"withdraw" | "escalate" | null>(null);
  if (!mayRule(snapshot.official) || ruling.outbox === "holding" || isStopped(ruling.outbox ?? "")) return null;
  const isFree = (one: Ruling) => !over(one) && !escalationOf(state, one.id); // only a decision changes an escalated ruling
  const free = isFree(ruling);
  const others = besideIt(state, ruling).filter(isFree);
  const elsewhere = playsHere(snapshot, ruling);
  const close = () => setAsking(null);
  const withdraw = async (reason: string) => {
    for (const one of [ruling, ...(too ? others : [])]) await store.send("withdrawal", one.id, { reason });
    buzz();
    say(t("hall-done.withdrawal"));
    close();
    scrollTo({ top: 0 }); // the corrections are shown there
  };
  const { id, table, seat, foul } = ruling;
  return (
    <section class="doing" aria-label={t("hall-actions")}>
      {free && elsewhere && <p class="note warn">{t("call.own-table")}</p>}
      {free && !elsewhere && (
        <>
          <WrongPlayer state={state} ruling={ruling} />
          <a class="button" href={`#/call/${table.id}/${seat ?? "-"}/${foul}?amends=${id}`}>
            {t("hall-amend")}
          </a>
          <button class="button danger" type="button" onClick={() => setAsking("withdraw")}>
            {t("hall-withdraw")}
          </button>
        </>
      )}
      {free && (
        <button class="button" type="button" onClick={() => setAsking("escalate")}>
          {t("hall-escalate")}
        </button>
      )}
      <AddNote ruling={id} />
      <AddPhoto ruling={id} />
      {asking === "withdraw" && (
        <Reason
          what="withdrawal"
          title={t("hall-withdraw")}
          text={t("hall-withdraw-text")}
          yes={t("hall-withdraw")}
          onReason={withdraw}
          onClose={close}
        >
          {others.length > 0 && (
            <Toggle label={t("hall-withdraw-too", { names: offenders(others) })} checked={too} onChange={setToo} />
          )}
        </Reason>
      )}
      {asking === "escalate" && <Escalate ruling={id} onClose={close} />}
    </section>
  );
}
