import { useCommand } from "../../domain/requests/command.tsx";
import { useWording } from "./need-words.tsx";
import type { Need as NeedOf } from "./needs.ts";
import type { View } from "./progress.ts";

/** One thing that needs somebody: what it is, and the one button for it. */
export function Need({ need, view, onOpen }: { need: NeedOf; view: View; onOpen: () => void }) {
  const { run, error } = useCommand();
  const { look, title, about, href, yes, act, opens } = useWording(need, view);
  return (
    <li class={`need ${look}`}>
      <a class="body" href={href}>
        <strong>{title}</strong>
        <small>{about.filter(Boolean).join(" · ")}</small>
      </a>
      {act || opens ? (
        <button
          class="button"
          type="button"
          aria-haspopup={opens ? "dialog" : undefined}
          onClick={() => (act ? run(act) : onOpen())}
        >
          {yes}
        </button>
      ) : (
        <a class="button" href={href}>
          {yes}
        </a>
      )}
      {error}
    </li>
  );
}

/** What was opened for a need; it stays when what is done there leaves nothing to need. */
export function Opened({ need, view, onClose }: { need: NeedOf; view: View; onClose: () => void }) {
  return useWording(need, view).opens?.(onClose);
}
