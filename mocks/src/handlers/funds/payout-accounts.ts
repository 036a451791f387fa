/** Payout accounts as the wire has them. */
import type { ParsedRequestOf, WireResponseOf } from '@meridian/api';
import type { EndpointById } from '@meridian/api/catalogue';
import { userOf } from '#domain/brokerage.ts';
import { dollarRate } from '#domain/dollar-rates.ts';
import { fileKey } from '#domain/files/index.ts';
import { isPayoutAccountInUse, payoutAccountsOf } from '#domain/payouts/index.ts';
import type { PayoutAccount, PayoutDetails } from '#domain/payouts/index.ts';
import { refuse } from '#domain/refusals.ts';
import { newestFirst, sendFor } from '../context.ts';
import type { Caller, Customer, Handler, WriteHandler } from '../context.ts';
import { fileHashIn } from '../upload/file-address.ts';
import { dollarRateView } from './wallet-view.ts';

type WireAccount = WireResponseOf<EndpointById<'funds.addPayoutAccount'>>;
type Entered = Omit<ParsedRequestOf<EndpointById<'funds.addPayoutAccount'>>, 'clientRequestId'>;

export const payoutAccounts: Handler<'funds.payoutAccounts'> = (caller) =>
  newestFirst(payoutAccountsOf(caller.state, caller.userId), ({ createdAt }) => createdAt).map((account) =>
    accountView(caller, account),
  );

export const addPayoutAccount: WriteHandler<'funds.addPayoutAccount'> = {
  act: (caller, entered) =>
    sendFor(caller, 'payouts/add', { userId: caller.userId, details: detailsOf(caller, entered) }).id,
  receipt,
};

export const updatePayoutAccount: WriteHandler<'funds.updatePayoutAccount'> = {
  act: (caller, { id, ...entered }) =>
    sendFor(caller, 'payouts/update', { userId: caller.userId, id, details: detailsOf(caller, entered) }).id,
  receipt,
};

export const deletePayoutAccount: Handler<'funds.deletePayoutAccount'> = (caller, { id }) => {
  sendFor(caller, 'payouts/delete', { userId: caller.userId, id });
  return null;
};

function receipt(caller: Customer, id: string): WireAccount {
  const account = caller.state.payoutAccounts.get(id);
  if (account === undefined) throw new RangeError(`no payout account ${id}`);
  return accountView(caller, account);
}

/** @throws BusinessRefusal `imageNotUploaded` for an address at which no file of this host is. */
function detailsOf({ state }: Customer, { currency, bankCard, wallet }: Entered): PayoutDetails {
  if (bankCard === undefined) return { currency, bankCard: null, wallet: wallet ?? null };
  const { cardImageUrl, ...card } = bankCard;
  const imageHash = fileHashIn(state, cardImageUrl);
  if (imageHash === null) throw refuse('imageNotUploaded');
  const imagePath = cardImageUrl.replace(/\?.*$/s, '');
  return { currency, bankCard: { ...card, imageHash, imagePath }, wallet: wallet ?? null };
}

function accountView(caller: Caller, account: PayoutAccount): WireAccount {
  const { state, now } = caller;
  const { id, userId, details, createdAt } = account;
  const { currency, bankCard, wallet } = details;
  return {
    id,
    currency,
    bankCard: bankCard && cardView(caller, userId, bankCard),
    wallet,
    rate: dollarRateView(dollarRate(state, currency, now)),
    isInUse: isPayoutAccountInUse(state, id),
    createTimeTimestamp: createdAt,
  };
}

function cardView(
  { state }: Pick<Caller, 'state'>,
  userId: string,
  { imageHash, imagePath, ...card }: NonNullable<PayoutDetails['bankCard']>,
): WireAccount['bankCard'] {
  const key = fileKey(state, userOf(state, userId), imageHash);
  return { ...card, cardImageUrl: `${imagePath}?key=${key}` };
}
