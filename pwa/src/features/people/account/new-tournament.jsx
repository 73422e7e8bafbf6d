import { useLayoutEffect, useState } from "preact/hooks";
import { store } from "../../../store/index.js";
import { t } from "../../../ui/i18n.js";
import { save, saved } from "../../../ui/local-storage.js";
import { Field, Icon, Screen, Select, Toggle } from "../../../ui/index.js";
import { go } from "../../../ui/router.js";
import { Chooser, Standing } from "../../../domain/rulebook/chooser.jsx";
import { bookFor, bookName, refusal, withRules } from "../../../domain/rulebook/rules.jsx";
import { currencies, currencyOf, zones } from "../../../domain/event/money-and-zones.js";
import { isAccountHere } from "../../../domain/account/known.js";
import { useAccountRequest } from "../../../domain/account/account-request.js";

const USUAL = { en: "EUR", ja: "JPY", fr: "EUR", ru: "RUB" };
const KEY = "shinpan.new-tournament";
const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A new tournament, whose director is whoever makes it; `?season=`: whose it is to be. */
export default withRules(({ rules, query }) => {
  const asked = query.get("season");
  const { draft, type, forget } = useDraft(rules);
  const { name, slug: typed, currency: chosen, rulebook: choice } = draft;
  const zone = useZone(draft.zone);
  const season = useSeason(asked);
  const joins = Boolean(asked) && draft.outside !== asked;
  const [id] = useState(() => store.account().then((account) => account.tournamentId()));
  const { ask, wrong, mistakes, mended } = useAccountRequest({ onOut: () => go("#/account") });
  const slug = typed ?? slugOf(name);
  const book = bookFor(rules.library, choice);
  const fixed = currencyOf(book);
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const body = { name: name.trim(), slug, rulebook: choice, currency: fixed ?? chosen, time_zone: zone };
    ask(async (account) => {
      const into = joins ? await seasonOf(account, asked) : null;
      const made = await account.found(await id, body);
      if (into) await account.leagues.join(made.id, { season: into.id });
      forget();
      go(`#/account/enter/${made.id}/${made.official_id}`, { replace: true });
    });
  };
  return (
    <Screen title={t("account.found")} up={asked ? `#/season/${asked}` : "#/account"}>
      <Rulebook
        rules={rules}
        book={book}
        choice={choice}
        onChoice={(/** @type {any} */ rulebook) => type({ rulebook })}
      />
      <form class="stack" onSubmit={submit}>
        <Field
          label={t("account.found-name")}
          value={name}
          onInput={(/** @type {string} */ text) => (mended("name", "slug"), type({ name: text }))}
          wrong={mistakes.name}
          autocomplete="off"
          maxlength="200"
        />
        <Field
          label={t("account.found-slug")}
          hint={t("account.found-slug-hint", { slug })}
          value={slug}
          onInput={(/** @type {string} */ text) => (mended("slug"), type({ slug: text }))}
          wrong={mistakes.slug}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          maxlength="80"
        />
        {fixed ? (
          <p>{t("account.found-currency-fixed", { currency: fixed })}</p>
        ) : (
          <Select
            label={t("account.found-currency")}
            value={chosen}
            options={currencies()}
            onChange={(/** @type {string} */ code) => (mended("currency"), type({ currency: code }))}
          />
        )}
        <Select
          label={t("account.found-zone")}
          value={zone}
          options={zones(zone)}
          onChange={(/** @type {string} */ one) => (mended("time_zone"), type({ zone: one }))}
        />
        {season && (
          <Toggle
            label={t("account.found-season", { name: season.name })}
            checked={joins}
            onChange={(/** @type {boolean} */ on) => type({ outside: on ? null : asked })}
          />
        )}
        {Object.entries(mistakes).map(
          ([field, text]) =>
            !["name", "slug"].includes(field) && (
              <p class="note bad" role="alert" key={field}>
                {text}
              </p>
            ),
        )}
        {wrong}
        <button class="button main">{t("account.found-make")}</button>
      </form>
    </Screen>
  );
});

/** What is typed; `outside`: the season that it is not to be in. It outlives a reload, until the tournament is made. @param {{lang: keyof typeof USUAL, library: any, choice: any}} rules */
function useDraft(rules) {
  const [draft, setDraft] = useState(() => {
    const kept = {
      name: "",
      slug: null,
      outside: null,
      currency: USUAL[rules.lang],
      rulebook: rules.choice,
      zone: "",
      ...saved(KEY),
    };
    return refusal(rules.library, kept.rulebook) ? { ...kept, rulebook: rules.choice } : kept;
  });
  const type = (/** @type {any} */ changed) => {
    const next = { ...draft, ...changed };
    save(KEY, next);
    setDraft(next);
  };
  return { draft, type, forget: () => save(KEY, null) };
}

/** The season that it is to be in, as far as the account manages it. @param {string|null} id @returns {any} */
function useSeason(id) {
  const [season, setSeason] = useState(/** @type {any} */ (null));
  useLayoutEffect(() => {
    if (!id || !isAccountHere()) return;
    const own = store.account().then((account) => seasonOf(account, id));
    own.then(setSeason, () => {}); // asked again when the tournament is made
  }, [id]);
  return season;
}

/** @param {any} account @param {string|null} id @returns {Promise<any>} */
async function seasonOf(account, id) {
  const leagues = await account.leagues.list();
  const seasons = leagues.flatMap((/** @type {any} */ league) => league.seasons);
  return seasons.find((/** @type {any} */ season) => season.id === id);
}

/** The time zone: what was chosen, else that of the account's latest tournament, else this device's. @param {string} chosen */
function useZone(chosen) {
  const [latest, setLatest] = useState("");
  useLayoutEffect(() => {
    if (!isAccountHere()) return;
    const own = store.account().then((account) => account.read());
    own.then(
      ({ tournaments: [last] }) => last && setLatest(last.time_zone),
      () => {},
    ); // this device's will do
  }, []);
  return chosen || latest || HERE;
}

/** @param {any} props */
function Rulebook({ rules, book, choice, onChoice }) {
  const [open, setOpen] = useState(false);
  const use = (/** @type {any} */ next) => {
    setOpen(false);
    onChoice(next);
  };
  return (
    <div class="card rules-bar">
      <button class="row" type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="book" />
        <span class="body">
          <small>{t("account.found-rules")}</small>
          <strong>{bookName(rules, book)}</strong>
        </span>
        <span class="badge">{t("call.change")}</span>
      </button>
      <Standing rules={rules} standing={book.content.standing} />
      {open && <Chooser rules={rules} value={choice} onUse={use} onClose={() => setOpen(false)} />}
    </div>
  );
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
