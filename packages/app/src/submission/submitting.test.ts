/** A write that no list shows keeps the rules: asking again is its look-up, and only a person asks (DECISIONS 35). */
import { toDecimal } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import { customerOf, honest, openBackend, type Subject } from './test/fake-backend.ts';
import { changed } from './test/hostile-answers.ts';
import { keepsTheRules } from './test/rules.ts';
import { transferWrite, type SentTransfer, type TransferReceipt } from './test/transfer.ts';

const hundred: SentTransfer = { from: 'BALANCE', to: 'STOCK', amount: toDecimal('100.00') };
const subject: Subject<SentTransfer, typeof transferWrite.endpoint> = {
  write: transferWrite,
  request: hundred,
  other: { ...hundred, amount: toDecimal('99.00') },
  receiptOf: (wire, nth) => ({
    id: `T${nth + 1}`,
    clientOrderId: wire['clientOrderId'] ?? '',
    ...hundred,
    amount: toDecimal(wire['amount'] ?? '0'),
    currency: 'USD',
    received: toDecimal(wire['amount'] ?? '0'),
    receivedCurrency: 'USD',
    rate: null,
    status: 'completed',
    reason: null,
    updateTimeTimestamp: null,
    createTimeTimestamp: 1_795_015_800_000,
  }),
  asOther: (receipt) => ({ ...receipt, amount: toDecimal('77.00') }),
};

describe('a transfer', () => {
  keepsTheRules(subject, [
    ['the receipt of another amount', changed<TransferReceipt>({ amount: toDecimal('77.00') })],
    ['the receipt of another wallet', changed<TransferReceipt>({ to: 'FOREX' })],
    ['the receipt of the way back', changed<TransferReceipt>({ from: 'STOCK', to: 'BALANCE' })],
    ['the receipt of another intent', changed<TransferReceipt>({ clientOrderId: 'somebody-elses' })],
    ['a receipt of nothing', () => honest({})],
  ]);

  test('of which no answer came is in doubt at once: there is nothing to look for it in', async () => {
    const set = { answers: () => null, isCarriedOut: true, looks: 'honest' } as const;
    const backend = openBackend(subject, set);
    const customer = customerOf(subject, backend);
    expect(await customer.submit()).toEqual({
      phase: 'inDoubt',
      cause: { kind: 'network', endpointId: 'funds.transfer' },
      look: { state: 'noList' },
    });
    customer.controller.lookAgain();
    customer.pass(60_000);
    expect([backend.sentIds.length, backend.lookCount()]).toEqual([1, 0]);
  });

  test('that is in doubt can be asked about from the form again', async () => {
    const set = { answers: () => null, isCarriedOut: true, looks: 'honest' } as const;
    const customer = customerOf(subject, openBackend(subject, set));
    await customer.submit();
    customer.controller.dispatch({ type: 'dismissed' });
    customer.controller.lookAgain();
    expect(customer.controller.get()).toMatchObject({ phase: 'inDoubt', look: { state: 'noList' } });
  });
});
