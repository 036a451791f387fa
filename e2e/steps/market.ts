import type { Locator, Page } from 'playwright';
import { expect } from '../expect.ts';
import { expectScreen, goTo } from './places.ts';
import { eventually, literally } from './reading.ts';

/** From Markets, through a ranking of one of the US exchanges, to a stock's quote. */
export async function openStockFromMarkets(
  tab: Page,
  { exchange, ranking, name }: { exchange: string; ranking: string; name: string },
): Promise<void> {
  await goTo(tab, 'Markets');
  await tab.getByRole('tab', { name: exchange }).click();
  await tab.getByText(ranking, { exact: true }).click();
  const list = tab.getByRole('list', { name: `${exchange}: ${ranking}` });
  await list.getByRole('link', { name: new RegExp(`^${literally(name)} `) }).click();
  await expectScreen(tab, name);
}

/** From the home screen, through the quick access, to a coin's quote. */
export async function openCoinFromHome(tab: Page, name: string): Promise<void> {
  await tab.getByRole('region', { name: 'Quick access' }).getByRole('link', { name: 'Crypto' }).click();
  await expectScreen(tab, 'Crypto');
  await tab.getByRole('link', { name: new RegExp(`^${literally(name)} [A-Z]+USDT `) }).click();
  await expectScreen(tab, name);
}

/** Sits and watches until the price on a quote screen is a newer one. Nothing is pressed. */
export async function watchItTick(tab: Page): Promise<void> {
  const asOf = tab.getByText(/^As of /);
  const before = await asOf.innerText();
  await expect(asOf).not.toHaveText(before);
}

/** The last price on a quote, ticket or close screen, or in a sheet, once there is one: the first number below the heading. */
export async function lastPrice(screen: Locator): Promise<string> {
  return eventually(async () => {
    const lines = (await screen.innerText()).split('\n');
    const price = lines.find((line) => /^[\d,]+\.\d+$/.test(line.trim()));
    if (price === undefined) throw new Error(`No price is shown in: ${lines.join(' | ')}`);
    return price.trim();
  });
}
