/** Compares two pictures pixel by pixel. */
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** @typedef {'same' | 'changed' | 'added' | 'removed'} Verdict */

/**
 * Puts a picture on a larger transparent sheet, so that a story that grew can be compared with what it was.
 * @param {PNG} picture
 * @param {number} width
 * @param {number} height
 */
function onSheet(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture;
  const sheet = new PNG({ width, height });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet;
}

/**
 * @param {Buffer | undefined} before PNG
 * @param {Buffer | undefined} after PNG
 * @returns {{ verdict: Verdict, share: number, mask?: Buffer }} share of the pixels that differ, 0 to 1, and a picture of them
 */
export function compare(before, after) {
  if (!before) return { verdict: 'added', share: 1 };
  if (!after) return { verdict: 'removed', share: 1 };
  // One browser encodes the same pixels to the same bytes: most pictures need no look at a pixel.
  if (before.equals(after)) return { verdict: 'same', share: 0 };
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const mask = new PNG({ width, height });
  const count = pixelmatch(
    onSheet(one, width, height).data,
    onSheet(other, width, height).data,
    mask.data,
    width,
    height,
    // Every difference counts, that of smoothed edges too: both pictures come from one browser.
    { threshold: 0, includeAA: true, diffColor: [214, 31, 105], alpha: 0.15 },
  );
  if (count === 0) return { verdict: 'same', share: 0 };
  return { verdict: 'changed', share: count / (width * height), mask: PNG.sync.write(mask) };
}
