import { ApiError, Unreachable } from "../api.ts";
import { notifyOthers } from "../channel.ts";
import { reload } from "../open.ts";
import { core, fail } from "../state.ts";
import { look } from "../server/queries.ts";
import type { Season } from "#api";

const EVERY_MS = 5 * 60 * 1000;
const asked = { tournament: "", at: 0 };

/**
 * What the season's other evenings tell of the people here. Our journal does not move when something happens there, so
 * the server is asked now and then, and with `now` at once. What can't be had stays as it was kept.
 */
export async function catchUpSeason({ now = false }: { now?: boolean } = {}) {
  const { joined, journal } = core;
  if (!joined || !journal?.season) return;
  const fresh = asked.tournament === joined.id && Date.now() - asked.at < EVERY_MS;
  if (fresh && !now) return;
  Object.assign(asked, { tournament: joined.id, at: Date.now() });
  try {
    const { body } = await look<Season>("season");
    if (core.joined?.id !== joined.id) return;
    core.season = body;
    await reload();
    notifyOthers("journal");
  } catch (error) {
    asked.at = 0; // the next time that something is heard of the server
    if (!(error instanceof ApiError || error instanceof Unreachable)) fail(error);
  }
}
