import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../ui/i18n.js";
import { RailIcon } from "./rail/icons.jsx";
import { useDeskId } from "./use-id.js";

/** @typedef {{label: string, value: string, onInput: (text: string) => void}} Sought */

/**
 * The head of a list: its title (which takes the focus when the list opens by itself), its search, and what chooses what it shows.
 * @param {{title: string, alone: boolean, search?: Sought|false, children?: any}} props
 */
export function ListHead({ title, alone, search, children }) {
  const heading = useRef(/** @type {HTMLHeadingElement|null} */ (null));
  useLayoutEffect(() => {
    if (alone) document.title = `${title} · Shinpan`;
  }, [title, alone]);
  useLayoutEffect(() => {
    if (alone) queueMicrotask(() => heading.current?.focus({ preventScroll: true }));
  }, []);
  const Heading = alone ? "h1" : "h2";
  return (
    <div class="list-head">
      <Heading tabindex={-1} ref={heading}>
        {title}
      </Heading>
      {children}
      {search && <Search {...search} />}
    </div>
  );
}

/** What is typed to find a row; `/` leads here. @param {Sought} props */
export function Search({ label, value, onInput }) {
  const id = useDeskId();
  return (
    <div class="list-search">
      <label class="unseen" for={id}>
        {label}
      </label>
      <RailIcon name="search" />
      <input
        id={id}
        type="search"
        placeholder={label}
        value={value}
        title="/"
        onInput={(/** @type {any} */ event) => onInput(event.currentTarget.value)}
      />
    </div>
  );
}
