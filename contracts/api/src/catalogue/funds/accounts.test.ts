import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { addPayoutAccount, payoutAccounts } from './accounts.ts';

const bankCard = {
  bankName: 'First Harbour Bank',
  bankAccountName: 'Jordan Lee',
  bankCardNumber: '4000000000001234',
  region: 'US',
  abaRoutingNumber: '021000021',
  bankBranchAddress: '1 Market Street, New York',
  cardImageUrl: 'https://backend.example/files/card.png',
};
const wallet = { network: 'TRC-20', address: 'TQ5x1Lt1XmGr7Hb1mXk8sXnqQbZ6y9cVdS' };
const account = { id: 'A-1', currency: 'USD', createTimeTimestamp: 1_795_015_800_000 };

/** The accounts that can be read of these lines. */
const readOf = (...lines: object[]) => v.parse(payoutAccounts.response, lines);

describe('a payout account', () => {
  test('is a bank card or a digital wallet', () => {
    const { list } = readOf({ ...account, bankCard }, { ...account, currency: 'USDT', wallet });
    expect(list.map((one) => [one.bankCard?.bankName, one.wallet?.network])).toEqual([
      ['First Harbour Bank', undefined],
      [undefined, 'TRC-20'],
    ]);
  });

  test('that is both, or neither, is left out of the list and counted', () => {
    const { list, unreadableCount } = readOf({ ...account, bankCard, wallet }, account, {
      ...account,
      bankCard,
    });
    expect([list.length, unreadableCount]).toEqual([1, 2]);
  });

  test('is read without the picture of its card, where that is no address of one', () => {
    const [one] = readOf({ ...account, bankCard: { ...bankCard, cardImageUrl: 'javascript:alert(1)' } }).list;
    expect(one?.bankCard?.cardImageUrl).toBeNull();
  });

  test.each([
    ['a region that is no code of one', { ...bankCard, region: 'United States' }],
    ['no number', { ...bankCard, bankCardNumber: '' }],
    ['a number longer than any', { ...bankCard, bankCardNumber: '4'.repeat(65) }],
  ])('with %s is not sent', (_, card) => {
    expect(v.is(addPayoutAccount.request, { currency: 'USD', bankCard })).toBe(true);
    expect(v.is(addPayoutAccount.request, { currency: 'USD', bankCard: card })).toBe(false);
  });
});
