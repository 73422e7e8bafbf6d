import { read } from "./database.js";

const SIDE = 1280;
const MOST_BYTES = 400000;

/** Smaller, as JPEG, and without what the camera wrote into it (place, time). @param {Blob} blob @returns {Promise<Blob>} */
export async function shrink(blob) {
  const image = await createImageBitmap(blob, {
    imageOrientation: "from-image",
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

/** @param {ImageBitmap} image @param {number} side @returns {HTMLCanvasElement} */
function drawn(image, side) {
  const scale = Math.min(1, side / Math.max(image.width, image.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** @param {HTMLCanvasElement} canvas @param {number} quality @returns {Promise<Blob>} */
function encoded(canvas, quality) {
  return new Promise((resolve, reject) => {
    const done = (/** @type {Blob|null} */ blob) => (blob ? resolve(blob) : reject(new Error("no JPEG")));
    canvas.toBlob(done, "image/jpeg", quality);
  });
}

/** @param {string} id @returns {Promise<ArrayBuffer|undefined>} */
export async function photoBytes(id) {
  return read("photos", (photos) => photos.get(id));
}
