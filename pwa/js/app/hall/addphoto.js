import { useState } from "../../../vendor/hooks.js";
import { hall } from "../../data/index.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Icon, say } from "../parts/index.js";

/** From the camera, or a picture that is there already. @param {{onPhoto: (photo: Blob) => any}} props */
export function TakePhoto({ onPhoto }) {
  const [busy, setBusy] = useState(false);
  const take = async (/** @type {any} */ event) => {
    const [file] = event.currentTarget.files;
    event.currentTarget.value = "";
    if (!file) return;
    setBusy(true);
    await onPhoto(file);
    setBusy(false);
  };
  return html`<label class="button photo" aria-busy=${busy}>
    <${Icon} name="camera" /> ${t("hall-add-photo")}
    <input class="unseen" type="file" accept="image/*" capture="environment" disabled=${busy} onChange=${take} />
  </label>`;
}

/** The same for a ruling that was made. @param {{ruling: string}} props */
export function AddPhoto({ ruling }) {
  const added = () => say(t("hall-photo-added"));
  const bad = () => say(t("hall-photo-bad"));
  return html`<${TakePhoto} onPhoto=${(/** @type {Blob} */ photo) => hall.addPhoto(ruling, photo).then(added, bad)} />`;
}
