import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { store } from "../../store/index.js";
import { t } from "../../ui/i18n.js";
import { Dialog, Loading, say } from "../../ui/index.js";
import { Wrong, useRequest } from "../account/request.jsx";
import { useWhy } from "../reasons/why.jsx";
import { useStore } from "../../store/use-store.js";
import { WhatFollows } from "./what-follows.jsx";

/** @typedef {{method: string, path: string, body: any, match?: string}} Request what the server is asked for, but for the reason; `match`: an ETag */

/**
 * Asks why something is put right, after a look at what follows of it; then has it done. Without a request it waits for
 * one, which `children` choose.
 * @param {{title: string, what: string, request: Request|null, yes: string, danger?: boolean, note?: string, done?: string,
 *   onDone?: () => void, onClose: () => void, children?: any}} props `what`: whose reasons are usual; `done`: what is said then
 */
export function Correction({ title, what, request, yes, danger, note, done, onDone, onClose, children }) {
  const form = useRef(/** @type {HTMLFormElement|null} */ (null));
  const [missing, setMissing] = useState(false);
  const { reason, field } = useWhy(what);
  const { ask, asking, wrong } = useRequest(t("correct.needs-network"));
  const { seen, trouble } = usePreview(request);
  const submit = (/** @type {Event} */ event) => {
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

/** What would follow, asked anew for another request. @param {Request|null} request */
function usePreview(request) {
  const [answer, setAnswer] = useState(/** @type {{of?: string, seen?: any, trouble?: any}} */ ({}));
  const of = JSON.stringify(request);
  useLayoutEffect(() => {
    if (!request) return;
    let left = false; // what was asked before may be answered last
    const { path, method, match, body } = request;
    const asked = { method, match, body: { ...body, reason: "preview" } };
    const preview = () => store.ask(`${path}?preview=true`, asked);
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

/** @param {{seen: any, trouble: any, note?: string, added?: {id: string, name: string}[]}} props `added`: players who come with it */
function Seen({ seen, trouble, note, added = [] }) {
  const { state: present } = useStore();
  const state = {
    ...present,
    players: { ...present.players, ...Object.fromEntries(added.map((one) => [one.id, one])) },
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
