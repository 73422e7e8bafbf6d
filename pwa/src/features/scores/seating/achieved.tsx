import { t } from "../../../ui/i18n.ts";
import { Icon } from "../../../ui/index.ts";
import type { Proposal } from "#api";

interface Line {
  key: string;
  good: boolean;
  values?: Record<string, number>;
  cure?: boolean;
}

/** List what a proposal achieves, and each shortcoming with its cure. */
export function Achieved({ proposal, hasTeams }: { proposal: Proposal; hasTeams: boolean }) {
  return (
    <ul class="achieved" aria-label={t("rounds.achieved")}>
      {linesOf(proposal, hasTeams).map(({ key, good, values, cure }) => (
        <li key={key} class={good ? "good" : "short"}>
          {good ? (
            <Icon name="check" />
          ) : (
            <span class="mark" aria-hidden="true">
              !
            </span>
          )}
          <span class="body">
            {t(`rounds.got.${key}`, values)}
            {cure && <small>{t(`rounds.cure.${key}`)}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function linesOf({ achieved, warnings }: Pick<Proposal, "achieved" | "warnings">, hasTeams: boolean): Line[] {
  const lacks = (lacking: string) => warnings.some(({ kind }) => kind === lacking);
  const again = achieved.repeats.length > 0;
  return [
    ...(again ? [] : [{ key: "no-repeats", good: true }]),
    ...(again && achieved.fewest_repeats
      ? [{ key: "fewest", good: true, values: { pairs: achieved.repeats.length } }]
      : []),
    ...(hasTeams && !lacks("teammates") ? [{ key: "teams-apart", good: true }] : []),
    ...(lacks("winds") ? [] : [{ key: "winds-even", good: true }]),
    ...warnings
      .filter(({ kind }) => !(kind.startsWith("meet-again") && achieved.fewest_repeats))
      .map(({ kind, values }) => ({ key: kind, good: false, values, cure: true })),
  ];
}
