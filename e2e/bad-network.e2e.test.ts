import type { Page } from 'playwright';
import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { screens } from './steps/addresses.ts';
import { brokenConnection, loseConnection, regainConnection } from './steps/connection.ts';
import { lastPrice, watchItTick } from './steps/market.ts';
import { expectScreen, goTo, openTradeList } from './steps/places.ts';
import { eventually } from './steps/reading.ts';
import { followStatement, readWallet } from './steps/records.ts';
import { chooseLimit, confirm, startBuying, typeQuantity } from './steps/trading.ts';

const unanswered = { on: 'http', kind: 'lost', target: 'trading.createStockOrder' } as const;

journey(
  'offline: what was known stays with its age, and comes up to date by itself',
  async ({ openPhone }) => {
    const phone = await openPhone();
    const tab = await phone.open({ scenario: 'trader', screen: screens.account });
    const wallet = await readWallet(tab, 'US stocks');
    await goTo(tab, 'Markets');
    const movers = tab.getByRole('list', { name: 'NASDAQ: Gainers' }).getByRole('link');
    await expect(movers.first()).toBeVisible();

    await loseConnection(phone, tab);
    await expect(movers.first()).toContainText(/\d\.\d\d.*%/);
    const age = tab.getByText(/^Could not refresh\. Last updated: \d+ seconds? ago\.$/);
    await eventually(async () => {
      // What was read a moment ago is not asked again: who looks again later sees how old it is by then.
      await goTo(tab, 'Markets');
      await goTo(tab, 'Account');
      await expect(age.first()).toBeVisible({ timeout: 1_000 });
    });
    expect(await readWallet(tab, 'US stocks')).toEqual(wallet);

    await regainConnection(phone, tab);
    await expect(age).toHaveCount(0);
    await goTo(tab, 'Markets');
    await movers.first().click();
    await watchItTick(tab);
  },
);

journey(
  'offline in the middle of an order: it is kept, not found so far, and sent again',
  async ({ openPhone }) => {
    const phone = await openPhone();
    const tab = await phone.open({ scenario: 'funded', screen: screens.stockTicket('AAPL', 'Apple') });
    await typeQuantity(tab, '6');

    await loseConnection(phone, tab);
    await expect(tab.getByRole('textbox', { name: 'Quantity' })).toHaveValue('6');
    const main = tab.getByRole('main');
    await eventually(async () => {
      // What had arrived before may still be drawn.
      const price = await lastPrice(main);
      await typeQuantity(tab, '7');
      await typeQuantity(tab, '8');
      expect(await lastPrice(main)).toBe(price);
    });
    await confirm(tab, 'Buy 8 AAPL');
    await expect(
      tab.getByRole('heading', { name: 'We do not know yet whether your order arrived' }),
    ).toBeVisible();

    await regainConnection(phone, tab);
    await expect(
      tab.getByRole('heading', { name: 'The brokerage does not have your order so far' }),
    ).toBeVisible();
    await tab.getByRole('button', { name: 'Send again' }).click();
    await confirmAgain(tab, 'Buy 8 AAPL');
    await expect(tab.getByRole('heading', { name: 'Bought 8 AAPL' })).toBeVisible();
    await expectOneFee(tab);
  },
);

journey(
  'offline before a screen was ever opened: it opens by itself when the network is back',
  async ({ openPhone }) => {
    const phone = await openPhone();
    const tab = await phone.open({ scenario: 'funded', screen: screens.account });
    await readWallet(tab, 'US stocks');

    await loseConnection(phone, tab);
    await tab
      .getByRole('navigation', { name: 'Money' })
      .getByRole('link', { name: 'Statement', exact: true })
      .click();
    await expect(tab.getByRole('heading', { name: 'Unable to preload CSS' })).toBeVisible();

    await regainConnection(phone, tab);
    await expectScreen(tab, 'Statement');
    await expect(tab.getByText('Deposit').first()).toBeVisible();
  },
);

journey('an order whose answer was lost is looked up and found', async ({ openPhone }) => {
  const phone = await openPhone();
  phone.expectTrouble(brokenConnection);
  const screen = screens.stockTicket('AAPL', 'Apple');
  const tab = await phone.open({ scenario: 'funded', screen, faults: [unanswered] });
  await typeQuantity(tab, '5');
  await confirm(tab, 'Buy 5 AAPL');
  await expect(tab.getByRole('heading', { name: 'Bought 5 AAPL' })).toBeVisible();
  await expect(
    tab.getByText('The answer did not come through, but your order had arrived. This is its record.'),
  ).toBeVisible();
  await expectOneFee(tab);
});

journey(
  'an order whose outcome is unknown survives a reload and is found afterwards',
  async ({ openPhone }) => {
    const phone = await openPhone();
    phone.expectTrouble(brokenConnection);
    const screen = screens.stockTicket('AAPL', 'Apple');
    const noLookUp = { on: 'http', kind: 'down', target: 'trading.entrustedOrders' } as const;
    const tab = await phone.open({ scenario: 'funded', screen, faults: [unanswered, noLookUp] });
    await typeQuantity(tab, '5');
    await chooseLimit(tab, '200');
    await confirm(tab, /^Buy 5 AAPL at /);
    const unknown = tab.getByRole('heading', { name: 'We do not know yet whether your order arrived' });
    await expect(unknown).toBeVisible();
    await tab.getByRole('button', { name: 'Check again' }).click();
    await expect(unknown).toBeVisible();

    await phone.reopen(tab, { scenario: 'funded', screen });
    await expect(tab.getByRole('heading', { name: 'Your limit order is placed' })).toBeVisible();
    await openTradeList(tab, 'Entrusted');
    // Its heads are a row as well.
    await expect(tab.getByRole('table', { name: 'Entrusted' }).getByRole('row')).toHaveCount(2);
    await expect(tab.getByRole('row', { name: 'Buy long 5 Apple' })).toBeVisible();
  },
);

journey('without the live feed the app says so, and asks for the prices instead', async ({ openPhone }) => {
  const phone = await openPhone();
  const screen = screens.stockQuote('AAPL', 'Apple');
  const tab = await phone.open({
    scenario: 'funded',
    screen,
    faults: [{ on: 'socket', kind: 'drop', target: 'socket' }],
  });
  const interrupted = tab.getByText('Live prices are interrupted. Refreshing every 5 seconds.');
  await expect(interrupted).toBeVisible();
  await watchItTick(tab);
  await startBuying(tab, 'Apple');
  await expect(interrupted).toBeVisible();
});

async function confirmAgain(tab: Page, order: string): Promise<void> {
  const sheet = tab.getByRole('dialog', { name: order });
  await sheet.getByRole('textbox', { name: 'Transaction password' }).fill('246810');
  await sheet.getByRole('button', { name: order }).click();
}

/** The statement of a wallet that was only ever filled knows one order. */
async function expectOneFee(tab: Page): Promise<void> {
  const lines = await followStatement(tab, 'STOCK');
  expect(lines.map(({ what }) => what)).toEqual(['Handling fee · AAPL', 'Deposit']);
}
