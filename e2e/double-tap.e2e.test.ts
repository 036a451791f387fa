import {
  cancelOrder,
  createStockOrder,
  markMessagesRead,
  updatePassword,
  type Endpoint,
} from '@meridian/api';
import { demoUser } from '@meridian/mocks/names';
import type { Page } from 'playwright';
import { expect } from './expect.ts';
import { journey, type OpenPhone } from './journey.ts';
import { screens } from './steps/addresses.ts';
import { expectScreen, openTradeList } from './steps/places.ts';
import { followStatement } from './steps/records.ts';
import { review, typeQuantity } from './steps/trading.ts';

const order = 'Buy 4 AAPL';

journey('a double tap on Buy makes one order', async ({ openPhone }) => {
  const { tab, button, sent } = await readyToBuy(openPhone);
  await button.dblclick();
  await expectOneOrder(tab, sent);
});

journey('a second tap while the order is on its way makes no second one', async ({ openPhone }) => {
  const { tab, button, sent } = await readyToBuy(openPhone, 6_000);
  // At the same spot of the screen, whatever is there by then: an impatient finger does not look.
  const box = await button.boundingBox();
  if (box === null) throw new Error('The button is not on screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await tab.touchscreen.tap(x, y);
  await tab.touchscreen.tap(x, y);
  await expect(tab.getByRole('button', { name: 'Sending…' })).toBeDisabled();
  await tab.touchscreen.tap(x, y);
  await expectOneOrder(tab, sent);
});

journey('the Enter key held down on the password makes one order', async ({ openPhone }) => {
  const { tab, sent } = await readyToBuy(openPhone);
  await tab.getByRole('textbox', { name: 'Transaction password' }).focus();
  // Keys that repeat come without a new press in between.
  for (let repeat = 0; repeat < 4; repeat += 1) await tab.keyboard.down('Enter');
  await tab.keyboard.up('Enter');
  await expectOneOrder(tab, sent);
});

journey('a new password is sent once, however long Enter is held', async ({ openPhone }) => {
  const phone = await openPhone();
  const tab = await phone.open({ scenario: 'trader', screen: screens.loginPassword });
  const sent = sendingsOf(tab, updatePassword);
  await tab.getByLabel('Current login password', { exact: true }).fill(demoUser.password);
  await tab.getByLabel('New login password', { exact: true }).fill('harbour-light-9');
  await tab.getByLabel('New login password again', { exact: true }).fill('harbour-light-9');
  for (let repeat = 0; repeat < 6; repeat += 1) await tab.keyboard.down('Enter');
  await tab.keyboard.up('Enter');
  await expectScreen(tab, 'Settings');
  await expect(tab.getByText('Login password changed')).toBeVisible();
  expect(sent).toEqual(['POST']);
});

journey('a double tap marks all messages once', async ({ openPhone }) => {
  const phone = await openPhone();
  const tab = await phone.open({ scenario: 'inbox-full', screen: screens.messages });
  const marked = sendingsOf(tab, markMessagesRead);
  await tab.getByRole('button', { name: 'Mark all as read' }).dblclick();
  await expect(tab.getByText('All read')).toBeVisible();
  expect(marked).toEqual(['POST']);
});

journey('a double tap cancels an order once', async ({ openPhone }) => {
  const phone = await openPhone();
  const tab = await phone.open({ scenario: 'trader', screen: screens.trade('Entrusted') });
  const cancelled = sendingsOf(tab, cancelOrder);
  const order = tab.getByRole('button', { name: /^Cancel order: Buy long 20 Apple/ });
  await order.click();
  await tab.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).dblclick();
  await expect(order).toBeHidden();
  expect(cancelled).toEqual(['POST']);
});

/** Methods of the requests to a call, from now on. */
function sendingsOf(tab: Page, { path }: Endpoint): readonly string[] {
  const sent: string[] = [];
  tab.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(path)) sent.push(request.method());
  });
  return sent;
}

/** The order is filled in and the password typed: all that is left is to send it. */
async function readyToBuy(openPhone: OpenPhone, slowMs?: number) {
  const phone = await openPhone();
  const tab = await phone.open({
    scenario: 'funded',
    screen: screens.stockTicket('AAPL', 'Apple'),
    faults:
      slowMs === undefined
        ? []
        : [{ on: 'http', kind: 'slow', target: 'trading.createStockOrder', value: slowMs }],
  });
  const sent = sendingsOf(tab, createStockOrder);
  await typeQuantity(tab, '4');
  const sheet = await review(tab, order);
  await sheet.getByRole('textbox', { name: 'Transaction password' }).fill(demoUser.payPassword);
  return { tab, sent, button: sheet.getByRole('button', { name: order }) };
}

/**
 * One position of that size, nothing waiting, one fee paid. And sent once: the brokerage would take a second order of the
 * same intent for the first, so the outcome does not show whether the app kept its button locked.
 */
async function expectOneOrder(tab: Page, sent: readonly string[]): Promise<void> {
  await expect(tab.getByRole('heading', { name: 'Bought 4 AAPL' })).toBeVisible();
  expect(sent).toEqual(['POST']);
  await openTradeList(tab, 'Holdings');
  const rows = tab.getByRole('table', { name: 'Holdings' }).getByRole('row');
  // Its heads are a row as well.
  await expect(rows).toHaveCount(2);
  const holdings = rows.last();
  await expect(holdings).toContainText(/Apple\s*Long · 1×/);
  await expect(holdings.getByText('4', { exact: true })).toBeVisible();
  await openTradeList(tab, 'Entrusted');
  await expect(tab.getByRole('heading', { name: 'No orders are waiting' })).toBeVisible();
  const lines = await followStatement(tab, 'STOCK');
  expect(lines.map(({ what }) => what)).toEqual(['Handling fee · AAPL', 'Deposit']);
}
