/** Trading from two devices: each sees the other's orders and positions as they change, and a position is closed once. */
import { flatPosition } from '@meridian/api';
import { demoUser } from '@meridian/mocks/names';
import type { Page } from 'playwright';
import { devices, sendAtOnce, type Sending } from './devices.ts';
import { expect } from './expect.ts';
import { cents, shareOf, sum } from './money.ts';
import { screens } from './steps/addresses.ts';
import { lastPrice } from './steps/market.ts';
import { expectScreen, followLink, openTradeList, type TradeList } from './steps/places.ts';
import { fact } from './steps/reading.ts';
import { buyAtMarket, confirm, placeLimitOrder, review } from './steps/trading.ts';
import { expectToClose, linesSince, wireCents, wireStatement } from './steps/wire.ts';

/** Without an id: what is open in the instrument. */
const closeScreen = (code: string, name: string): string =>
  `/pages/payment/close?${new URLSearchParams({ name, code, source: '0', market: 'NASDAQ', id: '' }).toString()}`;

const rowOf = (tab: Page, list: TradeList, code: string) =>
  tab.getByRole('table', { name: list }).getByRole('row').filter({ hasText: code });

devices(
  'both devices order and close, and each sees what the other did without a press',
  async ({ openDevices }) => {
    const { first, second } = await openDevices('trader');

    // Bought on the first, seen on the second.
    await openTradeList(second, 'Holdings');
    await expect(rowOf(second, 'Holdings', 'AAPL')).toBeVisible();
    await expect(rowOf(second, 'Holdings', 'INTC')).toBeHidden();
    await followLink(first, screens.stockTicket('INTC', 'Intel'));
    await buyAtMarket(first, '7', 'INTC');
    await expect(rowOf(second, 'Holdings', 'INTC')).toBeVisible();

    // An order placed on the second, seen and cancelled on the first, gone on the second.
    await openTradeList(first, 'Entrusted');
    const cancel = first.getByRole('button', { name: 'Cancel order: Buy long 5 Intel' });
    await expect(rowOf(first, 'Entrusted', 'AAPL').first()).toBeVisible();
    await expect(cancel).toBeHidden();
    await followLink(second, screens.stockTicket('INTC', 'Intel'));
    const price = shareOf(await lastPrice(second.getByRole('main')), 80n, 2);
    await placeLimitOrder(second, { quantity: '5', unit: 'INTC', price });
    await expect(cancel).toBeVisible();
    await openTradeList(second, 'Entrusted');
    await expect(rowOf(second, 'Entrusted', 'INTC')).toBeVisible();
    await cancel.click();
    await first.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
    await expect(cancel).toBeHidden();
    await expect(rowOf(second, 'Entrusted', 'INTC')).toBeHidden();

    // Closed on the second, gone from the first.
    await openTradeList(first, 'Holdings');
    await expect(rowOf(first, 'Holdings', 'INTC')).toBeVisible();
    await followLink(second, closeScreen('INTC', 'Intel'));
    await confirm(second, 'Close 7 INTC');
    await expect(second.getByRole('heading', { name: 'Closed 7 INTC' })).toBeVisible();
    await expect(rowOf(first, 'Holdings', 'INTC')).toBeHidden();
    await openTradeList(first, 'Closed');
    await expect(rowOf(first, 'Closed', 'INTC').first()).toBeVisible();
  },
);

devices('a position that both devices close at once is closed once', async ({ openDevices }) => {
  const { first, second } = await openDevices('trader');
  const order = 'Close 60 AAPL';
  const before = await wireStatement(first, { walletType: 'STOCK' });
  const sending = async (tab: Page): Promise<Sending> => {
    await followLink(tab, closeScreen('AAPL', 'Apple'));
    const sheet = await review(tab, order);
    await sheet.getByRole('textbox', { name: 'Transaction password' }).fill(demoUser.payPassword);
    return {
      tab,
      path: flatPosition.path,
      press: () => sheet.getByRole('button', { name: order }).click(),
    };
  };
  const codes = await sendAtOnce([await sending(first), await sending(second)]);
  expect(codes.filter((code) => code === 200)).toHaveLength(1);

  const [winner, loser] = codes[0] === 200 ? [first, second] : [second, first];
  await expect(winner.getByRole('heading', { name: 'Closed 60 AAPL' })).toBeVisible();
  await expect(loser.getByRole('heading', { name: 'This position is closed' })).toBeVisible();
  const main = winner.getByRole('main');
  const booked = cents(await fact(main, 'P&L before fees').innerText());
  const fee = cents(await fact(main, 'Closing fee').innerText());

  await loser.getByRole('link', { name: 'See closed positions' }).click();
  await expect(loser.getByRole('tab', { name: 'Closed', selected: true })).toBeVisible();
  await openTradeList(loser, 'Holdings');
  await expectScreen(loser, 'Trade');
  await expect(rowOf(loser, 'Holdings', 'AAPL')).toBeHidden();
  const after = await wireStatement(loser, { walletType: 'STOCK' });
  expectToClose(after);
  const added = linesSince(before, after);
  expect(added.every(({ stock_code: code }) => code === 'AAPL')).toBe(true);
  expect(sum(added.map(({ amount }) => wireCents(amount)))).toBe(booked - fee);
});
