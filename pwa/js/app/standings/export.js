import { useState } from "../../../vendor/hooks.js";
import { store } from "../../data/index.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { saveAs } from "../reports/download.js";
import { reason } from "../shared/stored-answer.js";

/** The standings as a file for a spreadsheet; a bare link would bring no token. @param {{of: string}} props */
export function Export({ of }) {
  const [wrong, setWrong] = useState("");
  const save = () => {
    setWrong("");
    const name = `standings-${of}.csv`;
    store.file(`standings.csv?of=${of}`).then(
      (file) => saveAs(file, name),
      (error) => setWrong(reason(error)),
    );
  };
  return html`<button class="button" type="button" onClick=${save}>${t("standings.export")}</button>
    ${wrong && html`<p class="note bad" role="alert">${wrong}</p>`}`;
}
