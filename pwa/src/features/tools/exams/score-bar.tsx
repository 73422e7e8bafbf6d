/** The marks from right to unanswered, each with a colour of its own. */
export const MARKS = ["right", "slow", "wrong", "unanswered"] as const;

export type Mark = (typeof MARKS)[number];

/** Draw the parts of a whole; their numbers are shown beside it. */
export function Bar({ parts, of }: { parts: Partial<Record<Mark, number>>; of: number }) {
  let before = 0;
  const drawn = MARKS.map((mark) => {
    const at = before;
    before += parts[mark] ?? 0;
    return { mark, at, wide: parts[mark] ?? 0 };
  });
  const share = (many: number) => `${(100 * many) / Math.max(of, 1)}%`;
  return (
    <svg class="exam-bar" width="100%" height="12" aria-hidden="true">
      <rect class="all" width="100%" height="12" rx="4" />
      {drawn.map(
        ({ mark, at, wide }) =>
          wide > 0 && <rect key={mark} class={mark} x={share(at)} width={share(wide)} height="12" />,
      )}
    </svg>
  );
}
