/** From an application to the first payment: each step by what is on the screen, and a statement that adds up. */
import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { cents } from './money.ts';
import { screens } from './steps/addresses.ts';
import { toNextEvent } from './steps/panel.ts';
import { expectScreen, followLink } from './steps/places.ts';
import { eventually } from './steps/reading.ts';
import { followStatement } from './steps/records.ts';

journey('a loan is applied for, credited and paid back for a month', async ({ openPhone }) => {
  const phone = await openPhone();
  const tab = await phone.open({ scenario: 'kyc-approved' });
  await expectScreen(tab, 'Home');
  const [before] = await followStatement(tab, 'BALANCE');

  await followLink(tab, screens.account);
  await expectScreen(tab, 'Account');
  await tab.getByRole('link', { name: 'Loan' }).click();
  await expectScreen(tab, 'Loan');
  await tab.getByRole('textbox', { name: 'Amount' }).fill('6000');
  await tab.getByRole('radio', { name: /^12 months/ }).click();
  await tab.getByRole('combobox', { name: 'Purpose' }).click();
  await tab.getByRole('option', { name: 'Education' }).click();
  await expect(tab.getByText('$523.04')).toBeVisible();

  await tab.getByRole('button', { name: 'Apply for $6,000.00' }).click();
  const sheet = tab.getByRole('dialog', { name: 'Apply for $6,000.00' });
  await sheet.getByLabel('Transaction password').fill('246810');
  await sheet.getByRole('button', { name: 'Apply for $6,000.00' }).click();
  await expect(tab.getByRole('heading', { name: 'Your loan of $6,000.00 is under review' })).toBeVisible();
  await tab.getByRole('button', { name: 'See its progress' }).click();
  await expect(tab.getByRole('heading', { level: 2, name: 'Pending review' })).toBeVisible();

  // Its review ends: the money is there.
  await toNextEvent(tab);
  await expect(tab.getByRole('heading', { level: 2, name: '$6,000.00' })).toBeVisible();
  await expect(tab.getByText('0 of 12 payments made')).toBeVisible();
  // A month later the first payment is taken.
  await toNextEvent(tab);
  await expect(tab.getByText('1 of 12 payments made')).toBeVisible();
  await expect(tab.getByRole('heading', { level: 2, name: '$5,518.96' })).toBeVisible();

  const opening = before?.balance ?? 0n;
  await eventually(async () => {
    const [repayment, interest, loan] = await followStatement(tab, 'BALANCE');
    expect(loan).toEqual({ what: 'Loan', amount: cents('$6000.00'), balance: opening + cents('$6000.00') });
    expect(interest).toMatchObject({ what: 'Interest', amount: -cents('$42.00') });
    expect(repayment).toEqual({
      what: 'Loan repayment',
      amount: -cents('$481.04'),
      balance: opening + cents('$6000.00') - cents('$42.00') - cents('$481.04'),
    });
  });
});
