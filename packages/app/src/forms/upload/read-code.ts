import decodeQR from 'qr/decode.js';
import { noEdit } from './picture-edit.ts';
import { preparePicture } from './prepare-picture.ts';
import type { ReadCode } from './qr-from-picture.ts';

/** Longest sides that a code is looked for at, px: small ones are quick, and forgive the noise of a photo. */
const lookedAtPx = [800, 1_600, 480] as const;

/** Looks for one QR code in a picture, after the checks of any picture. Runs in a worker. */
export async function readCode(file: File): Promise<ReadCode> {
  const { blob, problem } = await preparePicture(file, Number.POSITIVE_INFINITY, noEdit);
  if (blob === null) return { text: null, problem };
  const picture = await createImageBitmap(blob);
  try {
    for (const longestPx of lookedAtPx) {
      const text = decoded(picture, longestPx);
      if (text !== null) return { text, problem: null };
    }
    return { text: null, problem: 'noCode' };
  } finally {
    picture.close();
  }
}

function decoded(picture: ImageBitmap, longestPx: number): string | null {
  const scale = Math.min(1, longestPx / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const context = new OffscreenCanvas(width, height).getContext('2d', { alpha: false });
  if (context === null) throw new Error('no canvas to draw a picture on');
  context.drawImage(picture, 0, 0, width, height);
  try {
    return decodeQR(context.getImageData(0, 0, width, height));
  } catch {
    // Thrown where there is no code, or one that cannot be made out.
    return null;
  }
}
