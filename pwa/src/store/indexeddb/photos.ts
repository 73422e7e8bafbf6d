import { uuid7 } from "../uuid7.ts";
import { read, transact } from "./database.ts";

/** A call that was open for longer is over. */
const OPEN_MS = 2 * 60 * 60 * 1000;
const SIDE = 1280;
const MOST_BYTES = 400000;

/** It is no picture, or none that this browser can read. */
export class Unreadable extends Error {
  name = "Unreadable";
}

/** Make a picture smaller, a JPEG, and without what the camera wrote into it (place, time). Raises Unreadable. */
export async function shrink(blob: Blob): Promise<Blob> {
  const image = await createImageBitmap(blob, { imageOrientation: "from-image" }).catch((error) => {
    throw new Unreadable(String(error));
  });
  try {
    for (let side = SIDE; ; side *= 0.8) {
      const canvas = drawn(image, side);
      for (const quality of [0.7, 0.5, 0.35]) {
        const jpeg = await encoded(canvas, quality);
        if (jpeg.size <= MOST_BYTES) return jpeg;
      }
    }
  } finally {
    image.close();
  }
}

function drawn(image: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(image.width, image.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function encoded(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error("no JPEG")));
    canvas.toBlob(done, "image/jpeg", quality);
  });
}

export function photoBytes(id: string): Promise<ArrayBuffer | undefined> {
  return read("photos", (photos) => photos.get(id));
}

/** Save a photo; it is on the disk when this resolves. */
export function saveBytes(id: string, bytes: ArrayBuffer) {
  return transact(["photos"], (transaction) => transaction.objectStore("photos").put(bytes, id));
}

/** Delete photos, but for those that are still to be sent, or may be sent again. */
export function deletePhotos(ids: string[]) {
  return transact(["outbox", "sent", "photos"], async (transaction) => {
    const outbox = transaction.objectStore("outbox").index("id");
    const sent = transaction.objectStore("sent").index("id");
    for (const id of ids) {
      if (!(await outbox.getKey(id)) && !(await sent.getKey(id))) await transaction.objectStore("photos").delete(id);
    }
  });
}

/** The photos that no open call can mean any more: another tab may have a call of its own. @param now ms */
export function oldPhotos(now: number): Promise<string[]> {
  return read("photos", (photos) => photos.getAllKeys(IDBKeyRange.upperBound(uuid7(now - OPEN_MS))));
}
