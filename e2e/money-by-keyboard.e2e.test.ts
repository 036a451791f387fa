/** From sign-in with an empty account to a funded trade, and the money out again: with the keyboard alone. */
import { demoUser } from '@meridian/mocks/names';
import type { BrowserContextOptions, Page } from 'playwright';
import { devices } from './devices.ts';
import { expect } from './expect.ts';
import { sum } from './money.ts';
import { choose, goToPlace, moveTo, press, write } from './steps/keys.ts';
import { expectWithdrawal, reviewOf, saidOfAny } from './steps/moving-money.ts';
import { photo } from './steps/pictures.ts';
import { expectScreen } from './steps/places.ts';
import { expectToClose, wireCents, wireStatement } from './steps/wire.ts';
import { wordsOf } from './steps/words.ts';

const say = wordsOf('en');
/** What a journey may take at most. */
const longestMs = 180_000;
const hourMs = 60 * 60_000;
/** Of TRON, with its checksum. */
const address = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';

async function goHome(tab: Page): Promise<void> {
  const home = tab.getByRole('heading', { level: 1, name: 'Home' });
  if (!(await home.isVisible())) await goToPlace(tab, 'Home');
}

/** From the home screen, by a link of the quick access. */
async function leaveHomeBy(tab: Page, link: string): Promise<void> {
  await goHome(tab);
  const links = tab.getByRole('region', { name: 'Quick access' });
  await press(tab, links.getByRole('link', { name: link, exact: true }));
}

async function signIn(tab: Page): Promise<void> {
  await press(tab, tab.getByRole('main').getByRole('link', { name: 'Sign in' }));
  await expectScreen(tab, 'Sign in');
  await write(tab, tab.getByRole('textbox', { name: 'User ID or email' }), demoUser.email);
  await write(tab, tab.getByRole('textbox', { name: 'Password' }), demoUser.password);
  await tab.keyboard.press('Enter');
  await expectScreen(tab, 'Home');
}

/** The album is the system's own: what is chosen there comes back to the page. */
async function choosePicture(tab: Page): Promise<void> {
  const side = say('depositSend.proof');
  // Listened for before the way there: the browser needs a moment to hand it over.
  const album = tab.waitForEvent('filechooser');
  await moveTo(tab, tab.getByLabel(`${side} ${say('upload.choose')}`));
  await tab.keyboard.press('Enter');
  await (await album).setFiles(await photo(tab, 1200));
  await press(tab, tab.getByRole('dialog').getByRole('button', { name: say('upload.use') }));
  const tile = tab.getByRole('group', { name: side, exact: true });
  await expect(tile.getByRole('status')).toHaveText(say('upload.done'));
}

async function deposit(tab: Page, amount: string): Promise<void> {
  await leaveHomeBy(tab, 'Deposit');
  await press(tab, tab.getByRole('link', { name: say('deposit.chooseWallet') }));
  await expectScreen(tab, say('depositSend.walletTitle'));
  await choose(tab, tab.getByRole('combobox', { name: say('depositSend.currency') }), 'USDT');
  await press(tab, tab.getByRole('button', { name: 'TRC-20', exact: true }));
  await expect(tab.getByRole('img', { name: /^Address for USDT on TRC-20/ })).toBeVisible();
  await write(tab, tab.getByRole('textbox', { name: say('depositSend.amount') }), amount);
  await choosePicture(tab);
  const report = { name: saidOfAny(say, 'depositSend.pressAmount') };
  await press(tab, tab.getByRole('button', report));
  await press(tab, reviewOf(tab, report.name).getByRole('button', report));
  await press(tab, tab.getByRole('link', { name: say('depositSend.seeDeposits') }));
  await expectScreen(tab, say('depositRecords.title'));
}

async function moveToStocks(tab: Page, amount: string): Promise<void> {
  await leaveHomeBy(tab, 'Transfer');
  await expectScreen(tab, say('transfer.title'));
  await expect(tab.getByRole('combobox', { name: say('transfer.to') })).toContainText('US stocks');
  await write(tab, tab.getByRole('textbox', { name: say('transfer.amount'), exact: true }), amount);
  const send = { name: saidOfAny(say, 'transfer.pressAmount') };
  await press(tab, tab.getByRole('main').getByRole('button', send));
  await press(tab, reviewOf(tab, send.name).getByRole('button', send));
  await expect(tab.getByRole('heading', { name: saidOfAny(say, 'transfer.doneTitle') })).toBeVisible();
}

/** On a desk the ticket is a pane beside its quote, which has a quantity too. */
async function buyShares(tab: Page, isDesk: boolean): Promise<void> {
  await goHome(tab);
  await press(tab, tab.getByRole('main').getByRole('link', { name: /^Microsoft MSFT / }));
  await expectScreen(tab, 'Microsoft');
  if (!isDesk) await press(tab, tab.getByRole('link', { name: 'Buy long' }));
  const ticket = isDesk
    ? tab.getByRole('region', { name: say('routes.ticketStock'), exact: true })
    : tab.getByRole('main');
  await expect(ticket.getByRole('radiogroup', { name: 'Order type' })).toBeVisible();
  const quantity = ticket.getByRole('textbox', { name: 'Quantity', exact: true });
  // `b` leads to the ticket of a desk.
  if (isDesk) {
    await tab.keyboard.type('b2');
    await expect(quantity).toBeFocused();
  } else {
    await write(tab, quantity, '2');
  }
  const order = { name: 'Buy 2 MSFT' };
  await expect(ticket.getByRole('button', order)).toBeEnabled();
  await tab.keyboard.press('Enter');
  const password = tab.getByRole('textbox', { name: say('submission.payPassword') });
  await write(tab, password, demoUser.payPassword);
  await tab.keyboard.press('Enter');
  await expect(tab.getByRole('heading', { name: 'Bought 2 MSFT' })).toBeVisible();
}

/** Nothing to withdraw to yet: the form leads to a new wallet, and the wallet back to the form. */
async function withdraw(tab: Page, amount: string): Promise<void> {
  await leaveHomeBy(tab, 'Withdraw');
  await expectScreen(tab, say('withdraw.walletTitle'));
  await press(tab, tab.getByRole('link', { name: say('withdraw.addWallet') }));
  await expectScreen(tab, say('payoutWallet.addTitle'));
  await choose(tab, tab.getByRole('combobox', { name: say('payoutWallet.currency') }), 'USDT');
  await choose(tab, tab.getByRole('combobox', { name: say('payoutWallet.network') }), 'TRC-20');
  await write(tab, tab.getByRole('textbox', { name: say('payoutWallet.address') }), address);
  await tab.keyboard.press('Enter');
  await expectScreen(tab, say('withdraw.walletTitle'));

  await write(tab, tab.getByRole('textbox', { name: say('withdraw.amount'), exact: true }), amount);
  const send = { name: saidOfAny(say, 'withdraw.pressAmount') };
  await press(tab, tab.getByRole('main').getByRole('button', send));
  const sheet = reviewOf(tab, send.name);
  await press(tab, sheet.getByRole('button', { name: say('withdraw.newAccept', { last: 'tDeC' }) }));
  await write(tab, sheet.getByRole('textbox', { name: say('submission.payPassword') }), demoUser.payPassword);
  await tab.keyboard.press('Enter');
  await press(tab, tab.getByRole('link', { name: say('withdraw.seeProgress') }));
  await expectScreen(tab, say('withdraw.record.title'));
}

const widths: readonly { readonly width: number; readonly device: BrowserContextOptions }[] = [
  { width: 390, device: {} },
  { width: 1440, device: { viewport: { width: 1440, height: 900 }, hasTouch: false } },
];

for (const { width, device } of widths) {
  devices(
    `at ${width} px an empty account is funded, trades and withdraws with the keyboard alone`,
    async ({ openBrokerage }) => {
      // Verified, with a transaction password, and without a cent.
      const { world, openDevice } = await openBrokerage('newcomer', [
        { name: 'payPassword', parameters: { isSet: true } },
        { name: 'kyc', parameters: { status: 'approved', submittedHoursAgo: 48 } },
      ]);
      const tab = await openDevice(device);
      await signIn(tab);

      await deposit(tab, '2000');
      // Three confirmations of the network.
      await world.advance(3 * hourMs);
      await expect(
        tab.getByText(say('depositRecords.creditedAmount', { amount: '$2,000.00' })),
      ).toBeVisible();

      await moveToStocks(tab, '1500');
      await world.advance(hourMs / 2);
      await expect(
        tab.getByRole('heading', { name: say('transfer.doneArrived', { amount: '$1,500.00' }) }),
      ).toBeVisible();

      await buyShares(tab, width === 1440);
      await withdraw(tab, '50');
      await expectWithdrawal(tab, say, 'pending');
      await world.advance(24 * hourMs);
      await expectWithdrawal(tab, say, 'completed');

      const cash = await wireStatement(tab, { walletType: 'BALANCE' });
      expectToClose(cash);
      expect(wireCents(cash.sums[0]?.closing ?? '')).toBe(200_000n - 150_000n - 5_000n);
      const stocks = await wireStatement(tab, { walletType: 'STOCK' });
      expectToClose(stocks);
      expect(stocks.lines.some(({ stock_code: code }) => code === 'MSFT')).toBe(true);
      expect(sum(stocks.lines.map(({ amount }) => wireCents(amount)))).toBe(
        wireCents(stocks.sums[0]?.closing ?? ''),
      );
    },
    // Every Tab is a press of its own.
    2 * longestMs,
  );
}
