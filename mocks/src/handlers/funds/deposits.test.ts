/** Deposits: what is taken, what is refused how, and how each ends (spec §4, §5). */
import { refusal } from '@meridian/api';
import type { RequestOf } from '@meridian/api';
import type { Endpoints } from '@meridian/api/catalogue';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { confirmationsNeeded } from '#domain/deposits/index.ts';
import { sampleFile } from '#domain/files/index.ts';
import { imbalances } from '#domain/ledger/index.ts';
import { open } from '#test/opened-world.ts';
import { filePath } from '../upload/file-address.ts';

type Request = RequestOf<Endpoints['funds.createDeposit']>;

interface Row {
  readonly status: string;
  readonly reason: string | null;
  readonly confirmations: number | null;
  readonly received: string | null;
  readonly rate: { readonly from: string; readonly to: string; readonly rate: string } | null;
  readonly createTimeTimestamp: number;
  readonly updateTimeTimestamp: number;
  readonly proofUrl: string;
}

async function customer(seed = 'meridian') {
  const { call, handle } = open('newcomer', { seed });
  await handle.applyFact('uploadedImage', { picture: 'informationPage' });
  const state = handle.world.read();
  const user = state.users.get('demo');
  if (user === undefined) throw new Error('no customer');
  const proofUrl = `http://meridian.test/w/world${filePath(state, user, sampleFile('informationPage', 0).hash)}`;
  let intents = 0;
  const wallet = { type: 'wallet', currency: 'USDT', network: 'TRC-20', amount: '250.50', proofUrl } as const;
  const send = (changed: Partial<Request> = {}) => {
    intents += 1;
    const asked: Request = { clientOrderId: `intent-${intents}`, ...wallet, ...changed };
    return call('funds.createDeposit', asked);
  };
  const rows = () => (call('funds.depositRecords', { pageSize: 100 }).data as { list: Row[] }).list;
  const newest = () => {
    const [row] = rows();
    if (row === undefined) throw new Error('no deposit');
    return row;
  };
  const balance = () =>
    (call('funds.walletBalance', { walletType: 'BALANCE' }).data as { balance: string }).balance;
  const lines = () =>
    (call('funds.walletBill', { timeZone: 'UTC', pageSize: 100 }).data as { list: { kind: string }[] }).list;
  const messages = () =>
    handle.world
      .read()
      .inboxes.get('demo')
      ?.messages.map(({ kind }) => kind);
  return { call, handle, send, rows, newest, balance, lines, messages, proofUrl };
}

const fiat = (currency: string) => ({ type: 'fiat', currency, network: undefined }) as const;
const cents = (amount: string | null) => BigInt((amount ?? '').replace('.', ''));

describe('a deposit by wallet', () => {
  test('is confirmed three times, then credited once, with a line of the statement and a message', async () => {
    const { handle, send, newest, balance, lines, messages } = await customer();
    expect(send()).toMatchObject({
      code: 200,
      data: { status: 'pending', confirmations: 0, received: null },
    });
    for (const confirmations of [1, 2, 3]) {
      expect(await handle.advanceToNextEvent()).toMatchObject({ process: 'depositProgress' });
      expect(newest()).toMatchObject({ confirmations, status: 'pending', updateTimeTimestamp: handle.now() });
      expect(balance()).toBe('0.00');
    }
    await handle.advanceToNextEvent();
    expect(newest()).toMatchObject({ status: 'completed', received: '250.50' });
    expect(balance()).toBe('250.50');
    expect(lines()).toMatchObject([{ kind: 'deposit', amount: '250.50', reference: 'D000001' }]);
    expect(messages()).toEqual(['depositCredited']);
  });

  test('is credited at the rate of its report, whatever the price is when it is confirmed', async () => {
    const { handle, send, newest, balance } = await customer();
    send({ currency: 'ETH', network: 'ERC-20', amount: '2.50' });
    const { rate } = newest();
    await handle.advance(3_600_000);
    // 2.5 ether at so many dollars, rounded down to cents.
    const [whole = '', decimals = ''] = (rate?.rate ?? '').split('.');
    const scale = 10n ** BigInt(decimals.length);
    expect(cents(balance())).toBe((250n * BigInt(whole + decimals)) / scale);
    expect(newest().rate).toEqual(rate);
  });

  test('that fails says why in the language of the reader, with a message, and credits nothing', async () => {
    const { call, handle, newest, balance, messages } = await customer();
    await handle.applyFact('deposit', { state: 'confirming', outcome: 'failed', reason: 'amountMismatch' });
    await handle.advance(3_600_000);
    expect(newest()).toMatchObject({ status: 'failed', confirmations: 3, received: null });
    expect(newest().reason).toContain('screenshot');
    const { list } = call('funds.depositRecords', {}, { language: 'zh-Hant' }).data as { list: Row[] };
    expect(list[0]?.reason).toContain('截圖');
    expect(balance()).toBe('0.00');
    expect(messages()).toEqual(['depositFailed']);
  });
});

describe('a deposit by bank', () => {
  test('is matched within about five minutes, without confirmations', async () => {
    const { handle, send, newest, balance } = await customer();
    send({ ...fiat('USD'), amount: '1000' });
    expect(newest()).toMatchObject({ confirmations: null, rate: null });
    await handle.advance(5 * 60_000);
    expect(newest().status).toBe('completed');
    expect(balance()).toBe('1000.00');
  });

  test.each(['EUR', 'HKD'])('in %s is exchanged at the rate that its record says', async (currency) => {
    const { call, handle, send, newest, balance } = await customer();
    const offered = call('funds.depositCurrencies', {}).data as { currency: string; rate: unknown }[];
    send({ ...fiat(currency), amount: '1000' });
    expect(newest().rate).toEqual(offered.find((one) => one.currency === currency)?.rate);
    await handle.advance(5 * 60_000);
    const { ledger } = handle.world.read();
    expect(ledger.exchanges).toMatchObject([{ given: { currency }, reference: 'D000001' }]);
    expect(newest().received).toBe(balance());
    expect(imbalances(ledger)).toEqual([]);
  });
});

describe('a report is refused', () => {
  test.each<[string, Partial<Request>, number]>([
    ['below one', { amount: '0.99' }, refusal.depositTooSmall],
    ['above what the method takes', { amount: '500000.01' }, refusal.amountNotAllowed],
    ['with a picture that was never uploaded', { proofUrl: 'http://x/1.png' }, refusal.imageNotUploaded],
    ['for a currency that is not offered', { currency: 'DOGE' }, refusal.invalidRequest],
    ['over a network that has no address', { currency: 'USDC', network: 'Solana' }, refusal.invalidRequest],
    ['with parts of a cent', { amount: '10.001' }, refusal.invalidRequest],
  ])('%s, and nothing is recorded', async (_what, changed, code) => {
    const { send, rows } = await customer();
    expect(send(changed).code).toBe(code);
    expect(rows()).toEqual([]);
  });

  test('with limits in the currency that was chosen', async () => {
    const { send } = await customer();
    expect(send({ amount: '0.5' }).msg).toContain('1.00 USDT');
    expect(send({ ...fiat('EUR'), amount: '0.5' }).msg).toContain('€1.00');
  });

  test('where nothing is offered', async () => {
    const { call, handle, send } = await customer();
    await handle.applyFact('depositMethods', {});
    expect(call('funds.depositCurrencies', {}).data).toEqual([]);
    expect(send().code).toBe(refusal.invalidRequest);
  });
});

test('the proof is found at the address that it was sent with', async () => {
  const { send, newest, proofUrl } = await customer();
  send();
  expect(newest().proofUrl).toBe(proofUrl);
});

test('every network and bank is shown in the language of the reader, with a reference of the customer', async () => {
  const { call } = await customer();
  const offered = call('funds.depositCurrencies', {}, { language: 'zh-Hans' }).data as {
    type: string;
    reference: string | null;
    bankDetails: { label: string }[];
  }[];
  const banks = offered.filter(({ type }) => type === 'fiat');
  expect(banks).toHaveLength(3);
  for (const { reference, bankDetails } of banks) {
    expect(reference).toMatch(/^MRD-\d{6}$/);
    expect(bankDetails[0]?.label).toBe('户名');
  }
});

const anyDeposit = fc.constantFrom<Partial<Request>>(
  { amount: '1' },
  { currency: 'BTC', network: 'Bitcoin', amount: '1.25' },
  { currency: 'XRP', network: 'XRP Ledger', amount: '999.99' },
  { ...fiat('USD'), amount: '1234.56' },
  { ...fiat('EUR'), amount: '77.77' },
  { ...fiat('HKD'), amount: '1' },
  { amount: '0.5' },
  { ...fiat('EUR'), amount: '9000000' },
);

test('nothing is created or lost, and what is credited was confirmed three times, however time passes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ minLength: 1, maxLength: 6 }),
      fc.array(fc.tuple(anyDeposit, fc.integer({ min: 0, max: 400_000 })), { minLength: 1, maxLength: 10 }),
      async (seed, reports) => {
        const { handle, send, balance } = await customer(seed);
        for (const [changed, passes] of reports) {
          send(changed);
          if (passes > 0) await handle.advance(passes);
        }
        const { ledger, deposits } = handle.world.read();
        expect(imbalances(ledger)).toEqual([]);
        for (const { type, status, confirmations } of deposits.values())
          if (type === 'wallet' && status === 'completed') expect(confirmations).toBe(confirmationsNeeded);
        await handle.advance(24 * 3_600_000);
        const all = [...handle.world.read().deposits.values()];
        expect(all.every(({ status }) => status === 'completed')).toBe(true);
        const credited = ledger.lines.filter(({ kind }) => kind === 'deposit');
        expect(new Set(credited.map(({ reference }) => reference))).toEqual(new Set(all.map(({ id }) => id)));
        expect(credited).toHaveLength(all.length);
        const sum = credited.reduce((total, { amount }) => total + amount, 0n);
        expect(cents(balance()) * 10_000_000_000n).toBe(sum);
        expect(imbalances(ledger)).toEqual([]);
      },
    ),
    { numRuns: 60 },
  );
});

test('about one in forty is late: credited after the time that was promised, and not before', async () => {
  const { handle, send } = await customer();
  for (let index = 0; index < 400; index += 1) send({ ...fiat('USD'), amount: '1' });
  const late = [...handle.world.read().deposits.values()].filter(
    ({ createdAt, endsAt, arrivalMinutes }) => endsAt > createdAt + arrivalMinutes * 60_000,
  );
  expect(late.length).toBeGreaterThan(2);
  expect(late.length).toBeLessThan(25);
});
