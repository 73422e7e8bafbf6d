/** Times of day as people type them, in the tournament's own time zone. */

const DAY = 24 * 60 * 60 * 1000;

/** 19:41:20. @param {number} moment ms @param {string} zone */
export function timeOf(moment, zone) {
  return new Intl.DateTimeFormat("en-GB", { timeZone: zone, timeStyle: "medium" }).format(moment);
}

/** The moment of this time of day that is nearest to another, as ISO text. @param {string} time @param {number} near ms @param {string} zone */
export function momentOf(time, near, zone) {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number);
  const [h = 0, m = 0, s = 0] = timeOf(near, zone).split(":").map(Number);
  let away = ((hours - h) * 3600 + (minutes - m) * 60 + (seconds - s)) * 1000;
  if (away > DAY / 2) away -= DAY;
  if (away < -DAY / 2) away += DAY;
  return new Date(near - (near % 1000) + away).toISOString();
}
