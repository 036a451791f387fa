/** Money in, to where it trades, through a trade and out again: in each language, and what the wire says of it. */
import { demoUser } from '@meridian/mocks/names';
import type { Page } from 'playwright';
import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { sum } from './money.ts';
import { screens } from './steps/addresses.ts';
import {
  expectWithdrawal,
  openRecord,
  reviewOf,
  saidOfAny,
  sendWithdrawal,
  transferTo,
} from './steps/moving-money.ts';
import { hoursLater } from './steps/panel.ts';
import { choosePhoto } from './steps/pictures.ts';
import { expectScreen, followLink } from './steps/places.ts';
import { expectToClose, wireCents, wireStatement } from './steps/wire.ts';
import { wordsOf, type Language, type Say } from './steps/words.ts';

/** Of TRON, with its checksum. */
const address = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';

const languages: readonly { language: Language; locale: string; offer: string | null; desk: boolean }[] = [
  { language: 'en', locale: 'en-US', offer: null, desk: false },
  { language: 'zh-Hans', locale: 'zh-CN', offer: '切换为简体中文', desk: false },
  { language: 'zh-Hant', locale: 'zh-HK', offer: '切換至繁體中文', desk: true },
];

async function deposit(tab: Page, say: Say): Promise<void> {
  await followLink(tab, '/pages/deposit/wallet?currency=USDT&network=TRC-20');
  await expectScreen(tab, say('depositSend.walletTitle'));
  await tab.getByRole('textbox', { name: say('depositSend.amount') }).fill('500');
  await choosePhoto(tab, say('depositSend.proof'), 1200, say);
  const press = { name: saidOfAny(say, 'depositSend.pressAmount') };
  await tab.getByRole('button', press).click();
  await reviewOf(tab, press.name).getByRole('button', press).click();
  await tab.getByRole('link', { name: say('depositSend.seeDeposits') }).click();
  await expectScreen(tab, say('depositRecords.title'));
  // Three confirmations of the network, by the clock.
  await hoursLater(tab, 3, say);
  await expect(tab.getByText(say('depositRecords.creditedAmount', { amount: '$500.00' }))).toBeVisible();
}

/** On a desk the ticket is a pane beside its quote, which has a quantity too. */
async function buyShares(tab: Page, say: Say, isDesk: boolean): Promise<void> {
  await followLink(tab, screens.stockTicket('INTC', 'Intel'));
  const place = isDesk
    ? tab.getByRole('region', { name: say('routes.ticketStock'), exact: true })
    : tab.getByRole('main');
  await place.getByRole('textbox', { name: say('ticket.quantity'), exact: true }).fill('3');
  const press = { name: say('ticket.buy', { quantity: '3', unit: 'INTC' }) };
  await place.getByRole('button', press).click();
  const sheet = reviewOf(tab, press.name);
  await sheet.getByRole('textbox', { name: say('submission.payPassword') }).fill(demoUser.payPassword);
  await sheet.getByRole('button', press).click();
  const name = say('ticket.bought', { quantity: '3', unit: 'INTC' });
  await expect(place.getByRole('heading', { name })).toBeVisible();
}

/** Nothing to withdraw to yet: the form leads to a new wallet, and the wallet back to the form. */
async function addWalletToWithdrawTo(tab: Page, say: Say): Promise<void> {
  await followLink(tab, '/pages/withdraw/vm');
  await expectScreen(tab, say('withdraw.walletTitle'));
  await tab.getByRole('link', { name: say('withdraw.addWallet') }).click();
  await expectScreen(tab, say('payoutWallet.addTitle'));
  for (const [label, option] of [
    ['payoutWallet.currency', 'USDT'],
    ['payoutWallet.network', 'TRC-20'],
  ] as const) {
    await tab.getByRole('combobox', { name: say(label), exact: true }).click();
    await tab.getByRole('option', { name: option }).click();
  }
  await tab.getByRole('textbox', { name: say('payoutWallet.address') }).fill(address);
  await tab.getByRole('button', { name: say('payoutWallet.add') }).click();
  await expectScreen(tab, say('withdraw.walletTitle'));
}

for (const { language, locale, offer, desk } of languages) {
  journey(
    `in ${language}: deposit, transfer, trade, withdraw, and the statement of the wire adds up`,
    async ({ openPhone }) => {
      const say = wordsOf(language);
      const phone = await openPhone({
        locale,
        ...(desk && { viewport: { width: 1440, height: 900 }, hasTouch: false }),
      });
      const tab = await phone.open({ scenario: 'low-funds' });
      if (offer !== null) await tab.getByRole('button', { name: offer }).click();
      await expect(tab.getByRole('navigation', { name: say('shell.tabs') })).toBeVisible();

      await deposit(tab, say);
      await transferTo(tab, say, 'STOCK', '320.25');
      await hoursLater(tab, 1, say);
      await buyShares(tab, say, desk);
      await addWalletToWithdrawTo(tab, say);
      await sendWithdrawal(tab, say, { amount: '50', last: 'tDeC' });
      await openRecord(tab, say);
      await hoursLater(tab, 24, say);
      await expectWithdrawal(tab, say, 'completed');

      const cash = await wireStatement(tab, { walletType: 'BALANCE' });
      expectToClose(cash);
      expect(wireCents(cash.sums[0]?.closing ?? '')).toBe(50_000n - 32_025n - 5_000n);
      const all = await wireStatement(tab);
      expectToClose(all);
      // Twenty-five dollars were there before. Besides what went in and out, only the trade's fee was paid.
      const amounts = (kind: string) =>
        all.lines.filter((line) => line.kind === kind).map(({ amount }) => wireCents(amount));
      expect(sum([...amounts('transferOut'), ...amounts('transferIn')])).toBe(0n);
      expect(sum(amounts('deposit'))).toBe(2_500n + 50_000n);
      const [withdrawn, fees] = [sum(amounts('withdrawal')), sum(amounts('fee'))];
      expect(wireCents(all.sums[0]?.closing ?? '')).toBe(52_500n + withdrawn + fees);
    },
  );
}

journey(
  'a transfer that is cancelled in one tab is shown as cancelled in the other',
  async ({ openPhone }) => {
    const phone = await openPhone();
    const screen = '/pages/profile/transfer';
    const tab = await phone.open({ scenario: 'transfer-pending', screen });
    const other = await phone.open({ scenario: 'transfer-pending', screen });
    const cancel = { name: 'Cancel the transfer of $500.00' };
    await expect(other.getByRole('button', cancel)).toBeVisible();
    await tab.getByRole('button', cancel).click();
    await tab.getByRole('alertdialog').getByRole('button', { name: 'Cancel transfer' }).click();
    // By itself: nothing is pressed there.
    await expect(other.getByRole('button', cancel)).toBeHidden();
    await expect(other.getByRole('button', { name: 'Cancel the transfer of $1,000.00' })).toBeVisible();
    const { lines } = await wireStatement(other, { walletType: 'BALANCE' });
    const cancelled = lines.filter(({ status }) => status === 'cancelled');
    // Newest first: back, and out before.
    expect(cancelled.map(({ amount }) => wireCents(amount))).toEqual([50_000n, -50_000n]);
  },
);
