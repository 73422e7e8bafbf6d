/**
 * A lateness clock: when each band opens, and what being so many seconds late costs.
 *
 * A book's bands stand in order. `from_minute: n` opens a band once n minutes count (completed or begun, a reading);
 * `after_seconds: s` opens it past that moment. A band adds `per_minute` for each of its own minutes and `once` when
 * it opens; `instead_of` drops what the earlier bands added to points, fines, penalties or effects.
 */

import { conditionMatches } from "../engine/conditions.js";
import { unitOf } from "../engine/unit.js";

/** @typedef {Record<string, any>} Band */

/** One person's clock under one rulebook: the bands that its readings leave, and how it counts minutes. */
export class LatenessClock {
  /**
   * @param {Record<string, any>} content
   * @param {Record<string, string>} readings
   */
  constructor(content, readings) {
    this.begun = content.minute === "begun";
    this.written = unitOf(content);
    this.currency = content.currency;
    /** @type {Band[]} */
    this.bands = content.bands.filter((/** @type {Band} */ band) => conditionMatches(band.reading ?? {}, readings));
  }

  /**
   * The first second at which the band is reached.
   * @param {Band} band
   * @returns {number}
   */
  opens(band) {
    return "after_seconds" in band ? band.after_seconds + 1 : this.starts(band.from_minute);
  }

  /** @param {number} minute */
  starts(minute) {
    return this.begun ? (minute - 1) * 60 + 1 : minute * 60;
  }

  /** @param {number} seconds */
  minutes(seconds) {
    return this.begun ? Math.ceil(seconds / 60) : Math.floor(seconds / 60);
  }

  /** @param {number} seconds */
  reached(seconds) {
    return this.bands.filter((band) => this.opens(band) <= seconds);
  }

  /** The first second of each band; decide() cuts `seconds_late` there. */
  openings() {
    return this.bands.map((band) => this.opens(band));
  }

  /**
   * Minutes, band, penalties, points (whole P), fines (minor units) and effects after so many seconds.
   * @param {number} seconds
   * @returns {Record<string, any>}
   */
  cost(seconds) {
    const minutes = this.minutes(seconds);
    const reached = this.reached(seconds);
    const held = { points: new Map(), fines: new Map(), penalties: [], effects: [] };
    reached.forEach((band, place) => {
      if (band.instead_of?.includes("points")) held.points.clear();
      if (band.instead_of?.includes("fines")) held.fines.clear();
      if (band.instead_of?.includes("penalties")) held.penalties = [];
      if (band.instead_of?.includes("effects")) held.effects = [];
      const last = (reached[place + 1]?.from_minute ?? minutes + 1) - 1;
      add(held, band.per_minute, last - (band.from_minute ?? last) + 1);
      add(held, band.once, 1);
    });
    return {
      minutes,
      band: reached.at(-1)?.id ?? null,
      penalties: held.penalties,
      points: [...held.points].map(([whom, p]) => ({ whom, p, ...this.written })),
      fines: [...held.fines].map(([whom, amount]) => ({ whom, amount, currency: this.currency })),
      effects: held.effects,
    };
  }

  /**
   * The next band with what it will cost, or null in the last.
   * @param {number} seconds
   */
  nextBand(seconds) {
    return this.at(this.openings().filter((opening) => opening > seconds));
  }

  /**
   * The next second at which it costs more: the next minute of a band with a rate, or the next band.
   * @param {number} seconds
   */
  nextChange(seconds) {
    const moments = this.openings().filter((opening) => opening > seconds);
    const now = this.reached(seconds).at(-1);
    if (now && "per_minute" in now) moments.push(this.starts(this.minutes(seconds) + 1));
    return this.at(moments);
  }

  /** @param {number[]} moments */
  at(moments) {
    const first = Math.min(...moments);
    return moments.length ? { at_seconds: first, ...this.cost(first) } : null;
  }
}

/**
 * @param {{points: Map<string, number>, fines: Map<string, number>, penalties: any[], effects: string[]}} held
 * @param {Record<string, any>} costs
 * @param {number} times
 */
function add(held, costs = {}, times) {
  for (const { whom, p } of costs.points ?? []) held.points.set(whom, (held.points.get(whom) ?? 0) + p * times);
  for (const { whom, amount } of costs.fines ?? []) held.fines.set(whom, (held.fines.get(whom) ?? 0) + amount * times);
  held.penalties.push(...(costs.penalties ?? []));
  held.effects.push(...(costs.effects ?? []));
}
