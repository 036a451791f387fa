/** Worlds, and random actions in them, for tests of what holds after any action. */
import fc from 'fast-check';
import { sampleFile } from '#domain/files/index.ts';
import { newIssuesAt, sessionsBetween } from '#domain/market/index.ts';
import { BusinessRefusal, createWorld, formatExact, formatFixed } from '#kernel/index.ts';
import type { ScenarioName } from '#names.ts';
import { scenarios } from '#scenarios/index.ts';
import { brokerageDefinition } from '#world-definition.ts';
import type { BrokerageWorld } from '#world-definition.ts';
import { following } from './follow-actions.ts';
import { keepingAccounts, takingOut } from './money-actions.ts';
import { borrowing } from './loan-actions.ts';
import { auctionOrder, type Action } from './random-auctions.ts';

export const wallClock = () => 0;
export const minute = 60_000;

export function worldOf(scenario: ScenarioName, seed = 'meridian'): BrokerageWorld {
  return createWorld(brokerageDefinition, {
    seed,
    scenario,
    startTime: scenarios[scenario].startTime,
    clock: 'pinned',
    wallClock,
  });
}

const reported = {
  userId: 'demo',
  clientOrderId: 'deposit',
  amount: '120.50',
  proofHash: sampleFile('informationPage', 0).hash,
  proofUrl: 'http://meridian.test/files/1',
};

export type { Action };

const keys = [
  'US:AAPL',
  'US:NVDA',
  'US:TSLA',
  'CRYPTO:BTCUSDT',
  'CRYPTO:ETHUSDT',
  'CRYPTO:PEPEUSDT',
  'HK:00700',
  'FOREX:USDJPY',
  'FUTURE:GC',
];
const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];

export const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .record({
        key: fc.constantFrom(...keys),
        direction: fc.constantFrom(0, 1),
        isLimit: fc.boolean(),
        /** Limit in per mille of the last price. */
        at: fc.integer({ min: 960, max: 1040 }),
        quantity: fc.constantFrom('1', '7', '40', '300', '5000', '0.5'),
        leverage: fc.constantFrom('1', '2', '5', '10'),
      })
      .map(({ key, direction, isLimit, at, quantity, leverage }): Action => (world, index) => {
        const { market } = world.read();
        const { tickSize, source } = market.instrument(key);
        const limit = ((market.price(key, world.now()) * BigInt(at)) / 1000n / tickSize) * tickSize;
        const clientOrderId = `intent-${index}`;
        return [
          'orders/place',
          {
            userId: 'demo',
            clientOrderId,
            key,
            source,
            direction,
            orderType: isLimit ? 1 : 0,
            limitPrice: isLimit ? formatExact(limit) : null,
            quantity,
            leverage,
          },
        ];
      }),
  },
  { weight: 2, arbitrary: auctionOrder },
  {
    weight: 3,
    arbitrary: fc
      .record({ which: fc.nat(), part: fc.integer({ min: 1, max: 3 }) })
      .map(({ which, part }): Action => (world, index) => {
        const position = pick([...world.read().trading.positions.values()], which);
        const quantity = formatFixed((position?.quantity ?? 0n) / BigInt(part), 8);
        const clientOrderId = `close-${index}`;
        return [
          'orders/close',
          {
            userId: 'demo',
            clientOrderId,
            positionId: position?.id ?? '',
            quantity,
            orderType: 0,
            limitPrice: null,
          },
        ];
      }),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({
        which: fc.nat(),
        change: fc.constantFrom(
          { margin: '0.01', leverage: null },
          { margin: '55.5', leverage: null },
          { margin: '1200', leverage: null },
          { margin: null, leverage: '5' },
          { margin: null, leverage: '10' },
          { margin: null, leverage: '20' },
        ),
      })
      .map(({ which, change }): Action => (world) => {
        const position = pick([...world.read().trading.positions.values()], which);
        return ['positions/changeMargin', { userId: 'demo', positionId: position?.id ?? 'none', ...change }];
      }),
  },
  {
    weight: 2,
    arbitrary: fc.nat().map((which): Action => (world) => {
      const order = pick([...world.read().trading.orders.values()], which);
      return ['orders/cancel', { userId: 'demo', orderId: order?.id ?? 'none' }];
    }),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({
        other: fc.constantFrom('SUBSCRIPTION', 'HK_STOCK', 'BALANCE'),
        isIn: fc.boolean(),
        amount: fc.constantFrom('0.01', '12.34', '500', '25000', '0.005'),
        which: fc.nat(),
      })
      .map(({ other, isIn, amount, which }): Action => (world, index) => {
        const made = pick([...world.read().transfers.values()], which);
        if (which % 3 === 0) return ['transfers/cancel', { userId: 'demo', id: made?.id ?? 'none' }];
        const [from, to] = isIn ? [other, 'BALANCE'] : ['BALANCE', other];
        return ['transfers/request', { userId: 'demo', clientOrderId: `move-${index}`, from, to, amount }];
      }),
  },
  { weight: 1, arbitrary: takingOut },
  {
    weight: 1,
    arbitrary: fc
      .record({ which: fc.nat(), lots: fc.constantFrom(1n, 3n, 12n, 200n, 201n) })
      .map(({ which, lots }): Action => (world, index) => {
        const issue = pick(newIssuesAt(world.now(), 1), which);
        const quantity = formatExact((issue?.lotSize ?? 1n) * lots);
        return [
          'ipo/subscribe',
          { userId: 'demo', clientOrderId: `ipo-${index}`, key: issue?.key ?? 'US:NONE', quantity },
        ];
      }),
  },
  { weight: 2, arbitrary: following },
  { weight: 1, arbitrary: borrowing },
  { weight: 1, arbitrary: keepingAccounts },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom<[string, unknown]>(
        ['session/sendEmailCode', { email: 'new@b' }],
        ['session/sendEmailCode', { email: 'demo@meridian.example' }],
        ['fact/emailCode', { email: 'new@b', sentSecondsAgo: 540 }],
      )
      .map(
        (command): Action =>
          () =>
            command,
      ),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({ email: fc.constantFrom('new@b', 'demo@meridian.example'), isReset: fc.boolean() })
      .map(({ email, isReset }): Action => (world) => {
        const { code = 'none' } = world.read().emailCodes.get(email) ?? {};
        const proved = { email, code, password: 'newsecret' };
        return isReset
          ? ['session/resetPassword', proved]
          : ['session/register', { ...proved, inviteCode: '' }];
      }),
  },
  {
    weight: 1,
    // Out of hours a fact dates an opening back to the session before, when the wallet may have had less.
    arbitrary: fc.constantFrom('CLZ26', 'CL').map((code): Action => (world) => {
      const instrument = world.read().market.find(code);
      const [now] = instrument ? sessionsBetween(instrument.calendar, world.now(), world.now() + 1) : [];
      return now === undefined
        ? ['clock/advance', { byMs: 60 * minute }]
        : ['fact/holding', { code, quantity: '1', leverage: '5' }];
    }),
  },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom(1000, 37_123, 20 * minute, 9 * 60 * minute, 26 * 60 * minute)
      .map((byMs): Action => () => ['clock/advance', { byMs }]),
  },
  {
    weight: 5,
    arbitrary: fc
      .constantFrom<[string, unknown]>(
        ['fact/wallet', { type: 'STOCK', amount: '80000' }],
        ['fact/holding', { code: 'NVDA', quantity: '5', direction: 'short', leverage: '10' }],
        ['fact/holding', { code: 'TSLA', quantity: '5', leverage: '10', marginLeft: '0.28' }],
        ['fact/holding', { code: 'BTCUSDT', quantity: '0.2', leverage: '5', marginLeft: '0.22' }],
        ['fact/wallet', { type: 'FOREX', amount: '3000' }],
        ['fact/wallet', { type: 'FUTURE', amount: '90000' }],
        ['fact/wallet', { type: 'FOLLOW', amount: '9000' }],
        ['fact/wallet', { type: 'FOLLOW_FUTURES', amount: '4000' }],
        ['fact/follow', { status: 'waitConfirm', outcome: 'refused', endsInMinutes: 90 }],
        ['fact/transfer', { to: 'HK_STOCK', amount: '12.34', arrivesInMinutes: 600 }],
        ['fact/transfer', { from: 'HK_STOCK', to: 'BALANCE', amount: '70', arrivesInMinutes: 90 }],
        ['fact/wallet', { type: 'SUBSCRIPTION', amount: '45000' }],
        ['fact/subscription', { state: 'subscribed', outcome: 'part' }],
        ['fact/subscription', { state: 'waiting' }],
        ['fact/subscription', { state: 'pendingPayment' }],
        ['fact/dividend', { code: 'NVDA', inMinutes: 40 }],
        ['fact/split', { code: 'KO', ratio: 2, inMinutes: 700 }],
        ['fact/restingOrder', { code: 'ETHUSDT', quantity: '3', leverage: '5', awayPercent: '1' }],
        ['fact/halt', { code: 'AAPL', forMinutes: 90 }],
        ['fact/resume', { code: 'AAPL' }],
        ['watchlist/add', { userId: 'demo', key: 'US:KO', source: 0, classify: 'UsStock' }],
        ['watchlist/remove', { userId: 'demo', key: 'US:KO', source: 0 }],
        ['session/setPayPassword', { userId: 'demo', payPassword: '135790' }],
        ['fact/uploadedImage', { picture: 'informationPage' }],
        ['fact/identityReview', { outcome: 'failed', reviewHours: 7 }],
        ['fact/kyc', { status: 'notSubmitted' }],
        [
          'identity/submit',
          {
            userId: 'demo',
            documentType: 'passport',
            firstName: 'Wei',
            lastName: 'Chen',
            documentNumber: 'E1',
            countryCode: 'CN',
            imageHashes: [sampleFile('informationPage', 0).hash],
          },
        ],
        ['fact/kyc', { status: 'failed', reason: 'expiredDocument' }],
        ['fact/deposit', { state: 'confirming', confirmations: 2, outcome: 'failed' }],
        ['fact/deposit', { state: 'late', currency: 'BTC', network: 'Bitcoin', amount: '1', minutesAgo: 70 }],
        ['fact/deposit', { state: 'completed', type: 'fiat', currency: 'HKD', amount: '1000' }],
        ['deposits/report', { ...reported, type: 'wallet', currency: 'XRP', network: 'XRP Ledger' }],
        ['deposits/report', { ...reported, type: 'fiat', currency: 'EUR', network: null }],
        ['fact/payoutAccount', { kind: 'card', currency: 'EUR', region: 'DE' }],
        ['fact/payoutAccount', { kind: 'wallet', currency: 'BTC', network: 'Bitcoin' }],
        ['fact/withdrawal', { kind: 'card', state: 'underReview', outcome: 'failed', reviewMinutes: 50 }],
        ['fact/withdrawal', { kind: 'card', currency: 'HKD', state: 'underReview', reviewMinutes: 1400 }],
        ['fact/withdrawal', { kind: 'wallet', state: 'late', reviewMinutes: 5 }],
        ['services/apply', { userId: 'demo', service: 'blockTrade' }],
        ['fact/service', { service: 'blockTrade', status: 'underReview', outcome: 'refused' }],
        ['fact/service', { service: 'blockTrade', status: 'approved' }],
        ['fact/holding', { code: 'KO', quantity: '10000', source: 4 }],
        ['fact/auctionWindow', { opensMinutesBefore: 300, noCancelMinutesBefore: 30 }],
        ['fact/kyc', { status: 'pending' }],
        ['fact/kyc', { status: 'pending', submittedHoursAgo: 30, outcome: 'failed' }],
        ['fact/kyc', { status: 'pending', submittedHoursAgo: 0, reviewHours: 0.5 }],
      )
      .map(
        (command): Action =>
          () =>
            command,
      ),
  },
);

/** Carries them out one after the other; refusals are skipped. */
export function doAll(world: BrokerageWorld, actions: readonly Action[], check?: () => void): void {
  actions.forEach((decide, index) => {
    const [type, payload] = decide(world, index);
    try {
      world.dispatch(type, payload);
    } catch (error) {
      if (!(error instanceof BusinessRefusal)) throw error;
    }
    check?.();
  });
}
