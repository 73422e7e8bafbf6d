import { useId, useLayoutEffect, useRef } from "../../../vendor/hooks.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { RailIcon } from "./rail/icons.js";

/**
 * The head of a list: its title (which takes the focus when the list opens by itself), its search, and what chooses what it shows.
 * @param {{title: string, alone: boolean, search?: {label: string, value: string, onInput: (text: string) => void}|false, children?: any}} props
 */
export function ListHead({ title, alone, search, children }) {
  const heading = useRef(/** @type {HTMLElement|null} */ (null));
  const id = useId();
  useLayoutEffect(() => {
    if (alone) document.title = `${title} · Shinpan`;
  }, [title, alone]);
  useLayoutEffect(() => {
    if (alone) queueMicrotask(() => heading.current?.focus({ preventScroll: true }));
  }, []);
  return html`<div class="list-head">
    <${alone ? "h1" : "h2"} tabindex="-1" ref=${heading}>${title}<//>
    ${children}
    ${
      search &&
      html`<div class="list-search">
        <label class="unseen" for=${id}>${search.label}</label>
        <${RailIcon} name="search" />
        <input id=${id} type="search" placeholder=${search.label} value=${search.value} title="/" onInput=${(/** @type {any} */ event) => search.onInput(event.currentTarget.value)} />
      </div>`
    }
  </div>`;
}
