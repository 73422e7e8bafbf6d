import { useState } from "preact/hooks";
import { store } from "../../../../store/index.ts";
import { formatter, t } from "../../../../ui/i18n.ts";
import { Choice, Field, Screen, Select } from "../../../../ui/index.ts";
import { addresses } from "../../../../domain/people/address.tsx";
import { NewLink } from "./new-link.tsx";
import { makeSecret, useIds, useRequest } from "../../../../domain/account/request.tsx";
import { Roles } from "../../../../domain/people/roles.tsx";
import type { ComponentChildren } from "preact";
import type { Link, Made } from "./new-link.tsx";
import type { State } from "../../../../store/index.ts";
import type { InvitedOfficial, NewInvitation, Official } from "#api";

type OnMade = (link: Link) => Promise<void>;

/** An official or a player. */
interface Named {
  id: string;
  name: string;
}

/** How long a link is valid: a number, a unit of Intl, and the same in minutes. */
const LASTS: [number, string, number][] = [
  [15, "minute", 15],
  [1, "hour", 60],
  [4, "hour", 240],
  [12, "hour", 720],
  [1, "day", 1440],
  [7, "day", 10_080],
];
const MOST = 500;

/**
 * Ask whom to invite: an official by name, anyone with a link to a role, or another phone of an official or player
 * (`#/people/invite?official=…`, `?player=…`); then show the link once.
 */
export function Invitation({ state, query }: { state: State; query: URLSearchParams }) {
  const [newLink, setNewLink] = useState<Made | null>(null);
  const show = async (link: Link) => setNewLink({ ...link, addresses: await addresses() });
  const official = query.get("official");
  const player = query.get("player");
  const up = official ? `#/people/${official}` : player ? `#/people/player/${player}` : "#/people";
  const title = t(official ? "people.one-more" : player ? "people.give-link" : "people.invite");
  if (newLink) return <NewLink created={newLink} state={state} up={up} onMore={() => setNewLink(null)} />;
  return (
    <Screen title={title} up={up}>
      {official ? (
        <Phone official={state.officials[official]} onMade={show} />
      ) : player ? (
        <Own player={state.players[player]} onMade={show} />
      ) : (
        <Newcomer onMade={show} />
      )}
    </Screen>
  );
}

function Newcomer({ onMade }: { onMade: OnMade }) {
  const [way, setWay] = useState("name");
  const options = ["name", "role"].map((value) => ({ value, text: t(`people.by.${value}`) }));
  return (
    <>
      <Choice label={t("people.whom")} value={way} options={options} onChange={setWay} />
      {way === "name" ? <ByName onMade={onMade} /> : <ByRole onMade={onMade} />}
    </>
  );
}

function ByName({ onMade }: { onMade: OnMade }) {
  const [name, setName] = useState("");
  const [roles, setRoles] = useState<string[]>([]);
  const idOf = useIds();
  const make = async () => {
    const body = { name: name.trim(), roles };
    const created = await store.ask<Partial<InvitedOfficial> & Official>(`officials/${idOf(body)}`, {
      method: "PUT",
      body,
    });
    const again = { official: created.id, label: created.name }; // it existed already: the answer with its link was lost
    const link = created.link ?? (await makeSecret<NewInvitation>("invitations", idOf(again), again, "join")).link;
    await onMade({
      link,
      official: created.id,
      name: created.name,
      roles: created.roles,
      limits: t("people.one-phone"),
    });
  };
  const lacks = (tried: boolean) => ({
    name: tried && !name.trim() ? t("people.name-missing") : "",
    roles: tried && roles.length === 0 ? t("people.role-missing") : "",
  });
  return (
    <InvitationForm lacks={lacks} make={make}>
      {(wrong) => (
        <>
          <Field
            label={t("people.name")}
            value={name}
            onInput={setName}
            wrong={wrong.name}
            autocomplete="off"
            maxlength="200"
          />
          <Roles chosen={roles} wrong={wrong.roles} onChange={setRoles} />
          <p class="soft">{t("people.by-name-text")}</p>
        </>
      )}
    </InvitationForm>
  );
}

function ByRole({ onMade }: { onMade: OnMade }) {
  const [roles, setRoles] = useState<string[]>([]);
  const [uses, setUses] = useState("5");
  const [minutes, setMinutes] = useState(240);
  const [label, setLabel] = useState("");
  const idOf = useIds();
  const make = async () => {
    const body = { roles, uses: numberIn(uses), minutes, label: label.trim() };
    await onMade(await makeSecret<NewInvitation>("invitations", idOf(body), body, "join"));
  };
  const lacks = (tried: boolean) => ({
    roles: tried && roles.length === 0 ? t("people.role-missing") : "",
    uses: tried && !(numberIn(uses) >= 1 && numberIn(uses) <= MOST) ? t("people.uses-wrong", { most: MOST }) : "",
  });
  return (
    <InvitationForm lacks={lacks} make={make}>
      {(wrong) => (
        <>
          <Roles chosen={roles} wrong={wrong.roles} onChange={setRoles} />
          <Field
            label={t("people.uses")}
            value={uses}
            onInput={setUses}
            wrong={wrong.uses}
            inputmode="numeric"
            autocomplete="off"
          />
          <Lasts value={minutes} onChange={setMinutes} />
          <Field
            label={t("people.label")}
            hint={t("people.label-hint")}
            value={label}
            onInput={setLabel}
            autocomplete="off"
            maxlength="200"
          />
          <p class="soft">{t("people.by-role-text")}</p>
        </>
      )}
    </InvitationForm>
  );
}

function Phone({ official, onMade }: { official: Named | undefined; onMade: OnMade }) {
  const [minutes, setMinutes] = useState(60);
  const idOf = useIds();
  if (!official) return <p class="note warn">{t("people.nobody")}</p>;
  const make = async () => {
    const body = { official: official.id, minutes, label: official.name };
    await onMade(await makeSecret<NewInvitation>("invitations", idOf(body), body, "join"));
  };
  return (
    <InvitationForm make={make}>
      {() => (
        <>
          <p>{t("people.becomes-phone", { name: official.name })}</p>
          <Lasts value={minutes} onChange={setMinutes} />
        </>
      )}
    </InvitationForm>
  );
}

/**
 * Ask for confirmation before a link to a player's own page is made; it has no limits and is valid until withdrawn.
 */
function Own({ player, onMade }: { player: Named | undefined; onMade: OnMade }) {
  const idOf = useIds();
  if (!player) return <p class="note warn">{t("people.nobody")}</p>;
  const make = async () => {
    const body = { player: player.id, uses: null, minutes: null, label: player.name };
    await onMade(await makeSecret<NewInvitation>("invitations", idOf(body), body, "join"));
  };
  return <InvitationForm make={make}>{() => <p>{t("people.own-text", { name: player.name })}</p>}</InvitationForm>;
}

/** Ask for the fields of a link, then make it. */
function InvitationForm({
  make,
  lacks = () => ({}),
  children,
}: {
  make: () => Promise<void>;
  lacks?: (tried: boolean) => Record<string, string>;
  children: (wrong: Record<string, string>) => ComponentChildren;
}) {
  const [tried, setTried] = useState(false);
  const { ask, asking, wrong } = useRequest();
  const submit = (event: Event) => {
    event.preventDefault();
    setTried(true);
    if (!Object.values(lacks(true)).some(Boolean)) ask(make);
  };
  return (
    <form class="stack" onSubmit={submit} novalidate>
      {children(lacks(tried))} {wrong}
      <button class="button main" disabled={asking}>
        {t("people.make-link")}
      </button>
    </form>
  );
}

function Lasts({ value, onChange }: { value: number; onChange: (minutes: number) => void }) {
  const options = LASTS.map(([number, unit, minutes]) => ({
    value: minutes,
    text: formatter(Intl.NumberFormat, { style: "unit", unit, unitDisplay: "long" }).format(number),
  }));
  return (
    <Select
      label={t("people.lasts")}
      value={value}
      options={options}
      onChange={(minutes) => onChange(Number(minutes))}
    />
  );
}

/** Parse digits as people type them; NaN for anything else. */
export function numberIn(text: string) {
  const digits = text.normalize("NFKC").trim();
  return /^\d+$/.test(digits) ? Number(digits) : NaN;
}
