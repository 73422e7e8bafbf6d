import { useLayoutEffect, useState } from "preact/hooks";
import { store } from "../../../store/index.js";
import { t } from "../../../ui/i18n.js";
import { linkIn } from "../../../domain/event/invitation-links.js";
import NewFrom from "../league/new-from.jsx";
import { Loading, Screen } from "../../../ui/index.js";
import { go } from "../../../ui/router.js";
import { EnterTournament } from "./entry.jsx";
import { noteAccount } from "../../../domain/account/known.js";
import { NewAccount } from "./new-account.jsx";
import { OwnAccount } from "./own-account.jsx";
import { reasonOf } from "../../../domain/account/account-request.js";
import { SignIn } from "../../../domain/account/sign-in.jsx";

/** What the address said; kept out of it, and out of the history. @type {string|null} */
let given = null;

/** `#/account`: one's own; `#/account/<secret>`: makes one; `#/account/enter/<tournament>/<official>`, and where to go on to; `#/account/again/<tournament>`. @param {{args: string[]}} props */
export default function Account({ args: [first, ...rest] }) {
  const [secret, setSecret] = useState(first ? null : given);
  const inAddress = linkIn(`#/account/${first}`)?.account;
  useLayoutEffect(() => {
    if (!inAddress) return;
    given = inAddress;
    go("#/account", { replace: true });
  }, []);
  const done = () => setSecret((given = null));
  if (inAddress) return <Screen title={t("account.make")} />;
  if (first === "again") return <NewFrom args={rest} />;
  if (first === "enter" && rest.length >= 2)
    return <EnterTournament tournament={rest[0]} official={rest[1]} to={rest.slice(2)} />;
  if (secret) return <NewAccount secret={secret} onDone={done} />;
  return <Own said={first ? t("account.mangled") : ""} />;
}

/** Whoever is signed in, or the way to sign in. @param {{said: string}} props `said`: what is said above it */
function Own({ said }) {
  const [account, setAccount] = useState(/** @type {any} */ (null));
  const [trouble, setTrouble] = useState(/** @type {any} */ (null));
  const [out, setOut] = useState("");
  const load = () => {
    setTrouble(null);
    return store.account().then((own) => own.read().then(arrived, failed));
  };
  const arrived = (/** @type {any} */ own) => (noteAccount(true), setAccount(own));
  const failed = (/** @type {any} */ error) => {
    if (error.status === 401) noteAccount(false);
    setTrouble(error);
  };
  useLayoutEffect(() => void load(), []);
  const left = (/** @type {string} */ why) => {
    noteAccount(false);
    setOut(why);
    setAccount(null);
    setTrouble({ status: 401 });
  };
  if (account) return <OwnAccount account={account} onAccount={setAccount} onOut={left} said={said} />;
  if (trouble?.status === 401) return <SignIn said={out || said} onIn={load} />;
  if (!trouble)
    return (
      <Screen title={t("account.title")}>
        <Loading />
      </Screen>
    );
  const actions = (
    <button class="button main" onClick={load}>
      {t("try-again")}
    </button>
  );
  return (
    <Screen title={t("account.title")} actions={actions}>
      <p class="note bad" role="alert">
        {reasonOf(trouble)}
      </p>
    </Screen>
  );
}
