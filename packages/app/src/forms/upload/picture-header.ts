import type { ImageType } from '@meridian/api';

/** What a picture says of itself before anything of it is decoded. */
export interface PictureHeader {
  readonly type: ImageType;
  /** Width × height; null where the header does not say it, or says nonsense. */
  readonly pixelCount: number | null;
}

/**
 * Kind and size of a picture by its own bytes (DECISIONS 20); null for anything else. To be asked before decoding: a PNG of
 * 40 kB can have 50,000 × 50,000 pixels. Reads in any bytes without throwing.
 */
export function pictureHeader(bytes: Uint8Array): PictureHeader | null {
  const reader = readerOf(bytes);
  for (const [type, isIt, sizeIn] of kinds) {
    if (!isIt(reader)) continue;
    const { width = 0, height = 0 } = sizeIn(reader) ?? {};
    const pixelCount = width * height;
    return { type, pixelCount: pixelCount > 0 ? pixelCount : null };
  }
  return null;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

type Kind = readonly [
  type: ImageType,
  isIt: (reader: Reader) => boolean,
  sizeIn: (reader: Reader) => Size | null,
];

const kinds: readonly Kind[] = [
  ['image/jpeg', (reader) => reader.uint(0, 3) === 0xff_d8_ff, jpegSize],
  ['image/png', (reader) => reader.text(0, 8) === '\x89PNG\r\n\x1a\n', pngSize],
  ['image/webp', (reader) => reader.text(0, 4) === 'RIFF' && reader.text(8, 4) === 'WEBP', webpSize],
  ['image/heic', (reader) => reader.text(4, 4) === 'ftyp' && heicBrands.has(reader.text(8, 4)), heicSize],
];

/** Brands of HEIC in the box that such a file begins with (ISO/IEC 23008-12). AVIF has others. */
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

/** Reads past the end as zeros and empty texts. */
interface Reader {
  readonly length: number;
  /** Big-endian, of up to 6 bytes. */
  uint(at: number, byteCount: number): number;
  uintLittle(at: number, byteCount: number): number;
  text(at: number, byteCount: number): string;
}

function readerOf(bytes: Uint8Array): Reader {
  const byte = (at: number): number => bytes[at] ?? 0;
  return {
    length: bytes.length,
    uint(at, byteCount) {
      let value = 0;
      for (let index = 0; index < byteCount; index += 1) value = value * 256 + byte(at + index);
      return value;
    },
    uintLittle(at, byteCount) {
      let value = 0;
      for (let index = byteCount - 1; index >= 0; index -= 1) value = value * 256 + byte(at + index);
      return value;
    },
    text: (at, byteCount) => String.fromCharCode(...bytes.subarray(at, at + byteCount)),
  };
}

/** The first chunk says it, and has to be the header (PNG, 11.2.2). */
function pngSize(reader: Reader): Size | null {
  if (reader.text(12, 4) !== 'IHDR') return null;
  return { width: reader.uint(16, 4), height: reader.uint(20, 4) };
}

/** Lossy, lossless and extended files say it in three ways (RFC 9649). */
function webpSize(reader: Reader): Size | null {
  switch (reader.text(12, 4)) {
    case 'VP8 ':
      if (reader.uint(23, 3) !== 0x9d_01_2a) return null;
      return { width: reader.uintLittle(26, 2) & 0x3f_ff, height: reader.uintLittle(28, 2) & 0x3f_ff };
    case 'VP8L': {
      if (reader.uint(20, 1) !== 0x2f) return null;
      const bits = reader.uintLittle(21, 4);
      return { width: (bits % 0x40_00) + 1, height: (Math.floor(bits / 0x40_00) % 0x40_00) + 1 };
    }
    case 'VP8X':
      return { width: reader.uintLittle(24, 3) + 1, height: reader.uintLittle(27, 3) + 1 };
    default:
      return null;
  }
}

/** Every marker from 0xC0 to 0xCF begins a frame, except these three (ITU T.81, table B.1). */
const noFrames: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc]);
const startOfScan = 0xda;

interface Segment {
  readonly marker: number;
  readonly at: number;
}

/** From segment to segment, up to the picture itself, which is the last (ITU T.81, B.1). */
function* segmentsIn(reader: Reader): Generator<Segment> {
  let at = 2;
  while (at + 9 <= reader.length) {
    if (reader.uint(at, 1) !== 0xff) return;
    const marker = reader.uint(at + 1, 1);
    // Any number of 0xFF may precede a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    yield { marker, at };
    const length = reader.uint(at + 2, 2);
    if (marker === startOfScan || length < 2) return;
    at += 2 + length;
  }
}

/** The frame says it, which is after what the camera has added. */
function jpegSize(reader: Reader): Size | null {
  for (const { marker, at } of segmentsIn(reader))
    if (marker >= 0xc0 && marker <= 0xcf && !noFrames.has(marker))
      return { width: reader.uint(at + 7, 2), height: reader.uint(at + 5, 2) };
  return null;
}

const endOfImage = 0xff_d9;

/**
 * Whether a file that is a picture goes on to its end. A browser draws what it has of one that was cut off, and leaves the rest
 * grey. Of HEIC the browser finds out itself.
 */
export function isWhole(bytes: Uint8Array, type: ImageType): boolean {
  const reader = readerOf(bytes);
  switch (type) {
    case 'image/jpeg': {
      // A thumbnail has an end of its own, before the picture begins. Phones add more after the end.
      for (const { marker, at: start } of segmentsIn(reader)) {
        if (marker !== startOfScan) continue;
        for (let at = reader.length - 2; at > start; at -= 1)
          if (reader.uint(at, 2) === endOfImage) return true;
      }
      return false;
    }
    case 'image/png': {
      for (let at = reader.length - 8; at > 8; at -= 1) if (reader.text(at, 4) === 'IEND') return true;
      return false;
    }
    case 'image/webp':
      return reader.uintLittle(4, 4) + 8 <= reader.length;
    case 'image/heic':
      return true;
  }
}

interface Box {
  readonly type: string;
  /** Of its content. */
  readonly from: number;
  readonly to: number;
}

/** Boxes of a file of this kind: more is made to keep somebody busy. */
const maxBoxes = 1_000;

/** The boxes between two places (ISO/IEC 14496-12, 4.2). One that does not fit ends them. */
function* boxesIn(reader: Reader, from: number, to: number): Generator<Box> {
  let at = from;
  for (let count = 0; count < maxBoxes && at + 8 <= to; count += 1) {
    const shortSize = reader.uint(at, 4);
    // 1: the size is in the next 8 bytes, of which 6 are more than any file; 0: up to the end.
    const head = shortSize === 1 ? 16 : 8;
    const size = shortSize === 1 ? reader.uint(at + 10, 6) : shortSize === 0 ? to - at : shortSize;
    if (size < head || at + size > to) return;
    yield { type: reader.text(at + 4, 4), from: at + head, to: at + size };
    at += size;
  }
}

function boxIn(reader: Reader, type: string, from: number, to: number): Box | null {
  for (const box of boxesIn(reader, from, to)) if (box.type === type) return box;
  return null;
}

/** The largest of the pictures in it: the photo itself, among its tiles and its thumbnail. */
function heicSize(reader: Reader): Size | null {
  const meta = boxIn(reader, 'meta', 0, reader.length);
  // The content of `meta` begins with its version and flags.
  const properties = meta && boxIn(reader, 'iprp', meta.from + 4, meta.to);
  const container = properties && boxIn(reader, 'ipco', properties.from, properties.to);
  if (!container) return null;
  let largest: Size | null = null;
  for (const { type, from } of boxesIn(reader, container.from, container.to)) {
    if (type !== 'ispe') continue;
    const size = { width: reader.uint(from + 4, 4), height: reader.uint(from + 8, 4) };
    if (largest === null || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}
