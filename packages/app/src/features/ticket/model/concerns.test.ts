import { orderType, toDecimal, tradeDirection, type TradeDirection } from '@meridian/api';
import { expect, test } from 'vitest';
import { ofShares } from '../test/contracts.ts';
import { limitOrder, receiptOf } from '../test/orders.ts';
import { concernsOf, limitConcern } from './concerns.ts';
import { emptyForm } from './form.ts';
import { outcomeOf } from './outcome.ts';
import { summarise } from './summary.ts';

const d = toDecimal;
const { buy, sell } = tradeDirection;
const terms = { leverages: [], feeRate: d('0.0005'), minFee: d('0.99'), maintenanceRate: d('0.25') };
const market = { lastPrice: d('100'), priceStep: d('0.01'), contract: ofShares, pairPrice: d('100') };
const wallet = { balance: d('1000'), usedBalance: d('0') };

const limit = (price: string, side: TradeDirection) =>
  limitConcern({ orderType: orderType.limit, limitPrice: price }, side, d('100')).map(
    ({ side: where, percent }) => `${percent} ${where}`,
  );

test.each([
  ['103', buy, []],
  ['103.01', buy, ['3.01 above']],
  ['70', buy, []],
  ['69.99', buy, ['30.01 below']],
  ['97', sell, []],
  ['96.99', sell, ['3.01 below']],
  ['130.01', sell, ['30.01 above']],
])('a limit of %s at a market of 100, side %d: %j', (price, side, asked) => {
  expect(limit(price, side)).toEqual(asked);
});

test('a market order is not far from the market', () => {
  expect(limitConcern({ orderType: orderType.market, limitPrice: '1' }, buy, d('100'))).toEqual([]);
});

const ticket = (quantity: string, leverage: string, direction: TradeDirection = buy) => {
  const form = { ...emptyForm(direction), quantity, leverage: d(leverage) };
  return { form, summary: summarise(form, market, terms, wallet) };
};
const asked = ({ form, summary }: ReturnType<typeof ticket>) =>
  concernsOf(form, summary, { lastPrice: d('100'), waiting: [] });

test('more than half of the buying power is asked about where it is borrowed on or sold short', () => {
  // 1,100 ÷ 2 = 550, and the fee of 0.99: 55.10 % of 1,000.
  expect(asked(ticket('11', '2'))).toEqual([{ kind: 'largeShare', percent: '55.1' }]);
  expect(asked(ticket('9', '2'))).toEqual([]);
  expect(asked(ticket('6', '1', sell))).toEqual([{ kind: 'largeShare', percent: '60.1' }]);
  expect(asked(ticket('9', '1'))).toEqual([]);
});

test('an own order that waits on the other side of the market is named', () => {
  const { form, summary } = ticket('1', '1');
  const order = (more: object) => ({ ...receiptOf({ clientOrderId: 'i', request: limitOrder }), ...more });
  const shorts = order({ direction: sell, openClose: 0 });
  const closes = order({ direction: buy, openClose: 1 });
  const buys = order({ direction: buy, openClose: 0 });
  const against = (waiting: (typeof shorts)[]) =>
    concernsOf(form, summary, { lastPrice: d('100'), waiting }).map(({ kind }) => kind);
  expect(against([shorts])).toEqual(['againstOwnOrder']);
  expect(against([closes])).toEqual(['againstOwnOrder']);
  expect(against([buys])).toEqual([]);
});

test('an outcome is drawn to scale: the stop-out on its side, as near as it is', () => {
  const long = outcomeOf(ticket('10', '2').summary, { from: d('10'), to: d('20') });
  expect(long).toMatchObject({
    before: { quantity: '10', share: 0.5 },
    after: { quantity: '20', share: 1 },
    end: { price: '62.5', isStopOut: true, distance: '37.5' },
  });
  expect(long?.end.at).toBeCloseTo(0.1);
  const short = outcomeOf(ticket('10', '10', sell).summary, { from: d('0'), to: d('10') });
  expect(short?.end).toMatchObject({ price: '107.5', distance: '7.5' });
  expect(short?.end.at).toBeCloseTo(0.62);
});

test('what is paid in full is lost at a price of nothing, and at no stop-out', () => {
  const { end } = outcomeOf(ticket('5', '1').summary, { from: null, to: d('5') }) ?? {};
  expect(end).toMatchObject({ price: '0', isStopOut: false, distance: '100' });
});

test('nothing is drawn of what is not known', () => {
  expect(outcomeOf(ticket('', '1').summary, { from: null, to: d('5') })).toBeNull();
  expect(outcomeOf(ticket('5', '1').summary, null)).toBeNull();
});
