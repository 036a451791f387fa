import { demoUser } from '@meridian/mocks/names';
import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { choose, review, withdraw } from '#features/withdraw/test/withdrawing.ts';
import { sendFromSheet } from '#submission/test/acting.ts';
import { headed } from '../test/headed.ts';
import { Shell } from '../Shell.tsx';
import { follow, sees, seesHeading } from './test/steps.ts';

const meta = preview.meta({
  title: 'Journeys/Withdraw again',
  component: Shell,
  parameters: {
    path: '*',
    route: '/pages/profile/index',
    scenario: 'trader',
    facts: [{ name: 'payoutAccount', parameters: { kind: 'card', region: 'HK', currency: 'HKD' } }],
  },
  args: { onReload: fn() },
});

const dayMs = 24 * 3_600_000;
const what = 'Withdraw $200.00';

/** A withdrawal is refused by the desk, which says why and gives the money back; to another card it is paid. */
export const WithdrawAgain = meta.story({
  name: 'Withdraw again',
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const world = worldOf(canvasElement);

    await step('Ask for 200 dollars to a bank card', async () => {
      await headed(canvas, 'Account');
      await follow(canvas, userEvent, 'Withdraw');
      await headed(canvas, 'Withdraw to a bank card');
      await choose(canvas, userEvent, 'Bank card', /^First Harbor Bank/);
      const sheet = await review(canvas, userEvent, '200', what);
      await expect(sheet.getByText('You have not withdrawn to this account before')).toBeVisible();
      await expect(sheet.getByText('$197.00')).toBeVisible();
      await userEvent.click(sheet.getByRole('button', { name: 'It ends in 1234' }));
    });

    await step('Confirm it with the transaction password', async () => {
      await sendFromSheet(userEvent, what, demoUser.payPassword);
      await seesHeading(canvas, '$200.00 is under review');
    });

    await step('Follow its review by the desk', async () => {
      await follow(canvas, userEvent, 'See its progress');
      await headed(canvas, 'Withdrawal');
      await seesHeading(canvas, 'Under review');
      await sees(canvas, 'Held in Cash');
    });

    await step('The desk refuses it and says why', async () => {
      await world.applyFact('withdrawalReview', { outcome: 'failed', reason: 'otherHolder' });
      await world.advance(dayMs);
      await seesHeading(canvas, 'Audit failure');
      await sees(canvas, 'The account that you withdraw to is not in your name. Please choose one that is.');
      await sees(canvas, 'Given back to Cash');
    });

    await step('Try again with another card', async () => {
      await follow(canvas, userEvent, 'Withdraw again');
      await headed(canvas, 'Withdraw to a bank card');
      await choose(canvas, userEvent, 'Bank card', /HKD/);
      await withdraw(canvas, userEvent, '200', what);
      await seesHeading(canvas, '$200.00 is under review');
    });

    await step('A day later it is sent', async () => {
      await follow(canvas, userEvent, 'See its progress');
      await headed(canvas, 'Withdrawal');
      await world.advance(dayMs);
      await seesHeading(canvas, 'Completed');
    });
  },
});
