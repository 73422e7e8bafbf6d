import { useState } from "preact/hooks";
import { useStatus } from "./use-status.ts";
import { lazy } from "../../ui/lazy.tsx";

const StatusSheet = lazy(() => import("./sheet.tsx"), "StatusSheet");

/** One mark in the header: none while all is well; amber without a network, with a sheet; red leads to where somebody is needed. */
export function Status() {
  const [open, setOpen] = useState(false);
  const { ready, link, heavy, light } = useStatus();
  const show = () => setOpen(true);
  return (
    <div class="status">
      {heavy ? (
        <a class="mark bad" href={heavy.to}>
          {heavy.text}
        </a>
      ) : light ? (
        <button class="mark warn" type="button" aria-haspopup="dialog" onClick={show}>
          {light}
        </button>
      ) : (
        <p class="unseen">{[ready, link].filter(Boolean).join(" · ")}</p>
      )}
      {open && <StatusSheet onClose={() => setOpen(false)} />}
    </div>
  );
}
