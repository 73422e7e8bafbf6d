import { useState } from "preact/hooks";

/** What is folded away until it is wanted, and made only then. */
export function Disclosure({ title, class: more = "", children }: { title: any; class?: string; children: () => any }) {
  const [open, setOpen] = useState(false);
  const toggled = (event: any) => setOpen(event.currentTarget.open);
  return (
    <details class={`fold ${more}`} onToggle={toggled}>
      <summary>{title}</summary>
      {open && children()}
    </details>
  );
}
