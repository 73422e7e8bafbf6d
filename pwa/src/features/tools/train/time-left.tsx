import { t } from "../../../ui/i18n.ts";

/** Draw the time limit, running out. @param props `spent`: the time before it was shown, ms */
export function TimeLeft({
  seconds,
  spent = 0,
  stopped = false,
}: {
  seconds: number;
  spent?: number;
  stopped?: boolean;
}) {
  const running = { animationDuration: `${seconds}s`, animationDelay: `${-spent}ms` };
  return (
    <svg
      class={`train-ring ${stopped ? "stopped" : ""}`}
      width="32"
      height="32"
      viewBox="0 0 32 32"
      role="img"
      aria-label={t("train.time", { seconds })}
    >
      <circle cx="16" cy="16" r="13" />
      <circle class="left" style={running} cx="16" cy="16" r="13" pathLength="100" />
    </svg>
  );
}
