/** Images that are there without having been put there: facts name them, and every host has their bytes. */
import type { StoredFile } from './files.ts';

/** PNGs of one colour each, in base64, with the SHA-256 of their bytes. */
const pictures = {
  documentFront: {
    base64:
      'iVBORw0KGgoAAAANSUhEUgAAADAAAAAeCAIAAADlxgqWAAAAMElEQVR42u3OMQ0AAAgDsOlCDYIQjQkOjiYV0FTPKxESEhISEhISEhISEhISEhK6tOVLdhtL96DZAAAAAElFTkSuQmCC',
    hash: '422db1d1243fec67e77c18e1a8e23ae0e3acdb9b9a212e1eab5c3150ff4ffddf',
  },
  documentBack: {
    base64:
      'iVBORw0KGgoAAAANSUhEUgAAADAAAAAeCAIAAADlxgqWAAAAMElEQVR42u3OMQ0AAAgDsOlCDYIQjQkOjiYV0PTUKxESEhISEhISEhISEhISEhK6tIh4dhtM6kEKAAAAAElFTkSuQmCC',
    hash: 'b169d1f9cdeaf93225ffcbdf77fe3d0ac1b2550c0727ab9f819ef1d741807a7d',
  },
  informationPage: {
    base64:
      'iVBORw0KGgoAAAANSUhEUgAAADAAAAAeCAIAAADlxgqWAAAAMElEQVR42u3OMQ0AAAgDsOlCDYIQjQkOjiYV0Ez1KxESEhISEhISEhISEhISEhK6tKo4dhsgoPuUAAAAAElFTkSuQmCC',
    hash: '6165488f2ef43b9eda93039cb7ba3b2914b8ac26148d54eb435693984f7b4a99',
  },
} as const;

export type SamplePicture = keyof typeof pictures;
export const samplePictures = Object.keys(pictures) as readonly SamplePicture[];

export function sampleBytes(picture: SamplePicture): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(pictures[picture].base64), (character) => character.charCodeAt(0));
}

/** The bytes of the sample with this hash; null for any other file. */
export function sampleBytesOf(fileHash: string): Uint8Array<ArrayBuffer> | null {
  const picture = samplePictures.find((name) => pictures[name].hash === fileHash);
  return picture === undefined ? null : sampleBytes(picture);
}

/** As if a customer had put it on the server at `uploadedAt`. */
export function sampleFile(picture: SamplePicture, uploadedAt: number): StoredFile {
  const sizeBytes = sampleBytes(picture).byteLength;
  return { hash: pictures[picture].hash, name: `${picture}.png`, sizeBytes, type: 'image/png', uploadedAt };
}
