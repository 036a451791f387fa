import { describe, expect, test } from 'vitest';
import { BusinessRefusal } from '#kernel/index.ts';
import { addFile, sampleFile } from '../files/index.ts';
import {
  addPayoutAccount,
  deletePayoutAccount,
  payoutAccountsOf,
  sampleAddresses,
  sampleCard,
  updatePayoutAccount,
} from './index.ts';
import type { BankCard, PayoutBooks, PayoutDetails } from './index.ts';

const picture = sampleFile('documentFront', 1);
const image = { imageHash: picture.hash, imagePath: '/card.png' };

type Payout = PayoutBooks['withdrawals'] extends ReadonlyMap<string, infer P> ? P : never;

/** Books of a brokerage where demo has put the picture of a card on the server. */
function books(): PayoutBooks {
  const empty: PayoutBooks = { payoutAccounts: new Map(), files: new Map(), withdrawals: new Map() };
  addFile(empty, 'demo', picture);
  return empty;
}

const card = (region: string, change: Partial<BankCard> = {}): PayoutDetails => ({
  currency: 'USD',
  bankCard: { ...sampleCard(region, image), ...change },
  wallet: null,
});
const wallet = (currency: string, network: string, address: string): PayoutDetails => ({
  currency,
  bankCard: null,
  wallet: { network, address, memo: null },
});
const tron = wallet('USDT', 'TRC-20', sampleAddresses['TRC-20']);

function refusalOf(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    if (error instanceof BusinessRefusal) return [error.reason, error.detail];
    throw error;
  }
  return null;
}
const refusalOfAdding = (details: PayoutDetails, userId = 'demo') =>
  refusalOf(() => addPayoutAccount(books(), userId, details, 5));
const invalid = (field: string) => ['invalidRequest', { field }];

describe('a bank card', () => {
  test.each(['US', 'HK', 'DE', 'SG', 'AE'])('of %s is taken with what its region requires', (region) => {
    expect(refusalOfAdding(card(region))).toBeNull();
  });

  test.each<[string, Partial<BankCard>, string]>([
    ['US', { abaRoutingNumber: null }, 'abaRoutingNumber'],
    ['US', { bankBranchAddress: ' ' }, 'bankBranchAddress'],
    ['US', { abaRoutingNumber: '02100002' }, 'abaRoutingNumber'],
    ['US', { postalCode: null }, 'postalCode'],
    ['HK', { swiftCode: null }, 'swiftCode'],
    ['HK', { swiftCode: 'VPBK' }, 'swiftCode'],
    ['DE', { bankAccountNumber: '0012345678' }, 'bankAccountNumber'],
    ['SG', { city: null }, 'city'],
    ['SG', { region: 'ZZ' }, 'region'],
  ])('of %s with %o is refused', (region, change, field) => {
    expect(refusalOfAdding(card(region, change))).toEqual(invalid(`bankCard.${field}`));
  });

  test('needs a currency that banks are paid in, and a picture of one’s own', () => {
    expect(refusalOfAdding({ ...card('US'), currency: 'USDT' })).toEqual(invalid('currency'));
    expect(refusalOfAdding(card('US'), 'somebody')).toEqual(['imageNotUploaded', {}]);
  });
});

describe('a digital wallet', () => {
  test.each([
    ['USDT', 'TRC-20'],
    ['USDT', 'ERC-20'],
    ['USDC', 'ERC-20'],
    ['ETH', 'ERC-20'],
    ['BTC', 'Bitcoin'],
  ] as const)('for %s is taken on %s', (currency, network) => {
    expect(refusalOfAdding(wallet(currency, network, sampleAddresses[network]))).toBeNull();
  });

  test.each([
    ['USDT', 'TRC-20', sampleAddresses['ERC-20'], 'wallet.address'],
    ['USDT', 'ERC-20', sampleAddresses['TRC-20'], 'wallet.address'],
    ['BTC', 'Bitcoin', sampleAddresses['TRC-20'], 'wallet.address'],
    ['BTC', 'ERC-20', sampleAddresses['ERC-20'], 'wallet.network'],
    ['USD', 'TRC-20', sampleAddresses['TRC-20'], 'currency'],
  ])('for %s on %s with %s is refused', (currency, network, address, field) => {
    expect(refusalOfAdding(wallet(currency, network, address))).toEqual(invalid(field));
  });
});

test('an account is exactly one of card and wallet', () => {
  const both = { ...card('US'), wallet: tron.wallet };
  expect(refusalOfAdding(both)).toEqual(invalid('bankCard'));
  expect(refusalOfAdding({ ...both, bankCard: null, wallet: null })).toEqual(invalid('bankCard'));
});

test('an account is changed in place, by its owner only, and stays of its kind', () => {
  const state = books();
  const { id } = addPayoutAccount(state, 'demo', card('US'), 5);
  updatePayoutAccount(state, 'demo', { id, details: card('HK') });
  expect(payoutAccountsOf(state, 'demo')).toMatchObject([{ id, details: { bankCard: { region: 'HK' } } }]);
  expect(refusalOf(() => updatePayoutAccount(state, 'demo', { id, details: tron }))).toEqual(
    invalid('bankCard'),
  );
  expect(refusalOf(() => updatePayoutAccount(state, 'somebody', { id, details: tron }))).toEqual([
    'notFound',
    {},
  ]);
});

test('a deleted account is gone, deleting it again changes nothing, and its id is never given twice', () => {
  const state = books();
  const { id } = addPayoutAccount(state, 'demo', tron, 5);
  deletePayoutAccount(state, 'somebody', id, 6);
  expect(payoutAccountsOf(state, 'demo')).toHaveLength(1);
  deletePayoutAccount(state, 'demo', id, 7);
  deletePayoutAccount(state, 'demo', id, 8);
  expect(payoutAccountsOf(state, 'demo')).toEqual([]);
  expect(state.payoutAccounts.get(id)?.deletedAt).toBe(7);
  expect(addPayoutAccount(state, 'demo', tron, 9).id).not.toBe(id);
  expect(refusalOf(() => updatePayoutAccount(state, 'demo', { id, details: tron }))).toEqual([
    'notFound',
    {},
  ]);
});

test('an account that a withdrawal is under way to is neither changed nor deleted', () => {
  const withdrawals: Map<string, Payout> = new Map();
  const state = { ...books(), withdrawals };
  const account = addPayoutAccount(state, 'demo', tron, 5);
  withdrawals.set('W1', { accountId: account.id, status: 'pending' });
  expect(refusalOf(() => updatePayoutAccount(state, 'demo', { id: account.id, details: tron }))).toEqual([
    'accountInUse',
    {},
  ]);
  expect(refusalOf(() => deletePayoutAccount(state, 'demo', account.id, 6))).toEqual(['accountInUse', {}]);
  expect(payoutAccountsOf(state, 'demo')).toEqual([account]);
  withdrawals.set('W1', { accountId: account.id, status: 'completed' });
  deletePayoutAccount(state, 'demo', account.id, 7);
  expect(payoutAccountsOf(state, 'demo')).toEqual([]);
});
