/** The addresses of files below a world's own, and whose each is. */
import { fileHashPattern, fileKey, fileOf } from '#domain/files/index.ts';
import type { FileStore, StoredFile } from '#domain/files/index.ts';
import { userOfToken } from '#domain/session/index.ts';
import type { TokenIssuer, User, Users } from '#domain/session/index.ts';
import { worldPath } from '../addresses.ts';

const folder = '/files/';

/** Whose files and sign-ins are looked at. */
type Books = TokenIssuer & FileStore & { readonly users: Users };

/** Below the world's address; only its owner can know it. */
export function filePath(issuer: TokenIssuer, owner: User, fileHash: string): string {
  return `${folder}${fileHash}?key=${fileKey(issuer, owner, fileHash)}`;
}

/**
 * Where a file that was handed in is found now: with the key of today, since the one that it was handed in with may have ended.
 * @param sentUrl the address that it was handed in under; null where a fact has put it there
 */
export function currentAddress(
  issuer: TokenIssuer,
  owner: User,
  fileHash: string,
  sentUrl: string | null,
): string {
  const path = filePath(issuer, owner, fileHash);
  if (sentUrl === null) return worldPath('', issuer.worldId) + path;
  const [address] = sentUrl.split('?');
  return `${address}${path.slice(path.indexOf('?'))}`;
}

/** Null for a path at which no file could be. */
export function fileHashAt(path: string): string | null {
  const hash = path.startsWith(folder) ? path.slice(folder.length) : '';
  return fileHashPattern.test(hash) ? hash : null;
}

/**
 * The file at an address, for any caller: null for a key that is none of its owner's, and to a customer who
 * asks for another's.
 */
export function fileFor(
  books: Books,
  fileHash: string,
  { key, token }: { readonly key: string | null; readonly token: string | null },
): StoredFile | null {
  const owner = books.users
    .values()
    .find((user) => fileOf(books, user.id, fileHash) && fileKey(books, user, fileHash) === key);
  const isSomebodyElse = token !== null && userOfToken(books, token) !== owner;
  if (owner === undefined || isSomebodyElse) return null;
  return fileOf(books, owner.id, fileHash) ?? null;
}

/** The hash in an address of this world's, with or without its host; null for any other address. Whose file it is, is not asked. */
export function fileHashIn({ worldId }: Pick<TokenIssuer, 'worldId'>, address: string): string | null {
  const pathname = URL.parse(address, 'http://this-host.invalid')?.pathname ?? '';
  const start = worldPath('', worldId) + folder;
  const at = pathname.lastIndexOf(start);
  return at < 0 ? null : fileHashAt(folder + pathname.slice(at + start.length));
}
