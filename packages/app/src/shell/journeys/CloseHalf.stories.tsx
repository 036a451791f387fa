import { demoUser } from '@meridian/mocks/names';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { figure, sendFromSheet } from '#submission/test/acting.ts';
import { headed } from '../test/headed.ts';
import { Shell } from '../Shell.tsx';
import { follow, reviewOf, sees, seesHeading } from './test/steps.ts';

const meta = preview.meta({
  title: 'Journeys/Close half',
  component: Shell,
  parameters: { path: '*', route: '/pages/trade/index', scenario: 'trader' },
  args: { onReload: fn() },
});

/** Somebody who holds 60 shares closes half of them: the other half stays open, with its history. */
export const CloseHalf = meta.story({
  name: 'Close half',
  play: async ({ canvas, step, userEvent }) => {
    await step('Open the position', async () => {
      await headed(canvas, 'Trade');
      const holdings = within(await canvas.findByRole('table', { name: 'Holdings' }));
      await userEvent.click(await holdings.findByRole('link', { name: / Apple$/ }));
      await headed(canvas, 'Apple');
      await sees(canvas, /Long · 60 AAPL · 2×/);
    });

    await step('Choose half of it', async () => {
      await follow(canvas, userEvent, 'Close position');
      await headed(canvas, 'Close position');
      await userEvent.click(await canvas.findByRole('radio', { name: 'Part' }));
      await userEvent.click(canvas.getByRole('button', { name: '50%' }));
      await expect(canvas.getByRole('textbox', { name: 'Quantity to close' })).toHaveValue('30');
      await waitFor(() => expect(figure(canvas, 'P&L after fees')).toContain('$'));
    });

    await step('Review what closing means', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close 30 AAPL' }));
      const review = await reviewOf('Close 30 AAPL');
      await expect(review.getByRole('region', { name: 'What closing means' })).toHaveTextContent(
        'Position now60 AAPLPosition after30 AAPL',
      );
    });

    await step('Confirm it with the transaction password', async () => {
      await sendFromSheet(userEvent, 'Close 30 AAPL', demoUser.payPassword);
      await seesHeading(canvas, 'Closed 30 AAPL');
      await expect(figure(canvas, 'P&L after fees')).toContain('$');
    });

    await step('See what is left', async () => {
      await follow(canvas, userEvent, 'See what is left');
      await sees(canvas, /Long · 30 AAPL · 2×/);
      const history = within(await canvas.findByRole('region', { name: 'History' }));
      await expect(await history.findByText('Partly closed')).toBeVisible();
    });
  },
});
