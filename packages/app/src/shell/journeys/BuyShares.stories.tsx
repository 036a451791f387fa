import { demoUser } from '@meridian/mocks/names';
import { expect, fn, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { actingAs, press, typeQuantity } from '#features/ticket/test/ticket-acting.ts';
import { headed } from '../test/headed.ts';
import { Shell } from '../Shell.tsx';
import { follow, goTo, reviewOf, sees, seesHeading } from './test/steps.ts';

const meta = preview.meta({
  title: 'Journeys/Buy shares',
  component: Shell,
  parameters: { path: '*', route: '/', scenario: 'funded' },
  args: { onReload: fn() },
});

const intel = { name: /Intel.*NASDAQ · Stock/ };
const { sendFromSheet } = actingAs(demoUser);

/** Somebody with money and no shares finds a company, buys seven of its shares at the market, and has them. */
export const BuyShares = meta.story({
  name: 'Buy shares',
  play: async ({ canvas, step, userEvent }) => {
    await step('Search for the company', async () => {
      await headed(canvas, 'Home');
      await follow(canvas, userEvent, 'Search markets');
      await headed(canvas, 'Search');
      const field = await canvas.findByRole('searchbox', { name: 'Search all markets' });
      await userEvent.type(field, 'intel');
      const found = within(await canvas.findByRole('list', { name: 'Found for “intel”' }));
      await expect(await found.findByRole('link', intel)).toBeVisible();
    });

    await step('Look at its quote', async () => {
      await follow(canvas, userEvent, intel.name);
      await headed(canvas, 'Intel');
      await expect(await canvas.findByRole('region', { name: 'Key figures' })).toBeVisible();
    });

    await step('Fill in an order for seven shares', async () => {
      await follow(canvas, userEvent, 'Buy long');
      await expect(await canvas.findByRole('radiogroup', { name: 'Order type' })).toBeVisible();
      await typeQuantity(canvas, userEvent, '7');
      await expect(await canvas.findByRole('button', { name: 'Buy 7 INTC' })).toBeEnabled();
    });

    await step('Review what the order means', async () => {
      await press(canvas, userEvent, 'Buy 7 INTC');
      const review = await reviewOf('Buy 7 INTC');
      await expect(review.getByText('Position after').parentElement).toHaveTextContent('7 INTC');
      await expect(review.getByText('The most you can lose')).toBeVisible();
    });

    await step('Confirm it with the transaction password', async () => {
      await sendFromSheet(userEvent, 'Buy 7 INTC');
      await seesHeading(canvas, 'Bought 7 INTC');
      await sees(canvas, 'Order number');
    });

    await step('See the position', async () => {
      await follow(canvas, userEvent, 'See the position');
      await sees(canvas, /Long · 7 INTC · 1×/);
    });

    await step('Find it among the holdings', async () => {
      await goTo(canvas, userEvent, 'Trade');
      const holdings = within(await canvas.findByRole('table', { name: 'Holdings' }));
      await expect(await holdings.findByRole('link', { name: / Intel$/ })).toBeVisible();
    });
  },
});
