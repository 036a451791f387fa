import { expect, test } from 'vitest';
import { imageTypeOf } from './index.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['a JPEG', '\xff\xd8\xff\xe0\0\x10JFIF\0\x01', 'image/jpeg'],
  ['a PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'image/png'],
  ['a WebP', 'RIFF\x24\0\0\0WEBPVP8 ', 'image/webp'],
  ["a phone's HEIC", '\0\0\0\x24ftypheic\0\0\0\0', 'image/heic'],
  ['a HEIC by its general brand', '\0\0\0\x18ftypmif1\0\0\0\0', 'image/heic'],
  ['an AVIF', '\0\0\0\x1cftypavif\0\0\0\0', null],
  ['a HEIC mark without its box', '\0\0\0\x24moovheic\0\0\0\0', null],
  ['a film', '\0\0\0\x18ftypmp42\0\0\0\0', null],
  ['a sound', 'RIFF\x24\0\0\0WAVEfmt ', null],
  ['a GIF', 'GIF89a\x01\0\x01\0\0\0', null],
  ['a PDF', '%PDF-1.7\n%\xe2\xe3\xcf\xd3', null],
  ['a page', '<!doctype html><script>', null],
  ['a mark that comes too late', ' \x89PNG\r\n\x1a\n\0\0\0', null],
  ['half a mark', '\x89PNG\r\n', null],
  ['nothing', '', null],
])('%s', (_what, text, type) => {
  expect(imageTypeOf(bytes(text))).toBe(type);
});
