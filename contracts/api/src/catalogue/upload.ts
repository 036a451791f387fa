import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { url } from '../fields.ts';

/** Puts one image on the server (spec §7): multipart, field `file`. Where the url stands in `data` is assumed. */
export const uploadFile = defineEndpoint({
  id: 'upload.file',
  method: 'POST',
  path: '/file/upload',
  kind: 'write',
  changes: [],
  access: 'signedIn',
  isMultipart: true,
  request: v.object({ file: v.file() }),
  response: v.object({ url }),
});
