/** From an application to the first payment: each step by what is on the screen, and a statement that adds up. */
import { demoUser } from '@meridian/mocks/names';
import type { Page } from 'playwright';
import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { cents } from './money.ts';
import { screens } from './steps/addresses.ts';
import { toNextEvent } from './steps/panel.ts';
import { expectScreen, followLink } from './steps/places.ts';
import { followStatement } from './steps/records.ts';
import { eventually } from './steps/reading.ts';
import { expectToClose, linesSince, wireCents, wireStatement } from './steps/wire.ts';
import { wordsOf, type Language, type Say } from './steps/words.ts';

const languages: readonly {
  readonly language: Language;
  readonly locale: string;
  readonly offer: string | null;
  /** What says a number in the form that its language has for it. */
  readonly year: RegExp;
  readonly paid: (count: number) => string;
}[] = [
  {
    language: 'en',
    locale: 'en-US',
    offer: null,
    year: /^12 months/,
    paid: (count) => `${count} of 12 payments made`,
  },
  {
    language: 'zh-Hans',
    locale: 'zh-CN',
    offer: '切换为简体中文',
    year: /^12 个月/,
    paid: (count) => `已还 ${count} 期，共 12 期`,
  },
];

async function apply(tab: Page, say: Say, year: RegExp): Promise<void> {
  await followLink(tab, screens.account);
  await expectScreen(tab, say('profile.title'));
  await tab.getByRole('link', { name: say('profile.loan'), exact: true }).click();
  await expectScreen(tab, say('loan.title'));
  await tab.getByRole('textbox', { name: say('loan.amount'), exact: true }).fill('6000');
  await tab.getByRole('radio', { name: year }).click();
  await tab.getByRole('combobox', { name: say('loan.purpose') }).click();
  await tab.getByRole('option', { name: say('loan.purposeEducation') }).click();
  await expect(tab.getByText('$523.04')).toBeVisible();

  const press = { name: say('loan.pressAmount', { amount: '$6,000.00' }) };
  await tab.getByRole('button', press).click();
  const sheet = tab.getByRole('dialog', press);
  await sheet.getByLabel(say('submission.payPassword')).fill(demoUser.payPassword);
  await sheet.getByRole('button', press).click();
  const title = say('loan.doneTitle', { amount: '$6,000.00' });
  await expect(tab.getByRole('heading', { name: title })).toBeVisible();
  await tab.getByRole('button', { name: say('loan.seeProgress') }).click();
  await expect(tab.getByRole('heading', { level: 2, name: say('loan.pending') })).toBeVisible();
}

for (const { language, locale, offer, year, paid } of languages) {
  journey(
    `in ${language} a loan is applied for, credited and paid back for a month`,
    async ({ openPhone }) => {
      const say = wordsOf(language);
      const phone = await openPhone({ locale });
      const tab = await phone.open({ scenario: 'kyc-approved' });
      if (offer !== null) await tab.getByRole('button', { name: offer }).click();
      await expect(tab.getByRole('navigation', { name: say('shell.tabs') })).toBeVisible();
      const before = await wireStatement(tab, { walletType: 'BALANCE' });

      await apply(tab, say, year);
      // Its review ends: the money is there.
      await toNextEvent(tab, say);
      await expect(tab.getByRole('heading', { level: 2, name: '$6,000.00' })).toBeVisible();
      await expect(tab.getByText(paid(0))).toBeVisible();
      // A month later the first payment is taken.
      await toNextEvent(tab, say);
      await expect(tab.getByText(paid(1))).toBeVisible();
      await expect(tab.getByRole('heading', { level: 2, name: '$5,518.96' })).toBeVisible();

      const after = await wireStatement(tab, { walletType: 'BALANCE' });
      expectToClose(after);
      expect(linesSince(before, after).map(({ kind, amount }) => [kind, wireCents(amount)])).toEqual([
        ['repayment', -cents('$481.04')],
        ['interest', -cents('$42.00')],
        ['loan', cents('$6000.00')],
      ]);
      const kinds = ['Repayment', 'Interest', 'Loan'].map((kind) => say(`statement.kind${kind}`));
      // Of lists of days with their lines, the lines.
      const rows = tab
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasNot: tab.getByRole('listitem') });
      for (const [index, kind] of kinds.entries()) await expect(rows.nth(index)).toContainText(kind);
    },
  );
}

journey('what a loan brings and costs is on the statement, line by line', async ({ openPhone }) => {
  const phone = await openPhone();
  const tab = await phone.open({ scenario: 'kyc-approved' });
  const say = wordsOf('en');
  await expectScreen(tab, 'Home');
  const [before] = await followStatement(tab, 'BALANCE');
  await apply(tab, say, /^12 months/);
  await toNextEvent(tab);
  await toNextEvent(tab);

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
