import { userOf } from '#domain/brokerage.ts';
import { fileOf, imageTypeOf } from '#domain/files/index.ts';
import { refuse } from '#domain/refusals.ts';
import { send } from '#world-definition.ts';
import type { StagedHandler } from '../context.ts';
import { filePath } from './file-address.ts';

/** First the host has the bytes, then the world hears of them: what a world knows of can be read again. */
export const uploadFile: StagedHandler<'upload.file'> = {
  async prepare({ state }, { file }, host) {
    const { uploadLimitBytes } = state;
    if (file.size > uploadLimitBytes) throw refuse('fileTooLarge', { limitBytes: uploadLimitBytes });
    const bytes = new Uint8Array(await file.arrayBuffer());
    const type = imageTypeOf(bytes);
    if (type === null) throw refuse('fileKindNotAllowed');
    const hash = await sha256(bytes);
    await host.blobs.keep(hash, bytes);
    return ({ world, state, userId }) => {
      if (fileOf(state, userId, hash) === undefined)
        send(world, 'files/upload', { userId, name: file.name, sizeBytes: file.size, type, hash });
      return { url: host.addressOf(filePath(state, userOf(state, userId), hash)) };
    };
  },
};

/** In hexadecimal. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
