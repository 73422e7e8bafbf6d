import { t } from "../../../ui/i18n.ts";
import { useStore } from "../../../store/use-store.ts";
import { isText } from "../../../ui/texts.ts";
import type { ComponentChildren } from "preact";
import type { Finding } from "#api";

const MOST = 50; // after one broken link every later one is wrong

/** The findings, or why nothing could be verified; `found`: their number. */
export type Found<Finding> =
  { findings: Finding[]; found?: number; head: { seq: number } | null; trouble?: undefined } | { trouble: string };

/** An error in the chain. */
interface Misfit {
  seq: number;
  what: string;
}

export interface Proven {
  browser: Found<Misfit>;
  server?: Found<Finding>;
}

/** Show the result of the verification: in the browser, and on the server if it was asked. */
export function Findings({ result: { browser, server } }: { result: Proven }) {
  const found = ({ seq, what }: Misfit) => t(`journal.found.${what}`, { seq });
  return (
    <div class="stack" role="status">
      <Verdict name={t("journal.browser")} result={browser} whole="journal.whole" line={found} />
      {server && <Verdict name={t("journal.server")} result={server} whole="journal.rows-whole" line={onServer} />}
    </div>
  );
}

/** Put a finding of the server into words; in the server's own if this app has no text for it. */
function onServer({ seq, kind, values: rawValues, what }: Finding) {
  const values = rawValues as Record<string, string>; // what the texts name
  const roles = values.roles
    ?.split(", ")
    .map((role) =>
      role === "player" ? t("hall-player") : isText(`hall-role.${role}`) ? t(`hall-role.${role}`) : role,
    );
  return isText(`finding.${kind}`) ? (
    t(`finding.${kind}`, { seq: seq ?? "", ...values, ...(roles && { roles: roles.join(", ") }) })
  ) : (
    <span lang="en">{what}</span>
  );
}

interface VerdictProps<One> {
  name: string;
  result: Found<One>;
  whole: string;
  line: (finding: One) => ComponentChildren;
}

function Verdict<One>({ name, result, whole, line }: VerdictProps<One>) {
  const alarm = useStore().alarms?.at(-1);
  if (result.trouble !== undefined)
    return (
      <p class="note warn">
        <strong>{name}</strong> {result.trouble}
      </p>
    );
  const { findings, found = findings.length, head } = result;
  const seq = head?.seq ?? "";
  const isAnother = alarm && alarm.what !== "restored";
  if (found === 0 && isAnother)
    return (
      <p class="note bad">
        <strong>{name}</strong> {t("journal.another", { seq })} {t(`alarm.${alarm.what}.said`, { seq: alarm.seq })}
      </p>
    );
  if (found === 0)
    return (
      <p class="note">
        <strong>{name}</strong> {t(whole, { seq })}
      </p>
    );
  return (
    <div class="note bad stack">
      <p>
        <strong>{name}</strong> {t("journal.broken", { count: found })}
      </p>
      <ul class="bullets">
        {findings.slice(0, MOST).map((one, place) => (
          <li key={place}>{line(one)}</li>
        ))}
      </ul>
      {found > MOST && <p>{t("journal.more", { count: found - MOST })}</p>}
    </div>
  );
}
