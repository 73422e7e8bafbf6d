import { useLayoutEffect, useState } from "preact/hooks";
import { t } from "../../../ui/i18n.ts";
import { Copy } from "../account/codes.tsx";
import { useAccountRequest } from "../../../domain/account/account-request.ts";
import { useOrigin } from "../../../domain/people/address.tsx";
import { Field, Toggle } from "../../../ui/index.ts";
import { go } from "../../../ui/router.ts";
import { RankingForm } from "./ranking-form.tsx";
import type { ComponentProps } from "preact";
import type { RankedSeason, Ranking } from "#api";

/** A season as the form holds it; an empty string for a missing day. */
interface Typed {
  name: string;
  starts_on: string;
  ends_on: string;
  standings_open: boolean;
  ranking: Ranking;
}

const LONGEST = 40;
const FIELDS = ["name", "starts_on", "ends_on", "standings_open", "ranking"] as const;

interface SeasonDetailsProps {
  league: { id: string };
  season: RankedSeason;
  onUnsaved: (is: boolean) => void;
  onDone: () => Promise<void>;
}

/** Ask for a season's name, dates, visibility and ranking; saved together. */
export function SeasonDetails({ league, season, onUnsaved, onDone }: SeasonDetailsProps) {
  const [seen, setSeen] = useState<RankedSeason>(season); // so that another manager's changes are not replaced unseen
  const [typed, setTyped] = useState(() => asTyped(season));
  const { ask, error, mistakes, mended } = useAccountRequest({ onOut: () => go("#/account") });
  const set = (more: Partial<Typed>) => setTyped({ ...typed, ...more });
  const days = { starts_on: typed.starts_on || null, ends_on: typed.ends_on || null };
  const wanted = { ...typed, ...days, name: typed.name.trim() };
  const differs = (one: (typeof FIELDS)[number]) => JSON.stringify(wanted[one]) !== JSON.stringify(seen[one]);
  const changed: Partial<typeof wanted> = Object.fromEntries(FIELDS.filter(differs).map((one) => [one, wanted[one]]));
  const isChanged = Object.keys(changed).length > 0;
  useLayoutEffect(() => onUnsaved(isChanged), [isChanged]);
  const save = (event: Event) => {
    event.preventDefault();
    ask(async ({ leagues }) => {
      const stored = await leagues.changeSeason(league.id, seen, changed);
      await onDone();
      setSeen(stored);
      setTyped(asTyped(stored));
    });
  };
  const field = (name: "name" | "starts_on" | "ends_on", more: Partial<ComponentProps<typeof Field>>) => (
    <Field
      label={t(`league.season.${name}`)}
      value={typed[name]}
      autocomplete="off"
      onInput={(text) => (mended("name", "ends_on"), setTyped({ ...typed, [name]: text }))}
      {...more}
    />
  );
  return (
    <form class="stack" onSubmit={save}>
      {field("name", { maxlength: String(LONGEST), wrong: mistakes.name && t("league.wrong-name") })}
      {field("starts_on", { type: "date" })}
      {field("ends_on", { type: "date", wrong: mistakes.ends_on && t("league.wrong-end") })}
      <Toggle
        label={t("league.open")}
        hint={t("league.open-hint")}
        checked={typed.standings_open}
        onChange={(on) => set({ standings_open: on })}
      />
      {seen.standings_open && typed.standings_open && <Address season={season.id} />}
      <RankingForm ranking={typed.ranking} onChange={(ranking) => set({ ranking })} />
      {error}
      {isChanged && (
        <div class="dialog-end stack">
          <button class="button main" disabled={!wanted.name}>
            {t("league.season.save")}
          </button>
        </div>
      )}
    </form>
  );
}

/** Show the address of the public standings. */
function Address({ season }: { season: string }) {
  const address = `${useOrigin()}/#/season/${season}`;
  return (
    <>
      <Field label={t("league.open-address")} value={address} onInput={() => {}} readonly />
      <div class="pair">
        <Copy text={address} />
        <a class="button" href={`#/season/${season}`}>
          {t("league.open-look")}
        </a>
      </div>
    </>
  );
}

function asTyped({ name, starts_on, ends_on, standings_open, ranking }: RankedSeason): Typed {
  return { name, starts_on: starts_on ?? "", ends_on: ends_on ?? "", standings_open, ranking };
}
