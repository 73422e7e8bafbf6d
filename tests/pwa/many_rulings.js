// A log of many rulings, made of one: what a long tournament's journal folds into.
async ([id, count]) => {
  const { core, changeSnapshot } = await import("/bundle/inspect.js");
  const { state } = core.snapshot;
  const one = state.rulings[id];
  const rulings = {};
  for (let number = 0; number < count; number++) {
    const key = `${id.slice(0, -4)}${String(number).padStart(4, "0")}`;
    rulings[key] = { ...one, id: key, note: `number-${number}` };
  }
  changeSnapshot({ state: { ...state, rulings } });
};
