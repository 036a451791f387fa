/** Money of one customer moved from two devices: each shows what the other did, and nothing is cancelled or spent twice. */
import { applyWithdrawal, cancelTransfer, transfer } from '@meridian/api';
import { demoUser } from '@meridian/mocks/names';
import type { Locator, Page } from 'playwright';
import { devices, sendAtOnce, type Sending } from './devices.ts';
import { expect } from './expect.ts';
import { cents, sum } from './money.ts';
import { reviewOf, sendWithdrawal, transferTo } from './steps/moving-money.ts';
import { expectScreen, followLink } from './steps/places.ts';
import { eventually } from './steps/reading.ts';
import { readWallet } from './steps/records.ts';
import { expectToClose, linesSince, wireCents, wireStatement } from './steps/wire.ts';
import { wordsOf } from './steps/words.ts';

const say = wordsOf('en');
const transferScreen = '/pages/profile/transfer';
const withdrawScreen = '/pages/withdraw/bcard';
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

devices(
  'a withdrawal and a transfer from one device are shown on the other by themselves',
  async ({ openDevices }) => {
    const { first, second, world } = await openDevices('trader');
    const before = await readWallet(first, 'Cash');
    await followLink(second, withdrawScreen);
    await expectScreen(second, say('withdraw.cardTitle'));
    const latest = second.getByRole('list', { name: say('withdraw.record.list'), exact: true });

    await followLink(first, withdrawScreen);
    await expectScreen(first, say('withdraw.cardTitle'));
    await sendWithdrawal(first, say, { amount: '200', last: '1234' });
    await expect(first.getByRole('link', { name: say('withdraw.seeProgress') })).toBeVisible();
    // Nothing is pressed on the other: its list, and what it says can be withdrawn.
    await expect(latest.getByRole('listitem').first()).toContainText('$200.00');
    await expect(latest.getByRole('listitem').first()).toContainText('Under review');
    const held = second.getByRole('list', { name: say('withdraw.held') });
    await expect(held.getByRole('listitem').filter({ hasText: '$200.00' })).toBeVisible();

    await followLink(second, transferScreen);
    await expectScreen(second, say('transfer.title'));
    await transferTo(first, say, 'STOCK', '320.25');
    const cancel = { name: 'Cancel the transfer of $320.25' };
    await expect(second.getByRole('button', cancel)).toBeVisible();

    await world.advance(15 * minuteMs);
    await expect(second.getByRole('button', cancel)).toBeHidden();
    await expect(
      first.getByRole('heading', { name: say('transfer.doneTitle', { amount: '$320.25' }) }),
    ).toBeHidden();
    const afterwards = before.balance - cents('$320.25');
    const available = before.available - cents('$320.25') - cents('$200.00');
    for (const tab of [first, second])
      await eventually(async () =>
        expect(await readWallet(tab, 'Cash')).toEqual({ balance: afterwards, available }),
      );

    await followLink(second, withdrawScreen);
    await world.advance(dayMs);
    await expect(latest.getByRole('listitem').first()).toContainText('Completed');
    for (const tab of [first, second])
      await eventually(async () =>
        expect((await readWallet(tab, 'Cash')).balance).toBe(afterwards - cents('$200.00')),
      );
  },
);

/** Answers what is left to press once the question is there. */
async function askToCancel(tab: Page): Promise<Locator> {
  await followLink(tab, transferScreen);
  await tab.getByRole('button', { name: 'Cancel the transfer of $500.00' }).click();
  return tab.getByRole('alertdialog').getByRole('button', { name: say('transfer.pending.confirm') });
}

devices('a transfer that both devices cancel at once is cancelled once', async ({ openDevices }) => {
  const { first, second, world } = await openDevices('transfer-pending');
  const before = await wireStatement(first, { walletType: 'BALANCE' });
  const sending = async (tab: Page): Promise<Sending> => {
    const button = await askToCancel(tab);
    return { tab, path: cancelTransfer.path, press: () => button.click() };
  };
  const codes = await sendAtOnce([await sending(first), await sending(second)]);
  expect(codes.filter((code) => code === 200)).toHaveLength(1);

  const [winner, loser] = codes[0] === 200 ? [first, second] : [second, first];
  await expect(loser.getByText(say('transfer.pending.alreadyCancelled'))).toBeVisible();
  await expect(winner.getByText(say('transfer.pending.alreadyCancelled'))).toBeHidden();
  await expect(loser.getByText(/^\$500\.00 is back in Cash\./)).toBeVisible();
  for (const tab of [first, second])
    await expect(tab.getByRole('button', { name: 'Cancel the transfer of $500.00' })).toBeHidden();

  // The other one of them arrives; of this one nothing comes any more.
  await world.advance(30 * minuteMs);
  const after = await wireStatement(loser, { walletType: 'BALANCE' });
  expectToClose(after);
  const added = linesSince(before, after);
  expect(added.map(({ kind, amount }) => [kind, wireCents(amount)])).toEqual([['transferIn', 50_000n]]);
});

/** The largest transfer out of Cash, one press away from being sent. */
async function transferOfAll(tab: Page, to: string): Promise<Sending> {
  await followLink(tab, `${transferScreen}?to=${to}`);
  await expectScreen(tab, say('transfer.title'));
  await tab.getByRole('button', { name: say('transfer.max'), exact: true }).click();
  const name = /^Transfer \$/;
  await tab.getByRole('main').getByRole('button', { name }).click();
  const button = reviewOf(tab, name).getByRole('button', { name });
  await expect(button).toBeVisible();
  return { tab, path: transfer.path, press: () => button.click() };
}

/** The largest withdrawal to the bank card, one press away from being sent. */
async function withdrawalOfAll(tab: Page): Promise<Sending> {
  await followLink(tab, withdrawScreen);
  await expectScreen(tab, say('withdraw.cardTitle'));
  await tab.getByRole('button', { name: say('withdraw.max'), exact: true }).click();
  const name = /^Withdraw \$/;
  await tab.getByRole('main').getByRole('button', { name }).click();
  const sheet = reviewOf(tab, name);
  await sheet.getByRole('button', { name: say('withdraw.newAccept', { last: '1234' }) }).click();
  await sheet.getByRole('textbox', { name: say('submission.payPassword') }).fill(demoUser.payPassword);
  return {
    tab,
    path: applyWithdrawal.path,
    press: () => sheet.getByRole('button', { name }).click(),
  };
}

for (const { what, other } of [
  { what: 'two transfers', other: (tab: Page) => transferOfAll(tab, 'CRYPTO') },
  { what: 'a transfer and a withdrawal', other: withdrawalOfAll },
]) {
  devices(`the same maximum is not spent twice: ${what} of all at once`, async ({ openDevices }) => {
    const { first, second } = await openDevices('trader');
    const { available, balance } = await readWallet(first, 'Cash');
    const before = await wireStatement(first, { walletType: 'BALANCE' });
    const codes = await sendAtOnce([await transferOfAll(first, 'STOCK'), await other(second)]);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);

    const loser = codes[0] === 200 ? second : first;
    await expect(loser.getByText(/^Nothing was (moved|withdrawn)$/)).toBeVisible();
    for (const tab of [first, second])
      await eventually(async () => {
        const wallet = await readWallet(tab, 'Cash');
        expect(wallet.available).toBe(0n);
        expect([balance, balance - available]).toContain(wallet.balance);
      });
    const after = await wireStatement(loser, { walletType: 'BALANCE' });
    expectToClose(after);
    const moved = linesSince(before, after).map(({ amount }) => wireCents(amount));
    // A withdrawal is held until it is decided: it has no line that counts yet.
    expect([0n, -available]).toContain(sum(moved));
  });
}
