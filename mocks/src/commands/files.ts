import { imageTypes, maxImageBytes, maxNameLength } from '@meridian/api';
import * as v from 'valibot';
import { userOf } from '#domain/brokerage.ts';
import { addFile, fileHashPattern } from '#domain/files/index.ts';
import { defineCommand, userId } from './define.ts';

export const fileCommands = {
  /** The bytes are with the host: the history holds name, size, type and hash, and needs no more to be replayed. */
  'files/upload': defineCommand({
    payload: v.object({
      userId,
      name: v.pipe(v.string(), v.maxLength(maxNameLength)),
      sizeBytes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxImageBytes)),
      type: v.picklist(imageTypes),
      hash: v.pipe(v.string(), v.regex(fileHashPattern)),
    }),
    apply(state, { userId: ownerId, ...file }, at) {
      addFile(state, userOf(state, ownerId).id, { ...file, uploadedAt: at });
      return { id: file.hash };
    },
  }),
} as const;
