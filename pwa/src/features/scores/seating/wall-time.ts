const QUARTER = 15 * 60_000;

/** Return the local time in a zone, as a datetime-local field takes it: `2026-11-26T19:30`. @param moment ms */
export function wallTime(moment: number, zone: string) {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
  return format.format(moment).replace(" ", "T");
}

/** Return the moment of a local time, in ms; when clocks are set back, the earlier of the two. */
export function momentAt(wallClock: string, zone: string) {
  const wanted = Date.parse(`${wallClock}Z`);
  const away = (moment: number) => Date.parse(`${wallTime(moment, zone)}Z`) - moment;
  return wanted - away(wanted - away(wanted));
}

/** Return the next quarter of an hour that leaves at least 15 minutes to get ready. @param now ms */
export function soon(now: number) {
  return Math.ceil((now + QUARTER) / QUARTER) * QUARTER;
}
