import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { screens } from './steps/addresses.ts';
import { lastPrice } from './steps/market.ts';
import { expectScreen, followLink } from './steps/places.ts';

journey('a price alert: set on the quote, fired by a tick, and listed with why', async ({ openPhone }) => {
  const phone = await openPhone();
  const tab = await phone.open({ scenario: 'trader', screen: screens.stockQuote('AAPL', 'Apple') });
  await expectScreen(tab, 'Apple');
  const bell = tab.getByRole('button', { name: /^(Set price alert|Price alerts, )/ });
  await bell.click();
  const sheet = tab.getByRole('dialog', { name: 'Price alert: AAPL' });
  // What is true already is refused.
  await sheet.getByRole('textbox', { name: 'Price' }).fill('1');
  await sheet.getByRole('button', { name: 'Set alert' }).click();
  await expect(sheet.getByText(/above \$1\.00 already/)).toBeVisible();
  await tab.keyboard.press('Escape');

  // Whichever way the price goes next, one of the two is past.
  const price = (await lastPrice(tab)).replaceAll(',', '');
  for (const [way, by] of [
    ['Rises above', 0.02],
    ['Falls below', -0.02],
  ] as const) {
    await bell.click();
    await sheet.getByText(way, { exact: true }).click();
    await sheet.getByRole('textbox', { name: 'Price' }).fill((Number(price) + by).toFixed(2));
    await sheet.getByRole('button', { name: 'Set alert' }).click();
    await expect(sheet).toBeHidden();
  }

  // On another screen it fires all the same.
  await followLink(tab, screens.watchlist);
  await expectScreen(tab, 'Watchlists');
  const why = /^Alert: AAPL (rose above|fell below) \$[\d.]+ at \d\d:\d\d:\d\d \([\d.]+\)$/;
  const notice = tab.getByRole('heading', { name: why }).first();
  await expect(notice).toBeVisible();
  const said = await notice.innerText();
  await tab.getByRole('button', { name: 'See quote' }).first().click();
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
});
