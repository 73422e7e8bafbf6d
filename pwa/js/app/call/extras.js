import { useState } from "../../../vendor/hooks.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Field, Fold } from "../parts/index.js";
import { TakePhoto } from "../hall/addphoto.js";

/** Photos taken before the ruling is issued. @returns {{all: Blob[], add: (photo: Blob) => void}} */
export function usePhotos() {
  const [all, setAll] = useState(/** @type {Blob[]} */ ([]));
  return { all, add: (photo) => setAll([...all, photo]) };
}

/** A note and photos to go with the ruling. @param {{note: string, onNote: (note: string) => void, photos: any}} props */
export function Extras({ note, onNote, photos }) {
  const attached = (note.trim() ? 1 : 0) + photos.all.length;
  const title = html`<span class="body">${t("call.extras")}</span>
    ${attached > 0 && html`<span class="badge">${attached}</span>`}`;
  return html`<${Fold} title=${title}>
    ${() => html`<div class="stack">
      <${Field} long label=${t("call.note")} value=${note} onInput=${onNote} maxlength="4000" />
      <${TakePhoto} onPhoto=${photos.add} />
      ${photos.all.length > 0 && html`<p role="status">${t("call.photos", { count: photos.all.length })}</p>`}
    </div>`}
  <//>`;
}
