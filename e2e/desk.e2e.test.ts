import { demoUser } from '@meridian/mocks/names';
import type { Locator, Page } from 'playwright';
import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { expectScreen, goTo } from './steps/places.ts';
import { eventually, literally } from './steps/reading.ts';
import { signIn } from './steps/signing-in.ts';

const desk = { viewport: { width: 1440, height: 900 }, hasTouch: false } as const;

journey(
  'on a wide window: a table is sorted and walked by keys, a coin is bought in the column beside it, and closed',
  async ({ openPhone }) => {
    const window = await openPhone(desk);
    const tab = await window.open({ scenario: 'visitor' });
    await expectScreen(tab, 'Home');
    await tab.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await signIn(tab);

    await goTo(tab, 'Markets');
    const stocks = tab.getByRole('table', { name: 'NASDAQ: Gainers' });
    const quote = pane(tab, 'Stock quote');
    await sortByName(stocks);
    await walk(tab, stocks, quote);

    await goTo(tab, 'Home');
    await tab.getByRole('region', { name: 'Quick access' }).getByRole('link', { name: 'Crypto' }).click();
    const coins = tab.getByRole('table', { name: 'Cryptocurrency' });
    await coins.getByRole('link', { name: 'Ethereum', exact: true }).click();
    await expectScreen(tab, 'Ethereum');
    const coin = pane(tab, 'Crypto quote');
    await expect(coin.getByRole('group', { name: 'Order book of Ethereum' })).toBeVisible();

    // The list that it was chosen from outlasts a reload.
    await tab.reload();
    await expectScreen(tab, 'Ethereum');
    await expect(coins.getByRole('link', { name: 'Ethereum', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );

    const ticket = pane(tab, 'Trade crypto');
    await expect.poll(async () => (await ticket.boundingBox())?.width).toBe(360);
    await ticket.getByRole('textbox', { name: 'Quantity' }).fill('0.5');
    await confirm(ticket, /^Buy 0\.5 ETH/);
    await expect(tab.getByRole('heading', { name: 'Bought 0.5 ETH' })).toBeVisible();

    await tab.getByRole('link', { name: 'See the position' }).click();
    await expect(tab.getByText('Long · 0.5 ETH · 1×')).toBeVisible();
    await tab.getByRole('link', { name: 'Close position' }).click();
    await confirm(pane(tab, 'Close position'), /^Close 0\.5 ETH/);
    await expect(tab.getByRole('heading', { name: 'Closed 0.5 ETH' })).toBeVisible();
  },
);

const pane = (tab: Page, label: string): Locator => tab.getByRole('region', { name: label, exact: true });

async function sortByName(table: Locator): Promise<void> {
  const head = table.getByRole('columnheader', { name: 'Name' });
  await table.getByRole('link').first().waitFor();
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await eventually(async () => {
    const names = await table.getByRole('link').allInnerTexts();
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
  });
}

/** From the first row to the second by the arrow, which Enter opens beside the table. */
async function walk(tab: Page, table: Locator, quote: Locator): Promise<void> {
  const second = table.getByRole('link').nth(1);
  const name = await second.innerText();
  await table.getByRole('link').first().focus();
  await tab.keyboard.press('ArrowDown');
  await expect(second).toBeFocused();
  await tab.keyboard.press('Enter');
  await expect(
    quote.getByRole('heading', { level: 1, name: new RegExp(`^${literally(name)}`) }),
  ).toBeVisible();
  await expect(second).toHaveAttribute('aria-current', 'true');
}

/** Reviews an order in its own column, and sends it. */
async function confirm(column: Locator, order: RegExp): Promise<void> {
  await column.getByRole('button', { name: order }).click();
  await column.getByRole('textbox', { name: 'Transaction password' }).fill(demoUser.payPassword);
  await column.getByRole('button', { name: order }).click();
}
