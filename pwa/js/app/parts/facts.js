import { html } from "../html.js";

/** Names and what each is, a line for each. @param {{rows: [string, any][]}} props */
export function Facts({ rows }) {
  return html`<dl class="facts">${rows.map(([name, value]) => html`<div key=${name}><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}
