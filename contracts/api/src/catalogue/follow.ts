/** Follow investing with agencies (DECISIONS 23). */
import * as v from 'valibot';
import { positiveDecimal } from '../decimal.ts';
import { movedMoney } from '../changes.ts';
import { defineEndpoint } from '../endpoint.ts';
import { commitmentRefusals } from './commitment-refusals.ts';
import { clientOrderId, id, nothing, secret, unsettled, unsettledList } from '../fields.ts';

export const agencyList = defineEndpoint({
  id: 'follow.agencyList',
  method: 'GET',
  path: '/userFollowInvest/getInvestAgencyList',
  kind: 'read',
  access: 'signedIn',
  request: nothing,
  response: unsettledList,
});

/** 100 to 1,000,000 dollars; cannot be sold after ordering (spec §5). Amount in USD. */
export const followAgency = defineEndpoint({
  id: 'follow.followAgency',
  method: 'POST',
  path: '/userFollowInvest/add',
  kind: 'write',
  changes: ['follow.agencyList', ...movedMoney],
  isIdempotent: true,
  access: 'signedIn',
  request: v.object({
    clientOrderId,
    agencyId: id,
    amount: positiveDecimal,
    payPassword: secret,
  }),
  response: unsettled,
  refusals: commitmentRefusals,
});
