import { useState } from "preact/hooks";
import { store } from "../../../store/index.ts";
import { t } from "../../../ui/i18n.ts";
import { saveAs } from "../../../domain/requests/download.tsx";
import { reason } from "../../../domain/requests/stored-answer.tsx";

/** Offer the standings as a CSV file; a plain link would send no token. */
export function Export({ of }: { of: string }) {
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
