import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { screens } from './steps/addresses.ts';
import { expectScreen, goTo, openTradeList } from './steps/places.ts';
import { fact } from './steps/reading.ts';
import { followStatement } from './steps/records.ts';
import { signIn } from './steps/signing-in.ts';
import { buyAtMarket, chooseLimit, typeQuantity } from './steps/trading.ts';

journey(
  'a reload in the middle of an order keeps what was typed, but never the password',
  async ({ openPhone }) => {
    const phone = await openPhone();
    const tab = await phone.open({ scenario: 'funded', screen: screens.stockTicket('AAPL', 'Apple') });
    await typeQuantity(tab, '12');
    await chooseLimit(tab, '200.5');
    await tab.getByRole('group', { name: 'Leverage' }).getByRole('button', { name: '5×' }).click();
    await tab
      .getByRole('main')
      .getByRole('button', { name: /^Buy 12 AAPL at/ })
      .click();
    await tab.getByRole('textbox', { name: 'Transaction password' }).fill('24681');

    await tab.reload();

    await expectScreen(tab, 'Apple');
    await expect(tab.getByRole('textbox', { name: 'Quantity' })).toHaveValue('12');
    await expect(tab.getByRole('textbox', { name: 'Limit price' })).toHaveValue('200.5');
    await expect(tab.getByRole('radio', { name: 'Limit' })).toBeChecked();
    await expect(
      tab.getByRole('group', { name: 'Leverage' }).getByRole('button', { name: '5×', pressed: true }),
    ).toBeVisible();
    await expect(tab.getByRole('dialog')).toBeHidden();
    const stored = await tab.evaluate(
      () => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }),
    );
    expect(stored).toContain('200.5');
    expect(stored).not.toContain('24681');
  },
);

journey(
  'a reload after buying keeps the sign-in, the position and the world it is in',
  async ({ openPhone }) => {
    const phone = await openPhone();
    const tab = await phone.open({ scenario: 'visitor', screen: screens.stockTicket('MSFT', 'Microsoft') });
    await signIn(tab);
    await buyAtMarket(tab, '3', 'MSFT');
    const boughtAt = await fact(tab.getByRole('main'), 'Time').innerText();
    const statement = await followStatement(tab, 'STOCK');

    await tab.reload();

    expect(await followStatement(tab, 'STOCK')).toEqual(statement);
    await openTradeList(tab, 'Holdings');
    await tab
      .getByRole('table', { name: 'Holdings' })
      .getByRole('row')
      .filter({ hasText: 'Long · 1×' })
      .getByRole('link', { name: 'MSFT Microsoft' })
      .click();
    await expect(tab.getByRole('list', { name: 'History' })).toContainText(boughtAt);
    await tab.getByRole('button', { name: 'Back' }).click();
    await goTo(tab, 'Account');
    await expect(tab.getByText('User ID demo')).toBeVisible();

    await phone.reopen(tab, { scenario: 'visitor' });

    await goTo(tab, 'Account');
    await expect(tab.getByText('User ID demo')).toBeVisible();
  },
);
