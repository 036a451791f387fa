import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { imageTypeOf, sampleBytes, sampleBytesOf, sampleFile, samplePictures } from './index.ts';

test.each(samplePictures)('the sample "%s" is the image that its file says', (picture) => {
  const bytes = sampleBytes(picture);
  const file = sampleFile(picture, 5);
  expect(file).toMatchObject({
    hash: createHash('sha256').update(bytes).digest('hex'),
    sizeBytes: bytes.byteLength,
    type: imageTypeOf(bytes),
    uploadedAt: 5,
  });
  expect(sampleBytesOf(file.hash)).toEqual(bytes);
});

test('no two samples are the same image, and no other file is one', () => {
  expect(new Set(samplePictures.map((picture) => sampleFile(picture, 0).hash)).size).toBe(
    samplePictures.length,
  );
  expect(sampleBytesOf('0'.repeat(64))).toBeNull();
});
