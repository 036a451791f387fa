import type { Page } from 'playwright';
import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { screens } from './steps/addresses.ts';
import { expectScreen, followLink } from './steps/places.ts';
import { typeQuantity } from './steps/trading.ts';

/** The main screens, and what a person came to each of them for. */
const mainScreens = [
  { screen: '/pages/home/index', title: 'Home', action: { role: 'link', name: 'Crypto' } },
  { screen: screens.markets, title: 'Markets', action: { role: 'link', name: /^NVIDIA / } },
  { screen: screens.watchlist, title: 'Watchlists', action: { role: 'link', name: /^Apple / } },
  { screen: screens.trade('Holdings'), title: 'Trade', action: { role: 'link', name: 'AAPL Apple' } },
  {
    screen: screens.trade('Entrusted'),
    title: 'Trade',
    action: { role: 'button', name: /^Cancel order: Buy long 20/ },
  },
  { screen: screens.trade('Closed'), title: 'Trade', action: { role: 'link', name: 'MSFT Microsoft' } },
  { screen: screens.account, title: 'Account', action: { role: 'link', name: /^US stocks / } },
  { screen: screens.statement('STOCK'), title: 'Statement', action: { role: 'button', name: 'Back' } },
  { screen: screens.stockQuote('AAPL', 'Apple'), title: 'Apple', action: { role: 'link', name: 'Close 60' } },
  { screen: screens.kyc, title: 'Identity verification', action: { role: 'button', name: 'Back' } },
  { screen: screens.settings, title: 'Settings', action: { role: 'button', name: 'Back' } },
] as const;

/** The screens that money is moved by, each with what is pressed on it. */
const moneyScreens = [
  {
    screen: '/pages/deposit/index',
    title: 'Deposit',
    action: { role: 'link', name: 'Deposit by bank transfer' },
  },
  {
    screen: '/pages/deposit/fiat?currency=EUR',
    title: 'Deposit by bank transfer',
    action: { role: 'button', name: 'Report deposit' },
  },
  {
    screen: '/pages/deposit/wallet?currency=USDT&network=TRC-20',
    title: 'Deposit digital currency',
    action: { role: 'button', name: 'Report deposit' },
  },
  { screen: '/pages/deposit/record', title: 'Your deposits', action: { role: 'link', name: 'Deposit' } },
  {
    screen: '/pages/withdraw/vm',
    title: 'Withdraw digital currency',
    action: { role: 'button', name: 'Withdraw' },
  },
  {
    screen: '/pages/withdraw/bcard',
    title: 'Withdraw to a bank card',
    action: { role: 'button', name: 'Withdraw' },
  },
  {
    screen: '/pages/profile/transfer?to=BALANCE',
    title: 'Transfer',
    action: { role: 'button', name: 'Transfer' },
  },
  {
    screen: '/pages/bcard/index',
    title: 'Bank cards and wallets',
    action: { role: 'link', name: 'Add digital wallet' },
  },
  {
    screen: '/pages/bcard/modify',
    title: 'Add bank card',
    action: { role: 'button', name: 'Next: your account' },
  },
  { screen: '/pages/vm/modify', title: 'Add digital wallet', action: { role: 'button', name: 'Add wallet' } },
  { screen: '/pages/loan/index', title: 'Loan', action: { role: 'button', name: 'Apply for a loan' } },
] as const;

const readers = [
  { who: 'on a screen of 320 px', width: 320, letterPx: 16 },
  { who: 'with letters of twice the size', width: 390, letterPx: 32 },
] as const;

for (const { who, width, letterPx } of readers) {
  journey(`${who} nothing runs off the side, and every action is in reach`, async ({ openPhone }) => {
    const phone = await openPhone({ viewport: { width, height: 640 } });
    const tab = await phone.open({ scenario: 'trader' });
    await expectScreen(tab, 'Home');
    await setLetterSize(tab, letterPx);

    await lookAtEach(tab, mainScreens);

    await followLink(tab, screens.stockTicket('AAPL', 'Apple'));
    await typeQuantity(tab, '10');
    await expectNoSidewaysScroll(tab, 'ticket');
    await tab.getByRole('main').getByRole('button', { name: 'Buy 10 AAPL' }).click();
    const sheet = tab.getByRole('dialog', { name: 'Buy 10 AAPL' });
    await sheet.getByRole('textbox', { name: 'Transaction password' }).fill('246810');
    await expectNoSidewaysScroll(tab, 'confirmation');
    await sheet.getByRole('button', { name: 'Buy 10 AAPL' }).click();
    await tab.getByRole('link', { name: 'See the position' }).click({ trial: true });
    await expectNoSidewaysScroll(tab, 'record');
  });
}

for (const { who, width, letterPx } of readers) {
  journey(`${who} money is moved without running off the side`, async ({ openPhone }) => {
    const phone = await openPhone({ viewport: { width, height: 640 } });
    const tab = await phone.open({ scenario: 'trader' });
    await expectScreen(tab, 'Home');
    await setLetterSize(tab, letterPx);
    await lookAtEach(tab, moneyScreens);
  });
}

interface Seen {
  readonly screen: string;
  readonly title: string;
  readonly action: { readonly role: 'link' | 'button'; readonly name: string | RegExp };
}

async function lookAtEach(tab: Page, all: readonly Seen[]): Promise<void> {
  for (const { screen, title, action } of all) {
    await followLink(tab, screen);
    await expectScreen(tab, title);
    const control = tab.getByRole('main').getByRole(action.role, { name: action.name }).first();
    // A trial click scrolls to the control and checks that nothing lies over it.
    await control.click({ trial: true });
    await expectNoSidewaysScroll(tab, screen);
  }
}

/** As the browser's own setting for larger text does it. */
async function setLetterSize(tab: Page, standard: number): Promise<void> {
  const session = await tab.context().newCDPSession(tab);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await expect
    .poll(() => tab.evaluate(() => getComputedStyle(document.documentElement).fontSize))
    .toBe(`${standard}px`);
}

async function expectNoSidewaysScroll(tab: Page, where: string): Promise<void> {
  const { needed, shown } = await tab.evaluate(() => ({
    needed: document.documentElement.scrollWidth,
    shown: window.innerWidth,
  }));
  expect(needed, `width of ${where}`).toBeLessThanOrEqual(shown);
}
