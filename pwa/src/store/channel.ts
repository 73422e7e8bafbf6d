const channel: BroadcastChannel | null = "BroadcastChannel" in globalThis ? new BroadcastChannel("shinpan") : null;

/** Changed. */
type What = "outbox" | "journal" | "current";

/** Tell the other tabs of this phone. */
export function notifyOthers(what: What) {
  channel?.postMessage(what);
}

/** @param heard what to do when another tab changed it */
export function onNotice(heard: Record<What, () => unknown>) {
  channel?.addEventListener("message", ({ data }) => heard[data as What]?.());
}
