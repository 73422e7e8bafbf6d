import { useLayoutEffect, useState } from "preact/hooks";
import { Notice } from "../escalations/notice.tsx";
import { t } from "../../../ui/i18n.ts";
import { save, saved } from "../../../ui/local-storage.ts";
import { chime, UNWELL } from "../../../ui/chime.ts";
import { usePlace } from "../../../ui/router.ts";
import { RuledTwice } from "../ruling/probably-same.tsx";
import { buzz } from "../../../ui/settings.ts";
import { useWords } from "../../../domain/words/words.ts";
import { useStore } from "../../../store/use-store.ts";
import { Acts } from "./acts.tsx";
import { headOf, liesWith, namesIn, standing, whoAndWhen } from "../../../domain/incident/help-calls.ts";
import type { HelpCall, Snapshot } from "../../../store/index.ts";

const KEY = "shinpan.help.";
const LONG_BUZZ_MS = 400;

/** Show this official's notices on every screen: calls for help, who is coming, and changes in escalations. */
export function Notices() {
  const snapshot = useStore();
  const { tournament, state, official } = snapshot;
  return (
    <>
      {tournament && state && official && (
        <>
          <Help key={state.id} snapshot={snapshot} />
          <RuledTwice key={state.id} />
        </>
      )}
      <Notice />
    </>
  );
}

function Help({ snapshot }: { snapshot: Snapshot }) {
  const { state, official } = snapshot;
  const words = useWords();
  const { parts } = usePlace();
  const place = KEY + state.id;
  const [seen, setSeen] = useState<Record<string, string>>(() => saved(place) ?? {});
  useLayoutEffect(() => save(place, seen), [seen]);
  const calls = Object.values(state.helpCalls).filter(({ id }) => parts[0] !== "help" || parts[1] !== id);
  const called = calls.filter((call) => !call.answered_at && !call.ended_at && liesWith(call, official));
  const news = calls.filter((call) => concerns(call, official?.id) && seen[call.id] !== stepOf(call));
  const waiting = called.map(({ id }) => id).join();
  useLayoutEffect(() => {
    if (!waiting) return;
    chime(UNWELL);
    buzz(LONG_BUZZ_MS);
  }, [waiting]);
  return (
    <>
      {called.map((call) => (
        <section class="note warn stack in-needs" key={call.id} role="alert">
          <a class="reach" href={`#/help/${call.id}`}>
            <span>
              <strong>{headOf(words, state, call)}</strong>
              <br />
              {[...namesIn(state, call), t("help.by", whoAndWhen(state, call.official, call.called_at))].join(" · ")}
            </span>
          </a>
          <Acts call={call} brief />
        </section>
      ))}
      {news.map((call) => (
        <div class="note info row" key={call.id} role="status">
          <a class="reach body" href={`#/help/${call.id}`}>
            {headOf(words, state, call)} · {standing(snapshot, call)}
          </a>
          <button class="button" type="button" onClick={() => setSeen({ ...seen, [call.id]: stepOf(call) })}>
            {t("help.seen")}
          </button>
        </div>
      ))}
    </>
  );
}

/** Return the stage of a call. */
function stepOf({ ended_at: over }: HelpCall) {
  return over ? "over" : "coming";
}

/**
 * Return whether a step of the call concerns this official: somebody is coming to them, or they need not go any more.
 */
function concerns({ official: by, answered_by: coming, ended_at: over, ended_by: ender }: HelpCall, id?: string) {
  return over ? coming === id && ender !== id : by === id && Boolean(coming);
}
