import { useState } from "preact/hooks";
import { store, isStopped } from "../../../store/index.js";
import { Escalate } from "../escalations/escalate.jsx";
import { t } from "../../../ui/i18n.js";
import { Toggle, say } from "../../../ui/index.js";
import { buzz } from "../../../ui/settings.js";
import { Reason } from "../../../domain/reasons/reason.jsx";
import { mayRule, playsHere } from "../../../domain/people/roles.js";
import { besideIt, escalationOf, offenders, over } from "../../../domain/incident/ruling-list.jsx";
import { useStore } from "../../../store/use-store.js";
import { AddNote } from "./notes.jsx";
import { AddPhoto } from "../../../domain/incident/take-photo.jsx";
import { WrongPlayer } from "./wrong-player.jsx";

/** What can be done with a ruling. @param {{state: any, ruling: any}} props */
export function Actions({ state, ruling }) {
  const snapshot = useStore();
  const [too, setToo] = useState(false);
  const [asking, setAsking] = useState(/** @type {"withdraw"|"escalate"|null} */ (null));
  if (!mayRule(snapshot.official) || ruling.outbox === "holding" || isStopped(ruling.outbox)) return null;
  const isFree = (/** @type {any} */ one) => !over(one) && !escalationOf(state, one.id); // what was escalated is changed by a decision alone
  const free = isFree(ruling);
  const others = besideIt(state, ruling).filter(isFree);
  const elsewhere = playsHere(snapshot, ruling);
  const close = () => setAsking(null);
  const withdraw = async (/** @type {string} */ reason) => {
    for (const one of [ruling, ...(too ? others : [])]) await store.send("withdrawal", one.id, { reason });
    buzz();
    say(t("hall-done.withdrawal"));
    close();
    scrollTo({ top: 0 }); // what to put right stands there
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
