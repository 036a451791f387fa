import type { Page } from 'playwright';
import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { cents, feeOf, fine, shareOf, sum, worth } from './money.ts';
import { lastPrice, openCoinFromHome, openStockFromMarkets, watchItTick } from './steps/market.ts';
import { expectScreen, goTo, openTradeList } from './steps/places.ts';
import { eventually, fact, figure } from './steps/reading.ts';
import { openStatement, readWallet, type StatementLine, type WalletReading } from './steps/records.ts';
import { signIn } from './steps/signing-in.ts';
import { buyAtMarket, closePosition, placeLimitOrder, startBuying, type Fill } from './steps/trading.ts';

journey(
  'a visitor signs in, buys a US stock, closes it, and the statement adds up',
  async ({ openPhone }) => {
    const phone = await openPhone();
    const tab = await phone.open({ scenario: 'visitor' });

    await tab.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await signIn(tab);
    const before = await readAccount(tab, 'US stocks');

    await goTo(tab, 'Home');
    await openStockFromMarkets(tab, { exchange: 'NASDAQ', ranking: 'Most Actives', name: 'Intel' });
    await watchItTick(tab);
    await startBuying(tab, 'Intel');
    const bought = await buyAtMarket(tab, '7', 'INTC');
    await seePosition(tab, { name: 'Intel', holding: 'Long · 7 INTC · 1×', bought });
    const sold = await closePosition(tab, '7', 'INTC');

    const closed = await readClosed(tab, 'Intel');
    const trade = { code: 'INTC', quantity: '7', ratePercent: '0.05%', leastFee: 99n, bought, sold, closed };
    await eventually(async () =>
      expectToAddUp({ ...trade, before, after: await readAccount(tab, 'US stocks') }),
    );
  },
);

journey(
  'an order for a coin rests, is cancelled and frees its money; then a fraction is traded',
  async ({ openPhone }) => {
    const phone = await openPhone();
    const tab = await phone.open({ scenario: 'funded' });
    const before = await readAccount(tab, 'Crypto');

    await goTo(tab, 'Home');
    await openCoinFromHome(tab, 'Bitcoin');
    await watchItTick(tab);
    await startBuying(tab, 'Bitcoin');
    const limit = shareOf(await lastPrice(tab.getByRole('main')), 80n, 2);
    await placeLimitOrder(tab, { quantity: '0.05', unit: 'BTC', price: limit });

    await tab.getByRole('link', { name: 'See the order' }).click();
    await tab
      .getByRole('table', { name: 'Entrusted' })
      .getByRole('button', { name: /^BTCUSDT/ })
      .click();
    const order = tab.getByRole('dialog', { name: 'Order' });
    await expect(fact(order, 'Limit price')).toHaveText(`$${thousands(limit)}`);
    const held = cents(await fact(order, 'Reserved').innerText());
    expect(held).toBe(worth(fine(limit), fine('0.05')) + feeOf(fine(limit), fine('0.05'), '0.1%', 0n));
    await order.getByRole('button', { name: 'Close order details' }).click();
    const { balance, available } = before.wallet;
    await eventually(async () =>
      expect(await readWallet(tab, 'Crypto')).toEqual({ balance, available: available - held }),
    );

    await openTradeList(tab, 'Entrusted');
    await tab.getByRole('button', { name: 'Cancel order: Buy long 0.05 Bitcoin' }).click();
    const question = tab.getByRole('alertdialog', { name: 'Are you sure to cancel order' });
    await expect(question).toContainText(`$${thousands(`${held / 100n}`)}.`);
    await question.getByRole('button', { name: 'Cancel order' }).click();
    await expect(tab.getByText('Order cancelled')).toBeVisible();
    await expect(tab.getByRole('heading', { name: 'No orders are waiting' })).toBeVisible();
    await eventually(async () => expect(await readAccount(tab, 'Crypto')).toEqual(before));

    await goTo(tab, 'Home');
    await openCoinFromHome(tab, 'Bitcoin');
    await startBuying(tab, 'Bitcoin');
    await tab.getByRole('radiogroup', { name: 'Order type' }).getByText('Market', { exact: true }).click();
    const bought = await buyAtMarket(tab, '0.0375', 'BTC');
    await seePosition(tab, { name: 'Bitcoin', holding: 'Long · 0.0375 BTC · 1×', bought });
    const sold = await closePosition(tab, '0.0375', 'BTC');

    const closed = await readClosed(tab, 'Bitcoin');
    const trade = {
      code: 'BTCUSDT',
      quantity: '0.0375',
      ratePercent: '0.1%',
      leastFee: 0n,
      bought,
      sold,
      closed,
    };
    await eventually(async () =>
      expectToAddUp({ ...trade, before, after: await readAccount(tab, 'Crypto') }),
    );
  },
);

interface AccountReading {
  readonly wallet: WalletReading;
  readonly lines: readonly StatementLine[];
}

/** What is in a wallet, and how it got there. Ends on the account screen. */
async function readAccount(tab: Page, wallet: string): Promise<AccountReading> {
  const reading = await readWallet(tab, wallet);
  const lines = await openStatement(tab, wallet);
  await tab.getByRole('button', { name: 'Back' }).click();
  await expectScreen(tab, 'Account');
  return { wallet: reading, lines };
}

/** From the order's record to the position, and there by way of the holdings too. */
async function seePosition(
  tab: Page,
  { name, holding, bought }: { name: string; holding: string; bought: Fill },
): Promise<void> {
  await tab.getByRole('link', { name: 'See the position' }).click();
  await expect(tab.getByText(holding)).toBeVisible();
  await openTradeList(tab, 'Holdings');
  await tab
    .getByRole('table', { name: 'Holdings' })
    .getByRole('row')
    .filter({ hasText: 'Long · 1×' })
    .getByRole('link', { name: new RegExp(` ${name}$`) })
    .click();
  await expectScreen(tab, name);
  const figures = tab.getByRole('region', { name: 'Details' });
  await expect(figures).toBeVisible();
  await eventually(async () => {
    expect(await figure(figures, 'Opening price')).toBe(bought.price);
    expect(await figure(figures, 'Handling fees paid')).toBe(bought.fee);
  });
}

interface ClosedReading {
  /** In cents. */
  readonly profit: bigint;
  readonly fees: bigint;
  readonly result: bigint;
}

/** From the record of a closing order to the closed position. Ends on the list of closed positions. */
async function readClosed(tab: Page, name: string): Promise<ClosedReading> {
  await tab.getByRole('link', { name: 'See closed positions' }).click();
  const row = tab
    .getByRole('table', { name: 'Closed' })
    .getByRole('link', { name: new RegExp(` ${name}$`) })
    .first();
  await row.click();
  await expectScreen(tab, name);
  const figures = tab.getByRole('region', { name: 'Details' });
  await expect(figures).toContainText('Closing price');
  const reading = {
    profit: cents(await figure(figures, 'P&L before fees')),
    fees: cents(await figure(figures, 'Handling fees paid')),
    result: cents(await figure(figures, 'P&L after fees')),
  };
  await tab.getByRole('button', { name: 'Back' }).click();
  await expectScreen(tab, 'Trade');
  return reading;
}

interface WholeTrade {
  readonly code: string;
  readonly quantity: string;
  readonly ratePercent: string;
  /** In cents. */
  readonly leastFee: bigint;
  readonly before: AccountReading;
  readonly after: AccountReading;
  readonly bought: Fill;
  readonly sold: Fill;
  readonly closed: ClosedReading;
}

/** The fills explain the closed position, it explains the new lines, and the lines explain the wallet. */
function expectToAddUp({
  code,
  quantity,
  ratePercent,
  leastFee,
  before,
  after,
  bought,
  sold,
  closed,
}: WholeTrade): void {
  const [openPrice, closePrice, size] = [fine(bought.price), fine(sold.price), fine(quantity)];
  expect(cents(bought.fee)).toBe(feeOf(openPrice, size, ratePercent, leastFee));
  expect(cents(sold.fee)).toBe(feeOf(closePrice, size, ratePercent, leastFee));
  expect(closed.profit).toBe(worth(closePrice - openPrice, size));
  expect(closed.fees).toBe(cents(bought.fee) + cents(sold.fee));
  expect(closed.result).toBe(closed.profit - closed.fees);

  const added = after.lines.slice(0, after.lines.length - before.lines.length);
  expect(after.lines.slice(added.length)).toEqual(before.lines);
  const ofTrade = added.filter(({ what }) => what.endsWith(` · ${code}`));
  expect(sum(ofTrade.map(({ amount }) => amount))).toBe(closed.profit - closed.fees);
  expect(sum(added.map(({ amount }) => amount))).toBe(after.wallet.balance - before.wallet.balance);

  expectRunningBalance(after);
}

/** Each line's balance is the one before it and its amount; the first begins at nothing, the last is the wallet. */
function expectRunningBalance({ lines, wallet }: AccountReading): void {
  expect(lines[0]?.balance).toBe(wallet.balance);
  for (const [index, line] of lines.entries()) {
    const earlier = lines[index + 1]?.balance ?? 0n;
    expect(line.balance, `balance after ${line.what}`).toBe(earlier + line.amount);
  }
}

function thousands(amount: string): string {
  const [whole = '', fraction] = amount.split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
