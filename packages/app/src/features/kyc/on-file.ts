import { identityDocumentsOf, realNameStatus, type IdentityDocuments, type User } from '@meridian/api';
import type { Message } from '#platform/words/messages.ts';
import { documentKinds, type DocumentKind, type Side } from './screens/Documents/kinds.ts';

/** One image of a document that was refused in part. */
export interface SideOnFile {
  readonly side: Side;
  readonly label: Message;
  /** Where the brokerage has it. */
  readonly url: string;
  /** Why it was refused, in the customer's language; null for one that was accepted. */
  readonly reason: string | null;
}

/** Documents that were handed in last, of which single images were refused. */
export interface OnFile {
  readonly kind: DocumentKind;
  readonly documents: IdentityDocuments;
  readonly sides: readonly SideOnFile[];
}

/** Null where nothing was refused, or the whole was: then everything is asked for again. */
export function onFileOf(user: User): OnFile | null {
  const documents = user.realStatus === realNameStatus.failed ? identityDocumentsOf(user) : null;
  if (documents === null) return null;
  const { images, documentType } = documents;
  const kind = documentKinds[documentType];
  const sides = kind.sides.flatMap((side, index) => {
    const image = images[index];
    return image === undefined ? [] : [{ ...side, ...image }];
  });
  const isWhole = sides.length === kind.sides.length && images.length === sides.length;
  return isWhole && sides.some(({ reason }) => reason !== null) ? { kind, documents, sides } : null;
}
