import { t } from "../../../ui/i18n.ts";
import { useStore } from "../../../store/use-store.ts";
import { isText } from "../../../ui/texts.ts";

const MOST = 50; // after a broken link everything is wrong

/** What the proof came to: in the browser, and on the server where it was asked. */
export function Findings({ result: { browser, server } }: { result: { browser: any; server?: any } }) {
  const found = ({ seq, what }: any) => t(`journal.found.${what}`, { seq });
  return (
    <div class="stack" role="status">
      <Verdict name={t("journal.browser")} result={browser} whole="journal.whole" line={found} />
      {server && <Verdict name={t("journal.server")} result={server} whole="journal.rows-whole" line={onServer} />}
    </div>
  );
}

/** Word a finding of the server; in its own words where this app has no text for it. */
function onServer({ seq, kind, values, what }: any) {
  const roles = values.roles
    ?.split(", ")
    .map((role: string) =>
      role === "player" ? t("hall-player") : isText(`hall-role.${role}`) ? t(`hall-role.${role}`) : role,
    );
  return isText(`finding.${kind}`) ? (
    t(`finding.${kind}`, { seq, ...values, ...(roles && { roles: roles.join(", ") }) })
  ) : (
    <span lang="en">{what}</span>
  );
}

function Verdict({
  name,
  result: { trouble, findings = [], found = findings.length, head },
  whole,
  line,
}: {
  name: string;
  result: any;
  whole: string;
  line: (finding: any) => any;
}) {
  const alarm = useStore().alarms?.at(-1);
  if (trouble)
    return (
      <p class="note warn">
        <strong>{name}</strong> {trouble}
      </p>
    );
  const isAnother = alarm && alarm.what !== "restored";
  if (found === 0 && isAnother)
    return (
      <p class="note bad">
        <strong>{name}</strong> {t("journal.another", { seq: head.seq })}{" "}
        {t(`alarm.${alarm.what}.said`, { seq: alarm.seq })}
      </p>
    );
  if (found === 0)
    return (
      <p class="note">
        <strong>{name}</strong> {t(whole, { seq: head.seq })}
      </p>
    );
  return (
    <div class="note bad stack">
      <p>
        <strong>{name}</strong> {t("journal.broken", { count: found })}
      </p>
      <ul class="bullets">
        {findings.slice(0, MOST).map((one: any, place: number) => (
          <li key={place}>{line(one)}</li>
        ))}
      </ul>
      {found > MOST && <p>{t("journal.more", { count: found - MOST })}</p>}
    </div>
  );
}
