import { useEffect, useState } from "../../../vendor/hooks.js";
import { hall } from "../../data/index.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Sheet, Waiting } from "../parts/index.js";
import { Ways } from "./signing.js";

/** Whoever is signed in shows once more that it is them. @param {{onProven: () => void, onClose: () => void}} props */
export function Proving({ onProven, onClose }) {
  const [account, setAccount] = useState(/** @type {any} */ (null));
  useEffect(() => void read().then(setAccount, onClose), []);
  const signedIn = async () => {
    const { id } = await read();
    if (id === account.id) onProven();
    else location.reload(); // what is on the screen was somebody else's
  };
  return html`<${Sheet} title=${t("account.again")} onClose=${onClose}>
    <p>${t("account.again-text")}</p>
    ${account ? html`<${Ways} handle=${account.handle} onIn=${signedIn} />` : html`<${Waiting} />`}
  <//>`;
}

/** @returns {Promise<any>} */
async function read() {
  return (await hall.account()).read();
}
