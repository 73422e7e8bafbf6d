import { useEffect, useState } from "../../../vendor/hooks.js";
import { hall } from "../../data/index.js";
import { html } from "../html.js";
import { t } from "../i18n.js";

const NOTHING = { url: null, blob: null, failed: false };

/** The photos of a ruling. @param {{state: any, ruling: any}} props */
export function Photos({ state, ruling }) {
  const photos = Object.values(state.photos).filter((photo) => photo.ruling === ruling.id);
  if (photos.length === 0) return null;
  return html`<section class="stack">
    <h2>${t("hall-photos")}</h2>
    <ul class="photos">
      ${photos.map((photo, place) => html`<li key=${photo.id}><${Photo} ruling=${ruling.id} photo=${photo} number=${place + 1} /></li>`)}
    </ul>
  </section>`;
}

/** @param {{ruling: string, photo: any, number: number}} props */
function Photo({ ruling, photo, number }) {
  const { url, failed } = useBlob(() => hall.photo(ruling, photo.id), photo.id);
  if (failed) return html`<p class="soft">${t("hall-photo-away", { number })}</p>`;
  return html`<figure>
    ${url && html`<a href=${url} target="_blank"><img src=${url} alt=${t("hall-photo", { number })} /></a>`}
    ${photo.unsent && photo.outbox !== "done" && html`<figcaption class="badge info">${t("hall-unsent")}</figcaption>`}
  </figure>`;
}

/**
 * An address for bytes that need a token to be had. @param {() => Promise<Blob>} load @param {string} key
 * @returns {{url: string|null, blob: Blob|null, failed: boolean}}
 */
export function useBlob(load, key) {
  const [got, setGot] = useState(/** @type {ReturnType<typeof useBlob>} */ (NOTHING));
  useEffect(() => {
    let url = "";
    let left = false;
    load().then(
      (blob) => {
        if (left) return;
        url = URL.createObjectURL(blob);
        setGot({ url, blob, failed: false });
      },
      () => left || setGot({ ...NOTHING, failed: true }),
    );
    return () => {
      left = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [key]);
  return got;
}
