const SOONER_MS = 300;
const NEARER_PX = 30;
let last = { at: 0, x: 0, y: 0, thing: null as Element | null };

/**
 * The second tap of a double tap is not meant for what the first one has brought under the finger: it would answer, keep
 * or issue what nobody has read. The arrow back, in the header, may go quickly.
 */
export function ignoreAccidentalTaps() {
  addEventListener("click", (event) => isSlip(event) && stop(event), { capture: true });
}

function isSlip({ timeStamp: at, clientX: x, clientY: y, detail, target }: MouseEvent) {
  const thing = (target as Element).closest(":is(main, footer) :is(a, button, label, summary)");
  const before = last;
  last = { at, x, y, thing };
  const again = detail > 0 && at - before.at < SOONER_MS && Math.hypot(x - before.x, y - before.y) < NEARER_PX;
  return again && before.thing && thing && thing !== before.thing;
}

function stop(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
