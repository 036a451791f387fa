/** From a permission that nobody has applied for to a block that was bought, held and closed: each step by what is on the screen. */
import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { cents, feeOf, fine, sum, worth } from './money.ts';
import { hoursLater } from './steps/panel.ts';
import { expectScreen, followLink, goTo, openTradeList } from './steps/places.ts';
import { eventually, fact } from './steps/reading.ts';
import { followStatement } from './steps/records.ts';
import { closePosition, confirm, startBuying, typeQuantity } from './steps/trading.ts';

const quantity = '10,000';
const order = `Buy ${quantity} AAPL`;

journey(
  'a permission is applied for and opened; a block is bought, held apart and closed, and the statement adds up',
  async ({ openPhone }) => {
    const phone = await openPhone();
    const tab = await phone.open({ scenario: 'block-not-opened' });
    await expectScreen(tab, 'Home');
    const before = await followStatement(tab, 'STOCK');

    await tab.getByRole('button', { name: 'Back' }).click();
    await goTo(tab, 'Home');
    await tab.getByRole('link', { name: 'Block trades' }).click();
    await expectScreen(tab, 'Block trades');
    await expect(tab.getByText('From 10,000 shares an order')).toBeVisible();
    const row = tab.getByRole('list', { name: 'Block trades' }).getByRole('link', { name: /^Apple/ });
    await row.click();
    await expectScreen(tab, 'Apple');
    await expect(tab).toHaveURL(/\/pages\/quote\/stock\?.*source=4/);

    // Said before anything is typed; what is typed is kept on the way to the permission and back.
    await startBuying(tab, 'Apple');
    await expect(tab).toHaveURL(/\/pages\/payment\/blocktrade\?.*source=4/);
    await expect(tab.getByText('Block trading is not opened for you')).toBeVisible();
    await typeQuantity(tab, '9999');
    await expect(tab.getByText('1 more share makes it a large order')).toBeVisible();
    await typeQuantity(tab, '10000');
    await expect(tab.getByText('Counts as a large order')).toBeVisible();
    await expect(tab.getByRole('button', { name: order })).toBeDisabled();

    await tab.getByRole('link', { name: 'Apply for activation' }).click();
    await expectScreen(tab, 'Block trading permission');
    await tab.getByRole('button', { name: 'Apply for activation' }).click();
    await expect(tab.getByRole('heading', { level: 2, name: 'Permission under review' })).toBeVisible();

    // The longest review has ended by then, the exchange has opened again, and a draft is kept for a day.
    await hoursLater(tab, 23);
    await expect(tab.getByRole('heading', { level: 2, name: 'Opened' })).toBeVisible();
    await followLink(tab, '/pages/notice/index');
    await tab.getByRole('link', { name: 'Unread Block trading is open to you' }).click();
    await expect(tab.getByRole('article')).toContainText('block trades of 10,000 shares or more');
    await tab.goBack();
    await tab.goBack();

    await tab.getByRole('link', { name: 'Back to where you were' }).click();
    await expectScreen(tab, 'Apple');
    await expect(tab.getByRole('textbox', { name: 'Quantity' })).toHaveValue('10000');
    await expect(tab.getByText('Block trading is not opened for you')).toBeHidden();
    await confirm(tab, order);
    const main = tab.getByRole('main');
    await expect(main.getByRole('heading', { name: `Bought ${quantity} AAPL` })).toBeVisible();
    const bought = {
      price: await fact(main, 'Price').innerText(),
      fee: await fact(main, 'Handling fee').innerText(),
    };

    await openTradeList(tab, 'Holdings');
    await tab
      .getByRole('table', { name: 'Holdings' })
      .getByRole('row')
      .filter({ hasText: 'Long · 1× · Block trade' })
      .getByRole('link', { name: / Apple$/ })
      .click();
    await expectScreen(tab, 'Apple');
    await expect(tab.getByText(`Long · ${quantity} AAPL · 1×`)).toBeVisible();
    const sold = await closePosition(tab, quantity, 'AAPL');

    // Cash may lose a thousandth on each side, and wins or loses what the price did: to the cent.
    const [openPrice, closePrice, shares] = [fine(bought.price), fine(sold.price), fine(quantity)];
    expect(cents(bought.fee)).toBe(feeOf(openPrice, shares, '0.1%', 0n));
    expect(cents(sold.fee)).toBe(feeOf(closePrice, shares, '0.1%', 0n));
    const result = worth(closePrice - openPrice, shares) - cents(bought.fee) - cents(sold.fee);
    const after = await eventually(async () => {
      const lines = await followStatement(tab, 'STOCK');
      expect(lines.length).toBeGreaterThan(before.length + 1);
      return lines;
    });
    const added = after.slice(0, after.length - before.length);
    expect(after.slice(added.length)).toEqual(before);
    expect(added.every(({ what }) => what.endsWith(' · AAPL'))).toBe(true);
    expect(sum(added.map(({ amount }) => amount))).toBe(result);
    expect(after[0]?.balance).toBe((before[0]?.balance ?? 0n) + result);
  },
);
