import { useLayoutEffect, useState } from "preact/hooks";
import { t } from "../../../ui/i18n.ts";
import { useAccountRequest } from "../../../domain/account/account-request.ts";
import { WhoseAccount } from "../account/whose-account.tsx";
import { Field, Loading, Screen, say } from "../../../ui/index.ts";
import { go } from "../../../ui/router.ts";
import { RecentSignIn } from "../../../domain/account/recent-sign-in.tsx";
import { LeagueCard } from "./card.tsx";
import type { Run } from "./leagues.ts";
import type { Account, Entered, ManagedLeague } from "#api";

/** The secret of the address; removed from it and from the history. */
let secretFromAddress: string | null = null;

/** Show the leagues of the account; `#/league/<secret>` makes it the manager of another one. */
export default function League({ args: [secret] }: { args: string[] }) {
  useLayoutEffect(() => {
    if (!secret) return;
    secretFromAddress = secret;
    go("#/league", { replace: true });
  }, [secret]);
  return secret ? <Screen title={t("league.title")} /> : <Leagues />;
}

function Leagues() {
  const [leagues, setLeagues] = useState<ManagedLeague[] | null>(null);
  const [tournaments, setTournaments] = useState<Entered[]>([]);
  const { ask, error, mistakes } = useAccountRequest({ onOut: () => go("#/account") });
  const [whose, setWhose] = useState<Account | null>(null);
  const load = (confirmed = false) =>
    ask(async (account) => {
      const own = await account.read();
      if (secretFromAddress && !confirmed) return setWhose(own);
      if (secretFromAddress)
        say(t("league.managed", { name: (await account.leagues.accept(secretFromAddress, own.id)).name }));
      secretFromAddress = null;
      setWhose(null);
      const found = await account.leagues.list();
      setTournaments(own.tournaments.filter(({ roles }) => roles.includes("director")));
      setLeagues(found);
    });
  useLayoutEffect(() => void load(), []);
  if (whose)
    return (
      <>
        <WhoseAccount
          title={t("league.title")}
          up="#/account"
          account={whose}
          text={t("league.whose")}
          yes={t("league.manage-as", { name: whose.name })}
          onYes={() => load(true)}
          onOut={() => go("#/account")}
        >
          {error}
        </WhoseAccount>
        <RecentSignIn />
      </>
    );
  if (!leagues)
    return (
      <Screen title={t("league.title")} up="#/account">
        {error || <Loading />}
      </Screen>
    );
  const run: Run = (work) =>
    ask(async (account) => {
      await work(account.leagues);
      setLeagues(await account.leagues.list());
    });
  return (
    <Screen title={t("league.title")} up="#/account">
      {error}
      {leagues.map((league) => (
        <LeagueCard key={league.id} league={league} tournaments={tournaments} run={run} />
      ))}
      <NewLeague
        first={leagues.length === 0}
        wrong={mistakes.name ?? mistakes.slug}
        onMake={(name) => run((own) => own.make(name))}
      />
      <JoinByCode tournaments={tournaments} wrong={mistakes.code} run={run} />
      <RecentSignIn />
    </Screen>
  );
}

function NewLeague({
  first,
  wrong,
  onMake,
}: {
  first: boolean;
  wrong?: string;
  onMake: (name: string) => Promise<void>;
}) {
  const [name, setName] = useState("");
  const [missing, setMissing] = useState(false);
  const submit = async (event: Event) => {
    event.preventDefault();
    setMissing(!name.trim());
    if (!name.trim()) return;
    await onMake(name.trim());
    setName("");
  };
  return (
    <section class="card">
      <h2>{t("league.new")}</h2>
      {first && <p>{t("league.what")}</p>}
      <form class="stack" onSubmit={submit}>
        <Field
          label={t("league.name")}
          value={name}
          onInput={setName}
          wrong={missing && !name.trim() ? t("correct.empty") : wrong}
          autocomplete="off"
          maxlength="200"
        />
        <button class={`button ${first ? "main" : ""}`}>{t("league.make")}</button>
      </form>
    </section>
  );
}

/** Offer to join somebody else's league with a code. */
function JoinByCode({ tournaments, wrong, run }: { tournaments: Entered[]; wrong?: string; run: Run }) {
  const [code, setCode] = useState("");
  if (tournaments.length === 0) return null;
  const join = (one: Entered) =>
    run(async (leagues) => {
      const { season } = await leagues.join(one.id, { code: code.trim() });
      setCode("");
      say(t("league.joined", { name: one.name, season: season ?? "" }));
    });
  return (
    <section class="card">
      <h2>{t("league.by-code")}</h2>
      <Field
        label={t("league.code")}
        hint={t("league.code-hint")}
        value={code}
        onInput={setCode}
        wrong={wrong}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        maxlength="100"
      />
      {code.trim() && (
        <>
          <p>{t("league.which")}</p>
          <div class="stack">
            {tournaments.map((one) => (
              <button key={one.id} class="button" type="button" onClick={() => join(one)}>
                {one.name}
              </button>
            ))}
          </div>
        </>
      )}
    </section>
  );
}
