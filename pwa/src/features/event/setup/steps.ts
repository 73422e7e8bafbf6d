/** The steps that a tournament needs before its first hanchan, and their state. Pure: no screen, no clock. */

import { hasOne } from "../../../domain/people/roles.ts";
import type { Hanchan, Official, Player, State } from "../../../store/index.ts";
import type { Phone } from "#api";

/**
 * A step of the setup. `left`: it must be done yet. `extra`: it is optional. `facts`: the numbers that its texts need;
 * `lacks`: what is not right yet, each a text key.
 */
export interface Step {
  id: string;
  stand: "done" | "left" | "extra";
  facts: Record<string, number>;
  lacks?: string[];
}

const REFEREES = ["referee", "head-referee"];
const AT_A_TABLE = 4;

/** Return the steps of the setup. @param known null while the server has not answered */
export function stepsOf(
  state: State,
  { phones, isLocalOnly }: { phones: Phone[] | null; isLocalOnly: boolean | null },
): Step[] {
  const players = Object.values(state.players).filter((player) => !player.withdrawn_at);
  const hanchans = Object.values(state.hanchans).filter(({ status }) => !status);
  const officials = Object.values(state.officials).filter(({ revoked_at: gone }) => !gone);
  return [
    { id: "rules", stand: "done", facts: {} },
    playersStep(state, players),
    roundsStep(players, hanchans),
    timesStep(state, hanchans),
    officialsStep(officials, phones),
    { id: "address", stand: isLocalOnly === false ? "done" : "extra", facts: {} },
    { id: "papers", stand: "extra", facts: {} },
  ];
}

export function isReady(steps: Step[]) {
  return steps.every(({ stand }) => stand !== "left");
}

function playersStep(state: State, players: Player[]): Step {
  const teams = new Set(players.map(({ team }) => team).filter((team) => team && state.teams[team])).size;
  const alone = teams > 0 ? players.filter(({ team }) => !team).length : 0;
  const facts = { count: players.length, teams, alone };
  return {
    id: "players",
    stand: players.length >= AT_A_TABLE ? "done" : "left",
    facts,
    lacks: alone > 0 ? ["alone"] : [],
  };
}

function roundsStep(players: Player[], hanchans: Hanchan[]): Step {
  const seated = new Set(hanchans.flatMap(({ seats }) => Object.values(seats)));
  const count = new Set(hanchans.map(({ round }) => round)).size;
  const tables = new Set(hanchans.map(({ table }) => table)).size;
  const unseated = count > 0 ? players.filter(({ id }) => !seated.has(id)).length : 0;
  return {
    id: "rounds",
    stand: count > 0 ? "done" : "left",
    facts: { count, tables, unseated },
    lacks: unseated > 0 ? ["unseated"] : [],
  };
}

function timesStep({ results }: State, hanchans: Hanchan[]): Step {
  const open = hanchans.filter(({ id, scheduled_at: start }) => !start && !results[id]);
  const starts = hanchans.flatMap(({ scheduled_at: start }) => (start ? [Date.parse(start)] : []));
  const minutes = Math.max(0, ...hanchans.map((hanchan) => hanchan.minutes ?? 0));
  return {
    id: "times",
    stand: hanchans.length > 0 && open.length === 0 ? "done" : "left",
    facts: { first: starts.length > 0 ? Math.min(...starts) : 0, minutes, open: open.length },
    lacks: open.length > 0 && starts.length > 0 ? ["open"] : [],
  };
}

function officialsStep(officials: Official[], phones: Phone[] | null): Step {
  const has = new Set(phones?.filter(({ cut_off_at: gone }) => !gone).map(({ official }) => official));
  const away = phones ? officials.filter(({ id }) => !has.has(id)).length : 0;
  const count = officials.filter((one) => hasOne(one, REFEREES)).length;
  return {
    id: "officials",
    stand: count > 0 ? "done" : "left",
    facts: { count, all: officials.length, away },
    lacks: away > 0 ? ["away"] : [],
  };
}
