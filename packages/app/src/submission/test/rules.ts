/** What holds for every money write, whatever is sent and however it is found out (ADR 12, DECISIONS 6 and 35). */
import { refusal, type ResponseOf } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import type { MoneyWrite } from '../model.ts';
import {
  customerOf,
  envelope,
  honest,
  openBackend,
  type Answering,
  type Behaviour,
  type Subject,
} from './fake-backend.ts';
import { hostileAnswers } from './hostile-answers.ts';

/**
 * Runs a model through them. `misleading`: receipts of this kind that fit the schema, or nearly, and are not about what was
 * sent. It is refused with one of the write's own refusals.
 */
export function keepsTheRules<Request, Write extends MoneyWrite>(
  subject: Subject<Request, Write>,
  misleading: readonly (readonly [string, Answering<ResponseOf<Write>>])[],
): void {
  const { refusals } = subject.write.endpoint;
  const [first = 'insufficientFunds'] = refusals;
  const no = refusals.includes('insufficientFunds') ? 'insufficientFunds' : first;
  const refusing: Answering<unknown> = () => ({ body: envelope(refusal[no], 'Insufficient funds') });
  const isHeldAgainst = { receipt: { clientOrderId: expect.any(String) as string } };
  const open = (behaviour: Partial<Behaviour<ResponseOf<Write>>> = {}) => {
    const set = { answers: honest, isCarriedOut: true, looks: 'honest' as const, ...behaviour };
    const backend = openBackend(subject, set);
    return { set: set as Behaviour<ResponseOf<Write>>, backend, customer: customerOf(subject, backend) };
  };

  describe.each([...hostileAnswers, ...misleading])('carried out and answered with %s', (_, answers) => {
    test('it is in doubt while nobody knows, and sent again it was done once', async () => {
      const { set, backend, customer } = open({ answers, looks: 'nothing' });
      expect(await customer.submit()).toMatchObject({ phase: 'inDoubt' });
      expect(await customer.submit()).toMatchObject({ phase: 'inDoubt' });
      set.answers = honest;
      expect(await customer.submit()).toMatchObject({ phase: 'done', ...isHeldAgainst });
      expect([backend.executions(), new Set(backend.sentIds).size]).toEqual([1, 1]);
      expect(customer.draft()).toBeNull();
    });

    test('it is never sent again by itself, however long it takes', async () => {
      const { backend, customer } = open({ answers, looks: 'nothing' });
      await customer.submit();
      for (const ms of [1_000, 60_000, 86_400_000]) customer.pass(ms);
      expect(backend.sentIds).toHaveLength(1);
    });

    test('it keeps its id over a reload', async () => {
      const { set, backend, customer } = open({ answers, looks: 'nothing' });
      await customer.submit();
      customer.stop();
      set.answers = honest;
      const reloaded = customerOf(subject, backend, { kept: customer.draft() ?? undefined });
      await reloaded.until(
        (submission) => submission.phase === 'inDoubt' && submission.look.state !== 'looking',
      );
      expect(await reloaded.submit()).toMatchObject({ phase: 'done' });
      expect([backend.executions(), new Set(backend.sentIds).size]).toEqual([1, 1]);
    });
  });

  describe('what never arrived', () => {
    test('is sent again under its id from the form, too, also when it was changed and changed back', async () => {
      const { set, backend, customer } = open({ answers: () => null, isCarriedOut: false });
      await customer.submit();
      customer.controller.dispatch({ type: 'dismissed' });
      customer.fillIn(subject.other);
      customer.fillIn(subject.request);
      Object.assign(set, { answers: honest, isCarriedOut: true });
      expect(await customer.submit()).toMatchObject({ phase: 'done' });
      expect(new Set(backend.sentIds).size).toBe(1);
    });

    test('is another one once the person asks for something else', async () => {
      const { set, backend, customer } = open({ answers: () => null, isCarriedOut: false });
      await customer.submit();
      customer.controller.dispatch({ type: 'dismissed' });
      customer.fillIn(subject.other);
      Object.assign(set, { answers: honest, isCarriedOut: true });
      expect(await customer.submit()).toMatchObject({ phase: 'done' });
      expect(new Set(backend.sentIds).size).toBe(2);
    });
  });

  describe('a declared refusal', () => {
    test('says that nothing was done, and keeps the id for the same request', async () => {
      const { set, backend, customer } = open({ answers: refusing, isCarriedOut: false });
      expect(await customer.submit()).toMatchObject({
        phase: 'editing',
        refusal: { message: 'Insufficient funds' },
      });
      Object.assign(set, { answers: honest, isCarriedOut: true });
      expect(await customer.submit()).toMatchObject({ phase: 'done' });
      expect(new Set(backend.sentIds).size).toBe(1);
    });

    test('of the second sending says nothing of the first', async () => {
      const { set, customer } = open({ answers: () => null, looks: 'nothing' });
      await customer.submit();
      set.answers = refusing;
      expect(await customer.submit()).toMatchObject({
        phase: 'inDoubt',
        cause: { kind: 'refused', message: 'Insufficient funds' },
      });
      expect(customer.draft()?.sent).toMatchObject({ isAnswered: false });
    });
  });

  test('an expired session keeps the id: what is sent after the sign-in is the same one', async () => {
    const { set, backend, customer } = open({
      answers: () => ({ status: 401, body: '' }),
      isCarriedOut: false,
    });
    expect(await customer.submit()).toMatchObject({ phase: 'editing', refusal: { kind: 'sessionExpired' } });
    Object.assign(set, { answers: honest, isCarriedOut: true });
    const afterwards = customerOf(subject, backend, { kept: customer.draft() ?? undefined });
    expect(await afterwards.submit()).toMatchObject({ phase: 'done' });
    expect(new Set(backend.sentIds).size).toBe(1);
  });

  test('two presses of one instant send one', async () => {
    const { backend, customer } = open();
    customer.controller.dispatch({ type: 'reviewed' });
    await Promise.all([customer.controller.confirm('246810'), customer.controller.confirm('246810')]);
    expect(backend.sentIds).toHaveLength(1);
  });

  test('whoever reads what it changes hears of every ending', async () => {
    const { set, customer } = open({ answers: refusing, isCarriedOut: false, looks: 'nothing' });
    await customer.submit();
    Object.assign(set, { answers: () => null, isCarriedOut: true });
    await customer.submit();
    set.answers = honest;
    await customer.submit();
    expect(customer.endings).toEqual(['refused', 'network', 'receipt']);
  });
}
