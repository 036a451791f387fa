import { adviceOn, lookedAtPx, measuresOf, type PictureAdvice } from './picture-advice.ts';
import { isWhole, pictureHeader } from './picture-header.ts';
import { refusedPicture, sentType, type Prepared } from './picture.ts';

/** A photo of 50 megapixels has half of it. */
const maxChosenBytes = 50 * 1024 * 1024;
/** Decoded, each takes 4 bytes: a quarter of a GB, which the phones that take such photos have. */
const maxPixels = 64_000_000;
/** Bytes that identify the kind. */
const kindBytes = 64;

/** Longest side in px, and quality, until it fits: a document stays readable at the last one. */
const sizes: readonly (readonly [longestPx: number, quality: number])[] = [
  [2_560, 0.85],
  [2_048, 0.75],
  [1_600, 0.65],
  [1_280, 0.5],
];

/** Looks at a file and makes it smaller. Runs in a worker: decoding takes longer than a frame. */
export async function preparePicture(file: File, limitBytes: number): Promise<Prepared> {
  if (file.size === 0) return refusedPicture('emptyFile');
  const isTooLong = file.size > maxChosenBytes;
  const seen = isTooLong ? file.slice(0, kindBytes) : file;
  const bytes = new Uint8Array(await seen.arrayBuffer());
  const header = pictureHeader(bytes);
  if (header === null) return refusedPicture('wrongKind');
  if (isTooLong || (header.pixelCount ?? 0) > maxPixels) return refusedPicture('tooLargeToOpen');
  if (header.pixelCount === null || !isWhole(bytes, header.type)) return refusedPicture('unreadable');

  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return refusedPicture(header.type === 'image/heic' ? 'heicUnreadable' : 'unreadable');
  }
  try {
    let blob = new Blob();
    for (const [longestPx, quality] of sizes) {
      blob = await drawn(picture, longestPx, quality);
      if (blob.size <= limitBytes) break;
    }
    return { blob, problem: null, advice: adviceOf(picture) };
  } finally {
    picture.close();
  }
}

/** The picture alone, on white where it is transparent: nothing else of the file comes along. */
async function drawn(picture: ImageBitmap, longestPx: number, quality: number): Promise<Blob> {
  return scaled(picture, longestPx).canvas.convertToBlob({ type: sentType, quality });
}

function adviceOf(picture: ImageBitmap): readonly PictureAdvice[] {
  const { canvas, context } = scaled(picture, lookedAtPx);
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  return adviceOn(measuresOf(pixels), Math.max(picture.width, picture.height));
}

function scaled(picture: ImageBitmap, longestPx: number) {
  const scale = Math.min(1, longestPx / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error('no canvas to draw a picture on');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return { canvas, context };
}
