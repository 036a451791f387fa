/** Bank cards and digital wallets a user withdraws to. Exact field names are not shown (spec §3). */
import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { anything, id, unsettledList, unsettledRequest } from '../fields.ts';

export const payoutAccounts = defineEndpoint({
  id: 'funds.payoutAccounts',
  method: 'POST',
  path: '/UserAccount/SelectCardNo',
  kind: 'read',
  access: 'signedIn',
  request: unsettledRequest({}),
  response: unsettledList,
});

export const addPayoutAccount = defineEndpoint({
  id: 'funds.addPayoutAccount',
  method: 'POST',
  path: '/UserAccount/addCardNo',
  kind: 'write',
  changes: ['funds.payoutAccounts'],
  access: 'signedIn',
  request: unsettledRequest({}),
  response: anything,
});

/** Sets all fields of an account; the same fields again change nothing. */
export const updatePayoutAccount = defineEndpoint({
  id: 'funds.updatePayoutAccount',
  method: 'POST',
  path: '/UserAccount/UpdateCardNo',
  kind: 'write',
  changes: ['funds.payoutAccounts'],
  isIdempotent: true,
  access: 'signedIn',
  request: unsettledRequest({ id }),
  response: anything,
  refusals: ['notFound'],
});

/** Deleting what is gone changes nothing. */
export const deletePayoutAccount = defineEndpoint({
  id: 'funds.deletePayoutAccount',
  method: 'POST',
  path: '/UserAccount/delete-card',
  kind: 'write',
  changes: ['funds.payoutAccounts'],
  isIdempotent: true,
  access: 'signedIn',
  request: v.object({ id }),
  response: anything,
});
