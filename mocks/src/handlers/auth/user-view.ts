import type { IdentityDocuments, WireResponseOf } from '@meridian/api';
import type { Endpoints } from '@meridian/api/catalogue';
import { inboxOf, unreadCount } from '#domain/inbox/index.ts';
import { sidesOf } from '#domain/kyc/index.ts';
import { failureReason } from '#domain/reviews/index.ts';
import type { User } from '#domain/session/index.ts';
import type { Caller } from '../context.ts';
import { currentAddress } from '../upload/file-address.ts';

type WireUser = WireResponseOf<Endpoints['auth.userInfo']>;

const longPersonName = 'Maximiliana Alexandra Featherstonehaugh-Konstantinopoulos van den Bergh';

export function userView({ state, language }: Pick<Caller, 'state' | 'language'>, user: User): WireUser {
  const { identity } = user;
  const { reason } = identity;
  return {
    userLoginId: user.id,
    email: user.email,
    name: state.hasLongNames ? longPersonName : wordsOrNull(user.name),
    phone: wordsOrNull(user.phone),
    inviteCode: user.inviteCode,
    realStatus: identity.status,
    realReason: reason === null ? null : failureReason(reason)[language],
    realSubmitTimestamp: identity.submittedAt,
    realDocuments: refusedInPart({ state, language }, user),
    hasPayPassword: user.payPasswordHash !== null,
    unreadCount: unreadCount(inboxOf(state, user.id)),
  };
}

/** What was handed in, where single images of it were refused. */
function refusedInPart(
  { state, language }: Pick<Caller, 'state' | 'language'>,
  user: User,
): IdentityDocuments | null {
  const { identity, documents } = user;
  if (documents === null || !('refusedParts' in identity)) return null;
  const { imageHashes, imageUrls, ...rest } = documents;
  const reasons = identity.refusedParts ?? {};
  const images = sidesOf[rest.documentType].map((side, index) => {
    const reason = reasons[side];
    return {
      url: currentAddress(state, user, imageHashes[index] ?? '', imageUrls[index] ?? null),
      reason: reason === undefined ? null : failureReason(reason)[language],
    };
  });
  return { ...rest, images };
}

const wordsOrNull = (text: string): string | null => (text === '' ? null : text);
