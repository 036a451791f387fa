/** Money from outside to a wallet that trades: each wallet's statement adds up to what it holds. */
import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { cents, sum } from './money.ts';
import { transferTo } from './steps/moving-money.ts';
import { hoursLater } from './steps/panel.ts';
import { choosePhoto } from './steps/pictures.ts';
import { expectScreen } from './steps/places.ts';
import { followStatement, type StatementLine } from './steps/records.ts';
import { eventually } from './steps/reading.ts';
import { wordsOf } from './steps/words.ts';

const say = wordsOf('en');

/** Of a wallet that was empty: what its lines add up to is what it holds, line by line from the oldest. */
function expectToAddUp(lines: readonly StatementLine[]): void {
  let balance = 0n;
  for (const line of lines.toReversed()) {
    balance += line.amount;
    expect(line.balance).toBe(balance);
  }
}

journey('an empty account is funded, and its money moved to where it trades', async ({ openPhone }) => {
  const phone = await openPhone();
  const tab = await phone.open({
    scenario: 'newcomer',
    screen: '/pages/deposit/wallet?currency=USDT&network=TRC-20',
  });
  await expectScreen(tab, 'Deposit digital currency');
  await tab.getByRole('textbox', { name: 'Amount you sent' }).fill('500');
  await choosePhoto(tab, 'Screenshot of the payment', 1200);
  await tab.getByRole('button', { name: /^Report deposit of/ }).click();
  await tab
    .getByRole('dialog')
    .getByRole('button', { name: /^Report deposit of/ })
    .click();
  await tab.getByRole('link', { name: 'See its progress' }).click();
  await expectScreen(tab, 'Your deposits');
  await hoursLater(tab, 3);
  await expect(tab.getByText('Credited to Cash: $500.00')).toBeVisible();

  await transferTo(tab, say, 'STOCK', '320.25');
  await transferTo(tab, say, 'HK_STOCK', '100.00');
  await hoursLater(tab, 1);

  const [cash, stocks, hongKong] = await eventually(async () => {
    const read = [
      await followStatement(tab, 'BALANCE'),
      await followStatement(tab, 'STOCK'),
      await followStatement(tab, 'HK_STOCK'),
    ] as const;
    expect(read.map((lines) => lines.length)).toEqual([3, 1, 1]);
    return read;
  });
  for (const lines of [cash, stocks, hongKong]) expectToAddUp(lines);
  expect(sum(cash.map(({ amount }) => amount))).toBe(cents('$79.75'));
  expect(sum(stocks.map(({ amount }) => amount))).toBe(cents('$320.25'));
  expect(sum(hongKong.map(({ amount }) => amount))).toBeGreaterThan(cents('$700.00'));
});

journey('a transfer that is cancelled in time is back where it was', async ({ openPhone }) => {
  const phone = await openPhone();
  const tab = await phone.open({ scenario: 'transfer-pending', screen: '/pages/profile/transfer' });
  await tab.getByRole('button', { name: 'Cancel the transfer of $500.00' }).click();
  const question = tab.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancel transfer' }).click();
  // Behind the question nothing has a role: the answer has come once that is closed.
  await expect(question).toBeHidden();
  await expect(tab.getByRole('button', { name: 'Cancel the transfer of $500.00' })).toBeHidden();
  await tab.reload();
  await expect(tab.getByRole('button', { name: 'Cancel the transfer of $1,000.00' })).toBeVisible();
  await expect(tab.getByRole('button', { name: 'Cancel the transfer of $500.00' })).toBeHidden();
});
