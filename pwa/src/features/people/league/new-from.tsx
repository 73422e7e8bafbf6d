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

/** The tournament that there is another one of, if the account directs it; `staying`: who does not come unless asked for. */
interface Known {
  tournament: Entered | null;
  season: LeagueSeason | undefined;
  staying: StayingPlayer[];
}

/** A tournament just made; `found`: at which addresses the server is. */
interface Made extends Founded {
  name: string;
  found: Addresses | null;
}

/** A new tournament from the one in the address. */
export default function NewFrom({ args: [source] }: { args: string[] }) {
  const [known, setKnown] = useState<Known | null>(null);
  const [made, setMade] = useState<Made | null>(null);
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
  if (made) return <Links made={made} />;
  if (known?.tournament) return <Form {...known} tournament={known.tournament} onMade={setMade} />;
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
  onMade: (made: Made) => void;
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

/** Who does not come unless asked for, by name and why. */
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

/** The codes of officials whom no account lets in, told this once. */
function Links({ made }: { made: Made }) {
  const next = (
    <button class="button main" type="button" onClick={() => enter(made)}>
      {t("again.enter")}
    </button>
  );
  return (
    <CodeSheet
      codes={made.links}
      found={made.found}
      name={made.name}
      title={t("again.links")}
      up="#/account"
      next={next}
    />
  );
}

function enter({ id, official_id }: Founded) {
  go(`#/account/enter/${id}/${official_id}`, { replace: true });
}

/** The name with its last number one higher: Evening 3 after Evening 2. */
function nextName(name: string) {
  const [, before = "", number, after] = NUMBERED.exec(name) ?? [];
  return number ? `${before}${Number(number) + 1}${after}` : `${name} 2`;
}
