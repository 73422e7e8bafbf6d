import { Leave } from "./leave.jsx";
import { useLayoutEffect, useState } from "preact/hooks";
import { store } from "../../../store/index.js";
import { RecentSignIn } from "../../../domain/account/recent-sign-in.jsx";
import { withRecentSignIn } from "../../../domain/account/with-recent-sign-in.js";
import { WhoseAccount } from "../account/whose-account.jsx";
import { t } from "../../../ui/i18n.js";
import { Field, Icon, Screen, say } from "../../../ui/index.js";
import { go } from "../../../ui/router.js";
import { useStore } from "../../../store/use-store.js";
import { ConfirmSwitch, Progress, arrival } from "./arrival.jsx";
import { linkIn } from "../../../domain/event/invitation-links.js";

/** What the address said; kept out of it, and out of the history. @type {{tournament: string, invitation: string}|null} */
let given = null;

/** Joins what the link names, or asks for the link. @param {{args: string[]}} props */
export default function Join({ args }) {
  const inAddress = linkIn(`#/join/${args.join("/")}`);
  const [link, setLink] = useState(args.length > 0 ? null : given);
  useLayoutEffect(() => {
    if (!inAddress?.invitation) return;
    given = inAddress;
    go("#/join", { replace: true });
  }, []);
  if (inAddress) return <Screen title={t("hall-join")} up="#/" />;
  if (!link) return <LinkForm mangled={args.length > 0} onLink={setLink} />;
  return (
    <ConfirmSwitch to={link.tournament}>
      <Joining link={link} onAnother={() => setLink((given = null))} />
    </ConfirmSwitch>
  );
}

/** @param {{link: {tournament: string, invitation: string}, onAnother: () => void}} props */
function Joining({ link, onAnother }) {
  const [failed, setFailed] = useState(/** @type {any} */ (null));
  const [tries, setTries] = useState(0);
  const [whom, setWhom] = useState(/** @type {{name?: string, account?: string|null}} */ ({}));
  useLayoutEffect(() => {
    setFailed(null);
    const arrive = arrival();
    withRecentSignIn(() => store.join(link.tournament, link.invitation, whom)).then(
      (/** @type {any} */ joined) => {
        given = null;
        if (joined.board) return arrive(`#/board/${joined.board}`);
        if (joined.player) return arrive("#/own");
        say(t("hall-joined", { name: store.snapshot.state.settings.name }));
        arrive("#/tables");
      },
      (/** @type {any} */ error) => setFailed(error),
    );
  }, [tries]);
  const again = (/** @type {{name?: string, account?: string|null}} */ more) => {
    setWhom({ ...whom, ...more });
    setTries(tries + 1);
  };
  const here = failed?.slug === "whose-account" && failed.problem.account;
  if (here) return <Choosing account={here} onAccount={(/** @type {string|null} */ account) => again({ account })} />;
  if (failed && asksName(failed)) return <Naming onName={(/** @type {string} */ name) => again({ name })} />;
  if (failed) return <Failed error={failed} again={again} onAnother={onAnother} />;
  return (
    <>
      <Progress up="#/" />
      <RecentSignIn />
    </>
  );
}

/** With the account that is signed in here, or without it. @param {{account: any, onAccount: (account: string|null) => void}} props */
function Choosing({ account, onAccount }) {
  const without = () => onAccount(null);
  return (
    <WhoseAccount
      title={t("hall-join")}
      up="#/"
      account={account}
      text={t("hall-join-whose")}
      yes={t("hall-join-as", { name: account.name })}
      onYes={() => onAccount(account.id)}
      onOut={without}
    >
      <button class="button" type="button" onClick={without}>
        {t("hall-join-without")}
      </button>
    </WhoseAccount>
  );
}

/** @param {any} error */
function asksName(error) {
  return error.status === 422 && error.problem?.errors?.[0]?.field === "name";
}

/** The link lets in whoever comes by it, who say who they are. @param {{onName: (name: string) => void}} props */
function Naming({ onName }) {
  const [name, setName] = useState("");
  const [wrong, setWrong] = useState("");
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (name.trim()) onName(name.trim());
    else setWrong(t("hall-join-name-wrong"));
  };
  return (
    <Screen title={t("hall-join")} up="#/">
      <form class="stack" onSubmit={submit}>
        <Field
          label={t("hall-join-name")}
          hint={t("hall-join-name-hint")}
          value={name}
          onInput={setName}
          wrong={wrong}
          autocomplete="name"
          maxlength="200"
        />
        <button class="button main">{t("hall-join")}</button>
      </form>
    </Screen>
  );
}

/** What is no fault of the link, and what is said of it. */
const NOT_THE_LINK = /** @type {Record<string, string>} */ ({
  "sign-in-again": "account.refused.sign-in-again",
  "whose-account": "hall-join-out",
});

/** @param {{error: any, again: (whom: {account?: string|null}) => void, onAnother: () => void}} props */
function Failed({ error, again: retry, onAnother }) {
  const why = NOT_THE_LINK[error.slug];
  const refused = !why && [401, 403, 404, 409, 410, 422].includes(error.status);
  const unreachable = error.name === "Unreachable" && "hall-join-unreachable";
  const said = why ?? (refused ? "hall-join-refused" : unreachable);
  const text = said ? t(said) : error.message;
  const again = () => retry(why ? { account: undefined } : {}); // who is signed in now is asked anew
  const actions = (
    <>
      <button class="button" onClick={onAnother}>
        {t("hall-join-other")}
      </button>
      {!refused && (
        <button class="button main" onClick={again}>
          {t("try-again")}
        </button>
      )}
    </>
  );
  return (
    <Screen title={t("hall-join-failed")} up="#/" actions={actions}>
      <p class="note bad" role="alert">
        {text}
      </p>
    </Screen>
  );
}

/** @param {{mangled: boolean, onLink: (link: {tournament: string, invitation: string}) => void}} props `mangled`: the address was to be a link */
function LinkForm({ mangled, onLink }) {
  const { tournament } = useStore();
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState(mangled ? t("hall-join-no-link") : "");
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const link = linkIn(text);
    if (link?.invitation) onLink(/** @type {any} */ (link));
    else setWrong(t("hall-join-no-link"));
  };
  return (
    <Screen title={t("hall-join")} up="#/">
      <p>{t("hall-join-how")}</p>
      <form class="stack" onSubmit={submit}>
        <Field
          label={t("hall-join-link")}
          value={text}
          onInput={setText}
          wrong={wrong}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
        />
        <button class="button main">{t("hall-join")}</button>
      </form>
      <a class="button" href="#/scan">
        <Icon name="scan" /> {t("hall-scan")}
      </a>
      {tournament && (
        <a class="button" href="#/tables">
          <Icon name="tables" /> {t("hall-tables")}
        </a>
      )}
      <a class="button quiet" href="#/account">
        <Icon name="person" /> {t("hall-join-account")}
      </a>
      <Leave />
    </Screen>
  );
}
