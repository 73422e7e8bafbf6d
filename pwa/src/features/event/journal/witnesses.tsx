import { useLayoutEffect, useState } from "preact/hooks";
import { store } from "../../../store/index.ts";
import { clockTime, t } from "../../../ui/i18n.ts";
import { reason } from "../../../domain/requests/stored-answer.tsx";
import { useStore } from "../../../store/use-store.ts";
import type { State } from "../../../store/index.ts";
import type { Witnesses as Told, Witness } from "#api";

const ASK_MS = 5000; // phones take turns to sign

/** Show which phones have checked and signed the log, and up to which entry. */
export function Witnesses({ state }: { state: State }) {
  const { online } = useStore();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [trouble, setTrouble] = useState("");
  const [unchecked, setUnchecked] = useState<string | null>(null);
  useLayoutEffect(() => {
    const ask = () => loadWitnesses().then(setAnswer, (error) => setTrouble(reason(error)));
    const look = () => store.uncheckedSince().then(setUnchecked, () => {});
    ask();
    look();
    const later = setTimeout(ask, ASK_MS);
    const often = setInterval(look, ASK_MS);
    return () => {
      clearTimeout(later);
      clearInterval(often);
    };
  }, [state.hash, online]);
  return (
    <section class="card unprinted" aria-labelledby="witnesses">
      <h2 id="witnesses">{t("witness.title")}</h2>
      {unchecked && (
        <p class="note warn" role="status">
          {t("witness.unchecked", { time: clockTime(unchecked, state.settings.time_zone) })}
        </p>
      )}
      {answer ? (
        <Signed state={state} answer={answer} />
      ) : (
        <p class="soft" role="status">
          {trouble || t("loading")}
        </p>
      )}
    </section>
  );
}

type Answer = Awaited<ReturnType<typeof loadWitnesses>>;

async function loadWitnesses() {
  const answer = await store.ask<Told>("journal/witnesses");
  return { ...answer, ...(await store.behindHead(answer)) };
}

function Signed({ state, answer: { head, items, signed, other } }: { state: State; answer: Answer }) {
  const phones = [...items].sort((one, other) => other.size - one.size);
  const behind = phones.filter(({ key_id }) => !signed.includes(key_id));
  return (
    <div class="stack" role="status">
      <p class="seals" aria-hidden="true">
        {phones.map((one) => (
          <span key={one.key_id} class={behind.includes(one) ? "seal behind" : "seal"}>
            {initial(state, one.official_id)}
          </span>
        ))}
      </p>
      <p>
        <strong>
          {t("witness.behind-head", { count: phones.length - behind.length, all: phones.length, seq: head.seq })}
        </strong>
      </p>
      <p class="soft">{t("witness.about")}</p>
      {behind.length > 0 && (
        <ul class="bullets">
          {behind.map((one) => (
            <li key={one.key_id}>{far(state, one, other)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Return how far a phone has signed, and whether it signed another log. @param other ids of keys */
function far(state: State, { key_id, official_id: id, size, at }: Witness, other: string[]) {
  const values = { name: state.officials[id]?.name ?? t("hall-unknown"), seq: size };
  const key = other.includes(key_id) ? "witness.other" : "witness.lag";
  return t(key, { ...values, time: clockTime(at, state.settings.time_zone) });
}

function initial(state: State, id: string) {
  return [...(state.officials[id]?.name ?? "?")][0];
}
