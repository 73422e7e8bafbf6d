import { ApiError, Unreachable, request } from "../api.js";
import { tellOthers } from "../channel.js";
import { core, fail, reload } from "../core.js";
import { remember } from "../keeping/database.js";

const EVERY_MS = 5 * 60 * 1000;
const asked = { tournament: "", at: 0 };

/**
 * What the season's other evenings tell of the people here. Our journal does not move when something happens there, so
 * the server is asked now and then, and with `now` at once. What can't be had stays as it was kept.
 * @param {{now?: boolean}} [how]
 */
export async function catchUpSeason({ now = false } = {}) {
  const { joined, journal } = core;
  if (!joined || !journal?.season) return;
  const fresh = asked.tournament === joined.id && Date.now() - asked.at < EVERY_MS;
  if (fresh && !now) return;
  Object.assign(asked, { tournament: joined.id, at: Date.now() });
  try {
    await keep(joined, await request(`/api/v1/tournaments/${joined.id}/season`, { token: joined.token }));
  } catch (error) {
    asked.at = 0; // the next time that something is heard of the server
    if (!(error instanceof ApiError || error instanceof Unreachable)) fail(error);
  }
}

/** @param {{id: string}} joined @param {any} season */
async function keep({ id }, season) {
  await remember(`season ${id}`, season);
  if (core.joined?.id !== id) return;
  core.season = season;
  await reload();
  tellOthers("journal");
}
