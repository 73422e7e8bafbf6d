// Folds an evening's journal as the phone does. Answers what the phone knew before each ruling, what it shows at each of
// the places that are `asked`, and where it foresaw another outcome of a command than the journal then told.
async ([entries, commands, choice, others, asked]) => {
  const { asOnePerson, decide, emptyState, applyEntries, decideDeferred, knownFacts, newItem, waitingFor, optimisticState } =
    await import("/bundle/inspect.js");
  await store.loadEscalationSteps();
  const AHEAD = 4; // commands that a phone without a network has not sent
  const book = await store.bookOf(choice);

  const states = [emptyState("evening")];
  for (const entry of entries) states.push(applyEntries(states.at(-1), [entry]));
  const stateAt = (seq) => ({ ...optimisticState(states[seq], []), others });

  const factsOf = (state, { body, at }) => {
    const { facts, unknown } = knownFacts(state, book, asOnePerson(body, state.merged), Date.parse(at));
    return { ...facts, ...Object.fromEntries(unknown.map((name) => [name, null])) };
  };

  /** The decision that a screen shows with what it sends; undefined where the item makes its own. */
  const shown = (state, { kind, subject, body }) => {
    if (kind === "hand-end") {
      const end = { winners: [], answers: {}, ...body };
      return Object.fromEntries(waitingFor(state, body).map((one) => [one.id, decideDeferred(state, book, one, end).decision]));
    }
    if (!body.call) return undefined;
    const { table, hanchan, hand, seat, offender, ruled_at } = state.rulings[subject];
    const amends = { ruling: state.escalations[subject].standing_id };
    const call = { table: table.id, hanchan, hand, seat, offender, amends, ...body.call };
    const { facts } = knownFacts(state, book, call, Date.parse(ruled_at));
    return decide(book, call.foul, { ...facts, ...call.facts }, call.context);
  };
  const foreseen = (state, command) => {
    const { id, kind, subject, body, official, at } = command;
    const clock = { now: () => Date.parse(at), look() {}, stand() {}, sure: true, offset: 0 };
    const snapshot = { tournament: { id: state.id }, official: { id: official }, state, book };
    // A phone takes ids from what it knows; what it sent before it knew of a joined entry still names that one.
    const known = asOnePerson(body, state.merged);
    const item = newItem(kind, subject, known, { id, expected: shown(state, command) }, { snapshot, clock });
    return { ...optimisticState(state, [{ ...item, body, id }], official), others };
  };

  const only = (thing, ...names) => Object.fromEntries(names.map((name) => [name, thing[name] ?? null]));
  const each = (things, shape) => Object.fromEntries(Object.entries(things).map(([id, one]) => [id, shape(one)]));
  const place = ["hanchan", "hand", "seat", "official"];
  const step = ["id", "what", "status", "level", "outcome", "standing_id", "official", "reason"];
  const outline = (state) => ({
    rulings: each(state.rulings, (one) => ({
      ...only(one, ...place, "status", "counts", "foul", "facts", "offender", "revision"),
      ...only(one, "amends", "amended_by", "closed_by", "prescribed_followed"),
      // What a ruling that ended the hand left of one that waited is told when the server answers.
      ...(one.closed_by?.kind !== "ruling" && only(one, "kind", "penalties")),
      table: one.table.id,
      at: Date.parse(one.ruled_at),
      ended: one.ended && only(one.ended, "by", "reason"),
    })),
    deadHands: each(state.deadHands, (one) => ({
      ...only(one, ...place, "table", "reason", "ruling", "cleared_by"),
      open: !one.cleared_at,
    })),
    handEnds: each(state.handEnds, (one) => only(one, ...place, "table", "how", "winners", "hands", "quads")),
    escalations: each(state.escalations, (one) => ({
      ...only(one, "status", "level", "standing_id", "official", "reason"),
      steps: one.steps.map((taken) => only(taken, ...step)),
    })),
    deferred: Object.keys(state.deferred).sort(),
  });
  const differences = (one, other, place = "") => {
    if (Object.is(one ?? null, other ?? null)) return [];
    if (!one || !other || typeof one !== "object" || typeof other !== "object") return [[place, one, other]];
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...names].flatMap((name) => differences(one[name], other[name], `${place}/${name}`));
  };

  const facts = [];
  const surprises = [];
  commands.forEach((first, number) => {
    let state = stateAt(first.before);
    for (const command of commands.slice(number, number + AHEAD)) {
      if (command.kind === "correction") break; // a director's, and known once it is in the journal
      if (command.kind === "ruling") facts.push([command.id, factsOf(state, command)]);
      if (command.late) break; // its hand had ended: the server alone judges it by that end
      state = foreseen(state, command);
      const differ = differences(outline(state), outline(stateAt(command.after)));
      if (differ.length) surprises.push([first.id, command, differ]);
    }
  });
  const views = asked.map(([seq, players]) => {
    const state = stateAt(seq);
    const of = (id) => knownFacts(state, null, { offender: { kind: "player", id } }, 0).earlier;
    const { rulings, escalations, deadHands, deferred, merged } = state;
    const owed = {};
    for (const { account_id, unit, amount } of Object.values(state.ledger))
      owed[`${account_id} ${unit}`] = (owed[`${account_id} ${unit}`] ?? 0) + amount;
    return {
      ...{ rulings, escalations, deadHands, deferred, merged },
      offences: Object.fromEntries(asOnePerson(players, merged).map((one) => [one, of(one)])),
      players: each(state.players, (one) => [one.name, one.id_number, one.team, Boolean(one.withdrawn_at)]),
      teams: each(state.teams, ({ name }) => name),
      tables: each(state.tables, ({ label }) => label),
      officials: each(state.officials, ({ name }) => name),
      seats: each(state.hanchans, ({ seats }) => seats),
      hanchans: each(state.hanchans, (one) => [one.table, one.round, one.status ?? null, one.substitutes ?? null]),
      owed: Object.fromEntries(Object.entries(owed).filter(([, amount]) => amount)),
    };
  });
  return { facts, surprises, views };
}
