import { refuse } from '#domain/refusals.ts';
import { sendFor } from '../context.ts';
import type { Handler } from '../context.ts';
import { fileHashIn } from '../upload/file-address.ts';

export const submitRealName: Handler<'auth.submitRealName'> = (caller, { imageUrls, ...documents }) => {
  const { state, userId } = caller;
  const imageHashes = imageUrls.map((address) => {
    const hash = fileHashIn(state, address);
    if (hash === null) throw refuse('imageNotUploaded');
    return hash;
  });
  sendFor(caller, 'identity/submit', { userId, ...documents, imageHashes, imageUrls: [...imageUrls] });
  return null;
};
