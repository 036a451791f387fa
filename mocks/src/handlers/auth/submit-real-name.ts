import { refuse } from '#domain/refusals.ts';
import { send } from '#world-definition.ts';
import type { Handler } from '../context.ts';
import { fileHashIn } from '../upload/file-address.ts';

export const submitRealName: Handler<'auth.submitRealName'> = (
  { world, state, userId },
  { imageUrls, ...documents },
) => {
  const imageHashes = imageUrls.map((address) => {
    const hash = fileHashIn(state, address);
    if (hash === null) throw refuse('imageNotUploaded');
    return hash;
  });
  send(world, 'identity/submit', { userId, ...documents, imageHashes });
  return null;
};
