import { useLayoutEffect, useState } from "preact/hooks";
import { store } from "../../../store/index.js";
import { clockTime, t } from "../../../ui/i18n.js";
import { reason } from "../../../domain/requests/stored-answer.jsx";
import { useStore } from "../../../store/use-store.js";

const ASK_MS = 5000; // phones take turns to sign

/** Which phones have checked and signed the log, and how far. @param {{state: any}} props */
export function Witnesses({ state }) {
  const { online } = useStore();
  const [answer, setAnswer] = useState(/** @type {any} */ (null));
  const [trouble, setTrouble] = useState("");
  const [unchecked, setUnchecked] = useState(/** @type {string|null} */ (null));
  useLayoutEffect(() => {
    const ask = () => known().then(setAnswer, (error) => setTrouble(reason(error)));
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

async function known() {
  const answer = await store.ask("journal/witnesses");
  return { ...answer, ...(await store.behindHead(answer)) };
}

/** @param {{state: any, answer: any}} props */
function Signed({ state, answer: { head, items, signed, other } }) {
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

/** How far a phone has signed, and whether that was another log. @param {any} state @param {any} witness @param {string[]} other ids of keys */
function far(state, { key_id, official_id: id, size, at }, other) {
  const values = { name: state.officials[id]?.name ?? t("hall-unknown"), seq: size };
  const said = other.includes(key_id) ? "witness.other" : "witness.lag";
  return t(said, { ...values, time: clockTime(at, state.settings.time_zone) });
}

/** @param {any} state @param {string} id */
function initial(state, id) {
  return [...(state.officials[id]?.name ?? "?")][0];
}
