/** Facts about the images that customers put on the server. */
import { maxImageMegabytes } from '@meridian/api';
import * as v from 'valibot';
import { addFile, sampleFile, samplePictures } from '#domain/files/index.ts';
import { customerId, defineFact } from './define.ts';

const uploadLimit = defineFact({
  parameters: v.object({
    megabytes: v.pipe(v.number(), v.minValue(0.00001), v.maxValue(maxImageMegabytes)),
  }),
  sentence: ({ megabytes }) => `images of at most ${megabytes} MB are taken`,
  apply(state, { megabytes }) {
    state.uploadLimitBytes = Math.floor(megabytes * 1024 * 1024);
  },
});

const uploadedImage = defineFact({
  parameters: v.object({ picture: v.picklist(samplePictures) }),
  sentence: ({ picture }) => `the customer has put the image "${picture}" on the server`,
  apply(state, { picture }, at) {
    addFile(state, customerId, sampleFile(picture, at));
  },
});

export const fileFacts = { uploadLimit, uploadedImage } as const;
