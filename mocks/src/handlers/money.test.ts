/** The money of a customer who trades for weeks, against a model of it that shares no arithmetic with the brokerage. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWaiting } from '#domain/orders/index.ts';
import { replay } from '#kernel/index.ts';
import { brokerageAt } from '#world-definition.ts';
import { Account } from '#test/money-account.ts';
import { instruments } from '#test/money-model.ts';

type Action = (account: Account) => void;

const hour = 60 * 60_000;
const instrument = fc.constantFrom(...instruments);

const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .record({
        of: instrument,
        isShort: fc.boolean(),
        leverage: fc.constantFrom('1', '2', '5'),
        dollars: fc.constantFrom(90n, 1_234n, 17_000n, 60_000n),
      })
      .map(
        ({ of, isShort, leverage, dollars }): Action =>
          (account) =>
            account.trade(of, isShort, leverage, dollars),
      ),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(fc.nat(), fc.constantFrom(1n, 2n, 3n)).map(
      ([which, thirds]): Action =>
        (account) =>
          account.closeOne(which, thirds),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom(1_000, hour / 3, 5 * hour, 19 * hour, 26 * hour).map(
      (byMs): Action =>
        (account) =>
          account.live(byMs),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(instrument, fc.constantFrom(45, 20 * 60, 50 * 60)).map(
      ([of, minutes]): Action =>
        (account) =>
          account.halt(of, minutes),
    ),
  },
);

test('wallets, statements, positions, stop-outs and profits are what an independent model says, after every action', () => {
  let closings = 0;
  fc.assert(
    fc.property(fc.array(action, { minLength: 12, maxLength: 30 }), (actions) => {
      const account = new Account();
      for (const act of actions) {
        act(account);
        account.check();
      }
      closings += account.closings();
      const { orders, waiting } = account.world.read().trading;
      expect([...waiting]).toEqual([...orders.values()].filter(isWaiting).map(({ id }) => id));
      const again = replay(brokerageAt(account.worldId), account.world.snapshot(), { wallClock: () => 0 });
      expect(again.serialise()).toBe(account.world.serialise());
    }),
    { numRuns: 25 },
  );
  expect(closings).toBeGreaterThan(30);
}, 120_000);
