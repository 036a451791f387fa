/** What a subscription comes to, and what prevents it. Worked out by hand. */
import { ipoList, subscribeIpo, toDecimal, type Offer, type ResponseOf } from '@meridian/api';
import { exampleOf } from '@meridian/api/test/examples';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { honest, type Subject } from '#submission/test/fake-backend.ts';
import { changed } from '#submission/test/hostile-answers.ts';
import { keepsTheRules } from '#submission/test/rules.ts';
import { ipoModel, type IpoFacts, type SentIpo } from './model.ts';
import { ipoWrite } from './write.ts';

const d = toDecimal;
const [example] = v.parse(ipoList.response, exampleOf(ipoList.response)).list;
if (example === undefined) throw new Error('no example of an offer');
const offerOf = (part: Partial<Offer>): Offer => ({
  ...example,
  stock_code: 'CORM',
  market: 'NASDAQ',
  currency: 'USD',
  highestPrice: d('42'),
  discountedPrice: null,
  lotSize: d('10'),
  maxQuantity: d('2000'),
  rate: null,
  ...part,
});
const hongKong = offerOf({
  stock_code: '05011',
  market: 'HKEX',
  currency: 'HKD',
  highestPrice: d('46.9'),
  lotSize: d('200'),
  rate: { from: 'USD', to: 'HKD', rate: d('7.77439'), timestamp: 0 },
});
const facts = (offer: Offer, free = '20000'): IpoFacts => ({
  offer,
  wallet: { free: d(free), currency: 'USD' },
  isClosed: false,
});
function after(quantity: string, known = facts(offerOf({}))) {
  const summary = ipoModel.summarise({ quantity }, known);
  return { ...summary, problems: ipoModel.check({ quantity }, summary, known) };
}

describe('a subscription', () => {
  test('holds all of it at the highest price', () => {
    expect(after('100')).toEqual({
      quantity: '100',
      lots: '10',
      total: '4200',
      held: '4200',
      left: '15800',
      problems: [],
    });
  });

  test('holds what the house’s customers pay where there is a discount', () => {
    expect(after('100', facts(offerOf({ discountedPrice: d('40.74') })))).toMatchObject({
      total: '4200',
      held: '4074',
    });
  });

  test('in Hong Kong holds dollars at the rate, rounded up to cents', () => {
    // 200 × 46.90 = 9,380; / 7.77439 = 1,206.525…
    expect(after('200', facts(hongKong))).toMatchObject({
      lots: '1',
      total: '9380',
      held: '1206.53',
      left: '18793.47',
    });
  });

  test('in another currency without its rate has no figure in dollars, and is left to the brokerage to check', () => {
    expect(after('200', facts({ ...hongKong, rate: null }))).toMatchObject({
      total: '9380',
      held: null,
      left: null,
      problems: [],
    });
  });

  test.each([
    ['', 'quantityMissing'],
    ['0', 'nothing'],
    ['15', 'partOfLot'],
    ['2010', 'tooMany'],
  ])('of "%s" is not sent', (quantity, kind) => {
    expect(after(quantity).problems).toEqual([{ kind }]);
  });

  test('needs what it holds, to the cent', () => {
    expect(after('100', facts(offerOf({}), '4199.99')).problems).toEqual([
      { kind: 'fundsShort', missing: '0.01' },
    ]);
    expect(after('100', facts(offerOf({}), '4200')).problems).toEqual([]);
  });

  test('is not sent after the deadline, whatever is typed', () => {
    expect(after('100', { ...facts(offerOf({})), isClosed: true }).problems).toEqual([{ kind: 'closed' }]);
  });
});

test('what was sent fills the form in again', () => {
  const sent = ipoModel.toRequest({ quantity: '100' }, facts(offerOf({})));
  expect(sent).toEqual({ stockCode: 'CORM', market: 'NASDAQ', quantity: '100' });
  expect(ipoModel.toForm(sent)).toEqual({ quantity: '100' });
});

type Receipt = ResponseOf<typeof subscribeIpo>;
const receipt = v.parse(subscribeIpo.response, exampleOf(subscribeIpo.response));
const subject: Subject<SentIpo, typeof subscribeIpo> = {
  write: ipoWrite,
  request: { stockCode: 'CORM', market: 'NASDAQ', quantity: d('100') },
  other: { stockCode: 'CORM', market: 'NASDAQ', quantity: d('200') },
  receiptOf: (wire, nth) => ({
    ...receipt,
    id: `S-${nth}`,
    clientOrderId: wire['clientOrderId'] ?? '',
    stock_code: wire['stockCode'] ?? '',
    market: wire['market'] ?? '',
    quantity: d(wire['quantity'] ?? '1'),
  }),
  asOther: (one) => ({ ...one, stock_code: 'MLAA' }),
};

describe('sending a subscription', () => {
  keepsTheRules(subject, [
    ['the receipt of another offer', changed<Receipt>({ stock_code: 'MLAA' })],
    ['the receipt of another market', changed<Receipt>({ market: 'HKEX' })],
    ['the receipt of another quantity', changed<Receipt>({ quantity: d('110') })],
    ['the receipt of another intent', changed<Receipt>({ clientOrderId: 'somebody-elses' })],
    ['a receipt of nothing', () => honest({})],
  ]);
});
