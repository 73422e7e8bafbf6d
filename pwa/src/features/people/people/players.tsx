import { useState } from "preact/hooks";
import { t } from "../../../ui/i18n.ts";
import { Empty, Field, Screen } from "../../../ui/index.ts";
import { disqualified } from "../../../domain/event/disqualified.ts";
import { Missing } from "../../../domain/people/not-joined.tsx";
import { ImportLink } from "../../../domain/event/table-links.tsx";
import { Access } from "./access.tsx";
import { byName } from "../../../domain/people/officials.tsx";
import { useListed } from "../../../domain/account/request.tsx";
import type { State } from "../../../store/index.ts";
import type { Invitation } from "#api";

/** List the players, and show who has a link to their own page. */
export function Players({ state }: { state: State }) {
  const [text, setText] = useState("");
  const { items: links } = useListed<Invitation>("invitations");
  const searchText = text.trim().toLocaleLowerCase();
  const found = byName(Object.values(state.players)).filter(({ name }) =>
    name.toLocaleLowerCase().includes(searchText),
  );
  const out = disqualified(state);
  const linked = new Set((links ?? []).filter(({ closed }) => !closed).map(({ player }) => player));
  return (
    <Screen title={t("people.players")} up="#/people">
      <p>{t("people.players-text")}</p>
      <Field type="search" label={t("people.find")} value={text} onInput={setText} />
      {found.length === 0 &&
        (searchText ? (
          <Empty text={t("people.nobody")} />
        ) : (
          <Empty text={t("people.no-players")}>
            <ImportLink />
          </Empty>
        ))}
      <ul class="rows">
        {found.map(({ id, name, withdrawn_at: withdrawn }) => (
          <li key={id}>
            <a class="row" href={`#/people/player/${id}`}>
              <span class="body">
                <strong>{name}</strong>
              </span>
              {out.has(id) && <span class="badge warn">{t("standings.disqualified")}</span>}
              {withdrawn && <span class="badge warn">{t("standings.withdrawn")}</span>}
              {linked.has(id) && <span class="badge">{t("people.has-link")}</span>}
            </a>
          </li>
        ))}
      </ul>
      <a class="button" href="#/people/new">
        {t("people.new")}
      </a>
      {!searchText && <Teams state={state} />}
    </Screen>
  );
}

function Teams({ state }: { state: State }) {
  const teams = byName(Object.values(state.teams));
  if (teams.length === 0) return null;
  return (
    <section class="stack">
      <h2>{t("correct.teams")}</h2>
      <ul class="rows">
        {teams.map(({ id, name }) => (
          <li key={id}>
            <a class="row" href={`#/correct/team/${id}`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Show a player's links and phones. */
export function Player({ state, id }: { state: State; id: string }) {
  const player = state.players[id];
  const up = "#/people/players";
  if (!player) return <Missing title={t("people.players")} text={t("people.nobody")} up={up} />;
  return (
    <Screen title={player.name} up={up}>
      <p>{t("people.own-text", { name: player.name })}</p>
      <Access person={{ player: id }} name={player.name} zone={state.settings.time_zone}>
        <a class="button" href={`#/correct/player/${id}`}>
          {t("correct.link")}
        </a>
        <a class="button" href={`#/people/erase?player=${id}`}>
          {t("people.erase")}
        </a>
      </Access>
    </Screen>
  );
}
