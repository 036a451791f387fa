import { demoUser } from '@meridian/mocks/names';
import { expect, screen, waitFor, within, type UserEventObject } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { worldOf } from '../../../../../../../.storybook/worlds.tsx';
import CloseScreen from './Close.tsx';

/** Without an id: the open position of the instrument. */
const closeOf = (code: string, market: string, source: number, id = '') =>
  `/pages/payment/close?name=${code}&code=${code}&source=${source}&market=${market}&id=${id}`;

const meta = preview.meta({
  component: CloseScreen,
  parameters: {
    path: '/pages/payment/close',
    route: closeOf('AAPL', 'NASDAQ', 0),
    scenario: 'trader',
  },
});

type Canvas = Omit<typeof screen, 'debug' | 'logTestingPlaygroundURL'>;
type User = Pick<UserEventObject, 'click' | 'type'>;

async function close(canvas: Canvas, user: User, what: string): Promise<void> {
  const button = await canvas.findByRole('button', { name: what });
  await waitFor(() => expect(figure(canvas, 'Net result')).toContain('$'));
  await user.click(button);
  const sheet = within(await screen.findByRole('dialog', { name: what }));
  await user.type(sheet.getByLabelText('Transaction password'), demoUser.payPassword);
  await user.click(sheet.getByRole('button', { name: what }));
}

const figure = (canvas: Canvas, name: string) =>
  canvas
    .getAllByText(new RegExp(`^${name}`))
    .at(-1)
    ?.closest('div')?.textContent ?? '';

// Filling it in

export const Ready = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Close 60 AAPL' })).toBeEnabled();
    await expect(canvas.getByRole('radio', { name: 'All, 60' })).toBeChecked();
    await userEvent.click(await canvas.findByRole('button', { name: /How Net result is worked out/ }));
    const arithmetic = within(await screen.findByRole('dialog', { name: 'Net result' }));
    await waitFor(() => expect(arithmetic.getByText('Opening fee, already paid')).toBeVisible());
  },
});

export const APart = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'A part' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close AAPL' }));
    await expect(canvas.getByText('Please add quantity')).toBeVisible();
    const quantity = canvas.getByRole('textbox', { name: 'Quantity to close' });
    await userEvent.type(quantity, '61');
    await expect(canvas.getByText('You can close at most 60')).toBeVisible();
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '25');
    await close(canvas, userEvent, 'Close 25 AAPL');
    await expect(await canvas.findByRole('heading', { name: 'Closed 25 AAPL' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See what is left' })).toBeVisible();
  },
});

export const AtALimit = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Limit' }));
    const limit = canvas.getByRole('textbox', { name: 'Limit price' });
    const price = (Number(limit.getAttribute('value')) * 1.1).toFixed(2);
    await userEvent.clear(limit);
    await userEvent.type(limit, price);
    await close(canvas, userEvent, `Close 60 AAPL at $${price}`);
    await expect(await canvas.findByRole('heading', { name: 'Your closing order is placed' })).toBeVisible();
  },
});

export const Underwater = meta.story({
  parameters: { scenario: 'underwater', route: closeOf('TSLA', 'NASDAQ', 0) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(figure(canvas, 'Net result')).toMatch(/−\$/));
  },
});

export const LongNames = meta.story({
  parameters: { scenario: 'long-names' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Close 60 AAPL' })).toBeVisible();
  },
});

export const Chinese = meta.story({
  globals: { locale: 'zh-Hant' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '平倉 60 AAPL' })).toBeVisible();
  },
});

// Sending it

export const Closed = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await close(canvas, userEvent, 'Close 60 AAPL');
    await expect(await canvas.findByRole('heading', { name: 'Closed 60 AAPL' })).toBeVisible();
    // What the record says is what the ledger booked.
    const [booked] = worldOf(canvasElement)
      .world.read()
      .trading.closed.filter(({ key }) => key === 'US:AAPL');
    await expect(booked).toBeDefined();
    const cents = Number((booked?.profit ?? 0n) - (booked?.fees ?? 0n)) / 1e8;
    const shown = Math.abs(cents).toLocaleString('en', { minimumFractionDigits: 2 });
    await expect(figure(canvas, 'Net result')).toContain(shown);
    await userEvent.click(canvas.getByRole('link', { name: 'See closed positions' }));
    await expect(await canvas.findByText(/Went to \/pages\/trade\/index\?tab=1/)).toBeVisible();
  },
});

export const Sending = meta.story({
  parameters: { faults: ['hang@trading.flatPosition'] },
  play: async ({ canvas, userEvent }) => {
    await close(canvas, userEvent, 'Close 60 AAPL');
    const sheet = within(screen.getByRole('dialog', { name: 'Close 60 AAPL' }));
    await expect(sheet.getByRole('button', { name: 'Close 60 AAPL' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const AnswerLostOrderFound = meta.story({
  parameters: { faults: ['lost@trading.flatPosition'] },
  play: async ({ canvas, userEvent }) => {
    await close(canvas, userEvent, 'Close 60 AAPL');
    await expect(await canvas.findByRole('heading', { name: 'Closed 60 AAPL' })).toBeVisible();
    await expect(canvas.getByText(/your order had arrived/)).toBeVisible();
  },
});

export const NeverArrived = meta.story({
  parameters: { faults: ['down@trading.flatPosition'] },
  play: async ({ canvas, userEvent }) => {
    await close(canvas, userEvent, 'Close 60 AAPL');
    await expect(await canvas.findByRole('heading', { name: 'Your order did not arrive' })).toBeVisible();
  },
});

export const OutcomeUnknown = meta.story({
  parameters: { faults: ['down@trading.flatPosition', 'down@trading.entrustedOrders'] },
  play: async ({ canvas, userEvent }) => {
    await close(canvas, userEvent, 'Close 60 AAPL');
    await expect(
      await canvas.findByRole('heading', { name: 'We do not know yet whether your order arrived' }),
    ).toBeVisible();
  },
});

export const RefusedHalted = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: 'Close 60 AAPL' });
    await waitFor(() => expect(figure(canvas, 'Net result')).toContain('$'));
    await userEvent.click(canvas.getByRole('button', { name: 'Close 60 AAPL' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Close 60 AAPL' }));
    await worldOf(canvasElement).applyFact('halt', { code: 'AAPL' });
    await userEvent.type(sheet.getByLabelText('Transaction password'), demoUser.payPassword);
    await userEvent.click(sheet.getByRole('button', { name: 'Close 60 AAPL' }));
    await expect(await canvas.findByText('Trading in AAPL is halted.')).toBeVisible();
  },
});

export const NoTransactionPassword = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await worldOf(canvasElement).applyFact('payPassword', { isSet: false });
    await close(canvas, userEvent, 'Close 60 AAPL');
    await expect(await canvas.findByText('Set a transaction password first.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Set transaction password' })).toBeVisible();
  },
});

export const RefusedNotOpenAnyMore = meta.story({
  parameters: { faults: ['code=30007@trading.flatPosition'] },
  play: async ({ canvas, userEvent }) => {
    await close(canvas, userEvent, 'Close 60 AAPL');
    await expect(await canvas.findByText('Your order was not taken')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your holdings' })).toBeVisible();
  },
});

export const PartlyClaimed = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Close 60 AAPL' });
    await placeClosingOrder(worldOf(canvasElement), '45');
    await expect(await canvas.findByText('Other closing orders wait for 45 of this position.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Close 15 AAPL' })).toBeVisible();
  },
});

export const WhollyClaimed = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Close 60 AAPL' });
    await placeClosingOrder(worldOf(canvasElement), '60');
    await expect(await canvas.findByText('All of it is already being closed')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Close AAPL' })).toBeDisabled();
  },
});

/** A closing order from another device: it waits for 1.2 times the price. */
async function placeClosingOrder(
  world: ReturnType<typeof worldOf>,
  quantity: string,
  order: { readonly orderType: number; readonly limitPrice: string | null } = {
    orderType: 1,
    limitPrice: '317.00',
  },
): Promise<void> {
  await world.exclusive((current) => {
    const { trading, session } = current.read();
    const position = trading.positions.values().find(({ key }) => key === 'US:AAPL');
    current.dispatch('orders/close', {
      userId: session?.userId,
      clientOrderId: 'from-another-device',
      positionId: position?.id,
      quantity,
      ...order,
    });
  });
}

// The market

export const MarketClosed = meta.story({
  parameters: { scenario: 'market-closed' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The market is closed')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Close \d+ AAPL$/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Use a limit order' }));
    await expect(await canvas.findByRole('button', { name: /^Close \d+ AAPL at/ })).toBeEnabled();
  },
});

export const Halted = meta.story({
  parameters: { scenario: 'halted' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Trading in .* is halted$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Close \d+ AAPL$/ })).toBeDisabled();
  },
});

export const StalePrice = meta.story({
  parameters: { faults: ['silent@socket'] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Close 60 AAPL' });
    await worldOf(canvasElement).advance(5 * 60_000);
    await expect(await canvas.findByText(/This price is from 5 minutes ago/)).toBeVisible();
  },
});

// Loading and failing

export const Loading = meta.story({
  parameters: { faults: ['hang@trading.positionByStock'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading the position' })).toBeVisible();
  },
});

export const Slow = meta.story({
  parameters: { faults: ['slow=700@trading.positionByStock'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading the position' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Close 60 AAPL' })).toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: { faults: ['down@trading.positionByStock'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('Could not load the position')).toBeVisible();
    worldOf(canvasElement).clearFaults();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: 'Close 60 AAPL' })).toBeVisible();
  },
});

export const PriceFailed = meta.story({
  parameters: { faults: ['http=503@market.stockDetail'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Could not load the position')).toBeVisible();
  },
});

export const NoSuchPosition = meta.story({
  parameters: { route: closeOf('AAPL', 'NASDAQ', 0, 'P0000000000') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not find this position')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your holdings' })).toBeVisible();
  },
});

export const NothingHeld = meta.story({
  parameters: { scenario: 'funded' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not find this position')).toBeVisible();
  },
});

export const AlreadyClosed = meta.story({
  parameters: { route: closeOf('MSFT', 'NASDAQ', 0, 'P2610260002') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This position is closed')).toBeVisible();
  },
});

/** The address names no id, so the brokerage finds nothing by it any more: the screen knows what it was about. */
export const ClosedFromAnotherDevice = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Close 60 AAPL' });
    await placeClosingOrder(worldOf(canvasElement), '60', { orderType: 0, limitPrice: null });
    await expect(await canvas.findByText('This position is closed')).toBeVisible();
    await expect(canvas.getByText(/· Long/)).toBeVisible();
  },
});

export const SignedOut = meta.story({
  parameters: { scenario: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to trade')).toBeVisible();
  },
});

export const SessionExpired = meta.story({
  parameters: { scenario: 'session-expired' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Went to \/pages\/auth\/login/)).toBeVisible();
  },
});
