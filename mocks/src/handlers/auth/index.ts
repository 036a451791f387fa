import type { Endpoints } from '@meridian/api/catalogue';
import { assetSource } from '@meridian/api';
import type { AssetClass, WireResponseOf } from '@meridian/api';
import { userOf } from '../../domain/brokerage.ts';
import { failureReason } from '../../domain/kyc/index.ts';
import { inboxOf, unreadCount } from '../../domain/inbox/index.ts';
import { classTerms } from '../../domain/orders/index.ts';
import { refuse } from '../../domain/refusals.ts';
import { payPasswordMinLength, userOfCredentials } from '../../domain/session/index.ts';
import type { User } from '../../domain/session/index.ts';
import { formatExact } from '../../kernel/index.ts';
import { send } from '../../world-definition.ts';
import { notBuilt } from '../context.ts';
import type { Caller, HandlersOf } from '../context.ts';

type AuthId = Extract<keyof Endpoints, `auth.${string}`>;
export type WireUser = WireResponseOf<Endpoints['auth.userInfo']>;

const longPersonName = 'Maximiliana Alexandra Featherstonehaugh-Konstantinopoulos van den Bergh';

export function userView({ state, language }: Pick<Caller, 'state' | 'language'>, user: User): WireUser {
  const { identity } = user;
  const { reason } = identity;
  return {
    userLoginId: user.id,
    email: user.email,
    name: state.hasLongNames ? longPersonName : user.name,
    phone: user.phone,
    inviteCode: user.inviteCode,
    realStatus: identity.status,
    realReason: reason === null ? null : failureReason(reason)[language],
    realSubmitTimestamp: identity.submittedAt,
    hasPayPassword: user.payPassword !== null,
    unreadCount: unreadCount(inboxOf(state, user.id)),
  };
}

export const authHandlers: HandlersOf<AuthId> = {
  'auth.login'(caller, { username, password }) {
    const user = userOfCredentials(caller.state.users, username, password);
    const token = send(caller.world, 'session/signIn', { userId: user.id });
    return { token, user: userView(caller, user) };
  },
  'auth.userInfo': (caller) => userView(caller, userOf(caller.state, caller.userId)),
  'auth.appVersion': ({ now }) => ({
    version: '1.0.0',
    title: 'Meridian',
    serverTimestamp: now,
    gates: { withdraw: true, ipo: true, follow: true, loan: true },
    trading: Object.fromEntries(
      (Object.keys(classTerms) as AssetClass[]).map((name) => {
        const { leverages, feeRate, minFee, maintenanceRate } = classTerms[name];
        const terms = {
          leverages: leverages.map(formatExact),
          feeRate: formatExact(feeRate),
          minFee: formatExact(minFee),
          maintenanceRate: formatExact(maintenanceRate),
        };
        return [String(assetSource[name]), terms];
      }),
    ),
  }),
  'auth.setPayPassword'({ world, state, userId }, { payPassword }) {
    // The first one only: another is set by who knows it (spec §7).
    if (userOf(state, userId).payPassword !== null) throw refuse('invalidRequest', { field: 'payPassword' });
    send(world, 'session/setPayPassword', { userId, payPassword });
    return null;
  },
  'auth.updatePayPassword'({ world, state, userId }, { oldPayPassword, payPassword }) {
    if (userOf(state, userId).payPassword !== oldPayPassword) throw refuse('payPasswordWrong');
    if (payPassword.length < payPasswordMinLength) throw refuse('invalidRequest', { field: 'payPassword' });
    if (payPassword !== oldPayPassword) send(world, 'session/setPayPassword', { userId, payPassword });
    return null;
  },
  'auth.registerByEmail': notBuilt,
  'auth.sendEmailCode': notBuilt,
  'auth.resetPassword': notBuilt,
  'auth.updatePassword': notBuilt,
  'auth.submitRealName': notBuilt,
  'auth.applyStatus': notBuilt,
  'auth.areaList': notBuilt,
  'auth.applyService': notBuilt,
};
