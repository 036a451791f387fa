import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { screens } from './steps/addresses.ts';
import { expectScreen, followLink, openTradeList } from './steps/places.ts';
import { followStatement } from './steps/records.ts';
import { signIn } from './steps/signing-in.ts';
import { chooseLimit, confirm, typeQuantity } from './steps/trading.ts';

journey(
  'a session that expires in the middle of an order leads through sign-in back to it',
  async ({ openPhone }) => {
    const phone = await openPhone();
    const screen = screens.stockTicket('AAPL', 'Apple');
    const expired = { on: 'http', kind: 'code', target: 'trading.createStockOrder', value: 401 } as const;
    const tab = await phone.open({ scenario: 'funded', screen, faults: [expired] });
    await typeQuantity(tab, '9');
    await chooseLimit(tab, '210.25');
    await confirm(tab, /^Buy 9 AAPL at /);

    await expect(tab.getByText('Login Expired')).toBeVisible();
    await expectScreen(tab, 'Sign in');
    await signIn(tab);

    await expectScreen(tab, 'Apple');
    await expect(tab.getByRole('textbox', { name: 'Quantity' })).toHaveValue('9');
    await expect(tab.getByRole('textbox', { name: 'Limit price' })).toHaveValue('210.25');
    await expect(tab.getByRole('dialog')).toBeHidden();
    const lines = await followStatement(tab, 'STOCK');
    expect(lines.map(({ what }) => what)).toEqual(['Deposit']);

    await phone.reopen(tab, { scenario: 'funded', screen });
    await confirm(tab, /^Buy 9 AAPL at /);
    await expect(tab.getByRole('heading', { name: 'Your limit order is placed' })).toBeVisible();
    await openTradeList(tab, 'Entrusted');
    // Its heads are a row as well.
    await expect(tab.getByRole('table', { name: 'Entrusted' }).getByRole('row')).toHaveCount(2);
  },
);

journey(
  'a user who opens the app with an expired session sees so, and signs in to where they wanted to go',
  async ({ openPhone }) => {
    const phone = await openPhone();
    const tab = await phone.open({ scenario: 'session-expired', screen: screens.statement('STOCK') });
    await expect(tab.getByText('Login Expired')).toBeVisible();
    await expectScreen(tab, 'Sign in');
    await signIn(tab);
    await expectScreen(tab, 'Statement');
    expect((await followStatement(tab, 'STOCK')).length).toBeGreaterThan(1);
  },
);

journey(
  'signing out leads to sign-in, forgets unsent forms, and nothing of the account is left',
  async ({ openPhone }) => {
    const phone = await openPhone();
    const tab = await phone.open({ scenario: 'funded', screen: screens.stockTicket('AAPL', 'Apple') });
    await typeQuantity(tab, '9');
    await followLink(tab, screens.account);
    await tab.getByRole('button', { name: 'Sign out' }).click();
    await tab
      .getByRole('alertdialog', { name: 'Sign out of this device?' })
      .getByRole('button', { name: 'Sign out' })
      .click();
    await expectScreen(tab, 'Sign in');
    await phone.reopen(tab, { scenario: 'funded', screen: screens.account });
    await expect(tab.getByText('User ID demo')).toBeHidden();
    await expect(tab.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await tab.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await signIn(tab);
    await phone.reopen(tab, { scenario: 'funded', screen: screens.stockTicket('AAPL', 'Apple') });
    await expect(tab.getByRole('textbox', { name: 'Quantity' })).toHaveValue('');
  },
);
