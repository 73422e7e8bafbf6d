const QUARTER = 15 * 60_000;

/** What clocks on the wall show in a zone, as a field for date and time takes it: `2026-11-26T19:30`. @param moment ms */
export function wallTime(moment: number, zone: string) {
  const shown = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
  return shown.format(moment).replace(" ", "T");
}

/** The moment at which clocks on the wall show this, in ms; where they are put back, the earlier one. */
export function momentAt(shown: string, zone: string) {
  const wanted = Date.parse(`${shown}Z`);
  const away = (moment: number) => Date.parse(`${wallTime(moment, zone)}Z`) - moment;
  return wanted - away(wanted - away(wanted));
}

/** The next quarter of an hour that leaves time to get ready. @param now ms */
export function soon(now: number) {
  return Math.ceil((now + QUARTER) / QUARTER) * QUARTER;
}
