/** Bank cards and digital wallets a user withdraws to. The fields are the spec's (§3); their names on the wire are not shown. */
import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { exchangeRate } from '../../exchange-rate.ts';
import {
  anything,
  areaCode,
  currency,
  id,
  imageUrl,
  name,
  nothing,
  nullish,
  sentence,
  url,
  walletAddress,
} from '../../fields.ts';
import { rowsOf } from '../../row-schemas.ts';
import { timestamp } from '../../timestamp.ts';

/** Which of these a bank needs follows from its region: a routing number in the US, a SWIFT code elsewhere. */
const bankCardFields = {
  bankName: name,
  /** The name that the account is kept under. */
  bankAccountName: name,
  bankCardNumber: id,
  /** Country or region of the bank. */
  region: areaCode,
  city: nullish(name),
  swiftCode: nullish(id),
  abaRoutingNumber: nullish(id),
  /** An IBAN where the region has it. */
  bankAccountNumber: nullish(id),
  postalCode: nullish(id),
  bankBranchAddress: nullish(sentence),
  personalAddress: nullish(sentence),
  /** Of the person, as on the card. */
  name: nullish(name),
};

const digitalWallet = v.object({
  /** The network that the address is of: money sent over another is lost. */
  network: name,
  address: walletAddress,
  /** Memo or tag, where the network has one. */
  memo: nullish(id),
});

/** A bank card or a digital wallet: exactly one of them. */
const payoutAccount = v.pipe(
  v.object({
    id,
    /** What arrives there: of the card's account, or the wallet's digital currency. */
    currency,
    bankCard: nullish(v.object({ ...bankCardFields, cardImageUrl: imageUrl })),
    wallet: nullish(digitalWallet),
    /** Between dollars, which BALANCE is kept in, and `currency`; null for dollars (DECISIONS 42). */
    rate: nullish(exchangeRate),
    /** A withdrawal to it is under review: it can be neither changed nor deleted. */
    isInUse: v.nullish(v.boolean(), false),
    createTimeTimestamp: timestamp,
  }),
  v.check(({ bankCard, wallet }) => (bankCard === null) !== (wallet === null), 'exactly one kind'),
);

/** What an account is made of. Numbers are whole: the app masks them in lists. `cardImageUrl` as `upload.file` answered it. */
const accountRequest = {
  currency,
  bankCard: v.optional(v.object({ ...bankCardFields, cardImageUrl: url })),
  wallet: v.optional(digitalWallet),
};

/** All of them, newest first. */
export const payoutAccounts = defineEndpoint({
  id: 'funds.payoutAccounts',
  method: 'POST',
  path: '/UserAccount/SelectCardNo',
  kind: 'read',
  access: 'signedIn',
  request: nothing,
  response: rowsOf(payoutAccount),
});

/** With exactly one of `bankCard` and `wallet`: else it is refused as `invalidRequest`, as is an address of another network. */
export const addPayoutAccount = defineEndpoint({
  id: 'funds.addPayoutAccount',
  method: 'POST',
  path: '/UserAccount/addCardNo',
  kind: 'write',
  changes: ['funds.payoutAccounts'],
  access: 'signedIn',
  request: v.object(accountRequest),
  response: payoutAccount,
  refusals: ['imageNotUploaded'],
});

/** Sets all fields of an account; the same fields again change nothing. Not while a withdrawal to it is under review. */
export const updatePayoutAccount = defineEndpoint({
  id: 'funds.updatePayoutAccount',
  method: 'POST',
  path: '/UserAccount/UpdateCardNo',
  kind: 'write',
  changes: ['funds.payoutAccounts'],
  isIdempotent: true,
  access: 'signedIn',
  request: v.object({ id, ...accountRequest }),
  response: payoutAccount,
  refusals: ['notFound', 'accountInUse', 'imageNotUploaded'],
});

/** Deleting what is gone changes nothing. Not while a withdrawal to it is under review. */
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
  refusals: ['accountInUse'],
});
