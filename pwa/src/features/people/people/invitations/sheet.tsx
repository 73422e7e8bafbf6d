import { useState } from "preact/hooks";
import { store } from "../../../../store/index.ts";
import { listed, t } from "../../../../ui/i18n.ts";
import { Field, Loading, Screen, Select } from "../../../../ui/index.ts";
import { addresses } from "../../../../domain/people/address.tsx";
import { Listing, makeSecret, useIds, useListed, useRequest } from "../../../../domain/account/request.tsx";
import { ROLES, rolesOf } from "../../../../domain/people/roles.tsx";
import { CodeSheet } from "./code-sheet.tsx";
import type { Addresses } from "../../../../domain/people/address.tsx";
import type { Code } from "./code-sheet.tsx";
import type { Official, State } from "../../../../store/index.ts";
import type { InvitedOfficial, NewInvitation, Phone } from "#api";

const USUAL = "referee";
const WEEK = 10_080; // minutes

/** A recipient of a code: a new name, or an official without a phone. */
interface Invited {
  name: string;
  roles: string[];
  official?: string;
}

interface Sheet {
  codes: Code[];
  found: Addresses | null;
}

/** Invite all officials at once: ask for their names, then show a sheet with a code for each (`#/people/sheet`). */
export function InvitationSheet({ state }: { state: State }) {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const phones = useListed<Phone>("phones");
  if (sheet) return <CodeSheet {...sheet} name={state.settings.name} title={t("people.sheet")} up="#/people" />;
  return (
    <Screen title={t("people.sheet")} up="#/people">
      <Listing of={phones}>
        {(items) => <Names there={officialsOf(state)} away={withoutPhone(state, items)} onMade={setSheet} />}
      </Listing>
    </Screen>
  );
}

/** Ask for the names and roles. @param props `there`: everybody who has a role already */
function Names({ there, away, onMade }: { there: Official[]; away: Invited[]; onMade: (sheet: Sheet) => void }) {
  const [text, setText] = useState("");
  const [roles, setRoles] = useState<Record<string, string>>({});
  const { ask, asking, wrong } = useRequest();
  const idOf = useIds();
  const taken = there.map(({ name }) => name);
  const [known, names] = [true, false].map((is) => namesIn(text).filter((name) => taken.includes(name) === is));
  const all = [...names.map((name) => ({ name, roles: [roles[name] ?? USUAL] })), ...away];
  const make = () =>
    ask(async () => {
      const found = await addresses();
      const codes = [];
      for (const one of all) codes.push({ ...one, link: await linkFor(one, idOf) });
      onMade({ codes, found });
    });
  return (
    <>
      <Field
        long
        label={t("people.sheet-names")}
        hint={t("people.sheet-hint")}
        value={text}
        onInput={setText}
        autocomplete="off"
      />
      {all.length > 0 && (
        <ul class="rows" aria-label={t("people.sheet-who")}>
          {names.map((name) => (
            <li class="row role-pick" key={name}>
              <strong class="body">{name}</strong>
              <Role
                name={name}
                value={roles[name] ?? USUAL}
                onChange={(role) => setRoles({ ...roles, [name]: role })}
              />
            </li>
          ))}
          {away.map((one) => (
            <li class="row" key={one.official}>
              <span class="body">
                <strong>{one.name}</strong>
                <small>
                  {rolesOf(one.roles)} · {t("people.no-phone")}
                </small>
              </span>
            </li>
          ))}
        </ul>
      )}
      {known.length > 0 && (
        <p class="note warn" role="status">
          {t("people.sheet-known", { names: listed(known) })}
        </p>
      )}
      {wrong} {asking && <Loading text={t("people.sheet-making")} />}
      <button class="button main" type="button" disabled={asking || all.length === 0} onClick={make}>
        {t("people.sheet-make", { count: all.length })}
      </button>
    </>
  );
}

function Role({ name, value, onChange }: { name: string; value: string; onChange: (role: string) => void }) {
  const options = ROLES.map((role) => ({ value: role, text: t(`hall-role.${role}`) }));
  return <Select label={t("people.role-of", { name })} value={value} options={options} onChange={onChange} />;
}

/** The invited official; the server sends the link only once. */
type Made = Pick<InvitedOfficial, "id"> & Partial<InvitedOfficial>;

async function linkFor({ name, roles, official }: Invited, idOf: (body: unknown) => string): Promise<string> {
  const body = { name, roles };
  const request = { method: "PUT", body };
  const created: Made = official
    ? { id: official }
    : await store.ask<InvitedOfficial>(`officials/${idOf(body)}`, request);
  if (created.link) return created.link;
  const again = { official: created.id, minutes: WEEK, label: name }; // it existed already: the answer with its link was lost
  return (await makeSecret<NewInvitation>("invitations", idOf(again), again, "join")).link;
}

function withoutPhone(state: State, phones: Phone[]): Invited[] {
  const has = new Set(phones.filter(({ cut_off_at: gone }) => !gone).map(({ official }) => official));
  return officialsOf(state)
    .filter(({ id }) => !has.has(id))
    .map(({ id, name, roles }) => ({ name, roles, official: id }));
}

/** Return the names, one per line, without duplicates. */
function namesIn(text: string): string[] {
  return [...new Set(text.split("\n").map((line) => line.trim()))].filter(Boolean);
}

function officialsOf(state: State): Official[] {
  return Object.values(state.officials).filter(({ revoked_at: gone }) => !gone);
}
