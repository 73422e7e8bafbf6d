import { useLayoutEffect, useState } from "preact/hooks";
import { RecentSignIn } from "../../../domain/account/recent-sign-in.tsx";
import { clockTime, t } from "../../../ui/i18n.ts";
import { Icon, Screen } from "../../../ui/index.ts";
import { LocalOnly, addresses } from "../../../domain/people/address.tsx";
import { useListed } from "../../../domain/account/request.tsx";
import { NotJoined } from "../../../domain/people/not-joined.tsx";
import { hasOne } from "../../../domain/people/roles.ts";
import { useStore } from "../../../store/use-store.ts";
import { Details } from "./details.tsx";
import { Onward } from "./onward.tsx";
import { BookName, ChangeBook } from "./rulebook.tsx";
import { isReady, stepsOf } from "./steps.ts";
import type { ComponentChildren } from "preact";
import type { Addresses } from "../../../domain/people/address.tsx";
import type { State } from "../../../store/index.ts";
import type { Phone } from "#api";
import type { Step } from "./steps.ts";

/** The links of each step, the most frequent first. */
const ACTS: Record<string, { href: string; key: string }[]> = {
  players: [{ href: "#/import/players", key: "import" }],
  rounds: [
    { href: "#/rounds", key: "seat" },
    { href: "#/import/seating", key: "from-sheet" },
  ],
  times: [{ href: "#/rounds/times", key: "set" }],
  officials: [{ href: "#/people/sheet", key: "invite" }],
  papers: [{ href: "#/reports", key: "print" }],
};

/** Show the steps that are left before the first hanchan. */
export default function Setup() {
  const { tournament, state, official } = useStore();
  if (!tournament || !state) return <NotJoined title={t("setup.title")} />;
  if (!hasOne(official, ["director"]))
    return (
      <Screen title={t("setup.title")} up="#/tables">
        <p class="note warn">{t("setup.directors")}</p>
      </Screen>
    );
  return (
    <>
      <Path key={tournament.id} id={tournament.id} state={state} />
      <RecentSignIn />
    </>
  );
}

function Path({ id, state }: { id: string; state: State }) {
  const { items: phones } = useListed<Phone>("phones");
  const [found, setFound] = useState<Addresses | null>(null);
  useLayoutEffect(() => void addresses().then(setFound), []);
  const steps = stepsOf(state, { phones, isLocalOnly: found && found.is_local_only });
  const ready = isReady(steps);
  const next = steps.find(({ stand }) => stand === "left")?.id;
  const needed = steps.filter(({ stand }) => stand !== "extra");
  const done = needed.filter(({ stand }) => stand === "done").length;
  return (
    <Screen
      title={state.settings.name}
      up="#/tables"
      actions={
        ready && (
          <a class="button main" href="#/tables">
            {t("setup.to-hall")}
          </a>
        )
      }
    >
      <header class={`setup-head ${ready ? "ready" : ""}`}>
        <p role="status">
          <strong>{t(ready ? "setup.ready" : "setup.left", { count: needed.length - done })}</strong>
        </p>
        <progress max={needed.length} value={done} aria-label={t("setup.title")}></progress>
      </header>
      <ol class="setup">
        {steps.map((step) => (
          <StepCard key={step.id} step={step} state={state} isNext={step.id === next} link={found?.url}>
            {step.id === "address" && found?.is_local_only && <LocalOnly link={found.url} cure={found.cure} />}
          </StepCard>
        ))}
      </ol>
      <Onward id={id} />
    </Screen>
  );
}

interface StepCardProps {
  step: Step;
  state: State;
  isNext: boolean;
  link?: string;
  children?: ComponentChildren;
}

function StepCard({ step, state, isNext, link, children }: StepCardProps) {
  const { id, stand, facts, lacks = [] } = step;
  const acts = ACTS[id] ?? [];
  return (
    <li class={`card setup-step ${stand}`}>
      <span class="setup-mark">
        {stand === "done" ? (
          <>
            <Icon name="check" />
            <span class="unseen">{t("setup.done")}</span>
          </>
        ) : (
          ""
        )}
      </span>
      <div class="body">
        <h2>{t(`setup.step.${id}`)}</h2>
        {id === "rules" && <BookName />}
        <p>{summary(step, state, link)}</p>
        {id === "rules" && Object.keys(state.rulings).length > 0 && <p class="soft">{t("setup.rules-from-now")}</p>}
        {lacks.map((lack) => (
          <p class="warn" key={lack}>
            {t(`setup.lacks.${lack}`, { count: facts[lack] })}
          </p>
        ))}
        {children}
      </div>
      {id === "rules" && (
        <div class="setup-acts">
          <ChangeBook state={state} />
          <Details settings={state.settings} />
        </div>
      )}
      {acts.length > 0 && (
        <p class="setup-acts">
          {acts.map(({ href, key }, place) => (
            <a key={href} class={`button ${isNext && place === 0 ? "main" : place > 0 ? "quiet" : ""}`} href={href}>
              {t(`setup.act.${key}`)}
            </a>
          ))}
        </p>
      )}
    </li>
  );
}

/** Return the state of a step, in a line. */
function summary({ id, facts, stand }: Step, state: State, link?: string) {
  const { settings } = state;
  if (id === "rules") return t("setup.says.rules", { currency: settings.currency, zone: settings.time_zone });
  if (id === "address") return link ? new URL(link).host : t("setup.says.address");
  if (id === "papers") return t("setup.says.papers");
  if (id === "times" && facts.first > 0) {
    const start = t("setup.says.times", { time: clockTime(new Date(facts.first), settings.time_zone) });
    return facts.minutes > 0 ? `${start} · ${t("clock.lasts", { count: facts.minutes })}` : start;
  }
  if (stand === "left" && !facts.count) return t(`setup.none.${id}`);
  if (id === "players" && facts.teams === 0) return t("setup.says.players-alone", { count: facts.count });
  return t(`setup.says.${id}`, facts);
}
