import { useLayoutEffect, useState } from "../../../vendor/hooks.js";
import { store } from "../../data/index.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Field, Icon, Screen, Select } from "../parts/index.js";
import { go } from "../router.js";
import { Chooser, Standing } from "../rulebook/chooser.js";
import { bookFor, bookName, withRules } from "../rulebook/rules.js";
import { currencies, currencyOf, zones } from "../setup/money-and-zones.js";
import { isAccountHere } from "./known.js";
import { useAccountRequest } from "./request.js";

const USUAL = { en: "EUR", ja: "JPY", fr: "EUR", ru: "RUB" };
const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A new tournament, whose director is whoever makes it. */
export default withRules(({ rules }) => {
  const [name, setName] = useState("");
  const [typed, setSlug] = useState(/** @type {string|null} */ (null));
  const [choice, setChoice] = useState(rules.choice);
  const [chosen, setCurrency] = useState(USUAL[rules.lang]);
  const [zone, setZone] = useZone();
  const [id] = useState(() => store.account().then((account) => account.tournamentId()));
  const { ask, wrong, mistakes, mended } = useAccountRequest({ onOut: () => go("#/account") });
  const slug = typed ?? slugOf(name);
  const book = bookFor(rules.library, choice);
  const fixed = currencyOf(book);
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const body = { name: name.trim(), slug, rulebook: choice, currency: fixed ?? chosen, time_zone: zone };
    ask(async (account) => {
      const made = await account.found(await id, body);
      go(`#/account/enter/${made.id}/${made.official_id}`, { replace: true });
    });
  };
  return html`<${Screen} title=${t("account.found")} up="#/account">
    <${Rulebook} rules=${rules} book=${book} choice=${choice} onChoice=${setChoice} />
    <form class="stack" onSubmit=${submit}>
      <${Field} label=${t("account.found-name")} value=${name} onInput=${(/** @type {string} */ text) => (mended("name", "slug"), setName(text))} wrong=${mistakes.name} autocomplete="off" maxlength="200" />
      <${Field} label=${t("account.found-slug")} hint=${t("account.found-slug-hint", { slug })} value=${slug} onInput=${(/** @type {string} */ text) => (mended("slug"), setSlug(text))}
        wrong=${mistakes.slug} autocomplete="off" autocapitalize="none" spellcheck=${false} maxlength="80" />
      ${
        fixed
          ? html`<p>${t("account.found-currency-fixed", { currency: fixed })}</p>`
          : html`<${Select} label=${t("account.found-currency")} value=${chosen} options=${currencies()} onChange=${(/** @type {string} */ code) => (mended("currency"), setCurrency(code))} />`
      }
      <${Select} label=${t("account.found-zone")} value=${zone} options=${zones(zone)} onChange=${(/** @type {string} */ one) => (mended("time_zone"), setZone(one))} />
      ${Object.entries(mistakes).map(([field, text]) => !["name", "slug"].includes(field) && html`<p class="note bad" role="alert" key=${field}>${text}</p>`)}
      ${wrong}
      <button class="button main">${t("account.found-make")}</button>
    </form>
  <//>`;
});

/** The time zone: that of the account's latest tournament, else this device's, until one is chosen. @returns {[string, (zone: string) => void]} */
function useZone() {
  const [chosen, choose] = useState("");
  const [latest, setLatest] = useState("");
  useLayoutEffect(() => {
    if (!isAccountHere()) return;
    const own = store.account().then((account) => account.read());
    own.then(
      ({ tournaments: [last] }) => last && setLatest(last.time_zone),
      () => {},
    ); // this device's will do
  }, []);
  return [chosen || latest || HERE, choose];
}

/** @param {any} props */
function Rulebook({ rules, book, choice, onChoice }) {
  const [open, setOpen] = useState(false);
  const use = (/** @type {any} */ next) => {
    setOpen(false);
    onChoice(next);
  };
  return html`<div class="card rules-bar">
    <button class="row" type="button" aria-haspopup="dialog" onClick=${() => setOpen(true)}>
      <${Icon} name="book" />
      <span class="body"><small>${t("account.found-rules")}</small><strong>${bookName(rules, book)}</strong></span>
      <span class="badge">${t("call.change")}</span>
    </button>
    <${Standing} rules=${rules} standing=${book.content.standing} />
    ${open && html`<${Chooser} rules=${rules} value=${choice} onUse=${use} onClose=${() => setOpen(false)} />`}
  </div>`;
}

/** A name as it can stand in an address, as the server would make it. @param {string} name */
function slugOf(name) {
  const plain = name
    .normalize("NFKD")
    .replace(/\P{ASCII}/gu, "")
    .toLowerCase();
  return plain
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 80)
    .replace(/^-+|-+$/g, "");
}
