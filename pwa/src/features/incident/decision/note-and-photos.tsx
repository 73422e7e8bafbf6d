import { store } from "../../../store/index.ts";
import { addPhoto, change } from "../call/draft.ts";
import { t } from "../../../ui/i18n.ts";
import { Disclosure, Field } from "../../../ui/index.ts";
import { TakePhoto, useBlob } from "../../../domain/incident/take-photo.tsx";
import type { Draft } from "../call/draft.ts";

/** Show fields for a note and photos to go with the ruling. @param props `hasNote`: offer a note too */
export function NoteAndPhotos({ draft: { note, photos }, hasNote }: { draft: Draft; hasNote: boolean }) {
  const attached = (note.trim() ? 1 : 0) + photos.length;
  const title = (
    <>
      <span class="body">{t("call.extras")}</span>
      {attached > 0 && <span class="badge">{attached}</span>}
    </>
  );
  const remove = (id: string) => {
    change({ photos: photos.filter((one) => one !== id) });
    store.deletePhotos([id]);
  };
  return (
    <Disclosure title={title}>
      {() => (
        <div class="stack">
          {hasNote && (
            <Field
              long
              label={t("call.note")}
              value={note}
              onInput={(note: string) => change({ note })}
              maxlength={4000}
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

function Photo({ id, number, onRemove }: { id: string; number: number; onRemove: () => void }) {
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
