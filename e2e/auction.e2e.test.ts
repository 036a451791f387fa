/** From the list of the auction, in each language, to a position bought at its one price and closed again, and a statement that adds up. */
import type { Page } from 'playwright';
import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { cents, feeOf, fine, sum, worth } from './money.ts';
import { closeAll, commit } from './steps/committing.ts';
import { hoursLater } from './steps/panel.ts';
import { openAs, people } from './steps/people.ts';
import { expectScreen, followLink } from './steps/places.ts';
import { eventually, fact } from './steps/reading.ts';
import { expectToClose, linesSince, wireCents, wireStatement } from './steps/wire.ts';

/** What the address of a quote calls its instrument (spec §2). */
const nameIn = (tab: Page): string =>
  new URLSearchParams(new URL(tab.url()).hash.split('?')[1]).get('name') ?? 'an address without a name';

for (const person of people) {
  journey(
    `in ${person.language}: an order for the auction is filled at the opening price, is held apart and closed, and the statement adds up`,
    async ({ openPhone }) => {
      const { tab, say } = await openAs(openPhone, person, { scenario: 'auction-open' });
      const before = await wireStatement(tab, { walletType: 'STOCK' });
      const kind = say('assetClass.auctionStock.label');

      await followLink(tab, '/pages/product/auctionStock');
      await expectScreen(tab, kind);
      await tab.getByRole('main').getByRole('link', { name: /NVDA/ }).first().click();
      await expect(tab).toHaveURL(/\/pages\/quote\/auctionStock\?.*source=8/);
      // Beside the list, another share and its order form stay until this one's are there.
      await expectScreen(tab, nameIn(tab));
      const main = tab.getByRole('main');
      await expect(main.getByText(say('auction.indicativePrice'), { exact: true }).first()).toBeVisible();

      // At a desk the order form is beside the quote.
      if (!person.isAtDesk) {
        await main.getByRole('link', { name: say('quote.buy'), exact: true }).click();
        await expect(tab).toHaveURL(/\/pages\/payment\/auctionStock\?.*source=8/);
      }
      await main.getByRole('textbox', { name: say('ticket.quantity'), exact: true }).fill('10');
      await commit(tab, say, say('ticket.buy', { quantity: '10', unit: 'NVDA' }));
      await expect(main.getByRole('heading', { name: say('ticket.auctionPlacedTitle') })).toBeVisible();

      // The record follows the order over the opening.
      await hoursLater(tab, 1, say);
      const bought = say('ticket.bought', { quantity: '10', unit: 'NVDA' });
      await expect(main.getByRole('heading', { name: bought })).toBeVisible();
      const openPrice = fine(await fact(main, say('ticket.price')).innerText());
      const openFee = cents(await fact(main, say('ticket.figure.fee')).innerText());

      // It is held apart from the same share that is traded all day.
      await followLink(tab, '/pages/trade/index?tab=0');
      const auctionOnly = new RegExp(`1× · ${say('assetClass.auctionStock.one')}`);
      await main.getByRole('row').filter({ hasText: auctionOnly }).getByRole('link').first().click();
      await expect(tab).toHaveURL(/source=8/);
      await expectScreen(tab, nameIn(tab));

      // One price: of the fill, of the auction, and of the session that it opened.
      await main.getByRole('link', { name: say('position.quote'), exact: true }).click();
      await expect(main.getByText(say('auction.auctionPrice'), { exact: true }).first()).toBeVisible();
      const figures = main.getByRole('region', { name: say('quote.statistics'), exact: true });
      await eventually(async () => {
        expect(fine(await fact(figures, say('statistic.open')).innerText())).toBe(openPrice);
      });
      await tab.goBack();
      const sold = await closeAll(tab, say, { quantity: '10', unit: 'NVDA' });

      const [closePrice, shares] = [fine(sold.price), fine('10')];
      expect(openFee).toBe(feeOf(openPrice, shares, '0.05%', 99n));
      expect(cents(sold.fee)).toBe(feeOf(closePrice, shares, '0.05%', 99n));
      const after = await wireStatement(tab, { walletType: 'STOCK' });
      expectToClose(after);
      // What the scenario's own order cost is there too; an order that expired has cost nothing.
      const added = linesSince(before, after);
      const own = added.filter(({ stock_code: code }) => code === 'NVDA');
      expect(sum(own.map(({ amount }) => wireCents(amount)))).toBe(
        worth(closePrice - openPrice, shares) - openFee - cents(sold.fee),
      );
      expect(added.some(({ stock_code: code }) => code === 'MSFT')).toBe(false);
    },
  );
}
