import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWhole, pictureHeader } from './picture-header.ts';

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (character) => character.charCodeAt(0)) : [...part],
    ),
  );
const big = (value: number, byteCount: number) =>
  Array.from({ length: byteCount }, (_, index) => Math.floor(value / 256 ** (byteCount - 1 - index)) % 256);
const little = (value: number, byteCount: number) => big(value, byteCount).toReversed();

const png = (width: number, height: number) =>
  bytes('\x89PNG\r\n\x1a\n', big(13, 4), 'IHDR', big(width, 4), big(height, 4), [8, 6, 0, 0, 0]);
const segment = (marker: number, length: number) =>
  bytes([0xff, marker], big(length + 2, 2), Array(length).fill(7));
const frame = (marker: number, width: number, height: number) =>
  bytes([0xff, marker, 0, 17, 8], big(height, 2), big(width, 2), [3, 1, 0x22, 0]);
const jpeg = (...segments: readonly Uint8Array[]) =>
  bytes([0xff, 0xd8], ...segments.map((one) => [...one]), [0xff, 0xda, 0, 2]);
const webp = (chunk: string, ...content: readonly (readonly number[])[]) =>
  bytes('RIFF', big(0, 4), 'WEBP', chunk, little(10, 4), ...content);
const box = (type: string, ...content: readonly Uint8Array[]) => {
  const inner = content.flatMap((one) => [...one]);
  return bytes(big(inner.length + 8, 4), type, inner);
};
const ispe = (width: number, height: number) => box('ispe', bytes(big(0, 4), big(width, 4), big(height, 4)));
const heic = (...sizes: readonly Uint8Array[]) =>
  bytes(
    [...box('ftyp', bytes('heic', big(0, 4), 'mif1heic'))],
    [...box('meta', bytes(big(0, 4)), box('hdlr', bytes('pict')), box('iprp', box('ipco', ...sizes)))],
  );

describe('what a picture says of itself', () => {
  it.each<[string, Uint8Array, string, number | null]>([
    ['a PNG', png(640, 480), 'image/png', 307_200],
    ['a JPEG', jpeg(segment(0xe0, 14), frame(0xc0, 4000, 3000)), 'image/jpeg', 12_000_000],
    ['a progressive JPEG', jpeg(segment(0xc4, 5), frame(0xc2, 10, 20)), 'image/jpeg', 200],
    [
      'a JPEG behind megabytes of a camera',
      jpeg(...Array.from({ length: 40 }, () => segment(0xe1, 65_000)), frame(0xc0, 8, 9)),
      'image/jpeg',
      72,
    ],
    ['a JPEG with filled-up markers', jpeg(bytes([0xff, 0xff, 0xff]), frame(0xc1, 3, 5)), 'image/jpeg', 15],
    [
      'a lossy WebP',
      webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a], little(300, 2), little(200, 2)),
      'image/webp',
      60_000,
    ],
    ['a lossless WebP', webp('VP8L', [0x2f], little(99 + 49 * 0x4000, 4)), 'image/webp', 5_000],
    ['an extended WebP', webp('VP8X', [0, 0, 0, 0], little(4_999, 3), little(9, 3)), 'image/webp', 50_000],
    ['a HEIC of tiles', heic(ispe(512, 512), ispe(4032, 3024), ispe(320, 240)), 'image/heic', 12_192_768],
  ])('%s', (_what, file, type, pixelCount) => {
    expect(pictureHeader(file)).toEqual({ type, pixelCount });
  });

  it('counts pixels that nobody could decode', () => {
    expect(pictureHeader(png(50_000, 50_000))?.pixelCount).toBe(2_500_000_000);
    expect(pictureHeader(png(0xff_ff_ff_ff, 0xff_ff_ff_ff))?.pixelCount).toBeGreaterThan(1e18);
  });

  it.each<[string, Uint8Array]>([
    ['nothing', bytes()],
    ['text', bytes('<!doctype html><script>')],
    ['a GIF', bytes('GIF89a\x01\0\x01\0\0\0')],
    ['a PDF', bytes('%PDF-1.7\n%\xe2\xe3\xcf\xd3')],
    ['an AVIF', bytes('\0\0\0\x1cftypavif\0\0\0\0')],
    ['a film', bytes('\0\0\0\x18ftypmp42\0\0\0\0')],
    ['a sound', bytes('RIFF\x24\0\0\0WAVEfmt ')],
    ['half a mark', bytes('\x89PNG\r\n')],
  ])('%s is no picture', (_what, file) => {
    expect(pictureHeader(file)).toBeNull();
  });

  it.each<[string, Uint8Array]>([
    ['a PNG that ends after its mark', png(1, 1).subarray(0, 12)],
    ['a PNG that ends in its size', png(640, 480).subarray(0, 18)],
    ['a PNG of no width', png(0, 480)],
    ['a PNG without a header', bytes('\x89PNG\r\n\x1a\n', big(13, 4), 'IDAT', big(9, 4), big(9, 4))],
    ['a JPEG without a frame', jpeg(segment(0xe0, 14))],
    ['a JPEG whose segment has no length', jpeg(bytes([0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0, 0]))],
    ['a JPEG whose segment ends beyond the file', jpeg(bytes([0xff, 0xe0, 0xff, 0xff]))],
    ['a JPEG whose frame comes after its scan', bytes([...jpeg()], [...frame(0xc0, 5, 5)])],
    ['a WebP of another kind', webp('ALPH', [0, 0, 0, 0])],
    ['a WebP whose frame has no mark', webp('VP8 ', [0, 0, 0, 1, 2, 3], little(300, 2), little(200, 2))],
    ['a HEIC without sizes', heic()],
    ['a HEIC whose boxes have no size', heic(bytes(big(7, 4), 'ispe', big(0, 12)))],
    ['a HEIC whose boxes are larger than the file', heic(bytes(big(0xff_ff_ff, 4), 'ispe', big(0, 12)))],
  ])('%s has a size that nobody knows', (_what, file) => {
    expect(pictureHeader(file)?.pixelCount).toBeNull();
  });

  it('never takes long, nor throws, whatever the bytes are', () => {
    const starts = [png(9, 9), jpeg(frame(0xc0, 9, 9)), webp('VP8X'), heic(ispe(9, 9))];
    const file = fc.tuple(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 200 }), fc.nat(60));
    fc.assert(
      fc.property(file, ([start, rest, cut]) => {
        const bent = bytes([...start.subarray(0, start.length - cut)], [...rest]);
        const found = pictureHeader(bent);
        expect(found === null || found.pixelCount === null || found.pixelCount > 0).toBe(true);
      }),
    );
    // A zero size is "up to the end", a small one would not advance.
    const many = heic(...Array.from({ length: 5_000 }, () => ispe(1, 1)));
    expect(pictureHeader(many)?.pixelCount).toBe(1);
  });
});

describe('a picture that was cut off', () => {
  const start = jpeg(segment(0xe1, 40), frame(0xc0, 4032, 3024), bytes(Array<number>(6).fill(0)));
  const end = [0xff, 0xd9];
  const dataOf = (count: number) => Array<number>(count).fill(7);

  it('is a JPEG that has no end after its picture', () => {
    const whole = bytes([...start], dataOf(60), end);
    expect(isWhole(whole, 'image/jpeg')).toBe(true);
    for (let length = start.length; length < whole.length; length += 1)
      expect(isWhole(whole.subarray(0, length), 'image/jpeg'), String(length)).toBe(false);
  });

  it('is not one whose thumbnail alone is whole', () => {
    const thumbnail = bytes([0xff, 0xe1], big(22, 2), dataOf(18), end);
    expect(isWhole(bytes([...jpeg(thumbnail)], dataOf(60)), 'image/jpeg')).toBe(false);
  });

  it('may have more after its end, as phones write it', () => {
    expect(isWhole(bytes([...start], dataOf(60), end, dataOf(300)), 'image/jpeg')).toBe(true);
  });

  it('is a PNG without its last chunk, and a WebP shorter than it says', () => {
    const header = png(40, 30);
    expect(isWhole(header, 'image/png')).toBe(false);
    expect(isWhole(bytes([...header], dataOf(9), big(0, 4), 'IEND', dataOf(4)), 'image/png')).toBe(true);
    const claims = (size: number) => bytes('RIFF', little(size, 4), 'WEBP', dataOf(8));
    expect(isWhole(claims(12), 'image/webp')).toBe(true);
    expect(isWhole(claims(13), 'image/webp')).toBe(false);
  });

  it('is looked for in any bytes without an error', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 200 }),
        fc.constantFrom('image/jpeg', 'image/png', 'image/webp', 'image/heic'),
        (any, type) => {
          expect(isWhole(any, type)).toBeTypeOf('boolean');
        },
      ),
    );
  });
});
