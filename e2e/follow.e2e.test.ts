/** Money put with an institution: ten days of interest, each a line, and a statement that adds up to the cent. */
import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { cents, sum } from './money.ts';
import { hoursLater } from './steps/panel.ts';
import { expectScreen } from './steps/places.ts';
import { eventually } from './steps/reading.ts';
import { followStatement } from './steps/records.ts';

journey('an investment earns interest for ten days, and the statement adds up', async ({ openPhone }) => {
  const phone = await openPhone();
  // A thousand waits for confirmation, and two thousand are free.
  const tab = await phone.open({
    scenario: 'follow-wait-confirm',
    screen: '/pages/payment/follow?kind=agency&id=kestrel',
  });
  await expectScreen(tab, 'Invest with Kestrel Bay Capital');
  await tab.getByRole('textbox', { name: 'Amount' }).fill('1000');
  await tab.getByRole('button', { name: 'Invest $1,000.00' }).click();
  const sheet = tab.getByRole('dialog', { name: 'Invest $1,000.00' });
  await sheet.getByRole('checkbox', { name: /cannot be sold after ordering/ }).check();
  await sheet.getByLabel('Transaction password').fill('246810');
  await sheet.getByRole('button', { name: 'Invest $1,000.00' }).click();
  await expect(tab.getByRole('heading', { name: '$1,000.00 waits for confirmation' })).toBeVisible();
  await tab.getByRole('link', { name: 'See your investment' }).click();
  await expectScreen(tab, 'Kestrel Bay Capital');
  // Both are confirmed within the first hours; ten whole days follow.
  await hoursLater(tab, 11);
  await hoursLater(tab, 240);

  const lines = await eventually(async () => {
    const read = await followStatement(tab, 'FOLLOW');
    // The money that came, two investments, and twice ten days.
    expect(read).toHaveLength(23);
    return read;
  });
  let balance = 0n;
  for (const line of lines.toReversed()) {
    balance += line.amount;
    expect(line.balance).toBe(balance);
  }
  // 1,000 at 6.5 % for ten days of a year is 1.78, twice.
  expect(sum(lines.map(({ amount }) => amount))).toBe(cents('$1003.56'));
});
