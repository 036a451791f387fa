/** From the list of the auction to a position bought at its one price and closed again: each step by what is on the screen. */
import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { cents, feeOf, fine, sum, worth } from './money.ts';
import { hoursLater } from './steps/panel.ts';
import { expectScreen, goTo, openTradeList } from './steps/places.ts';
import { eventually, fact } from './steps/reading.ts';
import { followStatement } from './steps/records.ts';
import { closePosition, confirm, startBuying, typeQuantity } from './steps/trading.ts';

const order = 'Buy 10 NVDA';

journey(
  'an order for the auction is filled at the opening price, is held apart and closed, and the statement adds up',
  async ({ openPhone }) => {
    const phone = await openPhone();
    const tab = await phone.open({ scenario: 'auction-open' });
    await expectScreen(tab, 'Home');
    const before = await followStatement(tab, 'STOCK');

    await tab.getByRole('button', { name: 'Back' }).click();
    await goTo(tab, 'Home');
    await tab.getByRole('link', { name: 'Pre-market' }).click();
    await expectScreen(tab, 'Pre-market auction');
    await expect(tab.getByText(/^Orders can be cancelled until/)).toBeVisible();
    await tab
      .getByRole('list', { name: 'Pre-market auction' })
      .getByRole('link', { name: /^NVIDIA/ })
      .click();
    await expectScreen(tab, 'NVIDIA');
    await expect(tab).toHaveURL(/\/pages\/quote\/auctionStock\?.*source=8/);
    await expect(tab.getByText('Indicative price')).toBeVisible();

    await startBuying(tab, 'NVIDIA');
    await expect(tab).toHaveURL(/\/pages\/payment\/auctionStock\?.*source=8/);
    await typeQuantity(tab, '10');
    await confirm(tab, order);
    const main = tab.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Your order is in the auction' })).toBeVisible();
    await expect(main.getByText(/is reserved for it\. You can cancel it/)).toBeVisible();

    // The record follows the order over the opening.
    await hoursLater(tab, 1);
    await expect(main.getByRole('heading', { name: 'Bought 10 NVDA' })).toBeVisible();
    const bought = {
      price: await fact(main, 'Price').innerText(),
      fee: await fact(main, 'Handling fee').innerText(),
    };

    await openTradeList(tab, 'Holdings');
    await tab
      .getByRole('table', { name: 'Holdings' })
      .getByRole('row')
      .filter({ hasText: 'Long · 1× · Auction' })
      .getByRole('link', { name: / NVIDIA$/ })
      .click();
    await expectScreen(tab, 'NVIDIA');
    await expect(tab.getByText('Long · 10 NVDA · 1×')).toBeVisible();

    // One price: of the fill, of the auction, and of the session that it opened.
    await tab.getByRole('main').getByRole('link', { name: 'Quote' }).click();
    await expect(tab.getByText('Auction price')).toBeVisible();
    const figures = tab.getByRole('region', { name: 'Key figures' });
    await eventually(async () => {
      expect(fine(await fact(figures, 'Open').innerText())).toBe(fine(bought.price));
    });
    await tab.goBack();
    const sold = await closePosition(tab, '10', 'NVDA');

    const [openPrice, closePrice, shares] = [fine(bought.price), fine(sold.price), fine('10')];
    expect(cents(bought.fee)).toBe(feeOf(openPrice, shares, '0.05%', 99n));
    expect(cents(sold.fee)).toBe(feeOf(closePrice, shares, '0.05%', 99n));
    const result = worth(closePrice - openPrice, shares) - cents(bought.fee) - cents(sold.fee);
    const after = await eventually(async () => {
      const lines = await followStatement(tab, 'STOCK');
      expect(lines.filter(({ what }) => what.endsWith(' · NVDA')).length).toBeGreaterThan(1);
      return lines;
    });
    const added = after.slice(0, after.length - before.length);
    expect(after.slice(added.length)).toEqual(before);
    // What the scenario's own order cost is there too; an order that expired has cost nothing.
    const own = added.filter(({ what }) => what.endsWith(' · NVDA'));
    expect(sum(own.map(({ amount }) => amount))).toBe(result);
    expect(added.some(({ what }) => what.endsWith(' · MSFT'))).toBe(false);
    expect(after[0]?.balance).toBe((before[0]?.balance ?? 0n) + sum(added.map(({ amount }) => amount)));
  },
);
