import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { store } from "../../store/index.ts";
import { t } from "../../ui/i18n.ts";
import { Dialog, Loading, say } from "../../ui/index.ts";
import { Wrong, useRequest } from "../account/request.tsx";
import { useWhy } from "../reasons/why.tsx";
import { useStore } from "../../store/use-store.ts";
import { WhatFollows } from "./what-follows.tsx";
import type { ComponentChildren } from "preact";
import type { CorrectionPreview, NewPlayer } from "#api";

/** What the server is asked for, but for the reason; `match`: an ETag. */
export interface Request {
  method: string;
  path: string;
  body: { players?: NewPlayer[]; [field: string]: unknown };
  match?: string;
}

interface CorrectionProps {
  title: string;
  what: string;
  request: Request | null;
  yes: string;
  danger?: boolean;
  note?: string;
  done?: string;
  onDone?: () => void;
  onClose: () => void;
  children?: ComponentChildren;
}

/**
 * Asks why something is put right, after a look at what follows of it; then has it done. Without a request it waits for
 * one, which `children` choose.
 * @param props `what`: whose reasons are usual; `done`: what is said then
 */
export function Correction({
  title,
  what,
  request,
  yes,
  danger,
  note,
  done,
  onDone,
  onClose,
  children,
}: CorrectionProps) {
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState(false);
  const { reason, field } = useWhy(what);
  const { ask, asking, wrong } = useRequest(t("correct.needs-network"));
  const { seen, trouble } = usePreview(request);
  const submit = (event: Event) => {
    event.preventDefault();
    setMissing(!reason);
    if (!reason) form.current?.querySelector("textarea")?.scrollIntoView({ block: "center" });
    if (!reason || !request) return;
    ask(async () => {
      await store.ask(request.path, {
        method: request.method,
        match: request.match,
        body: { ...request.body, reason },
      });
      say(done ?? t("correct.done"));
      onClose();
      onDone?.();
    });
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form class={`stack ${children ? "grows" : ""}`} ref={form} onSubmit={submit}>
        {children}
        {request && <Seen seen={seen} trouble={trouble} note={note} added={request.body.players} />}
        {seen && field(missing)}
        {wrong}
        <div class="dialog-end stack">
          <button class={`button ${danger ? "danger" : "main"}`} disabled={asking || !seen}>
            {yes}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** `of`: which request it is of */
interface Previewed {
  of?: string;
  seen?: CorrectionPreview;
  trouble?: unknown;
}

/** What would follow, asked anew for another request. */
function usePreview(request: Request | null): Previewed {
  const [answer, setAnswer] = useState<Previewed>({});
  const of = JSON.stringify(request);
  useLayoutEffect(() => {
    if (!request) return;
    let left = false; // what was asked before may be answered last
    const { path, method, match, body } = request;
    const asked = { method, match, body: { ...body, reason: "preview" } };
    const preview = () => store.ask<CorrectionPreview>(`${path}?preview=true`, asked);
    store
      .sendHeld()
      .then(preview)
      .then(
        (seen) => left || setAnswer({ of, seen }),
        (trouble) => left || setAnswer({ of, trouble }),
      );
    return () => void (left = true);
  }, [of]);
  return answer.of === of ? answer : {};
}

interface SeenProps {
  seen?: CorrectionPreview;
  trouble?: unknown;
  note?: string;
  added?: NewPlayer[];
}

/** @param props `added`: players who come with it */
function Seen({ seen, trouble, note, added = [] }: SeenProps) {
  const { state: present } = useStore();
  const state = {
    ...present,
    players: { ...present.players, ...Object.fromEntries(added.map((one) => [one.id, { ...one, id_number: "" }])) },
  };
  if (trouble) return <Wrong error={trouble} needs={t("correct.needs-network")} />;
  if (!seen) return <Loading />;
  return (
    <>
      <WhatFollows seen={seen} state={state} />
      {note && <p class="note warn">{note}</p>}
    </>
  );
}
