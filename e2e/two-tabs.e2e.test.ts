/** One position in two tabs at once: what one of them closes, the other does not close again. */
import { flatPosition } from '@meridian/api';
import { demoUser } from '@meridian/mocks/names';
import type { Page } from 'playwright';
import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { cents, sum } from './money.ts';
import { expectScreen, followLink, openTradeList } from './steps/places.ts';
import { fact } from './steps/reading.ts';
import { confirm, review } from './steps/trading.ts';
import { expectToClose, linesSince, wireCents, wireStatement } from './steps/wire.ts';

const scenario = 'trader';
const order = 'Close 60 AAPL';
/** Without an id: what is open in the instrument. */
const screen = `/pages/payment/close?${new URLSearchParams({
  name: 'Apple',
  code: 'AAPL',
  source: '0',
  market: 'NASDAQ',
  id: '',
}).toString()}`;

/** How many closings a tab sends from now on. */
function closingsOf(tab: Page): { readonly count: () => number } {
  let sent = 0;
  tab.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(flatPosition.path)) sent += 1;
  });
  return { count: () => sent };
}

journey('a position that another tab closed cannot be closed again', async ({ openPhone }) => {
  const phone = await openPhone();
  const first = await phone.open({ scenario });
  await expectScreen(first, 'Home');
  const before = await wireStatement(first, { walletType: 'STOCK' });
  await followLink(first, screen);
  const second = await phone.open({ scenario, screen });
  const sent = closingsOf(second);

  // Both have it open; the second is one press away from sending.
  const sheet = await review(second, order);
  await sheet.getByRole('textbox', { name: 'Transaction password' }).fill(demoUser.payPassword);
  await confirm(first, order);
  await expect(first.getByRole('heading', { name: 'Closed 60 AAPL' })).toBeVisible();
  const main = first.getByRole('main');
  const booked = cents(await fact(main, 'P&L before fees').innerText());
  const fee = cents(await fact(main, 'Closing fee').innerText());

  // The second learns of it by itself, and has nothing left to send.
  await expect(second.getByRole('heading', { name: 'This position is closed' })).toBeVisible();
  await expect(second.getByRole('dialog')).toBeHidden();
  expect(sent.count()).toBe(0);
  await second.getByRole('link', { name: 'See closed positions' }).click();
  await expect(second.getByRole('tab', { name: 'Closed', selected: true })).toBeVisible();

  const after = await wireStatement(first, { walletType: 'STOCK' });
  expectToClose(after);
  const added = linesSince(before, after);
  expect(added.every(({ stock_code: code }) => code === 'AAPL')).toBe(true);
  expect(sum(added.map(({ amount }) => wireCents(amount)))).toBe(booked - fee);
  await openTradeList(second, 'Holdings');
  await expect(
    second.getByRole('table', { name: 'Holdings' }).getByRole('link', { name: /^AAPL/ }),
  ).toBeHidden();
});
