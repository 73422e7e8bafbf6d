import { t } from "../../../ui/i18n.js";
import { Icon } from "../../../ui/index.js";

/** @typedef {{key: string, good: boolean, values?: Record<string, number>, cure?: boolean}} Line */

/** What a proposal comes to, what fell short with its cure. @param {{proposal: any, hasTeams: boolean}} props */
export function Achieved({ proposal, hasTeams }) {
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

/** @param {any} proposal @param {boolean} hasTeams @returns {Line[]} */
export function linesOf({ achieved, warnings }, hasTeams) {
  const kinds = warnings.map((/** @type {any} */ { kind }) => kind);
  const lacks = (/** @type {string} */ kind) => kinds.includes(kind);
  const again = achieved.repeats.length > 0;
  return [
    ...(again ? [] : [{ key: "no-repeats", good: true }]),
    ...(again && achieved.fewest_repeats
      ? [{ key: "fewest", good: true, values: { pairs: achieved.repeats.length } }]
      : []),
    ...(hasTeams && !lacks("teammates") ? [{ key: "teams-apart", good: true }] : []),
    ...(lacks("winds") ? [] : [{ key: "winds-even", good: true }]),
    ...warnings
      .filter((/** @type {any} */ { kind }) => !(kind.startsWith("meet-again") && achieved.fewest_repeats))
      .map((/** @type {any} */ { kind, values }) => ({ key: kind, good: false, values, cure: true })),
  ];
}
