import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { url } from '../fields.ts';
import { isFileName } from '../file-name.ts';

const namedFile = v.pipe(
  v.file(),
  v.check((file) => isFileName(file.name)),
);

/**
 * Puts one image on the server (spec §7): multipart, field `file`, of `imageTypes` by its first bytes, at most
 * `maxImageBytes`. Answers the address at which it can be read again; the same bytes again, the same address. Where the
 * url is in `data`, and what is refused how, is assumed.
 */
export const uploadFile = defineEndpoint({
  id: 'upload.file',
  method: 'POST',
  path: '/file/upload',
  kind: 'write',
  isIdempotent: true,
  changes: [],
  access: 'signedIn',
  isMultipart: true,
  request: v.object({ file: namedFile }),
  response: v.object({ url }),
  refusals: ['fileEmpty', 'fileTooLarge', 'fileKindNotAllowed'],
  repeatRefusals: [],
});
