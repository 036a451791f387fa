/**
 * What a refused identity check is about, part by part (assumed). In a file of its own: the user is read at start-up, and only the
 * screens of the check show this.
 */
import * as v from 'valibot';
import { areaCode, id, name, nullish, sentence, url } from '../fields.ts';
import type { User } from './auth-start-up.ts';

/** Which documents are taken (spec §3). */
export const documentType = v.picklist(['idCard', 'passport']);

/**
 * What was handed in last, where only some of its images were refused: the others are accepted and need not be taken again. Images
 * are in the order of `auth.submitRealName`, with addresses that it takes; `reason` is in the user's language, null for an
 * accepted one.
 */
export const identityDocuments = v.object({
  documentType,
  firstName: name,
  lastName: name,
  documentNumber: id,
  countryCode: areaCode,
  images: v.pipe(v.array(v.object({ url, reason: nullish(sentence) })), v.maxLength(10)),
});
export type IdentityDocuments = v.InferOutput<typeof identityDocuments>;

/** Null where the backend says nothing of the parts, or nothing that can be read: then everything is asked for again. */
export function identityDocumentsOf({
  realDocuments,
}: Pick<User, 'realDocuments'>): IdentityDocuments | null {
  const read = v.safeParse(identityDocuments, realDocuments);
  return read.success ? read.output : null;
}
