/** Random actions of who pays in, pays out and moves money between wallets. None of them trades. */
import fc from 'fast-check';
import { sampleFile } from '#domain/files/index.ts';
import { freeIn, walletBook } from '#domain/ledger/index.ts';
import { sampleAddresses, sampleCard } from '#domain/payouts/index.ts';
import { fixedFromInteger } from '#kernel/index.ts';
import type { Action } from './random-auctions.ts';

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];
const userId = 'demo';
const { hash: pictureHash } = sampleFile('informationPage', 0);
const image = { imageHash: pictureHash, imagePath: '/files/card.png' };

const details = [
  { currency: 'USD', bankCard: sampleCard('US', image), wallet: null },
  { currency: 'EUR', bankCard: sampleCard('DE', image), wallet: null },
  { currency: 'HKD', bankCard: sampleCard('HK', image), wallet: null },
  // No picture of the customer's own.
  { currency: 'USD', bankCard: sampleCard('US', { ...image, imageHash: 'f'.repeat(64) }), wallet: null },
  ...(
    [
      ['USDT', 'TRC-20'],
      ['BTC', 'Bitcoin'],
      ['ETH', 'ERC-20'],
      // Of another network than its currency's.
      ['BTC', 'TRC-20'],
    ] as const
  ).map(([currency, network]) => ({
    currency,
    bankCard: null,
    wallet: { network, address: sampleAddresses[network], memo: null },
  })),
];

/** Adds, changes and deletes bank cards and wallets: existing ones, those in use, and none. */
export const keepingAccounts: fc.Arbitrary<Action> = fc
  .record({
    command: fc.constantFrom('payouts/add', 'payouts/update', 'payouts/delete'),
    entered: fc.constantFrom(...details),
    which: fc.nat(),
  })
  .map(({ command, entered, which }): Action => (world) => {
    const id = pick([...world.read().payoutAccounts.values()], which)?.id ?? 'none';
    if (command === 'payouts/add') return [command, { userId, details: entered }];
    if (command === 'payouts/delete') return [command, { userId, id }];
    return [command, { userId, id, details: entered }];
  });

const sending: fc.Arbitrary<Action> = fc
  .record({
    method: fc.constantFrom(
      { type: 'wallet', currency: 'USDT', network: 'TRC-20' },
      { type: 'wallet', currency: 'BTC', network: 'Bitcoin' },
      { type: 'wallet', currency: 'XRP', network: 'XRP Ledger' },
      { type: 'fiat', currency: 'USD', network: null },
      { type: 'fiat', currency: 'EUR', network: null },
      { type: 'fiat', currency: 'HKD', network: null },
    ),
    amount: fc.constantFrom('0.99', '1', '3.33', '120.50', '4999.99', '90000000', '1.005'),
    proofHash: fc.constantFrom(pictureHash, pictureHash, pictureHash, 'f'.repeat(64)),
  })
  .map(({ method, amount, proofHash }): Action => (_world, index) => [
    'deposits/report',
    { userId, clientOrderId: `in-${index}`, ...method, amount, proofHash, proofUrl: '/files/proof.png' },
  ]);

const reviewed: fc.Arbitrary<Action> = fc.constantFrom<Action>(
  () => ['fact/deposit', { state: 'confirming', confirmations: 1, outcome: 'failed' }],
  () => ['fact/deposit', { state: 'confirming', type: 'fiat', currency: 'EUR', outcome: 'failed' }],
  () => ['fact/deposit', { state: 'late', minutesAgo: 90 }],
);

/** One that will be refused, where its money is there: the fact would pay in what is missing. */
const refused: fc.Arbitrary<Action> = fc
  .constantFrom('35', '200.01', '2500')
  .map((amount): Action => (world) => {
    const { amount: free } = freeIn(walletBook(world.read().ledger, { userId, type: 'BALANCE' }));
    if (free < fixedFromInteger(5_000)) return ['clock/advance', { byMs: 60_000 }];
    const review = { state: 'underReview', minutesAgo: 0, outcome: 'failed', reviewMinutes: 90 };
    return ['fact/withdrawal', { kind: 'card', amount, ...review }];
  });

/** Withdrawals to any account there is or was, and the same intent again. */
export const takingOut: fc.Arbitrary<Action> = fc
  .record({
    which: fc.nat(),
    amount: fc.constantFrom('20', '50.01', '333.33', '4000', '90000', '0.005'),
    /** The same intent again, of the same content or of another. */
    isRepeat: fc.boolean(),
  })
  .map(({ which, amount, isRepeat }): Action => (world, index) => {
    const { payoutAccounts, withdrawals } = world.read();
    const before = isRepeat ? pick([...withdrawals.values()], which) : undefined;
    const account = before ? payoutAccounts.get(before.accountId) : pick([...payoutAccounts.values()], which);
    return [
      'withdrawals/apply',
      {
        userId,
        clientOrderId: before?.clientOrderId ?? `out-${index}`,
        type: account?.details.wallet ? 'digitalCurrency' : 'bankCard',
        accountId: account?.id ?? 'none',
        amount,
      },
    ];
  });

const moving: fc.Arbitrary<Action> = fc
  .record({
    other: fc.constantFrom('STOCK', 'SUBSCRIPTION', 'HK_STOCK', 'BALANCE'),
    isIn: fc.boolean(),
    amount: fc.constantFrom('0.01', '12.34', '500', '25000', '0.005'),
  })
  .map(({ other, isIn, amount }): Action => (_world, index) => {
    const [from, to] = isIn ? [other, 'BALANCE'] : ['BALANCE', other];
    return ['transfers/request', { userId, clientOrderId: `move-${index}`, from, to, amount }];
  });

const cancelling: fc.Arbitrary<Action> = fc
  .record({ which: fc.nat(), isNewest: fc.boolean() })
  .map(({ which, isNewest }): Action => (world) => {
    const made = [...world.read().transfers.values()];
    return ['transfers/cancel', { userId, id: (isNewest ? made.at(-1) : pick(made, which))?.id ?? 'none' }];
  });

const waiting: fc.Arbitrary<Action> = fc
  .constantFrom(1_000, 15_000, 7 * 60_000, 3 * 3_600_000, 25 * 3_600_000)
  .map((byMs): Action => () => ['clock/advance', { byMs }]);

/** All of it, with time that passes. The customer has put a picture on the server before. */
export const moneyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 3, arbitrary: sending },
  { weight: 1, arbitrary: reviewed },
  { weight: 1, arbitrary: refused },
  { weight: 3, arbitrary: takingOut },
  { weight: 4, arbitrary: moving },
  { weight: 3, arbitrary: cancelling },
  { weight: 2, arbitrary: keepingAccounts },
  { weight: 3, arbitrary: waiting },
);
