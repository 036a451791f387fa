import type { ImageType } from '@meridian/api';
import { hash } from '#kernel/index.ts';

/** An image that a customer has put on the server. Its bytes are the host's; here is what the history records of them. */
export interface StoredFile {
  /** SHA-256 of the bytes, in hexadecimal. */
  readonly hash: string;
  /** As the customer called it. */
  readonly name: string;
  readonly sizeBytes: number;
  readonly type: ImageType;
  /** World ms. */
  readonly uploadedAt: number;
}

/** Each customer's files by hash: the same bytes are one file. */
export type Files = Map<string, Map<string, StoredFile>>;

/** What a file hash looks like. */
export const fileHashPattern = /^[\da-f]{64}$/;

/** Where files are found. */
export interface FileStore {
  readonly files: Files;
}

/** Undefined for a file that the customer has not put on the server. */
export function fileOf({ files }: FileStore, userId: string, fileHash: string): StoredFile | undefined {
  return files.get(userId)?.get(fileHash);
}

/** Takes a file on. One that is there stays as it is. */
export function addFile({ files }: FileStore, userId: string, file: StoredFile): void {
  const own = files.get(userId) ?? new Map<string, StoredFile>();
  if (!own.has(file.hash)) own.set(file.hash, file);
  files.set(userId, own);
}

/**
 * What an address carries besides the hash, so that nobody but its owner has it: the tag of an image sends no header. As
 * good as the sign-ins of its time: the epoch of the owner's tokens is part of it.
 */
export function fileKey(
  { seed, worldId }: { readonly seed: string; readonly worldId: string },
  { id, tokenEpoch }: { readonly id: string; readonly tokenEpoch: number },
  fileHash: string,
): string {
  const part = (index: number) =>
    hash(seed, 'fileKey', JSON.stringify([worldId, id, tokenEpoch, fileHash]), index)
      .toString(16)
      .padStart(8, '0');
  return `${part(0)}${part(1)}${part(2)}`;
}
