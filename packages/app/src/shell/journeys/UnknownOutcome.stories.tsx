import { demoUser } from '@meridian/mocks/names';
import { expect, fn, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { actingAs, typeQuantity } from '#features/ticket/test/ticket-acting.ts';
import { buyApple } from '#features/ticket/test/ticket-addresses.ts';
import { headed } from '../test/headed.ts';
import { Shell } from '../Shell.tsx';
import { follow, sees, seesHeading } from './test/steps.ts';

const meta = preview.meta({
  title: 'Journeys/Unknown outcome',
  component: Shell,
  parameters: {
    path: '*',
    route: buyApple,
    scenario: 'funded',
    faults: ['lost@trading.createStockOrder', 'down@trading.entrustedOrders'],
    endsWithoutFaults: true,
  },
  args: { onReload: fn() },
});

const { order } = actingAs(demoUser);

/** The answer to an order is lost: the app says that it does not know, finds out, and exactly one order exists. */
export const UnknownOutcome = meta.story({
  name: 'Unknown outcome',
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const world = worldOf(canvasElement);

    await step('Fill in an order', async () => {
      await headed(canvas, 'Apple');
      await typeQuantity(canvas, userEvent, '5');
      await expect(await canvas.findByRole('button', { name: 'Buy 5 AAPL' })).toBeEnabled();
    });

    await step('Send it, and lose the answer', async () => {
      await order(canvas, userEvent, 'Buy 5 AAPL');
      await seesHeading(canvas, 'We do not know yet whether your order arrived');
      await sees(canvas, /“Buy 5 AAPL” was sent and may have been carried out\./);
    });

    await step('The brokerage can be asked again, and the app finds out by itself', async () => {
      world.clearFaults();
      await world.advance(5_000);
      await seesHeading(canvas, 'Bought 5 AAPL');
      await sees(canvas, 'The answer did not come through, but your order had arrived. This is its record.');
    });

    await step('Exactly one order exists', async () => {
      await follow(canvas, userEvent, 'See the position');
      await sees(canvas, /Long · 5 AAPL · 1×/);
      const history = within(await canvas.findByRole('region', { name: 'History' }));
      await expect(await history.findAllByText('Opened')).toHaveLength(1);
      await expect(history.queryByText('Increased')).toBeNull();
      await expect(world.world.read().trading.orders.size).toBe(1);
    });
  },
});
