import type { Page } from 'playwright';
import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { screens } from './steps/addresses.ts';
import { lastPrice } from './steps/market.ts';
import { expectScreen, followLink } from './steps/places.ts';
import { eventually } from './steps/reading.ts';

journey('a price alert: set on the quote, fired by a tick, and listed with why', async ({ openPhone }) => {
  const phone = await openPhone();
  const tab = await phone.open({ scenario: 'trader', screen: screens.stockQuote('AAPL', 'Apple') });
  await expectScreen(tab, 'Apple');
  await bellOf(tab).click();
  const sheet = sheetOf(tab);
  // What is true already is refused.
  await sheet.getByRole('textbox', { name: 'Price' }).fill('1');
  await sheet.getByRole('button', { name: 'Set alert' }).click();
  await expect(sheet.getByText(/above \$1\.00 already/)).toBeVisible();
  await tab.keyboard.press('Escape');

  // Whichever way the price goes next, one of the first two is past; the third waits for good.
  await setAlert(tab, 'Rises above', (price) => price + 0.02);
  await setAlert(tab, 'Falls below', (price) => price - 0.02);
  await setAlert(tab, 'Falls below', () => 1);

  // On another screen it fires all the same.
  await followLink(tab, screens.watchlist);
  await expectScreen(tab, 'Watchlists');
  const why = /^Alert: AAPL (rose above|fell below) \$[\d.]+ at \d\d:\d\d:\d\d \(\$[\d.]+\)$/;
  const notice = tab.getByRole('heading', { name: why }).first();
  await expect(notice).toBeVisible();
  const said = await notice.innerText();
  await tab.getByRole('button', { name: 'See quote' }).first().click();
  // The other alert may fire as well: its notice stays over what is below it until it is put away.
  await tab.addLocatorHandler(notice, () => tab.getByRole('button', { name: 'Dismiss' }).first().click());
  await expectScreen(tab, 'Apple');
  await followLink(tab, screens.watchlist);
  await expectScreen(tab, 'Watchlists');
  await tab.getByRole('link', { name: 'Manage watchlist' }).click();
  await expectScreen(tab, 'Manage watchlist');
  await tab.getByRole('radio', { name: 'Price alerts' }).click();
  await expect(tab.getByRole('list', { name: 'Fired' }).getByText(said)).toBeVisible();

  // It has fired once: after a reload it is listed, and not said again.
  await tab.reload();
  await expect(tab.getByRole('list', { name: 'Fired' }).getByText(said)).toBeVisible();
  await tab.getByRole('button', { name: 'Clear fired alerts' }).click();
  await expect(tab.getByText(said)).toBeHidden();

  // What was removed comes back as it was, and so does one that waits: on another page and after it, too.
  const main = tab.getByRole('main');
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(tab.getByRole('list', { name: 'Fired' }).getByText(said)).toBeVisible();
  const waiting = tab
    .getByRole('list', { name: 'Active' })
    .getByRole('button', { name: /^Remove alert: AAPL .*\$1\.00$/ });
  await waiting.click();
  await expect(waiting).toBeHidden();
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(waiting).toBeVisible();
  await tab.reload();
  await expect(waiting).toBeVisible();
});

const bellOf = (tab: Page) => tab.getByRole('button', { name: /^(Set price alert|Price alerts, )/ });
const sheetOf = (tab: Page) => tab.getByRole('dialog', { name: 'Price alert: AAPL' });

/** Sets an alert beside the price there is: that goes on meanwhile, and what is true by then is refused. */
async function setAlert(tab: Page, way: string, at: (price: number) => number): Promise<void> {
  const sheet = sheetOf(tab);
  await bellOf(tab).click();
  await sheet.getByText(way, { exact: true }).click();
  await eventually(async () => {
    if (await sheet.isHidden()) return;
    const price = Number((await lastPrice(sheet)).replaceAll(',', ''));
    await sheet.getByRole('textbox', { name: 'Price' }).fill(at(price).toFixed(2));
    await sheet.getByRole('button', { name: 'Set alert' }).click();
    await expect(sheet).toBeHidden({ timeout: 2_000 });
  });
}
