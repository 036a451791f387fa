import { expect, waitFor, within } from 'storybook/test';
import { failed, loading, longNames, refreshed, sees } from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { tab } from './tab.ts';
import TradeScreen from './Trade.tsx';

const meta = preview.meta({
  component: TradeScreen,
  parameters: { path: '/pages/trade/index', scenario: 'trader' },
});

export const Entrusted = meta.story({
  parameters: tab(2),
  play: async ({ canvas, canvasElement }) => {
    const list = within(await canvas.findByRole('list', { name: 'Entrusted' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    // Each has the mark of its instrument.
    await expect(canvasElement.querySelectorAll('article img')).toHaveLength(3);
    // Accepted can be cancelled, being processed cannot; both read "in progress" (DECISIONS 11).
    await expect(list.getAllByText('In progress', { selector: 'span' })).toHaveLength(3);
    await expect(list.getAllByRole('button')).toHaveLength(2);
    await expect(list.getByText(/^Executing; can’t be cancelled/)).toBeVisible();
  },
});

/** Distance from the market while the feed is cut: dimmed, with its age, and nothing moves for that. */
export const LastPriceGrowsOld = meta.story({
  parameters: { ...tab(2), isOffline: true },
  play: async ({ canvas, canvasElement }) => {
    const [order] = within(await canvas.findByRole('list', { name: 'Entrusted' })).getAllByRole('article');
    const label = within(order ?? canvasElement).getAllByText('Last price')[0];
    const value = () => label?.nextElementSibling ?? canvasElement;
    await waitFor(() => expect(value()).toHaveTextContent(/^\$/));
    const { top } = value().getBoundingClientRect();
    const colour = getComputedStyle(value()).color;
    const world = worldOf(canvasElement);
    world.addFault('silent@socket');
    await world.advance(60_000);
    await expect((await canvas.findAllByText(/^Price from /))[0]).toBeVisible();
    await expect(getComputedStyle(value().firstElementChild ?? value()).color).not.toBe(colour);
    await expect(value().getBoundingClientRect().top).toBe(top);
  },
});

export const OneOfEachOrder = meta.story({
  parameters: { ...tab(2), scenario: 'one-of-each-order' },
  play: async ({ canvas }) => {
    // What was filled or cancelled waits no longer.
    const list = within(await canvas.findByRole('list', { name: 'Entrusted' }));
    await expect(list.getAllByText('In progress', { selector: 'span' })).toHaveLength(2);
    await expect(list.getAllByRole('button')).toHaveLength(1);
  },
});

/** What a message speaks of: that order alone, and the way to the others. */
export const OneOrderByAddress = meta.story({
  parameters: {
    scenario: 'funded',
    route: '/pages/trade/index?tab=2&order=intent-7',
    facts: [{ name: 'holding', parameters: { code: 'AAPL', quantity: '10', clientOrderId: 'intent-7' } }],
  },
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: 'The order of your message' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all orders' }));
    await expect(await canvas.findByRole('list', { name: 'History' })).toBeVisible();
  },
});

/** An order that nobody placed: said, with the way to the others. */
export const NoSuchOrder = meta.story({
  parameters: { scenario: 'funded', route: '/pages/trade/index?tab=2&order=%3Cnobody%3E' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such order')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show all orders' })).toBeVisible();
  },
});

const history = { route: '/pages/trade/index?tab=2&orders=history' };

/** Filled, cancelled by whom, rejected and why: each with how much of it was filled. */
export const OrderHistory = meta.story({
  parameters: { ...history, scenario: 'one-of-each-order' },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'History' }));
    const order = (name: string) => within(list.getByRole('article', { name }));
    await expect(list.getAllByRole('article')).toHaveLength(3);
    const filled = order('Buy long 8 Amazon.com');
    await expect(filled.getByText('8 / 8')).toBeVisible();
    await expect(filled.getAllByText('Success')[0]).toBeVisible();
    const cancelled = order('Buy long 5 Meta Platforms');
    await expect(cancelled.getByText('0 / 5')).toBeVisible();
    await expect(cancelled.getByText('Cancelled by you.')).toBeVisible();
    await expect(
      order('Buy long 500 NVIDIA').getByText(/^Cancelled by the brokerage\. .*not enough buying power/),
    ).toBeVisible();
    // What has ended cannot be taken back.
    await expect(list.queryByRole('button')).toBeNull();
  },
});

/** Everything the spec knows of an order is one press away. */
export const OrderDetails = meta.story({
  parameters: tab(2),
  play: async ({ canvas, userEvent }) => {
    const order = within(await canvas.findByRole('article', { name: 'Buy long 2 Ethereum' }));
    await userEvent.click(order.getByText('Details'));
    for (const name of [
      'Order number',
      'Order type',
      'Status',
      'Total amount',
      'Leverage',
      'Margin',
      'Handling fee',
    ])
      await expect(order.getByText(name)).toBeVisible();
    await expect(order.getByText('2×')).toBeVisible();
  },
});

/** Open and history are chosen side by side; the choice is part of the address. */
export const FromOpenToHistory = meta.story({
  parameters: tab(2),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'Entrusted' });
    await userEvent.click(canvas.getByRole('radio', { name: 'History' }));
    await expect(await canvas.findByRole('list', { name: 'History' })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Entrusted' })).toBeNull();
  },
});

export const NoHistory = meta.story({
  parameters: { ...history, scenario: 'funded' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No order has ended yet')).toBeVisible();
  },
});

export const HistoryFailed = meta.story(
  failed({
    what: 'your order history',
    call: 'trading.entrustedOrders',
    parameters: history,
    shows: sees('list', 'History'),
  }),
);

export const HistoryLoading = meta.story(
  loading({ what: 'your order history', call: 'trading.entrustedOrders', parameters: history }),
);

export const FilledWhileLooking = meta.story({
  parameters: tab(2),
  play: async ({ canvas, canvasElement }) => {
    const list = within(await canvas.findByRole('list', { name: 'Entrusted' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    await worldOf(canvasElement).advance(120_000);
    // The desk is done with its order.
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
  },
});

export const NothingEntrusted = meta.story({
  parameters: { ...tab(2), scenario: 'funded' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No orders are waiting')).toBeVisible();
  },
});

export const EntrustedFailed = meta.story(
  failed({
    what: 'your entrusted orders',
    call: 'trading.entrustedOrders',
    parameters: tab(2),
    shows: sees('list', 'Entrusted'),
  }),
);

export const EntrustedLoading = meta.story(
  loading({
    what: 'your entrusted orders',
    call: 'trading.entrustedOrders',
    parameters: tab(2),
  }),
);

export const EntrustedLongNames = meta.story(
  longNames({ parameters: tab(2), shows: sees('list', 'Entrusted') }),
);

export const EntrustedRefreshed = meta.story(
  refreshed({ call: 'trading.entrustedOrders', parameters: tab(2), shows: sees('list', 'Entrusted') }),
);
