import { useState } from "preact/hooks";
import { store } from "../../../../store/index.ts";
import { formatter, listed, t } from "../../../../ui/i18n.ts";
import { Screen, Toggle, say } from "../../../../ui/index.ts";
import { Missing } from "../../../../domain/people/not-joined.tsx";
import { Confirm } from "../../../../ui/confirm.tsx";
import { byName } from "../../../../domain/people/officials.tsx";
import { useIds, useListed, useRequest } from "../../../../domain/account/request.tsx";
import type { State } from "../../../../store/index.ts";
import type { Erasure } from "#api";

const MOST_NAMES = 5;

/** Offer to redact the players' personal data: `#/people/erase`, of one player with `?player=…`. */
export function Redaction({ state, query }: { state: State; query: URLSearchParams }) {
  const id = query.get("player");
  const player = id && state.players[id];
  const up = id ? `#/people/player/${id}` : "#/people";
  if (id && !player) return <Missing title={t("erasing.title")} text={t("people.nobody")} up="#/people/players" />;
  const title = player ? t("erasing.title-one", { name: player.name }) : t("erasing.title");
  return (
    <Screen title={title} up={up}>
      <p>{t("erasing.text")}</p>
      {state.season && <p class="note warn">{t("erasing.season")}</p>}
      <p class="soft">{t("erasing.other-places")}</p>
      <RedactionForm player={id} names={namesOf(player ? [player] : byName(Object.values(state.players)))} />
      <Earlier zone={state.settings.time_zone} />
    </Screen>
  );
}

/** Return the names of the players, at most five. */
function namesOf(players: { name: string }[]) {
  const names = listed(players.slice(0, MOST_NAMES).map(({ name }) => name));
  const count = players.length - MOST_NAMES;
  return count > 0 ? t("erasing.and-more", { names, count }) : names;
}

/** Ask what to redact. @param props `names`: of the players */
function RedactionForm({ player, names }: { player: string | null; names: string }) {
  const [texts, setTexts] = useState(false);
  const [photos, setPhotos] = useState(false);
  const [sure, setSure] = useState(false);
  const { ask, asking, wrong } = useRequest();
  const idOf = useIds();
  const erase = () => {
    setSure(false);
    const body = { texts, photos, ...(player && { players: [player] }) };
    return ask(async () => {
      await store.ask(`erasures/${idOf(body)}`, { method: "PUT", body });
      say(t("erasing.done"));
    });
  };
  return (
    <div class="stack">
      {!player && (
        <>
          <Toggle label={t("erasing.texts")} hint={t("erasing.texts-hint")} checked={texts} onChange={setTexts} />
          <Toggle label={t("erasing.photos")} checked={photos} onChange={setPhotos} />
        </>
      )}
      {wrong}
      <button
        class="button danger"
        type="button"
        disabled={asking}
        aria-haspopup="dialog"
        onClick={() => setSure(true)}
      >
        {t("erasing.erase")}
      </button>
      {sure && (
        <Confirm
          title={t("erasing.ask")}
          text={t("erasing.ask-text", { names })}
          yes={t("erasing.erase")}
          danger
          onYes={erase}
          onClose={() => setSure(false)}
        />
      )}
    </div>
  );
}

function Earlier({ zone }: { zone: string }) {
  const { items } = useListed<Erasure>("erasures");
  if (!items?.length) return null;
  const time = formatter(Intl.DateTimeFormat, { dateStyle: "medium", timeStyle: "short", timeZone: zone });
  return (
    <section class="stack">
      <h2>{t("erasing.earlier")}</h2>
      <ul class="rows">
        {items.map(({ id, players, texts, photos, server_at: at }) => (
          <li key={id} class="row">
            <span class="body">
              <strong>{players ? t("erasing.some", { count: players.length }) : t("erasing.everybody")}</strong>
              <small>
                {[t("erasing.names"), texts && t("erasing.texts"), photos && t("erasing.photos")]
                  .filter(Boolean)
                  .join(", ")}
              </small>
              <small>{time.format(new Date(at))}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
