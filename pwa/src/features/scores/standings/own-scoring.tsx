import { useState } from "preact/hooks";
import { store } from "../../../store/index.ts";
import { Correction } from "../../../domain/event/correction.tsx";
import { FromTo } from "../../../domain/event/what-follows.tsx";
import { t } from "../../../ui/i18n.ts";
import { Choice, Field } from "../../../ui/index.ts";
import { useRequest } from "../../../domain/account/request.tsx";
import { YAKITORI } from "../results/scoring.ts";
import { useStore } from "../../../store/use-store.ts";
import { valueText } from "../../../ui/numbers.ts";
import type { Numbers } from "../results/scoring.ts";

/** A scoring value as it is sent; the server names text that is no number. */
type ScoringValue = string | number | (string | number)[];

type Scored = Record<string, ScoringValue>;

/** `replaces`: the values that were shown */
type Body = { now: Scored; replaces: Scored | null };

interface Substitutes {
  counted: "team" | "nobody";
  isStated: boolean;
}

/**
 * Ask a director for the values that the rulebook does not state; once there is a result, with a reason and a preview.
 */
export function OwnScoring({
  names,
  numbers,
  substitutes,
}: {
  names: string[];
  numbers: Numbers;
  substitutes: Substitutes;
}) {
  const { state } = useStore();
  const [typed, setTyped] = useState(() =>
    Object.fromEntries(names.map((name) => [name, [numbers[name] ?? ""].flat().join(" ")])),
  );
  const [counted, setCounted] = useState(substitutes.counted);
  const [pendingChange, setPendingChange] = useState<Body | null>(null);
  const { ask, asking, wrong } = useRequest();
  const save = (event: Event) => {
    event.preventDefault();
    const body = bodyOf({ names, numbers, substitutes, typed, counted });
    if (Object.keys(state.results).length > 0) return setPendingChange(body);
    ask(() => store.ask("scoring", { method: "PUT", body: { ...body.now, replaces: body.replaces } }));
  };
  const field = (name: string) => (
    <Field
      key={name}
      label={t(`standings.by.${name}`)}
      hint={t(`standings.hint.${name}`)}
      value={typed[name]}
      required={name !== YAKITORI}
      autocomplete="off"
      onInput={(text) => setTyped({ ...typed, [name]: text })}
    />
  );
  return (
    <>
      <form class="stack" onSubmit={save}>
        {names.map(field)}
        {!substitutes.isStated && (
          <Choice
            label={t("standings.substitutes")}
            value={counted}
            onChange={setCounted}
            options={(["team", "nobody"] as const).map((value) => ({
              value,
              text: t(`standings.substitutes.${value}`),
            }))}
          />
        )}
        {wrong}
        <button class="button main" disabled={asking}>
          {t("standings.set")}
        </button>
      </form>
      {pendingChange && <AfterResults body={pendingChange} onClose={() => setPendingChange(null)} />}
    </>
  );
}

/** Show the changed values, and the effects of the change. */
function AfterResults({ body, onClose }: { body: Body; onClose: () => void }) {
  const { now, replaces } = body;
  const names = Object.keys({ ...replaces, ...now }).filter(
    (name) => String(now[name] ?? 0) !== String(replaces?.[name] ?? 0),
  );
  const valueOf = (name: string, value: ScoringValue = 0) => {
    if (name === "substitute_points") return t(`standings.substitutes.${String(value)}`);
    return isNumbers(value) ? valueText(value) : String(value); // what is no number the server names
  };
  const label = (name: string) => t(name === "substitute_points" ? "standings.substitutes" : `standings.by.${name}`);
  return (
    <Correction
      title={t("standings.by")}
      what="rules"
      request={{ method: "PUT", path: "scoring", body: { ...now, replaces } }}
      yes={t("standings.set")}
      onClose={onClose}
    >
      <dl class="facts">
        {names.map((name) => (
          <div key={name}>
            <dt>{label(name)}</dt>
            <dd>
              <FromTo before={valueOf(name, replaces?.[name])} after={valueOf(name, now[name])} />
            </dd>
          </div>
        ))}
      </dl>
      <p class="soft">{t("standings.set-anew")}</p>
    </Correction>
  );
}

/** Return the body of the request: the new values, and those that they replace. */
function bodyOf({
  names,
  numbers,
  substitutes,
  typed,
  counted,
}: {
  names: string[];
  numbers: Numbers;
  substitutes: Substitutes;
  typed: Record<string, string>;
  counted: string;
}): Body {
  const namesTyped = names.filter((name) => name !== YAKITORI || typed[name].trim());
  const typedValues = namesTyped.map((name): [string, ScoringValue] => [name, numbersIn(name, typed[name])]);
  const currentValues = names.flatMap((name): [string, ScoringValue][] =>
    numbers[name] == null ? [] : [[name, numbers[name]]],
  );
  const own = (word: string): Scored => (substitutes.isStated ? {} : { substitute_points: word });
  const seen = { ...Object.fromEntries(currentValues), ...own(substitutes.counted) };
  const replaces = Object.keys(seen).length ? seen : null;
  return { now: { ...Object.fromEntries(typedValues), ...own(counted) }, replaces };
}

/** Parse the typed text into what the server takes; what is no number stays text, which the server names. */
function numbersIn(name: string, text: string) {
  const plain = text.normalize("NFKC").replace(/[−‐–]/g, "-");
  if (name === "uma")
    return plain
      .split(/[\s/,、]+/)
      .filter(Boolean)
      .map(asNumber);
  return asNumber(plain.replace(/[\s,.'’]/g, ""));
}

function isNumbers(value: ScoringValue): value is number | number[] {
  return [value].flat().every(Number.isFinite);
}

function asNumber(text: string) {
  return /^[-+]?\d+$/.test(text) ? Number(text) : text;
}
