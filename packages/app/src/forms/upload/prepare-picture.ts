import { adviceOn, lookedAtPx, measuresOf, type PictureAdvice } from './picture-advice.ts';
import { areaBefore, type PictureEdit } from './picture-edit.ts';
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

/** Looks at a file, turns and cuts it, and makes it smaller. Runs in a worker: decoding takes longer than a frame. */
export async function preparePicture(file: File, limitBytes: number, edit: PictureEdit): Promise<Prepared> {
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
      blob = await drawn(picture, edit, longestPx, quality);
      if (blob.size <= limitBytes) break;
    }
    return { blob, problem: null, advice: adviceOf(picture, edit) };
  } finally {
    picture.close();
  }
}

/** The picture alone, on white where it is transparent: nothing else of the file comes along. */
async function drawn(
  picture: ImageBitmap,
  edit: PictureEdit,
  longestPx: number,
  quality: number,
): Promise<Blob> {
  return scaled(picture, edit, longestPx).canvas.convertToBlob({ type: sentType, quality });
}

function adviceOf(picture: ImageBitmap, edit: PictureEdit): readonly PictureAdvice[] {
  const { canvas, context, longestBeforePx } = scaled(picture, edit, lookedAtPx);
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  return adviceOn(measuresOf(pixels), longestBeforePx);
}

/** The part that is sent, turned, with its longest side at most so long. */
function scaled(picture: ImageBitmap, edit: PictureEdit, longestPx: number) {
  const area = areaBefore(edit);
  const cut = { width: picture.width * area.width, height: picture.height * area.height };
  const longestBeforePx = Math.max(cut.width, cut.height);
  const scale = Math.min(1, longestPx / longestBeforePx);
  const width = Math.max(1, Math.round(cut.width * scale));
  const height = Math.max(1, Math.round(cut.height * scale));
  const isAcross = edit.turns % 2 === 1;
  const canvas = isAcross ? new OffscreenCanvas(height, width) : new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error('no canvas to draw a picture on');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((edit.turns * Math.PI) / 2);
  const [left, top] = [picture.width * area.x, picture.height * area.y];
  context.drawImage(picture, left, top, cut.width, cut.height, -width / 2, -height / 2, width, height);
  return { canvas, context, longestBeforePx };
}
