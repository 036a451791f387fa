/** Payout accounts as a customer sees them. */
import { refusal } from '@meridian/api';
import { expect, test } from 'vitest';
import { sampleAddresses } from '#domain/payouts/index.ts';
import { open } from '#test/opened-world.ts';

interface Account {
  readonly id: string;
  readonly currency: string;
  readonly bankCard: Readonly<Record<string, string | null>> | null;
  readonly wallet: { readonly address: string } | null;
  readonly rate: { readonly from: string; readonly to: string } | null;
  readonly isInUse: boolean;
}

function customer() {
  const { call, handle } = open('no-payout-account');
  return { call, handle, list: () => call('funds.payoutAccounts', {}).data as readonly Account[] };
}

test('a card is listed whole, the newest first, and can be handed back with the picture it has', async () => {
  const { call, handle, list } = customer();
  await handle.applyFact('payoutAccount', { kind: 'wallet' });
  await handle.applyFact('payoutAccount', { kind: 'card', region: 'DE', currency: 'EUR', daysAgo: 1 });
  const [card, wallet] = list();
  expect(card).toMatchObject({
    currency: 'EUR',
    bankCard: { region: 'DE', abaRoutingNumber: null, bankAccountNumber: 'DE89370400440532013000' },
    rate: { from: 'EUR', to: 'USD' },
    isInUse: false,
  });
  expect(wallet).toMatchObject({ currency: 'USDT', wallet: { network: 'TRC-20' }, rate: { from: 'USDT' } });
  const { id, bankCard } = card as Account;
  const changed = call('funds.updatePayoutAccount', {
    id,
    currency: 'EUR',
    bankCard: { ...bankCard, city: 'Bremen' } as never,
  });
  expect(changed).toMatchObject({ code: 200, data: { id, bankCard: { city: 'Bremen' } } });
  expect(list()[0]).toEqual(changed.data);
});

test('a coin that is no dollar has the rate of its market', () => {
  const { call } = customer();
  const wallet = { network: 'Bitcoin', address: sampleAddresses.Bitcoin };
  const { data } = call('funds.addPayoutAccount', { currency: 'BTC', wallet });
  expect(data).toMatchObject({
    rate: { from: 'BTC', to: 'USD', rate: expect.stringMatching(/^\d{5,6}\./) as string },
  });
});

test('a picture of elsewhere is asked for again', async () => {
  const { call, handle, list } = customer();
  await handle.applyFact('payoutAccount', { kind: 'card' });
  const { id, bankCard } = list()[0] as Account;
  const elsewhere = { ...bankCard, cardImageUrl: 'https://elsewhere.example/card.png' } as never;
  expect(call('funds.updatePayoutAccount', { id, currency: 'USD', bankCard: elsewhere }).code).toBe(
    refusal.imageNotUploaded,
  );
});

test('an account in use says so, and stays', async () => {
  const { call, handle, list } = customer();
  await handle.applyFact('payoutAccount', { kind: 'wallet', inUse: true });
  const [{ id, isInUse } = { id: '', isInUse: false }] = list();
  expect(isInUse).toBe(true);
  expect(call('funds.deletePayoutAccount', { id }).code).toBe(refusal.accountInUse);
  expect(list()).toHaveLength(1);
});
