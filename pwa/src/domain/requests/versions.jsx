import { clockTime, t } from "../../ui/i18n.js";
import { foulName, lineOf, useWords } from "../words/words.js";
import { useStore } from "../../store/use-store.js";
import { fieldName, useRefusals } from "../words/refusals.jsx";

const TECHNICAL = ["device_at", "clock_offset_ms", "revision"];

/** Two bodies under one id, side by side where they differ. @param {{stored: any, sent: any}} props */
export function Versions({ stored, sent }) {
  const heads = [t("hall-on-server"), t("hall-on-phone")];
  return <Compared caption={t("hall-versions")} heads={heads} before={stored} after={sent} />;
}

/** Where two bodies differ, field by field. @param {{caption: string, heads: string[], before: any, after: any}} props */
export function Compared({ caption, heads, before, after }) {
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

/** The server decided otherwise than the phone showed. @param {{item: any}} props */
export function Differs({ item: { expected, answer, differs } }) {
  const words = useWords();
  const decision = differs === "revision" ? answer.second_decision : answer.decision;
  return (
    <div class="note warn">
      <p>{t("hall-phone-showed", { line: lineOf(words, expected) })}</p>
      <p>
        <strong>
          {t(differs === "revision" ? "hall-book-now" : "hall-server-decided", { line: lineOf(words, decision) })}
        </strong>
      </p>
      <a href={`#/ruling/${answer.id}`}>{t("hall-ruling")}</a>
    </div>
  );
}

/** Dotted path → text. @param {any} value @param {string} path @returns {Record<string, string>} */
function flat(value, path = "") {
  if (typeof value !== "object" || value === null) return { [path]: value === null ? "–" : String(value) };
  const inner = Object.entries(value).map(([name, one]) => flat(one, path ? `${path}.${name}` : name));
  return Object.assign({}, ...inner);
}

/** What people call it. @param {import("../../rules/words/wording.js").Words} words @param {any} state @param {string} path */
function named(words, state, path, /** @type {string|undefined} */ value) {
  if (value === undefined) return "–";
  if (path === "foul") return foulName(words, value);
  if (path.endsWith("_at") && value !== "–") return clockTime(value, state.settings.time_zone);
  for (const things of [state.players, state.teams, state.officials]) if (things[value]) return things[value].name;
  return state.tables[value]?.label ?? state.hanchans[value]?.round ?? value;
}
