import { address, turn } from "../call/address.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Empty, Screen } from "../parts/index.js";
import { useStore } from "../state.js";

/** Which team, or which official. @param {{kind: "team"|"official", foul: string, up: string}} props */
export function ChooseOffender({ kind, foul, up }) {
  const { state } = useStore();
  const all = Object.values(kind === "team" ? state.teams : state.officials).filter(({ revoked_at: gone }) => !gone);
  const sorted = all.sort((one, other) => one.name.localeCompare(other.name));
  return html`<${Screen} title=${t(`call-which.${kind}`)} up=${up}>
    ${sorted.length === 0 && html`<${Empty} text=${t("call.nobody")} />`}
    <ul class="rows">
      ${sorted.map(
        ({ id, name }) =>
          html`<li key=${id}>
            <button
              class="row"
              type="button"
              onClick=${() => turn(address(foul || null, { who: id }))}
            >
              ${name}
            </button>
          </li>`,
      )}
    </ul>
  <//>`;
}
