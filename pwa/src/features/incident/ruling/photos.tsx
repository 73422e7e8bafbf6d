import { store } from "../../../store/index.ts";
import { t } from "../../../ui/i18n.ts";
import { useBlob } from "../../../domain/incident/take-photo.tsx";
import type { Photo as PhotoOfRuling, Ruling, State } from "../../../store/index.ts";

/** Show the photos of a ruling. */
export function Photos({ state, ruling }: { state: State; ruling: Ruling }) {
  const photos = Object.values(state.photos).filter((photo) => photo.ruling === ruling.id);
  if (photos.length === 0) return null;
  return (
    <section class="stack">
      <h2>{t("hall-photos")}</h2>
      <ul class="photos">
        {photos.map((photo, place) => (
          <li key={photo.id}>
            <Photo ruling={ruling.id} photo={photo} number={place + 1} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Photo({ ruling, photo, number }: { ruling: string; photo: PhotoOfRuling; number: number }) {
  const { url, failed } = useBlob(() => store.photo(ruling, photo.id), photo.id);
  if (failed) return <p class="soft">{t("hall-photo-away", { number })}</p>;
  return (
    <figure>
      {url && (
        <a href={url} target="_blank">
          <img src={url} alt={t("hall-photo", { number })} />
        </a>
      )}
      {photo.unsent && photo.outbox !== "done" && <figcaption class="badge info">{t("hall-unsent")}</figcaption>}
    </figure>
  );
}
