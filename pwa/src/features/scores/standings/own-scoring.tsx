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

/** What is scored by, as it is sent; text that is no number the server names. */
type Said = string | number | (string | number)[];

type Scored = Record<string, Said>;

/** `replaces`: what was seen */
type Body = { now: Scored; replaces: Scored | null };

interface Substitutes {
  counted: "team" | "nobody";
  isStated: boolean;
}

/** A director's word where the rulebook says nothing; once there is a result, after a look at what follows, and with why. */
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
  const [asked, setAsked] = useState<Body | null>(null);
  const { ask, asking, wrong } = useRequest();
  const save = (event: Event) => {
    event.preventDefault();
    const body = bodyOf({ names, numbers, substitutes, typed, counted });
    if (Object.keys(state.results).length > 0) return setAsked(body);
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
      {asked && <AfterResults body={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

/** What is scored otherwise from now on, and what follows of it. */
function AfterResults({ body, onClose }: { body: Body; onClose: () => void }) {
  const { now, replaces } = body;
  const names = Object.keys({ ...replaces, ...now }).filter(
    (name) => String(now[name] ?? 0) !== String(replaces?.[name] ?? 0),
  );
  const shown = (name: string, value: Said = 0) => {
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
              <FromTo before={shown(name, replaces?.[name])} after={shown(name, now[name])} />
            </dd>
          </div>
        ))}
      </dl>
      <p class="soft">{t("standings.set-anew")}</p>
    </Correction>
  );
}

/** What is asked for, and what it replaces. */
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
  const given = names.filter((name) => name !== YAKITORI || typed[name].trim());
  const asked = given.map((name): [string, Said] => [name, numbersIn(name, typed[name])]);
  const said = names.flatMap((name): [string, Said][] => (numbers[name] == null ? [] : [[name, numbers[name]]]));
  const own = (word: string): Scored => (substitutes.isStated ? {} : { substitute_points: word });
  const seen = { ...Object.fromEntries(said), ...own(substitutes.counted) };
  const replaces = Object.keys(seen).length ? seen : null;
  return { now: { ...Object.fromEntries(asked), ...own(counted) }, replaces };
}

/** What was typed, as the server takes it; what is no number it names. */
function numbersIn(name: string, text: string) {
  const plain = text.normalize("NFKC").replace(/[−‐–]/g, "-");
  if (name === "uma")
    return plain
      .split(/[\s/,、]+/)
      .filter(Boolean)
      .map(asNumber);
  return asNumber(plain.replace(/[\s,.'’]/g, ""));
}

function isNumbers(value: Said): value is number | number[] {
  return [value].flat().every(Number.isFinite);
}

function asNumber(text: string) {
  return /^[-+]?\d+$/.test(text) ? Number(text) : text;
}
