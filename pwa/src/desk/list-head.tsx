import { useLayoutEffect, useRef } from "preact/hooks";
import { RailIcon } from "./rail/icons.tsx";
import { useDeskId } from "./use-id.ts";
import type { ComponentChildren } from "preact";

interface Sought {
  label: string;
  value: string;
  onInput: (text: string) => void;
}

interface ListHeadProps {
  title: string;
  alone: boolean;
  search?: Sought | false;
  children?: ComponentChildren;
}

/** The head of a list: its title (which takes the focus when the list opens by itself), its search, and what chooses what it shows. */
export function ListHead({ title, alone, search, children }: ListHeadProps) {
  const heading = useRef<HTMLHeadingElement | null>(null);
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

/** What is typed to find a row; `/` leads here. */
export function Search({ label, value, onInput }: Sought) {
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
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </div>
  );
}
