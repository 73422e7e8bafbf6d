import { useLayoutEffect, useState } from "preact/hooks";
import { store } from "../../../store/index.ts";
import { t } from "../../../ui/i18n.ts";
import { save, saved } from "../../../ui/local-storage.ts";
import { Field, Icon, Screen, Select, Toggle } from "../../../ui/index.ts";
import { go } from "../../../ui/router.ts";
import { Chooser, Standing } from "../../../domain/rulebook/chooser.tsx";
import { bookFor, bookName, refusal, withRules } from "../../../domain/rulebook/rules.tsx";
import { currencies, currencyOf, zones } from "../../../domain/event/money-and-zones.ts";
import { isAccountHere } from "../../../domain/account/was-signed-in.ts";
import { useAccountRequest } from "../../../domain/account/account-request.ts";
import type { OwnAccount } from "../../../store/index.ts";
import type { Rulebook as Book } from "../../../rules/books/rulebook.ts";
import type { Choice, Rules } from "../../../domain/rulebook/rules.tsx";
import type { LeagueSeason } from "#api";

const USUAL = { en: "EUR", ja: "JPY", fr: "EUR", ru: "RUB" };
const KEY = "shinpan.new-tournament";
const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Create a tournament, with its creator as director; `?season=`: the season that it joins. */
export default withRules(({ rules, query }) => {
  const seasonId = query.get("season");
  const { draft, type, forget } = useDraft(rules);
  const { name, slug: typed, currency: chosen, rulebook: choice } = draft;
  const zone = useZone(draft.zone);
  const season = useSeason(seasonId);
  const joins = Boolean(seasonId) && draft.outside !== seasonId;
  const [id] = useState(() => store.account().then((account) => account.tournamentId()));
  const { ask, error, mistakes, mended } = useAccountRequest({ onOut: () => go("#/account") });
  const slug = typed ?? slugOf(name);
  const book = bookFor(rules.library, choice);
  const fixed = currencyOf(book);
  const submit = (event: Event) => {
    event.preventDefault();
    const body = { name: name.trim(), slug, rulebook: choice, currency: fixed ?? chosen, time_zone: zone };
    ask(async (account) => {
      const into = joins ? await seasonOf(account, seasonId) : null;
      const created = await account.found(await id, body);
      if (into) await account.leagues.join(created.id, { season: into.id });
      forget();
      go(`#/account/enter/${created.id}/${created.official_id}`, { replace: true });
    });
  };
  return (
    <Screen title={t("account.found")} up={seasonId ? `#/season/${seasonId}` : "#/account"}>
      <Rulebook rules={rules} book={book} choice={choice} onChoice={(rulebook) => type({ rulebook })} />
      <form class="stack" onSubmit={submit}>
        <Field
          label={t("account.found-name")}
          value={name}
          onInput={(text) => (mended("name", "slug"), type({ name: text }))}
          wrong={mistakes.name}
          autocomplete="off"
          maxlength="200"
        />
        <Field
          label={t("account.found-slug")}
          hint={t("account.found-slug-hint", { slug })}
          value={slug}
          onInput={(text) => (mended("slug"), type({ slug: text }))}
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
            onChange={(code) => (mended("currency"), type({ currency: code }))}
          />
        )}
        <Select
          label={t("account.found-zone")}
          value={zone}
          options={zones(zone)}
          onChange={(one) => (mended("time_zone"), type({ zone: one }))}
        />
        {season && (
          <Toggle
            label={t("account.found-season", { name: season.name })}
            checked={joins}
            onChange={(on) => type({ outside: on ? null : seasonId })}
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
        {error}
        <button class="button main">{t("account.found-make")}</button>
      </form>
    </Screen>
  );
});

interface Draft {
  name: string;
  slug: string | null;
  outside: string | null;
  currency: string;
  rulebook: Choice;
  zone: string;
}

/**
 * Return the typed form, which survives a reload until the tournament is created; `outside`: the season that it must
 * not join.
 */
function useDraft(rules: Rules) {
  const [draft, setDraft] = useState(() => {
    const stored: Draft = {
      name: "",
      slug: null,
      outside: null,
      currency: USUAL[rules.lang],
      rulebook: rules.choice,
      zone: "",
      ...saved(KEY),
    };
    return refusal(rules.library, stored.rulebook) ? { ...stored, rulebook: rules.choice } : stored;
  });
  const type = (changed: Partial<Draft>) => {
    const next = { ...draft, ...changed };
    save(KEY, next);
    setDraft(next);
  };
  return { draft, type, forget: () => save(KEY, null) };
}

/** Return the season of the address, if the account manages it. */
function useSeason(id: string | null) {
  const [season, setSeason] = useState<LeagueSeason>();
  useLayoutEffect(() => {
    if (!id || !isAccountHere()) return;
    const own = store.account().then((account) => seasonOf(account, id));
    own.then(setSeason, () => {}); // loaded again when the tournament is created
  }, [id]);
  return season;
}

async function seasonOf(account: OwnAccount, id: string | null) {
  const leagues = await account.leagues.list();
  const seasons = leagues.flatMap((league) => league.seasons);
  return seasons.find((season) => season.id === id);
}

/** Return the chosen time zone, else that of the account's latest tournament, else this device's. */
function useZone(chosen: string) {
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

interface RulebookProps {
  rules: Rules;
  book: Book;
  choice: Choice;
  onChoice: (choice: Choice) => void;
}

function Rulebook({ rules, book, choice, onChoice }: RulebookProps) {
  const [open, setOpen] = useState(false);
  const use = (next: Choice) => {
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

/** Return a name as a slug, as the server would make it. */
function slugOf(name: string) {
  const plain = name
    .normalize("NFKD")
    .replace(/\P{ASCII}/gu, "")
    .toLowerCase();
  return plain
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 80)
    .replace(/^-+|-+$/g, "");
}
