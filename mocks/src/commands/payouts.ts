import { maxIdLength, maxNameLength } from '@meridian/api';
import * as v from 'valibot';
import { addPayoutAccount, deletePayoutAccount, updatePayoutAccount } from '#domain/payouts/index.ts';
import { defineCommand, userId } from './define.ts';

const id = v.pipe(v.string(), v.maxLength(maxIdLength));
const name = v.pipe(v.string(), v.maxLength(maxNameLength));
const sentence = v.pipe(v.string(), v.maxLength(1_000));

const details = v.object({
  currency: id,
  bankCard: v.nullable(
    v.object({
      bankName: name,
      bankAccountName: name,
      bankCardNumber: id,
      region: id,
      city: v.nullable(name),
      swiftCode: v.nullable(id),
      abaRoutingNumber: v.nullable(id),
      bankAccountNumber: v.nullable(id),
      postalCode: v.nullable(id),
      bankBranchAddress: v.nullable(sentence),
      personalAddress: v.nullable(sentence),
      name: v.nullable(name),
      imageHash: v.string(),
      imagePath: v.pipe(v.string(), v.maxLength(2_048)),
    }),
  ),
  wallet: v.nullable(
    v.object({ network: name, address: v.pipe(v.string(), v.maxLength(128)), memo: v.nullable(id) }),
  ),
});

export const payoutCommands = {
  'payouts/add': defineCommand({
    payload: v.object({ userId, details }),
    apply: (state, { userId: of, details: entered }, at) => ({
      id: addPayoutAccount(state, of, entered, at).id,
    }),
  }),
  'payouts/update': defineCommand({
    payload: v.object({ userId, id, details }),
    apply: (state, { userId: of, ...entered }) => ({ id: updatePayoutAccount(state, of, entered).id }),
  }),
  'payouts/delete': defineCommand({
    payload: v.object({ userId, id }),
    apply: (state, { userId: of, id: gone }, at) => deletePayoutAccount(state, of, gone, at),
  }),
} as const;
