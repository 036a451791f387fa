/** Two tabs of one person on one device: a doubt is everybody's, a success its own (ADR 44). */
import { toDecimal } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import {
  customerOf,
  envelope,
  honest,
  openBackend,
  type Subject,
  type WireAnswer,
} from './test/fake-backend.ts';
import { sharedStorage } from './test/shared-storage.ts';
import { transferWrite, type SentTransfer } from './test/transfer.ts';

const seven: SentTransfer = { from: 'BALANCE', to: 'STOCK', amount: toDecimal('7.00') };
const subject: Subject<SentTransfer, typeof transferWrite.endpoint> = {
  write: transferWrite,
  request: seven,
  other: { ...seven, amount: toDecimal('9.00') },
  receiptOf: (wire, nth) => ({
    id: `T${nth + 1}`,
    clientOrderId: wire['clientOrderId'] ?? '',
    ...seven,
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
  asOther: (receipt) => receipt,
};

const lost = (): WireAnswer => null;

/** Both open before anything is sent; the first loses the answer to what it sent, and the wire is sound from then on. */
async function afterALostAnswer({ isDeaf = false } = {}) {
  const set = {
    answers: lost as (receipt: unknown) => WireAnswer,
    isCarriedOut: true,
    looks: 'honest' as const,
  };
  const backend = openBackend(subject, set);
  const device = sharedStorage();
  const first = customerOf(subject, backend, { storage: device.tab() });
  const second = customerOf(subject, backend, { storage: device.tab({ isDeaf }) });
  await first.submit();
  set.answers = honest;
  return { backend, device, first, second, doubt: first.draft()?.sent?.clientOrderId ?? '' };
}

describe('what one tab has sent, and nobody knows what became of', () => {
  test('is said in the other at once, though that was opened before', async () => {
    const { second, doubt } = await afterALostAnswer();
    expect(doubt).not.toBe('');
    expect(second.controller.unsettled()).toMatchObject({ clientOrderId: doubt });
  });

  test('goes out under its id where the other tab asks for the same', async () => {
    const { backend, second } = await afterALostAnswer();
    expect(await second.submit()).toMatchObject({ phase: 'done' });
    expect([backend.executions(), new Set(backend.sentIds).size]).toEqual([1, 1]);
  });

  test('stays in doubt where the sending before it is refused only then', async () => {
    const set = {
      answers: (): WireAnswer => ({ body: envelope(30_001, 'Insufficient funds') }),
      isCarriedOut: false,
      looks: 'honest' as const,
    };
    const backend = openBackend(subject, set);
    const device = sharedStorage();
    const first = customerOf(subject, backend, { storage: device.tab() });
    const second = customerOf(subject, backend, { storage: device.tab() });
    first.controller.dispatch({ type: 'reviewed' });
    const refused = first.controller.confirm('246810');
    second.pass(5);
    Object.assign(set, { answers: lost, isCarriedOut: true });
    expect(await second.submit()).toMatchObject({ phase: 'inDoubt' });
    await refused;
    const [id] = backend.sentIds;
    expect(backend.sentIds).toEqual([id, id]);
    const reloaded = customerOf(subject, backend, { storage: device.tab() });
    expect(reloaded.controller.unsettled()).toMatchObject({ clientOrderId: id });
  });

  test('is said before anything else is sent, also where the browser has not told the other tab', async () => {
    const { backend, second, doubt } = await afterALostAnswer({ isDeaf: true });
    second.fillIn(subject.other);
    expect(second.controller.unsettled()).toBeNull();
    expect(await second.submit()).toMatchObject({ phase: 'inDoubt' });
    expect(second.controller.unsettled()?.clientOrderId).toBe(doubt);
    expect(backend.sentIds).toHaveLength(1);
    // Told once, a person may go on with something else.
    second.controller.dispatch({ type: 'dismissed' });
    expect(await second.submit()).toMatchObject({ phase: 'done' });
    expect(backend.executions()).toBe(2);
  });

  test('is said also where it was sent while the other tab showed its review', async () => {
    const { backend, device } = await afterALostAnswer();
    const third = customerOf(subject, backend, { storage: device.tab({ isDeaf: true }), form: 'closing' });
    third.controller.dispatch({ type: 'reviewed' });
    const fourth = customerOf(subject, backend, { storage: device.tab(), form: 'closing' });
    fourth.controller.dispatch({ type: 'reviewed' });
    const sent = fourth.controller.confirm('246810');
    await third.controller.confirm('246810');
    expect(third.controller.get()).toMatchObject({ phase: 'inDoubt' });
    await sent;
    expect(new Set(backend.sentIds).size).toBe(2);
  });

  test('is said on every other form of the same instrument, once before it is sent', async () => {
    const { backend, device } = await afterALostAnswer();
    const closing = customerOf(subject, backend, { storage: device.tab({ isDeaf: true }), form: 'closing' });
    expect(closing.controller.isUnsettledElsewhere()).toBe(true);
    expect(closing.controller.unsettled()).toBeNull();
    expect(await closing.submit()).toMatchObject({ phase: 'done' });
    expect(closing.controller.isUnsettledElsewhere()).toBe(true);
  });

  test('outlives the success of something else, over a reload too', async () => {
    const { backend, device, first, second, doubt } = await afterALostAnswer();
    second.fillIn(subject.other);
    expect(await second.submit()).toMatchObject({ phase: 'done' });
    expect(backend.executions()).toBe(2);
    expect(second.controller.unsettled()?.clientOrderId).toBe(doubt);
    first.stop();
    const reloaded = customerOf(subject, backend, { storage: device.tab() });
    expect(reloaded.controller.get()).toMatchObject({ phase: 'inDoubt' });
    expect(reloaded.controller.unsettled()?.clientOrderId).toBe(doubt);
  });

  test('is nothing to another person', async () => {
    const { backend, device } = await afterALostAnswer();
    const ben = customerOf(subject, backend, { storage: device.tab(), user: 'ben' });
    expect(ben.controller.get()).toMatchObject({ phase: 'editing' });
    expect(ben.controller.unsettled()).toBeNull();
  });

  test('is settled in every tab once it is known', async () => {
    const { first, second } = await afterALostAnswer();
    expect(await first.submit()).toMatchObject({ phase: 'done' });
    expect(second.controller.unsettled()).toBeNull();
  });
});
