import { expect, screen, waitFor, within, type UserEventObject } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { rowsOf } from './rows.ts';
import { tab } from './tab.ts';
import TradeScreen from './Trade.tsx';

type Canvas = Omit<typeof screen, 'debug' | 'logTestingPlaygroundURL'>;
type User = Pick<UserEventObject, 'click'>;

const meta = preview.meta({
  component: TradeScreen,
  parameters: { path: '/pages/trade/index', scenario: 'trader' },
});

export const CancelOrder = meta.story({
  parameters: tab(2),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Cancel order: Buy long 20 Apple/ }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Are you sure to cancel order' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(rowsOf(canvas, 'Entrusted')).toHaveLength(2));
    await expect(canvas.queryByRole('button', { name: /Cancel order: Buy long 20 Apple/ })).toBeNull();
  },
});

export const KeepOrder = meta.story({
  parameters: tab(2),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Cancel order: Buy long 20 Apple/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(rowsOf(canvas, 'Entrusted')).toHaveLength(3);
  },
});

export const Cancelling = meta.story({
  parameters: {
    ...tab(2),
    faults: ['hang@trading.cancelOrder'],
    endsIn: { dialog: 'Are you sure to cancel order' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Cancel order: Buy long 20 Apple/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Cancel order' }));
    await waitFor(() =>
      expect(question.getByRole('button', { name: 'Cancel order' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
});

export const CancelRefused = meta.story({
  parameters: tab(2),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Cancel order: Buy long 20 Apple/ }));
    const question = within(await screen.findByRole('alertdialog'));
    worldOf(canvasElement).addFault('code=30008@trading.cancelOrder');
    await userEvent.click(question.getByRole('button', { name: 'Cancel order' }));
    await expect(await canvas.findByText('The order was not cancelled')).toBeVisible();
  },
});

async function cancelApple(canvas: Canvas, userEvent: User): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: /Cancel order: Buy long 20 Apple/ }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Cancel order' }));
}

/** Cancelled, and no answer, another one, or one that says otherwise: found out, and said then. */
export const CancelAnswerLost = meta.story({
  parameters: { ...tab(2), faults: ['lost@trading.cancelOrder'] },
  play: cancelledAfterAll,
});

export const CancelAnsweredInProgress = meta.story({
  parameters: { ...tab(2), faults: ['unfinished@trading.cancelOrder'] },
  play: cancelledAfterAll,
});

export const CancelAnswersAnotherOrder = meta.story({
  parameters: { ...tab(2), faults: ['mixed@trading.cancelOrder'] },
  play: cancelledAfterAll,
});

async function cancelledAfterAll({ canvas, userEvent }: { canvas: Canvas; userEvent: User }): Promise<void> {
  await cancelApple(canvas, userEvent);
  await expect(await canvas.findByText('Order cancelled')).toBeVisible();
  await waitFor(() => expect(rowsOf(canvas, 'Entrusted')).toHaveLength(2));
}

export const CancelUnknown = meta.story({
  parameters: { ...tab(2), faults: ['busy=504@trading.cancelOrder'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: /Cancel order: Buy long 20 Apple/ });
    worldOf(canvasElement).addFault('down@trading.entrustedOrders');
    await cancelApple(canvas, userEvent);
    await expect(await canvas.findByText('We do not know whether the order was cancelled')).toBeVisible();
    await expect(canvas.getByText(/The server answered: “The service is busy/)).toBeVisible();
    await expect(canvas.queryByText('Order cancelled')).toBeNull();
  },
});

/** Filled while the question was open: the cancellation comes too late, and the fill is said with the way to it. */
export const CancelLosesTheRace = meta.story({
  parameters: { ...tab(2), scenario: 'cancel-loses-race' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Cancel order: Buy long 20 Apple/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await worldOf(canvasElement).advance(30 * 60_000);
    await userEvent.click(question.getByRole('button', { name: 'Cancel order' }));
    await expect(
      await canvas.findByText('The order was carried out before it could be cancelled'),
    ).toBeVisible();
    await expect(canvas.getByText(/^Filled: Buy long 20 Apple at \$2\d\d\.\d\d, /)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your holdings' })).toBeVisible();
  },
});

/** Cancelled on another device while the question was open: that is what was asked for, and no failure. */
export const CancelledElsewhere = meta.story({
  parameters: tab(2),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Cancel order: Buy long 20 Apple/ }));
    const question = within(await screen.findByRole('alertdialog'));
    const { world } = worldOf(canvasElement);
    const waiting = [...world.read().trading.orders.values()].find(
      ({ key, status }) => key === 'US:AAPL' && status === 0,
    );
    world.dispatch('orders/cancel', { userId: 'demo', orderId: waiting?.id ?? '' });
    await userEvent.click(question.getByRole('button', { name: 'Cancel order' }));
    await expect(await screen.findByText('Order cancelled')).toBeVisible();
    await waitFor(() => expect(rowsOf(canvas, 'Entrusted')).toHaveLength(2));
    await expect(canvas.queryByText('The order was not cancelled')).toBeNull();
  },
});
