import { useLayoutEffect, useState } from "preact/hooks";
import { MOST_PHOTOS, store } from "../../store/index.ts";
import { t } from "../../ui/i18n.ts";
import { Icon, say } from "../../ui/index.ts";
import { useStore } from "../../store/use-store.ts";
import type { TargetedEvent } from "preact";

const NOTHING = { url: null, blob: null, failed: false };

/** An address for bytes that need a token to be had. */
export function useBlob(
  load: () => Promise<Blob>,
  key: string,
): { url: string | null; blob: Blob | null; failed: boolean } {
  const [got, setGot] = useState<ReturnType<typeof useBlob>>(NOTHING);
  useLayoutEffect(() => {
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

/**
 * From the camera, or a picture that is there already; until it is small enough and kept, it says so.
 * @param props `count`: how many there are
 */
export function TakePhoto({ count, onPhoto }: { count: number; onPhoto: (photo: Blob) => Promise<unknown> }) {
  const [busy, setBusy] = useState(false);
  const take = async (event: TargetedEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    event.currentTarget.value = "";
    if (!file) return;
    setBusy(true);
    await onPhoto(file).catch((trouble: unknown) => {
      const isUnreadable = trouble instanceof Error && trouble.name === "Unreadable";
      say(t(isUnreadable ? "hall-photo-bad" : "call.not-kept"));
    });
    setBusy(false);
  };
  // Disabled, it would lose the focus.
  const wait = (event: Event) => busy && event.preventDefault();
  if (count >= MOST_PHOTOS)
    return (
      <p class="note" role="status">
        {t("call.photos-most", { most: MOST_PHOTOS })}
      </p>
    );
  return (
    <label class="button photo" aria-busy={busy}>
      {busy ? <progress aria-hidden="true"></progress> : <Icon name="camera" />}
      <span aria-live="polite">{t(busy ? "call.photo-shrinking" : "hall-add-photo")}</span>
      <input class="unseen" type="file" accept="image/*" aria-disabled={busy} onClick={wait} onChange={take} />
    </label>
  );
}

/** Take a photo of a ruling that was issued. */
export function AddPhoto({ ruling }: { ruling: string }) {
  const { state } = useStore();
  const there = Object.values(state.photos).filter((photo) => photo.ruling === ruling);
  const take = async (photo: Blob) => {
    await store.addPhoto(ruling, photo);
    say(t("hall-photo-added"));
  };
  return <TakePhoto count={there.length} onPhoto={take} />;
}
