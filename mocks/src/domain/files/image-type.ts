import type { ImageType } from '@meridian/api';

/** Bytes that a file must have to be looked at: as far as the marks below reach. */
const markBytes = 12;

/** Brands of HEIC in the `ftyp` box that such a file begins with (ISO/IEC 23008-12). AVIF has others. */
const heicBrands: ReadonlySet<string> = new Set([
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'mif1',
  'msf1',
]);

const marks: readonly (readonly [ImageType, (text: string) => boolean])[] = [
  ['image/jpeg', (text) => text.startsWith('\xff\xd8\xff')],
  ['image/png', (text) => text.startsWith('\x89PNG\r\n\x1a\n')],
  ['image/webp', (text) => text.startsWith('RIFF') && text.slice(8) === 'WEBP'],
  ['image/heic', (text) => text.slice(4, 8) === 'ftyp' && heicBrands.has(text.slice(8))],
];

/** What an image is by its first bytes, whatever it is called (DECISIONS 20); null for anything else. */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  if (bytes.length < markBytes) return null;
  const text = String.fromCharCode(...bytes.subarray(0, markBytes));
  return marks.find(([, fits]) => fits(text))?.[0] ?? null;
}
