/** What a copied futures order costs, and what prevents it. Worked out by hand. */
import {
  toDecimal,
  type closeFollowFutures,
  type createFollowFutures,
  type ResponseOf,
  type Wallet,
} from '@meridian/api';
import { describe, expect, test } from 'vitest';
import { honest, type Subject } from '#submission/test/fake-backend.ts';
import { changed } from '#submission/test/hostile-answers.ts';
import { keepsTheRules } from '#submission/test/rules.ts';
import { copyModel, type CopyFacts, type SentClose, type SentCopy } from './copying/copy-model.ts';
import { closeWrite, copyWrite } from './copying/copy-write.ts';

const d = toDecimal;
const wallet: Wallet = {
  walletType: 'FOLLOW_FUTURES',
  currency: 'USD',
  balance: d('1000'),
  usedBalance: d('200'),
};
const order = { leverage: d('15'), feeRate: d('0.0005') } as NonNullable<CopyFacts['terms']['order']>;
const facts: CopyFacts = {
  offerId: 'ashlar-2026-11-19',
  terms: { minimum: d('50'), maximum: d('100000'), order },
  wallet,
};

function after(amount: string, known = facts) {
  const summary = copyModel.summarise({ amount }, known);
  return { ...summary, problems: copyModel.check({ amount }, summary, known) };
}

describe('a copied order', () => {
  test('of 400 at 15 times moves 6,000, and costs a fee of 3.00 beside the margin', () => {
    expect(after('400')).toEqual({
      amount: '400',
      worth: '6000',
      fee: '3',
      total: '403',
      left: '397',
      problems: [],
    });
  });

  test('needs money for the fee, too', () => {
    expect(after('800').problems).toEqual([{ kind: 'fundsShort', missing: '6' }]);
    expect(after('794.04').problems).toEqual([]);
  });

  test.each([
    ['', 'amountMissing'],
    ['0', 'nothing'],
    ['49.99', 'outOfRange'],
    ['100000.01', 'outOfRange'],
  ])('of "%s" is not sent', (amount, kind) => {
    expect(after(amount).problems).toEqual([{ kind }]);
  });

  test('may be sent while the wallet is not known: the brokerage checks it', () => {
    expect(after('400', { ...facts, wallet: null })).toMatchObject({ left: null, problems: [] });
  });

  test('fills the form in again from what was sent', () => {
    const sent = copyModel.toRequest({ amount: '112.5' }, facts);
    expect(copyModel.toRequest(copyModel.toForm(sent), facts)).toEqual(sent);
  });
});

const receipt = {
  id: 'C-1',
  clientOrderId: 'x',
  offerId: 'ashlar-2026-11-19',
  agencyName: null,
  stock_code: 'GCZ26',
  name: 'Gold Dec 2026',
  market: 'COMEX',
  localLogoUrl: null,
  currency: 'USD',
  direction: 0,
  status: 'waiting',
  reason: null,
  amount: d('250'),
  walletCurrency: 'USD',
  leverage: d('15'),
  openPrice: null,
  closePrice: null,
  handleFee: null,
  profit: null,
  createTimeTimestamp: 0,
  startTimeTimestamp: null,
  updateTimeTimestamp: null,
  settleTimeTimestamp: null,
} as unknown as ResponseOf<typeof createFollowFutures>;

const copying: Subject<SentCopy, typeof createFollowFutures> = {
  write: copyWrite,
  request: { offerId: 'ashlar-2026-11-19', amount: d('250') },
  other: { offerId: 'ashlar-2026-11-19', amount: d('260') },
  receiptOf: (wire, nth) => ({
    ...receipt,
    id: `C-${nth}`,
    clientOrderId: wire['clientOrderId'] ?? '',
    amount: d(wire['amount'] ?? '0'),
  }),
  asOther: (one) => ({ ...one, offerId: 'northmoor-2026-11-19' }),
};

describe('sending a copied order', () => {
  keepsTheRules(copying, [
    ['the receipt of another order', changed<typeof receipt>({ offerId: 'northmoor-2026-11-19' })],
    ['the receipt of another amount', changed<typeof receipt>({ amount: d('251') })],
    ['the receipt of another intent', changed<typeof receipt>({ clientOrderId: 'somebody-elses' })],
    ['a receipt of nothing', () => honest({})],
  ]);
});

const closing: Subject<SentClose, typeof closeFollowFutures> = {
  write: closeWrite,
  request: { id: 'C-1' },
  other: { id: 'C-2' },
  receiptOf: (wire) => ({ ...receipt, id: wire['id'] ?? '', status: 'closed' }),
  asOther: (one) => ({ ...one, id: 'C-9' }),
};

describe('closing a copied order', () => {
  keepsTheRules(closing, [
    ['the receipt of another order', changed<typeof receipt>({ id: 'C-9' })],
    ['the receipt of an order that runs on', changed<typeof receipt>({ status: 'inProgress' })],
    ['a receipt of nothing', () => honest({})],
  ]);
});
