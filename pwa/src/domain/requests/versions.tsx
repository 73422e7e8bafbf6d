import { clockTime, t } from "../../ui/i18n.ts";
import { foulName, lineOf, useWords } from "../words/words.ts";
import { useStore } from "../../store/use-store.ts";
import { fieldName, useRefusals } from "../words/refusals.tsx";
import type { Item, State } from "../../store/index.ts";
import type { Words } from "../../rules/words/wording.ts";

const TECHNICAL = ["device_at", "clock_offset_ms", "revision"];

/** Two bodies under one id, side by side where they differ. */
export function Versions({ stored, sent }: { stored: unknown; sent: unknown }) {
  const heads = [t("hall-on-server"), t("hall-on-phone")];
  return <Compared caption={t("hall-versions")} heads={heads} before={stored} after={sent} />;
}

interface ComparedProps {
  caption: string;
  heads: string[];
  before: unknown;
  after: unknown;
}

/** Where two bodies differ, field by field. */
export function Compared({ caption, heads, before, after }: ComparedProps) {
  useRefusals();
  const words = useWords();
  const { state } = useStore();
  const [mine, theirs] = [flat(after), flat(before)];
  const differing = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])].filter(
    (path) => mine[path] !== theirs[path],
  );
  const telling = differing.filter((path) => !TECHNICAL.includes(path));
  return (
    <table class="versions">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th scope="col" key={head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {(telling.length > 0 ? telling : differing).map((path) => (
        <tbody key={path}>
          <tr>
            <th colspan={2} scope="rowgroup">
              {fieldName(words, path)}
            </th>
          </tr>
          <tr>
            <td>{named(words, state, path, theirs[path])}</td>
            <td>{named(words, state, path, mine[path])}</td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}

/** The server decided otherwise than the phone showed. */
export function Differs({ item: { expected, answer, differs } }: { item: Extract<Item, { kind: "ruling" }> }) {
  const words = useWords();
  const decision = differs === "revision" ? answer?.second_decision : answer?.decision;
  if (!expected || !answer || !decision) return null;
  const { status, penalties } = decision;
  return (
    <div class="note warn">
      <p>{t("hall-phone-showed", { line: lineOf(words, expected) })}</p>
      <p>
        <strong>
          {t(differs === "revision" ? "hall-book-now" : "hall-server-decided", {
            line: lineOf(words, { status, penalties }),
          })}
        </strong>
      </p>
      <a href={`#/ruling/${answer.id}`}>{t("hall-ruling")}</a>
    </div>
  );
}

/** Dotted path → text. */
function flat(value: unknown, path: string = ""): Record<string, string> {
  if (typeof value !== "object" || value === null) return { [path]: value === null ? "–" : String(value) };
  const inner = Object.entries(value).map(([name, one]) => flat(one, path ? `${path}.${name}` : name));
  return Object.fromEntries(inner.flatMap((one) => Object.entries(one)));
}

/** What people call it. */
function named(words: Words, state: State, path: string, value: string | undefined) {
  if (value === undefined) return "–";
  if (path === "foul") return foulName(words, value);
  if (path.endsWith("_at") && value !== "–") return clockTime(value, state.settings.time_zone);
  for (const things of [state.players, state.teams, state.officials]) if (things[value]) return things[value].name;
  return state.tables[value]?.label ?? state.hanchans[value]?.round ?? value;
}
