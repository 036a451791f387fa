import { expect, screen, waitFor, within } from 'storybook/test';
import { failed, loading, longNames, refreshed, sees } from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { rowsOf } from './rows.ts';
import { tab } from './tab.ts';
import TradeScreen from './Trade.tsx';

const meta = preview.meta({
  component: TradeScreen,
  parameters: { path: '/pages/trade/index', scenario: 'trader' },
});

export const Entrusted = meta.story({
  parameters: tab(2),
  play: async ({ canvas, canvasElement }) => {
    const list = within(await canvas.findByRole('table', { name: 'Entrusted' }));
    await expect(rowsOf(canvas, 'Entrusted')).toHaveLength(3);
    // Each has the mark of its instrument.
    await expect(canvasElement.querySelectorAll('[role=rowheader] img')).toHaveLength(3);
    // Accepted can be cancelled, being processed cannot; both read "in progress" (DECISIONS 11).
    for (const row of rowsOf(canvas, 'Entrusted')) await expect(row).toHaveTextContent('In progress');
    await expect(list.getAllByRole('button', { name: /^Cancel order/ })).toHaveLength(2);
    await expect(list.getByText(/^Executing; can’t be cancelled/)).toBeVisible();
  },
});

/** Distance from the market while the feed is cut: dimmed, with its age, and nothing moves for that. */
export const LastPriceGrowsOld = meta.story({
  parameters: { ...tab(2), isOffline: true },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('table', { name: 'Entrusted' });
    const cells = () => within(rowsOf(canvas, 'Entrusted')[0] ?? canvasElement).getAllByRole('cell');
    const value = () => cells().find((cell) => cell.dataset['label'] === 'Last') ?? canvasElement;
    await waitFor(() => expect(value()).toHaveTextContent(/^[\d.]+$/));
    const { top } = value().getBoundingClientRect();
    const world = worldOf(canvasElement);
    world.addFault('silent@socket');
    await world.advance(60_000);
    await expect((await canvas.findAllByText(/^Price from /))[0]).toBeVisible();
    await expect(value().firstElementChild).toHaveAttribute('data-muted');
    await expect(value().getBoundingClientRect().top).toBe(top);
  },
});

/** A part was filled from the book, and the rest waits: it can still be cancelled. */
export const PartlyFilled = meta.story({
  parameters: { ...tab(2), scenario: 'partly-filled' },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('table', { name: 'Entrusted' }));
    const [row] = rowsOf(canvas, 'Entrusted');
    await expect(row).toHaveTextContent(/300 \/ 12\.3K/);
    await expect(row).toHaveTextContent('In progress');
    await expect(list.getByRole('button', { name: /^Cancel order/ })).toBeVisible();
    // What waits keeps money aside, which is summed up below.
    await expect(canvas.getByText('Reserved', { selector: 'p, span' })).toBeVisible();
  },
});

export const OneOfEachOrder = meta.story({
  parameters: { ...tab(2), scenario: 'one-of-each-order' },
  play: async ({ canvas }) => {
    // What was filled or cancelled waits no longer.
    const list = within(await canvas.findByRole('table', { name: 'Entrusted' }));
    await expect(list.getAllByRole('row')).toHaveLength(3);
    await expect(list.getAllByRole('button', { name: /^Cancel order/ })).toHaveLength(1);
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
    await expect(await canvas.findByRole('table', { name: 'History' })).toBeVisible();
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
    const list = within(await canvas.findByRole('table', { name: 'History' }));
    const order = (name: string) => within(list.getByRole('row', { name }));
    await expect(rowsOf(canvas, 'History')).toHaveLength(3);
    const filled = order('Buy long 8 Amazon.com');
    await expect(filled.getByText('8 / 8')).toBeVisible();
    await expect(list.getByRole('row', { name: 'Buy long 8 Amazon.com' })).toHaveTextContent('Success');
    const cancelled = order('Buy long 5 Meta Platforms');
    await expect(cancelled.getByText('0 / 5')).toBeVisible();
    await expect(cancelled.getByText('Cancelled by you.')).toBeVisible();
    await expect(
      order('Buy long 500 NVIDIA').getByText(/^Cancelled by the brokerage\. .*not enough buying power/),
    ).toBeVisible();
    // What has ended cannot be taken back.
    await expect(list.queryByRole('button', { name: /^Cancel/ })).toBeNull();
  },
});

/** A part was filled at two prices of the book before the rest was cancelled: each is listed, with their average. */
export const PartlyFilledThenCancelled = meta.story({
  parameters: { ...history, scenario: 'partly-filled', endsIn: { dialog: 'Order' } },
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('table', { name: 'History' }));
    await userEvent.click(list.getByRole('button', { name: /^KO/ }));
    const order = within(await screen.findByRole('dialog', { name: 'Order' }));
    await expect(order.getByText('Cancelled')).toBeVisible();
    await expect(order.getByText('Fill price')).toBeVisible();
    const fills = within(order.getByRole('region', { name: 'Fills' }));
    await expect(fills.getAllByText(/^[\d,]+ at \$\d\d\.\d\d$/)).toHaveLength(2);
  },
});

/** Everything the spec knows of an order is one press away, and so is the way to cancel it. */
export const OrderDetails = meta.story({
  parameters: { ...tab(2), endsIn: { dialog: 'Order' } },
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('row', { name: 'Buy long 2 Ethereum' }));
    await userEvent.click(row.getByRole('button', { name: /^ETHUSDT/ }));
    const order = within(await screen.findByRole('dialog', { name: 'Order' }));
    await expect(order.getByText('Buy long 2 Ethereum')).toBeVisible();
    for (const name of [
      'Order number',
      'Order type',
      'Total amount',
      'Leverage',
      'Margin',
      'Handling fee',
      'Limit price',
      'Reserved',
    ])
      await expect(order.getByText(name)).toBeVisible();
    await expect(order.getByText('2×')).toBeVisible();
    await expect(order.getByRole('link', { name: 'See the quote' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/pages\/quote\/crypto\?.*code=ETHUSDT/),
    );
    await expect(order.getByRole('button', { name: 'Cancel order' })).toBeVisible();
  },
});

/** Nine orders are in sight on a phone: the tenth begins above the tab bar. */
export const NineInSight = meta.story({
  parameters: {
    ...tab(2),
    scenario: 'funded',
    facts: Array.from({ length: 10 }, (_, index) => ({
      name: 'restingOrder' as const,
      parameters: { code: 'AAPL', quantity: String(index + 1), awayPercent: '5', minutesAgo: index },
    })),
  },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Entrusted' });
    const ninth = rowsOf(canvas, 'Entrusted')[8]?.getBoundingClientRect();
    await expect(ninth?.height).toBeLessThanOrEqual(65);
    // Less the tab bar, which a story has not.
    await expect(ninth?.bottom).toBeLessThanOrEqual(844 - 50);
  },
});

/** Only what was carried out, at the average price, with its value and fee. */
export const Fills = meta.story({
  parameters: { route: '/pages/trade/index?tab=2&orders=fills', scenario: 'one-of-each-order' },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Fills' });
    await expect(rowsOf(canvas, 'Fills')).toHaveLength(1);
    await expect(rowsOf(canvas, 'Fills')[0]).toHaveAccessibleName('Buy long 8 Amazon.com');
  },
});

export const NoFills = meta.story({
  parameters: { route: '/pages/trade/index?tab=2&orders=fills', scenario: 'funded' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing has been filled yet')).toBeVisible();
  },
});

export const FillsFailed = meta.story(
  failed({
    what: 'your fills',
    call: 'trading.entrustedOrders',
    parameters: { route: '/pages/trade/index?tab=2&orders=fills' },
    shows: sees('table', 'Fills'),
  }),
);

/** Open and history are chosen side by side; the choice is part of the address. */
export const FromOpenToHistory = meta.story({
  parameters: tab(2),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: 'Entrusted' });
    await userEvent.click(canvas.getByRole('radio', { name: 'History' }));
    await expect(await canvas.findByRole('table', { name: 'History' })).toBeVisible();
    await expect(canvas.queryByRole('table', { name: 'Entrusted' })).toBeNull();
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
    shows: sees('table', 'History'),
  }),
);

export const HistoryLoading = meta.story(
  loading({ what: 'your order history', call: 'trading.entrustedOrders', parameters: history }),
);

export const FilledWhileLooking = meta.story({
  parameters: tab(2),
  play: async ({ canvas, canvasElement }) => {
    const list = within(await canvas.findByRole('table', { name: 'Entrusted' }));
    await expect(list.getAllByRole('row')).toHaveLength(4);
    await worldOf(canvasElement).advance(120_000);
    // The desk is done with its order.
    await waitFor(() => expect(list.getAllByRole('row')).toHaveLength(3));
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
    shows: sees('table', 'Entrusted'),
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
  longNames({ parameters: tab(2), shows: sees('table', 'Entrusted') }),
);

export const EntrustedRefreshed = meta.story(
  refreshed({ call: 'trading.entrustedOrders', parameters: tab(2), shows: sees('table', 'Entrusted') }),
);
