import { useState } from "../../../vendor/hooks.js";
import { MOST_PHOTOS, hall } from "../../data/index.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Icon, say } from "../parts/index.js";
import { useHall } from "../state.js";

/**
 * From the camera, or a picture that is there already; until it is small enough and kept, it says so.
 * @param {{count: number, onPhoto: (photo: Blob) => Promise<any>}} props `count`: how many there are
 */
export function TakePhoto({ count, onPhoto }) {
  const [busy, setBusy] = useState(false);
  const take = async (/** @type {any} */ event) => {
    const [file] = event.currentTarget.files;
    event.currentTarget.value = "";
    if (!file) return;
    setBusy(true);
    await onPhoto(file).catch((trouble) => say(t(trouble.name === "Unreadable" ? "hall-photo-bad" : "call.not-kept")));
    setBusy(false);
  };
  // Disabled, it would lose the focus.
  const wait = (/** @type {Event} */ event) => busy && event.preventDefault();
  if (count >= MOST_PHOTOS)
    return html`<p class="note" role="status">${t("call.photos-most", { most: MOST_PHOTOS })}</p>`;
  return html`<label class="button photo" aria-busy=${busy}>
    ${busy ? html`<progress aria-hidden="true"></progress>` : html`<${Icon} name="camera" />`}
    <span aria-live="polite">${t(busy ? "call.photo-shrinking" : "hall-add-photo")}</span>
    <input class="unseen" type="file" accept="image/*" aria-disabled=${busy} onClick=${wait} onChange=${take} />
  </label>`;
}

/** The same for a ruling that was made. @param {{ruling: string}} props */
export function AddPhoto({ ruling }) {
  const { state } = useHall();
  const there = Object.values(state.photos).filter((photo) => photo.ruling === ruling);
  const take = async (/** @type {Blob} */ photo) => {
    await hall.addPhoto(ruling, photo);
    say(t("hall-photo-added"));
  };
  return html`<${TakePhoto} count=${there.length} onPhoto=${take} />`;
}
