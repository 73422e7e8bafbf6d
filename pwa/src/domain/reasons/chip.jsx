/** Something that is so or not, in one tap. @param {{pressed: boolean, onClick: () => void, children?: any}} props */
export function Chip({ pressed, onClick, children }) {
  return (
    <button class="chip" type="button" aria-pressed={pressed} onClick={onClick}>
      {children}
    </button>
  );
}
