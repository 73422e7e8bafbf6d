import { useState } from "preact/hooks";
import { store } from "../../../../store/index.ts";
import { clockTime, listed, t } from "../../../../ui/i18n.ts";
import { Disclosure, Empty, Field, Screen, Select } from "../../../../ui/index.ts";
import { Confirm } from "../../../../ui/confirm.tsx";
import { useStore } from "../../../../store/use-store.ts";
import { numberIn } from "../invitations/invitation.tsx";
import { TextToSend } from "../../../../ui/text-to-send.tsx";
import { byName } from "../../../../domain/people/officials.tsx";
import { Listing, makeSecret, useIds, useListed, useRequest } from "../../../../domain/account/request.tsx";
import { Several } from "../../../../domain/people/roles.tsx";
import type { State } from "../../../../store/index.ts";
import type { ApiToken, NewApiToken } from "#api";

const SCOPES = ["read", "people", "hall", "rulings", "clocks", "ledger", "results"];
const MOST_DAYS = 366;

/** List the API tokens, and create new ones. */
export function Tokens({ state }: { state: State }) {
  const tokens = useListed<ApiToken>("api-tokens");
  const [making, setMaking] = useState(false);
  const actions = !making && (
    <button class="button main" type="button" onClick={() => setMaking(true)}>
      {t("people.token-new")}
    </button>
  );
  return (
    <Screen title={t("people.tokens")} up="#/people" actions={actions}>
      <p>{t("people.tokens-text")}</p>
      {making && <TokenForm state={state} onDone={() => setMaking(false)} />}
      <Listing of={tokens}>{(items) => <List tokens={items.toReversed()} state={state} />}</Listing>
    </Screen>
  );
}

function List({ tokens, state }: { tokens: ApiToken[]; state: State }) {
  const over = tokens.filter(isOver);
  const open = tokens.filter((token) => !isOver(token));
  const list = (some: ApiToken[]) => (
    <ul class="rows">
      {some.map((token) => (
        <Token key={token.id} token={token} state={state} />
      ))}
    </ul>
  );
  return (
    <>
      {open.length ? list(open) : <Empty text={t("people.no-tokens")} />}
      {over.length > 0 && (
        <Disclosure title={t("people.closed-count", { count: over.length })}>{() => list(over)}</Disclosure>
      )}
    </>
  );
}

function isOver({ revoked_at: revoked, expires_at: ends }: ApiToken) {
  return Boolean(revoked) || Date.parse(ends) <= store.now();
}

function Token({ token, state }: { token: ApiToken; state: State }) {
  const { id, name, official, scopes, expires_at: ends, revoked_at: revoked } = token;
  const [sure, setSure] = useState(false);
  const { ask, asking, wrong } = useRequest();
  const revoke = () => {
    setSure(false);
    ask(() => store.ask(`api-tokens/${id}/revocation`, { method: "PUT" }));
  };
  const until = clockTime(revoked ?? ends, state.settings.time_zone);
  return (
    <li>
      <div class="row">
        <span class="body">
          <strong>{name}</strong>
          <span>{t("people.acts-as", { name: state.officials[official]?.name ?? "?" })}</span>
          <small>{listed(scopes.map((scope) => t(`people.scope.${scope}`)))}</small>
          <small>{t(revoked ? "people.revoked-at" : "people.until", { time: until })}</small>
        </span>
        {!isOver(token) && (
          <button
            class="button danger"
            type="button"
            disabled={asking}
            aria-haspopup="dialog"
            aria-label={t("people.withdraw-this", { whom: name })}
            onClick={() => setSure(true)}
          >
            {t("people.revoke")}
          </button>
        )}
      </div>
      {wrong}
      {sure && (
        <Confirm
          title={t("people.token-ask", { name })}
          text={t("people.token-revoke-text")}
          yes={t("people.revoke")}
          danger
          onYes={revoke}
          onClose={() => setSure(false)}
        />
      )}
    </li>
  );
}

function TokenForm({ state, onDone }: { state: State; onDone: () => void }) {
  const own = useStore().official?.id ?? "";
  const [request, setRequest] = useState({ name: "", official: own, scopes: ["read"], days: "30" });
  const [tried, setTried] = useState(false);
  const [token, setToken] = useState("");
  const idOf = useIds();
  const { ask, asking, wrong } = useRequest();
  const lacks = lacksOf(request);
  const set = (name: string) => (value: string | string[]) => setRequest({ ...request, [name]: value });
  const submit = (event: Event) => {
    event.preventDefault();
    setTried(true);
    const body = { ...request, name: request.name.trim(), days: numberIn(request.days) };
    if (!Object.values(lacks).some(Boolean))
      ask(async () => setToken((await makeSecret<NewApiToken>("api-tokens", idOf(body), body, "token")).token));
  };
  if (token) return <NewToken token={token} name={request.name} onDone={onDone} />;
  const standing = byName(Object.values(state.officials).filter(({ revoked_at: at }) => !at));
  return (
    <form class="card stack" onSubmit={submit} novalidate>
      <h2>{t("people.token-new")}</h2>
      <Field
        label={t("people.token-name")}
        hint={t("people.token-name-hint")}
        value={request.name}
        wrong={tried ? lacks.name : ""}
        onInput={set("name")}
        autocomplete="off"
        maxlength="200"
      />
      <Select
        label={t("people.token-official")}
        value={request.official}
        onChange={set("official")}
        options={standing.map(({ id, name }) => ({ value: id, text: name }))}
      />
      <Several
        label={t("people.scopes")}
        names={SCOPES}
        chosen={request.scopes}
        wrong={tried ? lacks.scopes : ""}
        said={(scope) => (
          <>
            {t(`people.scope.${scope}`)}
            <br />
            <small class="soft">{t(`people.opens.${scope}`)}</small>
          </>
        )}
        onChange={set("scopes")}
      />
      <Field
        label={t("people.days")}
        value={request.days}
        onInput={set("days")}
        wrong={tried ? lacks.days : ""}
        inputmode="numeric"
        autocomplete="off"
      />
      {wrong}
      <div class="pair">
        <button class="button main" disabled={asking}>
          {t("people.token-make")}
        </button>
        <button class="button" type="button" onClick={onDone}>
          {t("cancel")}
        </button>
      </div>
    </form>
  );
}

function lacksOf({ name, scopes, days }: { name: string; scopes: string[]; days: string }) {
  return {
    name: name.trim() ? "" : t("people.token-name-missing"),
    scopes: scopes.length ? "" : t("people.scope-missing"),
    days: numberIn(days) >= 1 && numberIn(days) <= MOST_DAYS ? "" : t("people.days-wrong", { most: MOST_DAYS }),
  };
}

function NewToken({ token, name, onDone }: { token: string; name: string; onDone: () => void }) {
  return (
    <section class="card stack" role="status">
      <h2>{t("people.token-made", { name })}</h2>
      <TextToSend label={t("people.token")} text={token} />
      <p class="note warn">{t("people.token-once")}</p>
      <button class="button main" type="button" onClick={onDone}>
        {t("people.done")}
      </button>
    </section>
  );
}
