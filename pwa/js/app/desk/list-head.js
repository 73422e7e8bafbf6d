import { useLayoutEffect, useRef } from "../../../vendor/hooks.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { RailIcon } from "./rail/icons.js";
import { useDeskId } from "./use-id.js";

/** @typedef {{label: string, value: string, onInput: (text: string) => void}} Sought */

/**
 * The head of a list: its title (which takes the focus when the list opens by itself), its search, and what chooses what it shows.
 * @param {{title: string, alone: boolean, search?: Sought|false, children?: any}} props
 */
export function ListHead({ title, alone, search, children }) {
  const heading = useRef(/** @type {HTMLElement|null} */ (null));
  useLayoutEffect(() => {
    if (alone) document.title = `${title} · Shinpan`;
  }, [title, alone]);
  useLayoutEffect(() => {
    if (alone) queueMicrotask(() => heading.current?.focus({ preventScroll: true }));
  }, []);
  return html`<div class="list-head">
    <${alone ? "h1" : "h2"} tabindex="-1" ref=${heading}>${title}<//>
    ${children}
    ${search && html`<${Search} ...${search} />`}
  </div>`;
}

/** What is typed to find a row; `/` leads here. @param {Sought} props */
export function Search({ label, value, onInput }) {
  const id = useDeskId();
  return html`<div class="list-search">
    <label class="unseen" for=${id}>${label}</label>
    <${RailIcon} name="search" />
    <input id=${id} type="search" placeholder=${label} value=${value} title="/" onInput=${(/** @type {any} */ event) => onInput(event.currentTarget.value)} />
  </div>`;
}
