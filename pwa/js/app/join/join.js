import { useEffect, useState } from "../../../vendor/hooks.js";
import { hall } from "../../data/index.js";
import texts from "../../text/joining.js";
import { html } from "../html.js";
import { learn, t } from "../i18n.js";
import { Field, Icon, Screen, say } from "../parts/index.js";
import { later } from "../parts/later.js";
import { go } from "../router.js";
import { useHall } from "../state.js";
import { linkIn } from "./links.js";

learn(texts);

const Switch = later(async () => (await import("../outbox/rare.js")).Switch);
const Leave = later(async () => (await import("../outbox/rare.js")).Leave);

/** What the address said; kept out of it, and out of the history. @type {{tournament: string, token: string}|null} */
let given = null;

/** Joins what the link names, or asks for the link. @param {{args: string[]}} props */
export default function Join({ args }) {
  const inAddress = linkIn(`#/join/${args.join("/")}`);
  const [link, setLink] = useState(args.length > 0 ? null : given);
  useEffect(() => {
    if (!inAddress?.token) return;
    given = inAddress;
    go("#/join", { replace: true });
  }, []);
  if (inAddress) return html`<${Screen} title=${t("hall-join")} up="#/" />`;
  if (!link) return html`<${Asking} mangled=${args.length > 0} onLink=${setLink} />`;
  return html`<${Switching} link=${link} onAnother=${() => setLink((given = null))} />`;
}

/** Nobody leaves a tournament in which something waits to be sent without being told. @param {any} props those of Joining */
function Switching(props) {
  const { tournament, outbox } = useHall();
  const [sure, setSure] = useState(
    !tournament || tournament.id === props.link.tournament || outbox.every(({ state }) => state === "differs"),
  );
  if (sure) return html`<${Joining} ...${props} />`;
  return html`<${Switch} onYes=${() => setSure(true)} />`;
}

/** @param {{link: {tournament: string, token: string}, onAnother: () => void}} props */
function Joining({ link, onAnother }) {
  const { joining } = useHall();
  const [failed, setFailed] = useState(/** @type {any} */ (null));
  const [tries, setTries] = useState(0);
  useEffect(() => {
    setFailed(null);
    hall.join(link.tournament, link.token).then(
      () => {
        given = null;
        say(t("hall-joined", { name: hall.snapshot.state.settings.name }));
        go("#/tables", { replace: true });
      },
      (/** @type {any} */ error) => setFailed(error),
    );
  }, [tries]);
  if (failed) return html`<${Failed} error=${failed} again=${() => setTries(tries + 1)} onAnother=${onAnother} />`;
  const { loaded = 0, total = 0, name, roles = [] } = joining ?? {};
  return html`<${Screen} title=${name ?? t("hall-joining")} up="#/">
    <div class="waiting" role="status">
      ${roles.length > 0 && html`<p>${t("hall-as", { roles: roles.map((/** @type {string} */ role) => t(`hall-role.${role}`)).join(" · ") })}</p>`}
      <progress aria-label=${t("hall-joining")} value=${total ? loaded : undefined} max=${total || 1}></progress>
      <p>${total ? t("hall-loaded", { loaded, total }) : t("hall-asking")}</p>
    </div>
  <//>`;
}

/** @param {{error: any, again: () => void, onAnother: () => void}} props */
function Failed({ error, again, onAnother }) {
  const refused = [401, 403, 404, 422].includes(error.status);
  const text = refused
    ? t("hall-join-refused")
    : error.name === "Unreachable"
      ? t("hall-join-unreachable")
      : error.message;
  const actions = html`<button class="button" onClick=${onAnother}>${t("hall-join-other")}</button>
    ${!refused && html`<button class="button main" onClick=${again}>${t("try-again")}</button>`}`;
  return html`<${Screen} title=${t("hall-join-failed")} up="#/" actions=${actions}>
    <p class="note bad" role="alert">${text}</p>
  <//>`;
}

/** @param {{mangled: boolean, onLink: (link: {tournament: string, token: string}) => void}} props `mangled`: the address was to be a link */
function Asking({ mangled, onLink }) {
  const { tournament } = useHall();
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState(mangled ? t("hall-join-no-link") : "");
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const link = linkIn(text);
    if (link?.token) onLink(/** @type {any} */ (link));
    else setWrong(t("hall-join-no-link"));
  };
  return html`<${Screen} title=${t("hall-join")} up="#/">
    <p>${t("hall-join-how")}</p>
    <form class="stack" onSubmit=${submit}>
      <${Field} label=${t("hall-join-link")} value=${text} onInput=${setText} wrong=${wrong} autocomplete="off"
        autocapitalize="none" spellcheck=${false} />
      <button class="button main">${t("hall-join")}</button>
    </form>
    <a class="button" href="#/scan"><${Icon} name="scan" /> ${t("hall-scan")}</a>
    ${tournament && html`<a class="button" href="#/tables"><${Icon} name="tables" /> ${t("hall-tables")}</a>`}
    <${Leave} />
  <//>`;
}
