import { useLayoutEffect, useState } from "../../../vendor/hooks.js";
import { store } from "../../data/index.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Copy } from "../account/codes.js";
import { useAccountRequest } from "../account/request.js";
import { LocalOnly } from "../people/address.js";
import { Field, Loading, Screen, Toggle } from "../parts/index.js";
import { go } from "../router.js";

const NUMBERED = /^(.*\D)?(\d+)(\D*)$/;

/** A new tournament from the one in the address. @param {{args: string[]}} props */
export default function NewFrom({ args: [source] }) {
  const [known, setKnown] = useState(/** @type {{tournament: any, season: any}|null} */ (null));
  const [made, setMade] = useState(/** @type {any} */ (null));
  const { ask, wrong } = useAccountRequest({ onOut: () => go("#/account") });
  const load = () =>
    ask(async (account) => {
      const [own, leagues] = await Promise.all([account.read(), account.leagues.list()]);
      const seasons = leagues.flatMap((/** @type {any} */ { seasons: all }) => all);
      const isIn = (/** @type {any} */ season) => season.tournaments.some((/** @type {any} */ { id }) => id === source);
      setKnown({
        tournament: own.tournaments.find((/** @type {any} */ { id }) => id === source),
        season: seasons.find(isIn),
      });
    });
  useLayoutEffect(() => void load(), []);
  if (made) return html`<${Links} made=${made} />`;
  if (known?.tournament) return html`<${Form} ...${known} onMade=${setMade} />`;
  return html`<${Screen} title=${t("again.title")} up="#/account">
    ${wrong || (known ? html`<p class="note bad" role="alert">${t("again.none")}</p>` : html`<${Loading} />`)}
  <//>`;
}

/** @param {{tournament: any, season: any, onMade: (made: any) => void}} props */
function Form({ tournament, season, onMade }) {
  const [name, setName] = useState(nextName(tournament.name));
  const [people, setPeople] = useState(true);
  const [officials, setOfficials] = useState(true);
  const [inSeason, setInSeason] = useState(Boolean(season));
  const [id] = useState(() => store.account().then((account) => account.tournamentId()));
  const { ask, wrong, mistakes } = useAccountRequest({ onOut: () => go("#/account") });
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const body = { name: name.trim(), copy_of: { tournament: tournament.id, people, officials } };
    ask(async (account) => {
      const copied = await account.found(await id, body);
      if (inSeason) await account.leagues.join(copied.id, { season: season.id });
      if (copied.links.length) onMade(copied);
      else enter(copied);
    });
  };
  const actions = html`<button class="button main" form="again">${t("account.found-make")}</button>`;
  return html`<${Screen} title=${t("again.title")} up="#/account" actions=${actions}>
    <p>${t("again.text", { name: tournament.name })}</p>
    <form class="stack" id="again" onSubmit=${submit}>
      <${Field} label=${t("account.found-name")} value=${name} onInput=${setName} wrong=${mistakes.name ?? mistakes.slug} autocomplete="off" maxlength="200" />
      <${Toggle} label=${t("again.people")} checked=${people} onChange=${setPeople} />
      <${Toggle} label=${t("again.officials")} checked=${officials} onChange=${setOfficials} />
      ${season && html`<${Toggle} label=${t("again.season", { name: season.name })} checked=${inSeason} onChange=${setInSeason} />`}
      ${wrong}
    </form>
  <//>`;
}

/** The links of officials whom no account lets in, told this once. @param {{made: any}} props */
function Links({ made }) {
  const text = made.links.map((/** @type {any} */ { name, link }) => `${name}: ${link}`).join("\n");
  const actions = html`<button class="button main" onClick=${() => enter(made)}>${t("again.enter")}</button>`;
  return html`<${Screen} title=${t("again.links")} up="#/account" actions=${actions}>
    <p>${t("again.links-text")}</p>
    <${LocalOnly} link=${made.links[0].link} />
    ${made.links.map((/** @type {any} */ one) => html`<${Field} key=${one.official} label=${one.name} value=${one.link} onInput=${() => {}} readonly />`)}
    <${Copy} text=${text} />
  <//>`;
}

/** @param {any} made */
function enter({ id, official_id }) {
  go(`#/account/enter/${id}/${official_id}`, { replace: true });
}

/** The name with its last number one higher: Evening 3 after Evening 2. @param {string} name */
function nextName(name) {
  const [, before = "", number, after] = NUMBERED.exec(name) ?? [];
  return number ? `${before}${Number(number) + 1}${after}` : `${name} 2`;
}
