import { Leave } from "./leave.tsx";
import { useLayoutEffect, useState } from "preact/hooks";
import { ApiError, Unreachable, store } from "../../../store/index.ts";
import { RecentSignIn } from "../../../domain/account/recent-sign-in.tsx";
import { withRecentSignIn } from "../../../domain/account/with-recent-sign-in.ts";
import { WhoseAccount } from "../account/whose-account.tsx";
import { t } from "../../../ui/i18n.ts";
import { Field, Icon, Screen, say } from "../../../ui/index.ts";
import { go } from "../../../ui/router.ts";
import { useStore } from "../../../store/use-store.ts";
import { ConfirmSwitch, Progress, arrival } from "./arrival.tsx";
import { linkIn } from "../../../domain/event/invitation-links.ts";

interface Link {
  tournament: string;
  invitation: string;
}

/** The person who joins; `account`: null to join without the account that is signed in here. */
interface Joiner {
  name?: string;
  account?: string | null;
}

/** The account that is signed in here. */
interface Here {
  id: string;
  name: string;
  handle: string;
}

/** The link of the address; removed from it and from the history. */
let linkFromAddress: Link | null = null;

/** Join the tournament that the link names, or ask for the link. */
export default function Join({ args }: { args: string[] }) {
  const inAddress = linkIn(`#/join/${args.join("/")}`);
  const [link, setLink] = useState(args.length > 0 ? null : linkFromAddress);
  useLayoutEffect(() => {
    if (!inAddress?.invitation) return;
    linkFromAddress = inAddress;
    go("#/join", { replace: true });
  }, []);
  if (inAddress) return <Screen title={t("hall-join")} up="#/" />;
  if (!link) return <LinkForm mangled={args.length > 0} onLink={setLink} />;
  return (
    <ConfirmSwitch to={link.tournament}>
      <Joining link={link} onAnother={() => setLink((linkFromAddress = null))} />
    </ConfirmSwitch>
  );
}

function Joining({ link, onAnother }: { link: Link; onAnother: () => void }) {
  const [failed, setFailed] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  const [joiner, setJoiner] = useState<Joiner>({});
  useLayoutEffect(() => {
    setFailed(null);
    const arrive = arrival();
    withRecentSignIn(() => store.join(link.tournament, link.invitation, joiner)).then(
      (joined) => {
        linkFromAddress = null;
        if ("board" in joined) return arrive(`#/board/${joined.board}`);
        if ("player" in joined) return arrive("#/own");
        say(t("hall-joined", { name: store.snapshot.state.settings.name }));
        arrive("#/tables");
      },
      (error: unknown) => setFailed(error),
    );
  }, [tries]);
  const again = (more: Joiner) => {
    setJoiner({ ...joiner, ...more });
    setTries(tries + 1);
  };
  const here = failed instanceof ApiError && failed.slug === "whose-account" && failed.problem?.account;
  if (here) return <Choosing account={here as Here} onAccount={(account) => again({ account })} />;
  if (asksName(failed)) return <Naming onName={(name) => again({ name })} />;
  if (failed !== null) return <Failed error={failed} again={again} onAnother={onAnother} />;
  return (
    <>
      <Progress up="#/" />
      <RecentSignIn />
    </>
  );
}

/** Ask whether to join with the account that is signed in here. */
function Choosing({ account, onAccount }: { account: Here; onAccount: (account: string | null) => void }) {
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

function asksName(error: unknown) {
  return error instanceof ApiError && error.status === 422 && error.problem?.errors?.[0]?.field === "name";
}

/** Ask for the name: the link admits anyone. */
function Naming({ onName }: { onName: (name: string) => void }) {
  const [name, setName] = useState("");
  const [wrong, setWrong] = useState("");
  const submit = (event: Event) => {
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

/** Errors that are not the link's fault, with the key of their text. */
const NOT_THE_LINK: Record<string, string> = {
  "sign-in-again": "account.refused.sign-in-again",
  "whose-account": "hall-join-out",
};

function Failed({
  error,
  again: retry,
  onAnother,
}: {
  error: unknown;
  again: (joiner: Joiner) => void;
  onAnother: () => void;
}) {
  const { slug = "", status = 0 } = error instanceof ApiError ? error : {};
  const why = NOT_THE_LINK[slug];
  const refused = !why && [401, 403, 404, 409, 410, 422].includes(status);
  const unreachable = error instanceof Unreachable && "hall-join-unreachable";
  const refusal = why ?? (refused ? "hall-join-refused" : unreachable);
  const text = refusal ? t(refusal) : error instanceof Error && error.message;
  const again = () => retry(why ? { account: undefined } : {}); // ask again which account is signed in
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

/** Ask for the link. @param props `mangled`: the address was an invalid link */
function LinkForm({ mangled, onLink }: { mangled: boolean; onLink: (link: Link) => void }) {
  const { tournament } = useStore();
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState(mangled ? t("hall-join-no-link") : "");
  const submit = (event: Event) => {
    event.preventDefault();
    const link = linkIn(text);
    if (link?.invitation) onLink(link);
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
