import { useState } from "preact/hooks";
import type { ComponentChildren, TargetedEvent } from "preact";

/** Show a section that opens and closes; its children are rendered only while it is open. */
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
  const onToggle = (event: TargetedEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open);
  return (
    <details class={`fold ${more}`} onToggle={onToggle}>
      <summary>{title}</summary>
      {open && children()}
    </details>
  );
}
