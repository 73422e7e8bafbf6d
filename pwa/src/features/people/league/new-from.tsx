import { useLayoutEffect, useState } from "preact/hooks";
import { store } from "../../../store/index.ts";
import { t } from "../../../ui/i18n.ts";
import { useAccountRequest } from "../../../domain/account/account-request.ts";
import { addresses } from "../../../domain/people/address.tsx";
import { CodeSheet } from "../people/invitations/code-sheet.tsx";
import { Field, Loading, Screen, Toggle } from "../../../ui/index.ts";
import { go } from "../../../ui/router.ts";
import type { Addresses } from "../../../domain/people/address.tsx";
import type { Entered, Founded, LeagueSeason, StayingPlayer } from "#api";

const NUMBERED = /^(.*\D)?(\d+)(\D*)$/;

/** The tournament to copy, if the account directs it; `staying`: players who are not copied unless chosen. */
interface Known {
  tournament: Entered | null;
  season: LeagueSeason | undefined;
  staying: StayingPlayer[];
}

/** A tournament just created; `found`: the addresses of the server. */
interface Made extends Founded {
  name: string;
  found: Addresses | null;
}

/** Create a tournament from the one in the address. */
export default function NewFrom({ args: [source] }: { args: string[] }) {
  const [known, setKnown] = useState<Known | null>(null);
  const [created, setCreated] = useState<Made | null>(null);
  const { ask, error } = useAccountRequest({ onOut: () => go("#/account") });
  const load = () =>
    ask(async (account) => {
      const [own, leagues] = await Promise.all([account.read(), account.leagues.list()]);
      const seasons = leagues.flatMap(({ seasons: all }) => all);
      const tournament = own.tournaments.find(({ id }) => id === source);
      const directs = tournament?.roles.includes("director");
      const isIn = (season: LeagueSeason) => season.tournaments.some(({ id }) => id === source);
      setKnown({
        tournament: directs && tournament ? tournament : null,
        season: seasons.find(isIn),
        staying: directs && tournament ? await account.staying(tournament.id) : [],
      });
    });
  useLayoutEffect(() => void load(), []);
  if (created) return <Links created={created} />;
  if (known?.tournament) return <Form {...known} tournament={known.tournament} onMade={setCreated} />;
  return (
    <Screen title={t("again.title")} up="#/account">
      {error ||
        (known ? (
          <p class="note bad" role="alert">
            {t("again.none")}
          </p>
        ) : (
          <Loading />
        ))}
    </Screen>
  );
}

interface FormProps {
  tournament: Entered;
  season: LeagueSeason | undefined;
  staying: StayingPlayer[];
  onMade: (created: Made) => void;
}

function Form({ tournament, season, staying, onMade }: FormProps) {
  const [name, setName] = useState(nextName(tournament.name));
  const [people, setPeople] = useState(true);
  const [besides, setBesides] = useState<string[]>([]);
  const [officials, setOfficials] = useState(true);
  const [inSeason, setInSeason] = useState(Boolean(season));
  const [id] = useState(() => store.account().then((account) => account.tournamentId()));
  const { ask, error, mistakes } = useAccountRequest({ onOut: () => go("#/account") });
  const submit = (event: Event) => {
    event.preventDefault();
    const body = { name: name.trim(), copy_of: { tournament: tournament.id, people, officials, besides } };
    ask(async (account) => {
      const copied = await account.found(await id, body);
      if (inSeason && season) await account.leagues.join(copied.id, { season: season.id });
      if (copied.links.length) onMade({ ...copied, name: body.name, found: await addresses() });
      else enter(copied);
    });
  };
  const actions = (
    <button class="button main" form="again">
      {t("account.found-make")}
    </button>
  );
  return (
    <Screen title={t("again.title")} up="#/account" actions={actions}>
      <p>{t("again.text", { name: tournament.name })}</p>
      <form class="stack" id="again" onSubmit={submit}>
        <Field
          label={t("account.found-name")}
          value={name}
          onInput={setName}
          wrong={mistakes.name ?? mistakes.slug}
          autocomplete="off"
          maxlength="200"
        />
        <Toggle label={t("again.people")} checked={people} onChange={setPeople} />
        {people && staying.length > 0 && <Staying players={staying} besides={besides} onBesides={setBesides} />}
        <Toggle label={t("again.officials")} checked={officials} onChange={setOfficials} />
        {season && (
          <Toggle label={t("again.season", { name: season.name })} checked={inSeason} onChange={setInSeason} />
        )}
        {error}
      </form>
    </Screen>
  );
}

/** List the players who are not copied unless chosen, each with the reason. */
function Staying({
  players,
  besides,
  onBesides,
}: {
  players: StayingPlayer[];
  besides: string[];
  onBesides: (besides: string[]) => void;
}) {
  const set = (id: string, comes: boolean) => onBesides(comes ? [...besides, id] : besides.filter((one) => one !== id));
  return (
    <fieldset class="stack">
      <legend>{t("again.staying")}</legend>
      {players.map(({ id, name, why }) => (
        <Toggle
          key={id}
          label={name}
          hint={t(`again.why.${why}`)}
          checked={besides.includes(id)}
          onChange={(comes) => set(id, comes)}
        />
      ))}
    </fieldset>
  );
}

/** Show the codes of officials who have no account; the server sends them only once. */
function Links({ created }: { created: Made }) {
  const next = (
    <button class="button main" type="button" onClick={() => enter(created)}>
      {t("again.enter")}
    </button>
  );
  return (
    <CodeSheet
      codes={created.links}
      found={created.found}
      name={created.name}
      title={t("again.links")}
      up="#/account"
      next={next}
    />
  );
}

function enter({ id, official_id }: Founded) {
  go(`#/account/enter/${id}/${official_id}`, { replace: true });
}

/** Return the name with its last number increased: Evening 3 after Evening 2. */
function nextName(name: string) {
  const [, before = "", number, after] = NUMBERED.exec(name) ?? [];
  return number ? `${before}${Number(number) + 1}${after}` : `${name} 2`;
}
