/** Follow investing with agencies (DECISIONS 23). */
import * as v from 'valibot';
import { decimal } from '../decimal.ts';
import { defineEndpoint } from '../endpoint.ts';
import { nothing, unsettled, unsettledList } from '../fields.ts';

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
  isIdempotent: true,
  access: 'signedIn',
  request: v.object({
    clientOrderId: v.string(),
    agencyId: v.string(),
    amount: decimal,
    payPassword: v.string(),
  }),
  response: unsettled,
  refusals: [
    'payPasswordNotSet',
    'payPasswordWrong',
    'insufficientFunds',
    'kycRequired',
    'notFound',
    'clientOrderIdReused',
  ],
});
