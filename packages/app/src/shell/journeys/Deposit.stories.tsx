import { expect, fn, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { fillIn, openReview } from '#features/deposit/test/reporting.ts';
import { choose } from '#features/withdraw/test/withdrawing.ts';
import { headed } from '../test/headed.ts';
import { Shell } from '../Shell.tsx';
import { follow, goTo, sees } from './test/steps.ts';

const meta = preview.meta({
  title: 'Journeys/Deposit',
  component: Shell,
  parameters: { path: '*', route: '/pages/profile/index', scenario: 'newcomer' },
  args: { onReload: fn() },
});

const hourMs = 3_600_000;

/** Somebody whose account is empty sends USDT from outside and reports it with a picture: it is reviewed, and later in Cash. */
export const Deposit = meta.story({
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('Begin with an empty account', async () => {
      await headed(canvas, 'Account');
      await sees(canvas, 'There is no money in your account yet');
    });

    await step('Choose what to send, and see where to', async () => {
      const money = within(await canvas.findByRole('navigation', { name: 'Money' }));
      await userEvent.click(money.getByRole('link', { name: 'Deposit' }));
      await headed(canvas, 'Deposit');
      await follow(canvas, userEvent, 'Deposit digital currency');
      await headed(canvas, 'Deposit digital currency');
      await choose(canvas, userEvent, 'Currency', /^USDT/);
      await userEvent.click(await canvas.findByRole('button', { name: 'TRC-20' }));
      await sees(canvas, 'Send only USDT on TRC-20: anything else is lost');
      await expect(canvas.getByRole('img', { name: /^Address for USDT on TRC-20/ })).toBeVisible();
    });

    await step('Fill in the amount and give a picture of the transfer', async () => {
      await fillIn({ canvas, userEvent }, '500');
      await expect(canvas.getByRole('group', { name: 'Screenshot of the payment' })).toHaveTextContent(
        'Uploaded',
      );
    });

    await step('Review and report it', async () => {
      const review = await openReview({ canvas, userEvent });
      await expect(review.getByText('$500.00')).toBeVisible();
      await userEvent.click(review.getByRole('button', { name: /^Report deposit of/ }));
      await sees(canvas, 'Deposit reported');
    });

    await step('Follow its review by the desk', async () => {
      await follow(canvas, userEvent, 'See its progress');
      await headed(canvas, 'Your deposits');
      await sees(canvas, 'Under review');
      await sees(canvas, '0/3 confirmations');
    });

    await step('Three hours later it is booked', async () => {
      await worldOf(canvasElement).advance(3 * hourMs);
      await sees(canvas, 'Completed');
      await sees(canvas, 'Credited to Cash: $500.00');
    });

    await step('Find the money in the account', async () => {
      await goTo(canvas, userEvent, 'Account');
      await expect(await canvas.findByRole('link', { name: /^Cash .*\$500\.00/ })).toBeVisible();
    });
  },
});
