import { useState } from "preact/hooks";
import { ApiError, store } from "../../../store/index.ts";
import { t } from "../../../ui/i18n.ts";
import { save, saved } from "../../../ui/local-storage.ts";
import { Refusal } from "../../../domain/words/refusals.tsx";
import { Field, Icon } from "../../../ui/index.ts";
import type { SheetColumn } from "#api";
import type { TargetedEvent } from "preact";

const PATIENCE = 90_000;
const LARGEST = 700_000; // bytes
const LONGEST = 200_000; // letters
const ACCEPTED =
  ".xlsx,.csv,.tsv,.txt,.json,.py,text/csv,text/plain,application/json,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** A sheet as it is provided: text, or a file. */
export interface GivenSheet {
  text?: string;
  file?: File | null;
}

/** How to read a sheet. */
export interface Reading {
  columns?: (string | null)[];
  format?: string;
  named_by?: string;
  worksheet?: string;
}

/** Why a file can't be taken. */
interface Unfit {
  why: string;
  name: string;
}

function isUnfit(wrong: unknown): wrong is Unfit {
  return typeof wrong === "object" && wrong !== null && "why" in wrong;
}

/** The server's problem with a sheet that it can't read: missing columns, worksheets to choose from, headings. */
interface Unread {
  lacking?: string[];
  worksheets?: string[];
  headings?: SheetColumn[];
}

export function refusalOf(wrong: unknown): Unread {
  return (wrong instanceof ApiError && (wrong.problem as Unread | null)) || {};
}

/**
 * Return the sheet, its preview (`looked`) and the result of the import (`done`), kept up to date; another sheet resets
 * both.
 * @param place where text is saved: a reload or a refusal loses nothing
 */
export function useSheet<Found extends { wrong: number }>(place: string, paths: { look: string; bring: string }) {
  const [text, put] = useState<string>(() => saved(place) ?? "");
  const [file, setFile] = useState<File | null>(null);
  const [chosen, setChosen] = useState<Reading>({}); // how to read it
  const [result, setResult] = useState<{ looked?: Found; done?: Found }>({});
  const [busy, setBusy] = useState("");
  const [wrong, setWrong] = useState<unknown>(null);
  const forget = () => {
    setResult({});
    setWrong(null);
  };
  const give = (next: GivenSheet) => {
    put(next.text ?? "");
    setFile(next.file ?? null);
    setChosen({});
    forget();
    save(place, next.text || null);
  };
  const ask = async (what: "look" | "bring", more: object = {}, how: Reading = chosen) => {
    setBusy(what);
    setWrong(null);
    setChosen(how);
    try {
      const looking = what === "look";
      const body = {
        ...(file ? { file: await base64Of(file) } : { csv: text }),
        ...how,
        ...more,
      };
      const answer = await store.ask<Found>(paths[what], {
        method: "POST",
        body,
        timeout: PATIENCE,
      });
      setResult(looking ? { looked: answer } : { done: answer });
      if (!looking && answer.wrong === 0) save(place, null);
    } catch (error) {
      setWrong(error);
      if (error instanceof ApiError && error.status === 422) setResult({}); // the preview is no longer valid
    } finally {
      setBusy("");
    }
  };
  const look = (how: Reading) => ask("look", {}, { ...chosen, ...how });
  const isGiven = file !== null || text.trim() !== "";
  return {
    text,
    file,
    isGiven,
    give,
    chosen,
    setChosen,
    ...result,
    busy,
    wrong,
    setWrong,
    forget,
    ask,
    look,
  };
}

/** Show why the import failed; the sheet stays. */
export function Wrong({ wrong }: { wrong: unknown }) {
  if (wrong instanceof ApiError && wrong.problem)
    return (
      <div role="alert">
        <Refusal problem={wrong.problem} />
      </div>
    );
  const text = isUnfit(wrong)
    ? t(`import.${wrong.why}`, { name: wrong.name })
    : `${t(navigator.onLine ? "live.unreached" : "no-network")}. ${t("import.again")}`;
  return (
    <p class="note bad" role="alert">
      {text}
    </p>
  );
}

/** Ask for the sheet: a file, or pasted text. */
export function Given({
  sheet: { text, file, give, setWrong },
  hint,
}: {
  sheet: Pick<ReturnType<typeof useSheet>, "text" | "file" | "give" | "setWrong">;
  hint: string;
}) {
  const choose = async ({ currentTarget: input }: TargetedEvent<HTMLInputElement>) => {
    const [next] = input.files ?? [];
    const content: Content | undefined = next && (next.size > LARGEST ? { why: "too-large" } : await contentOf(next));
    if (content?.why) setWrong({ why: content.why, name: next.name });
    else if (content) give(content);
    input.value = ""; // the same file, mended, can be chosen again
  };
  if (file)
    return (
      <button
        class="row card"
        type="button"
        aria-label={t("import.remove", { name: file.name })}
        onClick={() => give({})}
      >
        <span class="body">
          {file.name}
          <small>{t("import.kilobytes", { size: Math.ceil(file.size / 1000) })}</small>
        </span>
        <Icon name="close" />
      </button>
    );
  return (
    <>
      <label class="button photo">
        {t("import.choose")}
        <input class="unseen" type="file" accept={ACCEPTED} onChange={choose} />
      </label>
      <Field
        long
        label={t("import.paste")}
        hint={hint}
        value={text}
        rows={6}
        spellcheck={false}
        autocapitalize="none"
        class="csv"
        onInput={(next) => give({ text: next })}
      />
    </>
  );
}

const WORKBOOK = /\.xlsx$/i;
const ZIPPED = "80,75"; // how every workbook begins
const MARKS = { "255,254": "utf-16le", "254,255": "utf-16be" };

/** The content of a file, or why it can't be taken. */
interface Content extends GivenSheet {
  why?: string;
}

/**
 * Return the text of a file if its encoding is known, else the file itself for the server to decode; or why it can't be
 * taken.
 */
async function contentOf(file: File): Promise<Content> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.length === 0) return { why: "empty-file" };
  if (WORKBOOK.test(file.name) && bytes.slice(0, 2).join() !== ZIPPED) return { why: "no-workbook" };
  const encoding = MARKS[bytes.slice(0, 2).join() as keyof typeof MARKS] ?? "utf-8";
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (text.trim() === "") return { why: "empty-file" };
    return text.includes("\0") || text.length > LONGEST ? { file } : { text };
  } catch {
    return { file };
  }
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(",")[1] ?? "");
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
