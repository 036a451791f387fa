import { userOf } from '#domain/brokerage.ts';
import { fileOf, imageTypeOf } from '#domain/files/index.ts';
import { refuse } from '#domain/refusals.ts';
import { sendFor } from '../context.ts';
import type { StagedHandler } from '../context.ts';
import { filePath } from './file-address.ts';

/** First the host stores the bytes, then the world records them: what a world knows can be read again. */
export const uploadFile: StagedHandler<'upload.file'> = {
  async prepare({ state }, { file }, host) {
    const { uploadLimitBytes } = state;
    if (file.size === 0) throw refuse('fileEmpty');
    if (file.size > uploadLimitBytes) throw refuse('fileTooLarge', { limitBytes: uploadLimitBytes });
    const bytes = new Uint8Array(await file.arrayBuffer());
    const type = imageTypeOf(bytes);
    if (type === null) throw refuse('fileKindNotAllowed');
    const hash = await sha256(bytes);
    await host.blobs.keep(hash, bytes);
    const { name, size: sizeBytes } = file;
    return {
      content: { name, hash },
      act(caller) {
        const { userId } = caller;
        if (fileOf(caller.state, userId, hash) === undefined)
          sendFor(caller, 'files/upload', { userId, name, sizeBytes, type, hash });
        return hash;
      },
      receipt: (caller, fileHash) => ({
        url: host.addressOf(filePath(caller.state, userOf(caller.state, caller.userId), fileHash)),
      }),
    };
  },
};

/** In hexadecimal. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
