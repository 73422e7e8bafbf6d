import { store } from "../../../store/index.js";
import { addPhoto, change } from "../call/draft.js";
import { t } from "../../../ui/i18n.js";
import { Disclosure, Field } from "../../../ui/index.js";
import { TakePhoto, useBlob } from "../../../domain/incident/take-photo.jsx";

/** A note and photos to go with the ruling. @param {{kept: import("../call/draft.js").Draft, noted: boolean}} props */
export function Extras({ kept: { note, photos }, noted }) {
  const attached = (note.trim() ? 1 : 0) + photos.length;
  const title = (
    <>
      <span class="body">{t("call.extras")}</span>
      {attached > 0 && <span class="badge">{attached}</span>}
    </>
  );
  const remove = (/** @type {string} */ id) => {
    change({ photos: photos.filter((one) => one !== id) });
    store.deletePhotos([id]);
  };
  return (
    <Disclosure title={title}>
      {() => (
        <div class="stack">
          {noted && (
            <Field
              long
              label={t("call.note")}
              value={note}
              onInput={(/** @type {string} */ note) => change({ note })}
              maxlength="4000"
            />
          )}
          <TakePhoto count={photos.length} onPhoto={addPhoto} />
          <ul class="photos" aria-label={t("hall-photos")}>
            {photos.map((id, place) => (
              <li key={id}>
                <Photo id={id} number={place + 1} onRemove={() => remove(id)} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Disclosure>
  );
}

/** @param {{id: string, number: number, onRemove: () => void}} props */
function Photo({ id, number, onRemove }) {
  const { url } = useBlob(() => store.photo("", id), id);
  return (
    <>
      {url && <img src={url} alt={t("hall-photo", { number })} />}
      <button class="button" type="button" onClick={onRemove}>
        {t("call.photo-remove", { number })}
      </button>
    </>
  );
}
