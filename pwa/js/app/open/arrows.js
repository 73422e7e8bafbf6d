import { html } from "../html.js";
import { t } from "../i18n.js";

/** @typedef {import("./evening.js").Place} Place @typedef {import("./evening.js").Payment} Payment */

/** Where each sits as the table is drawn: turns go against the clock. @type {Record<string, [number, number]>} */
const SPOTS = {
  0: [160, 276],
  1: [268, 160],
  2: [160, 44],
  3: [52, 160],
  table: [160, 160],
};
const [BOX_WIDTH, BOX_HEIGHT] = [96, 60];
const GAP = 6;
const BEND = 26;
const LONGEST_NAME = 9;

/**
 * The four seats, and what goes from one to another as arrows; said in words as well.
 * @param {{names: string[], notes: string[], pot: string, payments: Payment[], number: (points: number) => string}} props
 *   `notes`: what stands under each name; `pot`: what lies on the table
 */
export function Table({ names, notes, pot, payments, number }) {
  return html`<figure class="table-figure">
    <svg viewBox="0 0 320 320" role="img" aria-label=${t("open.arrows")}>
      <defs>
        <marker
          id="tip"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="6"
          markerHeight="6"
          orient="auto-start-reverse"
        >
          <path d="M0 0L8 4L0 8z" />
        </marker>
      </defs>
      ${names.map((name, person) => html`<${Seat} key=${person} spot=${SPOTS[person]} name=${name} note=${notes[person]} />`)}
      ${pot && html`<text class="pot" x="160" y="164">${pot}</text>`}
      ${payments.map((payment, place) => html`<${Arrow} key=${place} payment=${payment} text=${number(payment.points)} />`)}
    </svg>
    <${Payments} names=${names} payments=${payments} number=${number} />
  </figure>`;
}

/** The same in words. @param {{names: string[], payments: Payment[], number: (points: number) => string}} props */
export function Payments({ names, payments, number }) {
  const named = (/** @type {Place} */ place) => (place === "table" ? t("open.the-table") : names[place]);
  return html`<ul class="points">
    ${payments.map(
      ({ from, to, points }, place) =>
        html`<li key=${place}>
          ${t("open.pays", { from: named(from) ?? "", to: named(to) ?? "", points: number(points) })}
        </li>`,
    )}
  </ul>`;
}

/** @param {any} props */
function Seat({ spot: [x, y], name, note }) {
  const shown = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
  return html`<g>
    <rect
      x=${x - BOX_WIDTH / 2}
      y=${y - BOX_HEIGHT / 2}
      width=${BOX_WIDTH}
      height=${BOX_HEIGHT}
      rx="10"
    />
    <text class="name" x=${x} y=${y - 4}>${shown}</text>
    <text x=${x} y=${y + 18}>${note}</text>
  </g>`;
}

/** A bent arrow from edge to edge. @param {{payment: Payment, text: string}} props */
function Arrow({ payment, text }) {
  const [from, to] = [spot(payment.from), spot(payment.to)];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [startX, startY] = edge(from, dx, dy);
  const [endX, endY] = edge(to, -dx, -dy);
  const bend = payment.to === "table" || payment.from === "table" ? 0 : BEND;
  const [midX, midY] = [(startX + endX) / 2 + (bend * dy) / length, (startY + endY) / 2 - (bend * dx) / length];
  const [textX, textY] = [(startX + endX) / 4 + midX / 2, (startY + endY) / 4 + midY / 2];
  return html`<g class="arrow">
    <path
      d=${`M${startX} ${startY}Q${midX} ${midY} ${endX} ${endY}`}
      marker-end="url(#tip)"
    />
    <text x=${textX} y=${textY + 5}>${text}</text>
  </g>`;
}

/** @param {Place} place @returns {[number, number]} */
function spot(place) {
  return SPOTS[place] ?? [0, 0];
}

/** Where a line from a box's middle leaves it. @param {[number, number]} middle @param {number} dx @param {number} dy */
function edge([x, y], dx, dy) {
  const part = Math.min(
    (BOX_WIDTH / 2 + GAP) / Math.abs(dx || 1e-9),
    (BOX_HEIGHT / 2 + GAP) / Math.abs(dy || 1e-9),
    0.45,
  );
  return [x + dx * part, y + dy * part];
}
