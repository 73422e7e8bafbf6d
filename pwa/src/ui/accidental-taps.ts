const MAX_GAP_MS = 300;
const MAX_DISTANCE_PX = 30;
let last = { at: 0, x: 0, y: 0, control: null as Element | null };

/**
 * Ignore the second tap of a double tap where the first tap has put another control under the finger: it would answer,
 * save or issue something that nobody has read. The back arrow in the header may be tapped quickly.
 */
export function ignoreAccidentalTaps() {
  addEventListener("click", (event) => isAccidental(event) && stop(event), { capture: true });
}

function isAccidental({ timeStamp: at, clientX: x, clientY: y, detail, target }: MouseEvent) {
  const control = (target as Element).closest(":is(main, footer) :is(a, button, label, summary)");
  const previous = last;
  last = { at, x, y, control };
  const distance = Math.hypot(x - previous.x, y - previous.y);
  const isRepeated = detail > 0 && at - previous.at < MAX_GAP_MS && distance < MAX_DISTANCE_PX;
  return isRepeated && previous.control && control && control !== previous.control;
}

function stop(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
