import { useLayoutEffect, useState } from "../../../vendor/hooks.js";
import { store } from "../../data/index.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Choice, Dialog, Field, Loading, Screen } from "../parts/index.js";
import { useObstacle } from "./passkeys.js";
import { Password } from "./password.js";
import { useAccountRequest } from "./request.js";

/** @typedef {{onIn: () => any, handle?: string}} Way `handle`: of whom alone */

/** Signing in. @param {Way & {said: string}} props `said`: why one has to */
export function SignIn({ said, onIn }) {
  return html`<${Screen} title=${t("account.sign-in")}>
    ${said ? html`<p class="note warn" role="status">${said}</p>` : html`<p>${t("account.sign-in-text")}</p>`}
    <${Ways} onIn=${onIn} />
    <a class="button" href="#/join">${t("hall-join")}</a>
  <//>`;
}

/** The ways to sign in: a passkey, a password or a recovery code. @param {Way} given */
export function Ways(given) {
  const [way, setWay] = useState("password");
  const ways = ["password", "code"].map((value) => ({ value, text: t(`account.way.${value}`) }));
  return html`<${ByPasskey} ...${given} />
    <${Choice} label=${t("account.way")} value=${way} options=${ways} onChange=${setWay} />
    ${way === "password" ? html`<${ByPassword} ...${given} />` : html`<${ByCode} ...${given} />`}`;
}

/** @param {Way} props */
function ByPasskey({ onIn }) {
  const obstacle = useObstacle();
  const { ask, wrong } = useAccountRequest({ denied: t("account.denied.passkey") });
  if (obstacle) return html`<p class="soft">${obstacle}</p>`;
  const signIn = () =>
    ask(async (account) => {
      await account.signInByPasskey();
      await onIn();
    });
  return html`<div class="pair">
      <button class="button main" type="button" onClick=${signIn}>${t("account.by-passkey")}</button>
    </div>
    ${wrong}`;
}

/** @param {Way} props */
function ByPassword({ onIn, handle: known = "" }) {
  const [handle, setHandle] = useState(known);
  const [password, setPassword] = useState("");
  const { ask, wrong, mistakes } = useAccountRequest({ denied: t("account.denied.password") });
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    ask(async (account) => {
      await account.signIn({ handle, password });
      await onIn();
    });
  };
  return html`<form class="stack" onSubmit=${submit}>
    <${Handle} readonly=${!!known} value=${handle} onInput=${setHandle} wrong=${mistakes.handle && t("account.wrong.name")} />
    <${Password} label=${t("account.password")} value=${password} onInput=${setPassword} wrong=${mistakes.password}
      autocomplete="current-password" />
    ${wrong}
    <button class="button">${t("account.by-password")}</button>
  </form>`;
}

/** @param {Way} props */
function ByCode({ onIn, handle: known = "" }) {
  const [handle, setHandle] = useState(known);
  const [code, setCode] = useState("");
  const [password, setPassword] = useState("");
  const { ask, wrong, mistakes } = useAccountRequest({ denied: t("account.denied.code") });
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    ask(async (account) => {
      await account.recover({ handle, code, ...(password && { password }) });
      await onIn();
    });
  };
  return html`<form class="stack" onSubmit=${submit}>
    <${Handle} readonly=${!!known} value=${handle} onInput=${setHandle} wrong=${mistakes.handle && t("account.wrong.name")} />
    <${Field} label=${t("account.way.code")} hint=${t("account.code-hint")} value=${code} onInput=${setCode} wrong=${mistakes.code}
      autocomplete="off" autocapitalize="none" spellcheck=${false} maxlength="100" />
    <${Password} label=${t("account.new-password")} hint=${t("account.new-password-hint")} value=${password} onInput=${setPassword}
      wrong=${mistakes.password} autocomplete="new-password" />
    ${wrong}
    <button class="button">${t("account.by-code")}</button>
  </form>`;
}

/** @param {any} props those of Field */
function Handle(props) {
  return html`<${Field} ...${props} label=${t("account.handle")} autocomplete="username" autocapitalize="none" spellcheck=${false}
    maxlength="200" />`;
}

/** Ask who is signed in to sign in once more. @param {{onProven: () => void, onClose: () => void}} props */
export function SignInAgain({ onProven, onClose }) {
  const [account, setAccount] = useState(/** @type {any} */ (null));
  useLayoutEffect(() => void read().then(setAccount, onClose), []);
  const signedIn = async () => {
    const { id } = await read();
    if (id === account.id) onProven();
    else location.reload(); // what is on the screen was somebody else's
  };
  return html`<${Dialog} title=${t("account.again")} onClose=${onClose}>
    <p>${t("account.again-text")}</p>
    ${account ? html`<${Ways} handle=${account.handle} onIn=${signedIn} />` : html`<${Loading} />`}
  <//>`;
}

/** @returns {Promise<any>} */
async function read() {
  return (await store.account()).read();
}
