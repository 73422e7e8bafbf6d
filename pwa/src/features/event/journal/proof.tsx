import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { store } from "../../../store/index.ts";
import { clockTime, t } from "../../../ui/i18n.ts";
import { Disclosure, Facts, Field } from "../../../ui/index.ts";
import { QrCode } from "../../../ui/qr-code.tsx";
import { reason } from "../../../domain/requests/stored-answer.tsx";
import { useStore } from "../../../store/use-store.ts";
import { Findings } from "./findings.tsx";
import { HeadScanner, headIn, saveHead } from "./head.tsx";
import type { Roled } from "../../../domain/people/roles.ts";
import type { Proven } from "./findings.tsx";
import type { State } from "../../../store/index.ts";
import type { Audit, JournalHead } from "#api";

/** Show the head to note down, and verify that the whole journal leads to it. */
export function Proof({ state }: { state: State }) {
  return (
    <section class="card" aria-labelledby="proof">
      <h2 id="proof">{t("journal.proof")}</h2>
      <p class="unprinted">{t("journal.proof-about")}</p>
      <Verify />
      <Disclosure title={t("journal.head")}>{() => <Head state={state} />}</Disclosure>
    </section>
  );
}

/** Verify the chain in the browser and, for a director, on the server, which also reads every row. */
function Verify() {
  const { official } = useStore();
  const [text, setText] = useState("");
  const [result, setResult] = useState<Proven | null>(null);
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const running = useRef<AbortController | null>(null);
  useLayoutEffect(() => () => running.current?.abort(), []);
  const [scanning, setScanning] = useState(false);
  const acceptScan = (read: string) => {
    setText(read);
    setScanning(false);
  };
  const noted = headIn(text);
  const wrong = text.trim() && !noted ? t("journal.no-head") : "";
  const verify = async (event: Event) => {
    event.preventDefault();
    if (wrong || progress) return;
    running.current = new AbortController();
    setResult(null);
    setProgress({ done: 0, all: 0 });
    const { signal: stop } = running.current;
    setResult(await runProof({ noted, stop, tell: (done, all) => setProgress({ done, all }) }, official));
    setProgress(null);
  };
  return (
    <>
      <form class="stack unprinted" onSubmit={verify}>
        <Field
          label={t("journal.noted")}
          hint={t("journal.noted-hint")}
          value={text}
          wrong={wrong}
          onInput={setText}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
        />
        <button class="button" type="button" onClick={() => setScanning(true)}>
          {t("journal.scan")}
        </button>
        <button class="button main" disabled={Boolean(progress)}>
          {t("journal.verify")}
        </button>
      </form>
      {progress && (
        <div class="stack" role="status">
          <progress aria-label={t("journal.verifying")} max={progress.all || 1} value={progress.done}></progress>
          <p>{t("journal.progress", progress)}</p>
          <button class="button" type="button" onClick={() => running.current?.abort()}>
            {t("journal.stop")}
          </button>
        </div>
      )}
      {result && <Findings result={result} />}
      {scanning && <HeadScanner onHead={acceptScan} onClose={() => setScanning(false)} />}
    </>
  );
}

/** Return the findings of the browser and the server, or why they could not verify. */
async function runProof(
  how: { noted: ReturnType<typeof headIn>; stop: AbortSignal; tell: (done: number, all: number) => void },
  official: Roled,
): Promise<Proven> {
  const { prove } = await store.audit();
  const attempt = <Done,>(work: Promise<Done>) =>
    work.catch((error: unknown) => ({ trouble: how.stop.aborted ? t("journal.stopped") : reason(error) }));
  const stopped = new Promise<never>((_, reject) => how.stop.addEventListener("abort", reject));
  const browser = await attempt(Promise.race([prove(how), stopped]));
  if (!official?.roles?.includes("director") || how.stop.aborted) return { browser };
  const query = how.noted ? `?head=${how.noted.seq}:${how.noted.hash}` : "";
  return { browser, server: await attempt(store.ask<Audit>(`audit${query}`, { timeout: 120_000 })) };
}

/** Show the last entry's number and hash, to take along. */
function Head({ state }: { state: State }) {
  const [head, setHead] = useState<JournalHead | null>(null);
  const [trouble, setTrouble] = useState("");
  const { online } = useStore();
  useLayoutEffect(() => {
    store.ask<JournalHead>("journal/head").then(setHead, (error) => setTrouble(reason(error)));
  }, [state.seq, online]);
  if (!head)
    return (
      <p class={trouble ? "note warn" : "soft"} role="status">
        {trouble || t("loading")}
      </p>
    );
  const { slug, name, time_zone: zone } = state.settings;
  const text = `${head.seq}:${head.hash}`;
  return (
    <div class="stack head">
      <p>{t("journal.head-about")}</p>
      <figure>
        <QrCode text={text} label={t("journal.code")} />
        <figcaption>
          <strong>{name}</strong>
        </figcaption>
      </figure>
      <Facts
        rows={[
          [t("journal.number-of"), head.seq],
          [t("journal.time"), head.at && clockTime(head.at, zone)],
          [t("journal.hash"), <code>{text}</code>],
          [
            t("journal.command"),
            <code>
              shinpan audit verify {slug} --head {text}
            </code>,
          ],
        ]}
      />
      <p class="pair unprinted">
        <button class="button" type="button" onClick={() => saveHead(state.settings, head)}>
          {t("journal.save")}
        </button>
        <button class="button" type="button" onClick={() => print()}>
          {t("hall-print")}
        </button>
      </p>
    </div>
  );
}
