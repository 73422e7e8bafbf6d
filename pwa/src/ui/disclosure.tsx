import { useState } from "preact/hooks";
import type { ComponentChildren, TargetedEvent } from "preact";

/** What is folded away until it is wanted, and made only then. */
export function Disclosure({
  title,
  class: more = "",
  children,
}: {
  title: ComponentChildren;
  class?: string;
  children: () => ComponentChildren;
}) {
  const [open, setOpen] = useState(false);
  const toggled = (event: TargetedEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open);
  return (
    <details class={`fold ${more}`} onToggle={toggled}>
      <summary>{title}</summary>
      {open && children()}
    </details>
  );
}
