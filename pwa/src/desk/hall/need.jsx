import { useCommand } from "../../domain/requests/command.jsx";
import { useWording } from "./need-words.jsx";

/** @typedef {import("./needs.js").Need} NeedOf @typedef {import("./progress.js").View} View */

/** One thing that needs somebody: what it is, and the one button for it. @param {{need: NeedOf, view: View, onOpen: () => void}} props */
export function Need({ need, view, onOpen }) {
  const { does, wrong } = useCommand();
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
          onClick={() => (act ? does(act) : onOpen())}
        >
          {yes}
        </button>
      ) : (
        <a class="button" href={href}>
          {yes}
        </a>
      )}
      {wrong}
    </li>
  );
}

/** What was opened for a need; it stays when what is done there leaves nothing to need. @param {{need: NeedOf, view: View, onClose: () => void}} props */
export function Opened({ need, view, onClose }) {
  return useWording(need, view).opens?.(onClose);
}
