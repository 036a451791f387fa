import type { WireResponseOf } from '@meridian/api';
import type { Endpoints } from '@meridian/api/catalogue';
import { inboxOf, unreadCount } from '#domain/inbox/index.ts';
import { failureReason } from '#domain/reviews/index.ts';
import type { User } from '#domain/session/index.ts';
import type { Caller } from '../context.ts';

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
    hasPayPassword: user.payPassword !== null,
    unreadCount: unreadCount(inboxOf(state, user.id)),
  };
}

const wordsOrNull = (text: string): string | null => (text === '' ? null : text);
