import type { ComponentChildren } from "preact";

/** Something that is so or not, in one tap. */
export function Chip({
  pressed,
  onClick,
  children,
}: {
  pressed: boolean;
  onClick: () => void;
  children?: ComponentChildren;
}) {
  return (
    <button class="chip" type="button" aria-pressed={pressed} onClick={onClick}>
      {children}
    </button>
  );
}
