/** Money out: to a bank card and to a digital wallet, once each, and what the statement says of it. */
import { applyWithdrawal } from '@meridian/api';
import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { sum } from './money.ts';
import { screens } from './steps/addresses.ts';
import { expectWithdrawal, openRecord, sendWithdrawal } from './steps/moving-money.ts';
import { endFaults, hoursLater } from './steps/panel.ts';
import { expectScreen, followLink } from './steps/places.ts';
import { eventually, fact } from './steps/reading.ts';
import { readWallet } from './steps/records.ts';
import { expectToClose, wireCents, wireStatement, type WireStatement } from './steps/wire.ts';
import { wordsOf } from './steps/words.ts';

const say = wordsOf('en');

/** Of the withdrawal in the statement: what its lines came to, in cents. */
const ofKind = ({ lines }: WireStatement, kinds: readonly string[]): bigint =>
  sum(lines.filter(({ kind }) => kinds.includes(kind ?? '')).map(({ amount }) => wireCents(amount)));

for (const { to, screen, title, last, amount, fee, arrives } of [
  {
    to: 'a bank card',
    screen: '/pages/withdraw/bcard',
    title: 'Withdraw to a bank card',
    last: '1234',
    amount: '200',
    fee: 300n,
    arrives: '$197.00',
  },
  {
    to: 'a digital wallet',
    screen: '/pages/withdraw/vm',
    title: 'Withdraw digital currency',
    last: 'tDeC',
    amount: '350',
    fee: 100n,
    arrives: '349 USDT',
  },
] as const) {
  journey(
    `a withdrawal to ${to} is reviewed and sent, and the statement closes with it`,
    async ({ openPhone }) => {
      const phone = await openPhone();
      const tab = await phone.open({ scenario: 'trader', screen });
      await expectScreen(tab, title);
      const before = await readWallet(tab, 'Cash');
      const earlier = await wireStatement(tab, { walletType: 'BALANCE' });
      await followLink(tab, screen);
      await expectScreen(tab, title);

      await sendWithdrawal(tab, say, { amount, last });
      await openRecord(tab, say);
      const main = tab.getByRole('main');
      await expect(fact(main, 'Held in Cash')).toHaveText(`$${amount}.00`);
      await expect(fact(main, 'Arrives')).toHaveText(arrives);
      const held = BigInt(amount) * 100n;
      await eventually(async () =>
        expect(await readWallet(tab, 'Cash')).toEqual({
          balance: before.balance,
          available: before.available - held,
        }),
      );

      // The longest review has ended by then.
      await hoursLater(tab, 24);
      await followLink(tab, screens.messages);
      await tab.getByRole('link', { name: 'Unread Withdrawal sent' }).click();
      await expect(tab.getByRole('article')).toContainText(
        `Your withdrawal of $${amount}.00 passed its review`,
      );
      await tab.getByRole('link', { name: 'See the withdrawal' }).click();
      await expectScreen(tab, 'Withdrawal');
      await expectWithdrawal(tab, say, 'completed');
      await expect(fact(main, 'Arrives')).toHaveText(arrives);
      await eventually(async () =>
        expect(await readWallet(tab, 'Cash')).toEqual({
          balance: before.balance - held,
          available: before.available - held,
        }),
      );

      const whole = await wireStatement(tab, { walletType: 'BALANCE' });
      expectToClose(whole);
      await expect(
        tab.getByText('All lines are shown, and lead from the opening to the closing balance.'),
      ).toBeVisible();
      expect(ofKind(whole, ['withdrawal']) - ofKind(earlier, ['withdrawal'])).toBe(fee - held);
      expect(ofKind(whole, ['fee']) - ofKind(earlier, ['fee'])).toBe(-fee);
      // From its own day on: what was there before is the opening balance.
      const sinceThen = await wireStatement(tab, {
        walletType: 'BALANCE',
        fromDay: whole.lines[0]?.day ?? '',
      });
      expectToClose(sinceThen);
      expect(sinceThen.lines.length).toBeLessThan(whole.lines.length);
      expect(wireCents(sinceThen.sums[0]?.opening ?? '')).toBe(before.balance);
      expect(wireCents(sinceThen.sums[0]?.closing ?? '')).toBe(before.balance - held);
    },
  );
}

journey('a withdrawal whose answer is lost is found, and is not paid twice', async ({ openPhone }) => {
  const phone = await openPhone();
  const tab = await phone.open({
    scenario: 'trader',
    screen: '/pages/withdraw/bcard',
    faults: [
      { on: 'http', kind: 'lost', target: 'funds.applyWithdrawal' },
      // The list that the app looks it up in: until it can be read, nobody knows.
      { on: 'http', kind: 'http', target: 'funds.walletBill', value: 503 },
    ],
  });
  phone.expectTrouble(/Failed to load resource/);
  await expectScreen(tab, 'Withdraw to a bank card');
  const sent: string[] = [];
  tab.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(applyWithdrawal.path)) sent.push(request.postData() ?? '');
  });

  await sendWithdrawal(tab, say, { amount: '200', last: '1234' });
  await expect(
    tab.getByRole('heading', { name: 'We do not know yet whether your withdrawal arrived' }),
  ).toBeVisible();
  // Whoever comes back to it later is told before anything else is sent.
  await tab.reload();
  await expect(
    tab.getByRole('heading', { name: 'We do not know yet whether your withdrawal arrived' }),
  ).toBeVisible();
  // Nothing is pressed: the app goes on looking by itself.
  await endFaults(tab);
  await expect(tab.getByRole('heading', { name: '$200.00 is under review' })).toBeVisible();
  expect(sent).toHaveLength(1);

  const { lines } = await wireStatement(tab, { walletType: 'BALANCE' });
  const underReview = lines.filter(({ kind, status }) => kind === 'withdrawal' && status === 'pending');
  expect(underReview.map(({ withdrawal }) => wireCents(withdrawal?.amount ?? ''))).toEqual([20_000n]);
  await hoursLater(tab, 24);
  const after = await wireStatement(tab, { walletType: 'BALANCE' });
  expectToClose(after);
  expect(ofKind(after, ['withdrawal', 'fee'])).toBe(-20_000n);
});
