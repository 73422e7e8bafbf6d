import { useState } from "preact/hooks";

/**
 * What is folded away until it is wanted, and made only then.
 * @param {{title: any, class?: string, children: () => any}} props
 */
export function Disclosure({ title, class: more = "", children }) {
  const [open, setOpen] = useState(false);
  const toggled = (/** @type {any} */ event) => setOpen(event.currentTarget.open);
  return (
    <details class={`fold ${more}`} onToggle={toggled}>
      <summary>{title}</summary>
      {open && children()}
    </details>
  );
}
