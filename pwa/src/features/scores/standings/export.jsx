import { useState } from "preact/hooks";
import { store } from "../../../store/index.js";
import { t } from "../../../ui/i18n.js";
import { saveAs } from "../../../domain/requests/download.jsx";
import { reason } from "../../../domain/requests/stored-answer.jsx";

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
  return (
    <>
      <button class="button" type="button" onClick={save}>
        {t("standings.export")}
      </button>
      {wrong && (
        <p class="note bad" role="alert">
          {wrong}
        </p>
      )}
    </>
  );
}
