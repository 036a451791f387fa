/** Images for tests, as far as anybody looks at them: their first bytes. And forms that carry them. */
import type { ImageType } from '@meridian/api';

const marks: Readonly<Record<ImageType, string>> = {
  'image/jpeg': '\xff\xd8\xff\xe0\0\x10JFIF\0\x01',
  'image/png': '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
  'image/webp': 'RIFF\x24\0\0\0WEBPVP8 ',
  'image/heic': '\0\0\0\x24ftypheic\0\0\0\0',
};

/** Others for another `filler`. */
export function picture(sizeBytes = 64, type: ImageType = 'image/png', filler = 7): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(sizeBytes).fill(filler);
  bytes.set(Uint8Array.from(marks[type], (character) => character.charCodeAt(0)).subarray(0, sizeBytes));
  return bytes;
}

/** A form with this file in it, as a browser sends it. */
export function formWith(bytes: Uint8Array<ArrayBuffer>, name = 'proof.png', field = 'file'): FormData {
  const form = new FormData();
  form.append(field, new Blob([bytes], { type: 'image/png' }), name);
  return form;
}
