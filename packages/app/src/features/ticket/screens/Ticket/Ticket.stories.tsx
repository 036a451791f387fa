import { demoUser } from '@meridian/mocks/names';
import { expect, screen, waitFor, within, type UserEventObject } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { worldOf } from '../../../../../../../.storybook/worlds.tsx';
import TicketScreen from './Ticket.tsx';

const buyApple = '/pages/payment/stock?name=Apple&code=AAPL&source=0&market=NASDAQ&direction=0';
const sellApple = '/pages/payment/stock?name=Apple&code=AAPL&source=0&market=NASDAQ&direction=1';
const buyNvidia = '/pages/payment/stock?name=NVIDIA&code=NVDA&source=0&market=NASDAQ&direction=0';
const buyBitcoin = '/pages/payment/crypto?name=Bitcoin&code=BTCUSDT&source=7&market=CRYPTO&direction=0';

const meta = preview.meta({
  component: TicketScreen,
  parameters: { path: '/pages/payment/stock', route: buyApple, scenario: 'funded' },
});

type Canvas = Omit<typeof screen, 'debug' | 'logTestingPlaygroundURL'>;
type User = Pick<UserEventObject, 'click' | 'type'>;
interface Acting {
  canvas: Canvas;
  canvasElement: HTMLElement;
  userEvent: User;
}

async function typeQuantity(canvas: Canvas, user: User, quantity: string): Promise<void> {
  await user.type(await canvas.findByRole('textbox', { name: 'Quantity' }), quantity);
}

/** Presses the ticket's button once it is known what the order costs. */
async function press(canvas: Canvas, user: User, what: string): Promise<void> {
  const button = await canvas.findByRole('button', { name: what });
  await waitFor(() => expect(figure(canvas, 'Total to pay')).toContain('$'));
  await user.click(button);
}

/** Presses the ticket's button, types the transaction password and presses the same words in the sheet. */
async function order(
  canvas: Canvas,
  user: User,
  what: string,
  password: string = demoUser.payPassword,
): Promise<void> {
  await press(canvas, user, what);
  await sendFromSheet(user, what, password);
}

async function sendFromSheet(
  user: User,
  what: string,
  password: string = demoUser.payPassword,
): Promise<void> {
  const sheet = within(await screen.findByRole('dialog', { name: what }));
  await user.type(sheet.getByLabelText('Transaction password'), password);
  await user.click(sheet.getByRole('button', { name: what }));
}

/** What stands behind a name in the list of figures. */
const figure = (canvas: Canvas, name: string) =>
  canvas
    .getAllByText(new RegExp(`^${name}`))
    .at(-1)
    ?.closest('div')?.textContent ?? '';

const draftOf = (value: unknown, key = 'ticket:NASDAQ:AAPL') => ({
  drafts: JSON.stringify({ [key]: { value, at: Date.UTC(2026, 10, 18, 15, 29), owner: null } }),
});

// Filling it in

export const Ready = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Apple/ })).toBeVisible();
    await expect(await canvas.findByRole('radio', { name: 'Buy long' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Market' })).toBeChecked();
    await typeQuantity(canvas, userEvent, '10');
    await expect(canvas.getByRole('button', { name: 'Buy 10 AAPL' })).toBeEnabled();
    await waitFor(() => expect(figure(canvas, 'Buying power')).toContain('$100,000.00'));
    await expect(figure(canvas, 'Estimated stop-out price')).toContain('--');
  },
});

export const Crypto = meta.story({
  parameters: { path: '/pages/payment/crypto', route: buyBitcoin },
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '.05');
    await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toHaveValue('0.05');
    await order(canvas, userEvent, 'Buy 0.05 BTC');
    await expect(await canvas.findByRole('heading', { name: 'Bought 0.05 BTC' })).toBeVisible();
  },
});

export const SellShort = meta.story({
  parameters: { route: sellApple },
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await expect(canvas.getByText('You gain when the price falls.')).toBeVisible();
    // A short can lose more than was paid for it, so it has a stop-out without leverage too.
    await waitFor(() => expect(figure(canvas, 'Estimated stop-out price')).toMatch(/\$\d/));
    await order(canvas, userEvent, 'Sell short 10 AAPL');
    await expect(await canvas.findByRole('heading', { name: 'Sold short 10 AAPL' })).toBeVisible();
  },
});

export const WithLeverage = meta.story({
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    const whole = figure(canvas, 'Margin');
    await userEvent.click(await canvas.findByRole('button', { name: '5×' }));
    await expect(canvas.getByText(/You put up 1\/5 of the value/)).toBeVisible();
    await expect(figure(canvas, 'Margin')).not.toBe(whole);
    await waitFor(() => expect(figure(canvas, 'Estimated stop-out price')).toMatch(/\$\d/));
  },
});

export const ArithmeticOfTheFee = meta.story({
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await userEvent.click(await canvas.findByRole('button', { name: /How Handling fee is worked out/ }));
    const arithmetic = within(await screen.findByRole('dialog', { name: 'Handling fee' }));
    await waitFor(() => expect(arithmetic.getByText('Last price')).toBeVisible());
    await expect(arithmetic.getByText('0.05%')).toBeVisible();
  },
});

export const StepsOfTheQuantity = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '1 more' }));
    await userEvent.click(canvas.getByRole('button', { name: '1 more' }));
    await expect(canvas.getByRole('button', { name: 'Buy 2 AAPL' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '1 less' }));
    await expect(canvas.getByRole('button', { name: 'Buy 1 AAPL' })).toBeVisible();
  },
});

export const AllTheBuyingPower = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Full' }));
    await canvas.findByRole('button', { name: /^Buy \d+ AAPL$/ });
    // As much as there is money for: less than one more share is left, and nothing is missing.
    await waitFor(() => expect(figure(canvas, 'Left afterwards')).toMatch(/\$\d/));
    await expect(canvas.queryByText(/^You are .* short/)).toBeNull();
  },
});

export const HalfFailed = meta.story({
  parameters: { faults: ['down@trading.halfOrFullQuantity'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Half' }));
    await expect(await canvas.findByText('The quantity could not be worked out')).toBeVisible();
  },
});

export const NothingFilledIn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buy AAPL' }));
    await expect(canvas.getByText('Please add quantity')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toHaveFocus();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const TooLittleMoney = meta.story({
  parameters: { scenario: 'low-funds' },
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await expect(await canvas.findByText(/You are \$[\d,.]+ short\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Buy 10 AAPL' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Move money here' })).toBeVisible();
  },
});

export const HoldsTheOtherSide = meta.story({
  parameters: { scenario: 'trader', route: sellApple },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('You hold 60 AAPL long')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Close the position instead' }));
    await expect(await canvas.findByText(/Went to \/pages\/payment\/close/)).toBeVisible();
  },
});

export const TurnedAround = meta.story({
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '3');
    await userEvent.click(canvas.getByRole('radio', { name: 'Sell short' }));
    await expect(await canvas.findByRole('button', { name: 'Sell short 3 AAPL' })).toBeVisible();
    // The address has changed in place: the way back is still the one there was.
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByText(/Went to \/pages\/quote\/stock/)).toBeVisible();
  },
});

export const DraftRestored = meta.story({
  parameters: {
    storage: draftOf({
      form: { direction: 0, orderType: 1, limitPrice: '150.00', quantity: '7', leverage: '2' },
      clientOrderId: null,
      sentAt: null,
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Buy 7 AAPL at $150.00' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '2×' })).toHaveAttribute('aria-pressed', 'true');
  },
});

export const LongNames = meta.story({
  parameters: { scenario: 'long-names' },
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await expect(canvas.getByRole('button', { name: 'Buy 10 AAPL' })).toBeVisible();
  },
});

export const Wide = meta.story({
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
  },
});

export const Chinese = meta.story({
  globals: { locale: 'zh-Hans' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '数量' }), '10');
    await expect(canvas.getByRole('button', { name: '买入 10 AAPL' })).toBeVisible();
  },
});

// Sending it

export const Review = meta.story({
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await press(canvas, userEvent, 'Buy 10 AAPL');
    const sheet = within(await screen.findByRole('dialog', { name: 'Buy 10 AAPL' }));
    await expect(sheet.getByText('Total to pay')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Buy 10 AAPL' }));
    await expect(sheet.getByText('Please enter the transaction password')).toBeVisible();
  },
});

export const Sending = meta.story({
  parameters: { faults: ['hang@trading.createStockOrder'] },
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await order(canvas, userEvent, 'Buy 10 AAPL');
    const sheet = within(screen.getByRole('dialog', { name: 'Buy 10 AAPL' }));
    await expect(sheet.getByRole('button', { name: 'Buy 10 AAPL' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Bought = meta.story({
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await order(canvas, userEvent, 'Buy 10 AAPL');
    await expect(await canvas.findByRole('heading', { name: 'Bought 10 AAPL' })).toBeVisible();
    await expect(canvas.getByText('Order number')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'See the position' }));
    await expect(await canvas.findByText(/Went to \/pages\/trade\/detail/)).toBeVisible();
  },
});

export const NewOrderAfterwards = meta.story({
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await order(canvas, userEvent, 'Buy 10 AAPL');
    await userEvent.click(await canvas.findByRole('button', { name: 'New order' }));
    await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toHaveValue('');
    // The button that was pressed is gone: a reader goes on at the form's beginning.
    await expect(canvas.getByRole('radio', { name: 'Buy long' })).toHaveFocus();
  },
});

export const DoubleTapMakesOneOrder = meta.story({
  parameters: { faults: ['slow=300@trading.createStockOrder'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await press(canvas, userEvent, 'Buy 10 AAPL');
    const sheet = within(await screen.findByRole('dialog', { name: 'Buy 10 AAPL' }));
    await userEvent.type(sheet.getByLabelText('Transaction password'), demoUser.payPassword);
    await userEvent.dblClick(sheet.getByRole('button', { name: 'Buy 10 AAPL' }));
    await expect(await canvas.findByRole('heading', { name: 'Bought 10 AAPL' })).toBeVisible();
    await expect(worldOf(canvasElement).world.read().trading.orders.size).toBe(1);
  },
});

export const LimitOrderRests = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Limit' }));
    const limit = canvas.getByRole('textbox', { name: 'Limit price' });
    const last = Number(limit.getAttribute('value'));
    await expect(await canvas.findByText(/The market is already at or past this price/)).toBeVisible();
    const price = (last * 0.9).toFixed(2);
    await userEvent.clear(limit);
    await userEvent.type(limit, price);
    await expect(canvas.getByText('Filled at this price or lower.')).toBeVisible();
    await typeQuantity(canvas, userEvent, '10');
    await order(canvas, userEvent, `Buy 10 AAPL at $${price}`);
    await expect(await canvas.findByRole('heading', { name: 'Your limit order is placed' })).toBeVisible();
    await expect(canvas.getByText(/Until then \$[\d,.]+ is held for it/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'See the order' }));
    await expect(await canvas.findByText(/Went to \/pages\/trade\/index\?tab=2/)).toBeVisible();
  },
});

export const WorkedByTheDesk = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '10×' }));
    await typeQuantity(canvas, userEvent, '2000');
    await order(canvas, userEvent, 'Buy 2,000 AAPL');
    await expect(
      await canvas.findByRole('heading', { name: 'Your order is being carried out' }),
    ).toBeVisible();
    await worldOf(canvasElement).advance(30_000);
    await expect(await canvas.findByRole('heading', { name: 'Bought 2,000 AAPL' })).toBeVisible();
  },
});

// Refused

export const WrongPassword = meta.story({
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await order(canvas, userEvent, 'Buy 10 AAPL', 'not the one');
    await expect(await screen.findByText('The transaction password is not correct.')).toBeVisible();
    await sendFromSheet(userEvent, 'Buy 10 AAPL');
    await expect(await canvas.findByRole('heading', { name: 'Bought 10 AAPL' })).toBeVisible();
  },
});

export const NoTransactionPassword = meta.story({
  parameters: { scenario: 'no-pay-password' },
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await press(canvas, userEvent, 'Buy 10 AAPL');
    const sheet = within(await screen.findByRole('dialog', { name: 'Set a transaction password first' }));
    await userEvent.click(sheet.getByRole('link', { name: 'Set transaction password' }));
    await expect(
      await canvas.findByText(/Went to \/pages\/setting\/paypwd\?returnTo=.*payment/),
    ).toBeVisible();
  },
});

/** Fills in 10 shares, opens the sheet, lets something happen behind the customer's back, and sends. */
const refusedAfter = (happening: (world: ReturnType<typeof worldOf>) => Promise<void>) =>
  async function play({ canvas, canvasElement, userEvent }: Acting) {
    await typeQuantity(canvas, userEvent, '10');
    await press(canvas, userEvent, 'Buy 10 AAPL');
    await screen.findByRole('dialog', { name: 'Buy 10 AAPL' });
    await happening(worldOf(canvasElement));
    await sendFromSheet(userEvent, 'Buy 10 AAPL');
    await expect(await canvas.findByText('Your order was not taken')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toHaveValue('10');
  };

export const RefusedInsufficientFunds = meta.story({
  play: async (context) => {
    await refusedAfter((world) => world.applyFact('wallet', { type: 'STOCK', amount: '25' }))(context);
    await expect(
      context.canvas.getByText(/Insufficient funds: \$[\d,.]+ needed, \$25\.00 available\./),
    ).toBeVisible();
    await expect(context.canvas.getAllByRole('link', { name: 'Move money here' })[0]).toBeVisible();
  },
});

export const RefusedHalted = meta.story({
  play: async (context) => {
    await refusedAfter((world) => world.applyFact('halt', { code: 'AAPL' }))(context);
    await expect(context.canvas.getByText('Trading in AAPL is halted.')).toBeVisible();
  },
});

export const RefusedMarketClosed = meta.story({
  play: async (context) => {
    await refusedAfter((world) => world.advance(8 * 3_600_000))(context);
    await expect(
      context.canvas.getByText('The market is closed. You can place a limit order now.'),
    ).toBeVisible();
    const [useLimit] = context.canvas.getAllByRole('button', { name: 'Use a limit order' });
    if (useLimit) await context.userEvent.click(useLimit);
    await expect(await context.canvas.findByRole('textbox', { name: 'Limit price' })).toBeVisible();
    await expect(context.canvas.queryByText('Your order was not taken')).toBeNull();
  },
});

export const RefusedNoPassword = meta.story({
  play: async (context) => {
    await refusedAfter((world) => world.applyFact('payPassword', { isSet: false }))(context);
    await expect(context.canvas.getByText('Set a transaction password first.')).toBeVisible();
    await expect(context.canvas.getByRole('link', { name: 'Set transaction password' })).toBeVisible();
  },
});

export const RefusedLimitPrice = meta.story({
  parameters: {
    storage: draftOf({
      form: { direction: 0, orderType: 1, limitPrice: '1.00', quantity: '7', leverage: '1' },
      clientOrderId: null,
      sentAt: null,
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await order(canvas, userEvent, 'Buy 7 AAPL at $1.00');
    await expect(await canvas.findByText(/The limit price must be from/)).toBeVisible();
    // What the server said is about that price: it goes as soon as another one is typed.
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Limit price' }));
    await expect(canvas.queryByText('Your order was not taken')).toBeNull();
  },
});

export const RefusedQuantity = meta.story({
  parameters: { faults: ['code=30004@trading.createStockOrder'] },
  play: refusedAnyway,
});
export const RefusedLeverage = meta.story({
  parameters: { faults: ['code=30006@trading.createStockOrder'] },
  play: refusedAnyway,
});
export const RefusedNotFound = meta.story({
  parameters: { faults: ['code=40400@trading.createStockOrder'] },
  play: refusedAnyway,
});

/** Refusals that the form prevents; the server's words are shown whatever they are (spec §8). */
async function refusedAnyway({ canvas, userEvent }: Acting) {
  await typeQuantity(canvas, userEvent, '10');
  await order(canvas, userEvent, 'Buy 10 AAPL');
  await expect(await canvas.findByText('Your order was not taken')).toBeVisible();
  await expect(canvas.getByText('The service is busy. Please try again later.')).toBeVisible();
}

// Outcome unknown

export const AnswerLostOrderFound = meta.story({
  parameters: { faults: ['lost@trading.createStockOrder'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await order(canvas, userEvent, 'Buy 10 AAPL');
    await expect(await canvas.findByRole('heading', { name: 'Bought 10 AAPL' })).toBeVisible();
    await expect(canvas.getByText(/your order had arrived/)).toBeVisible();
    await expect(worldOf(canvasElement).world.read().trading.orders.size).toBe(1);
  },
});

export const NeverArrivedSentAgain = meta.story({
  parameters: { faults: ['down@trading.createStockOrder'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await order(canvas, userEvent, 'Buy 10 AAPL');
    await expect(await canvas.findByRole('heading', { name: 'Your order did not arrive' })).toBeVisible();
    worldOf(canvasElement).clearFaults();
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await sendFromSheet(userEvent, 'Buy 10 AAPL');
    await expect(await canvas.findByRole('heading', { name: 'Bought 10 AAPL' })).toBeVisible();
    await expect(worldOf(canvasElement).world.read().trading.orders.size).toBe(1);
  },
});

export const OutcomeUnknown = meta.story({
  parameters: { faults: ['lost@trading.createStockOrder', 'down@trading.entrustedOrders'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await order(canvas, userEvent, 'Buy 10 AAPL');
    await expect(
      await canvas.findByRole('heading', { name: 'We do not know yet whether your order arrived' }),
    ).toBeVisible();
    worldOf(canvasElement).removeFault('down@trading.entrustedOrders');
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(await canvas.findByRole('heading', { name: 'Bought 10 AAPL' })).toBeVisible();
  },
});

export const LookingItUp = meta.story({
  parameters: { faults: ['http=502@trading.createStockOrder', 'hang@trading.entrustedOrders'] },
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await order(canvas, userEvent, 'Buy 10 AAPL');
    await expect(
      await canvas.findByRole('heading', { name: 'Checking what became of your order' }),
    ).toBeVisible();
  },
});

export const AnswerDoesNotFitOrderFound = meta.story({
  parameters: { faults: ['garbled@trading.createStockOrder'] },
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await order(canvas, userEvent, 'Buy 10 AAPL');
    await expect(await canvas.findByRole('heading', { name: 'Bought 10 AAPL' })).toBeVisible();
  },
});

export const ReloadedWhileSending = meta.story({
  parameters: {
    storage: draftOf({
      form: { direction: 0, orderType: 0, limitPrice: '', quantity: '10', leverage: '1' },
      clientOrderId: 'sent-before-the-reload',
      sentAt: Date.UTC(2026, 10, 18, 15, 29),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your order did not arrive' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change the order' }));
    await expect(await canvas.findByRole('button', { name: 'Buy 10 AAPL' })).toBeVisible();
  },
});

// The market

export const MarketClosed = meta.story({
  parameters: { scenario: 'market-closed', route: buyNvidia },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The market is closed')).toBeVisible();
    await expect(canvas.getByText(/It opens 11-23-2026 09:30:00 AM/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Buy NVDA' })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: 'Market' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Use a limit order' }));
    await expect(canvas.getByRole('textbox', { name: 'Limit price' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Buy NVDA' })).toBeEnabled();
  },
});

export const Holiday = meta.story({
  parameters: { scenario: 'us-holiday' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The exchange keeps a holiday')).toBeVisible();
  },
});

export const CryptoOnASaturday = meta.story({
  parameters: { scenario: 'market-closed', path: '/pages/payment/crypto', route: buyBitcoin },
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '0.01');
    await expect(canvas.getByRole('button', { name: 'Buy 0.01 BTC' })).toBeEnabled();
  },
});

export const Halted = meta.story({
  parameters: { scenario: 'halted' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Trading in .*Apple.* is halted$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Buy AAPL' })).toBeDisabled();
  },
});

export const StalePrice = meta.story({
  parameters: { faults: ['silent@socket'] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Buy AAPL' });
    await worldOf(canvasElement).advance(5 * 60_000);
    await expect(await canvas.findByText(/This price is from 5 minutes ago/)).toBeVisible();
  },
});

export const LivePrices = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await typeQuantity(canvas, userEvent, '100');
    const before = figure(canvas, 'Order value');
    await worldOf(canvasElement).advance(61_000);
    await waitFor(() => expect(figure(canvas, 'Order value')).not.toBe(before));
  },
});

// Loading and failing

export const Loading = meta.story({
  parameters: { faults: ['hang@market.stockDetail'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Apple' })).toBeVisible();
    await expect(await canvas.findByRole('status', { name: 'Loading the order form' })).toBeVisible();
  },
});

export const Slow = meta.story({
  parameters: { faults: ['slow=700@market.stockDetail'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading the order form' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Buy AAPL' })).toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: { faults: ['down@market.stockDetail'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('Could not load the order form')).toBeVisible();
    worldOf(canvasElement).clearFaults();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: 'Buy AAPL' })).toBeVisible();
  },
});

export const AnswerDoesNotFit = meta.story({
  parameters: { faults: ['garbled@market.stockDetail'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The answer could not be read/)).toBeVisible();
  },
});

export const BuyingPowerFailed = meta.story({
  parameters: { faults: ['http=503@funds.walletBalance'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await expect(await canvas.findByText('Your buying power could not be loaded')).toBeVisible();
    await expect(figure(canvas, 'Buying power')).toContain('--');
    worldOf(canvasElement).clearFaults();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(figure(canvas, 'Buying power')).toContain('$100,000.00'));
  },
});

export const TermsFailed = meta.story({
  parameters: { faults: ['down@auth.appVersion'] },
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await expect(figure(canvas, 'Handling fee')).toContain('--');
    await userEvent.click(canvas.getByRole('button', { name: 'Buy 10 AAPL' }));
    await expect(await canvas.findByText('The fee is not known yet.')).toBeVisible();
  },
});

export const UnknownInstrument = meta.story({
  parameters: { route: '/pages/payment/stock?name=&code=ZZZZ&source=0&market=NASDAQ&direction=0' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not find this instrument')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Markets' })).toBeVisible();
  },
});

export const NotBuiltYet = meta.story({
  parameters: {
    path: '/pages/payment/forex',
    route: '/pages/payment/forex?name=EUR%2FUSD&code=EURUSD&source=2&direction=0',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Forex: not built yet')).toBeVisible();
  },
});

export const SignedOut = meta.story({
  parameters: { scenario: 'visitor' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Sign in to trade')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Sign in' }));
    await expect(await canvas.findByText(/Went to \/pages\/auth\/login\?returnTo=.*payment/)).toBeVisible();
  },
});

export const SessionExpired = meta.story({
  parameters: { scenario: 'session-expired' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Went to \/pages\/auth\/login\?returnTo=.*payment/)).toBeVisible();
  },
});

export const SessionExpiredWhileSending = meta.story({
  parameters: { faults: ['code=401@trading.createStockOrder'] },
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await order(canvas, userEvent, 'Buy 10 AAPL');
    await expect(await canvas.findByText(/Went to \/pages\/auth\/login\?returnTo=.*payment/)).toBeVisible();
  },
});

export const Offline = meta.story({
  parameters: { isOffline: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Buy AAPL' })).toBeVisible();
    await expect(await canvas.findByText(/You are offline/)).toBeVisible();
  },
});

export const PricesByPolling = meta.story({
  parameters: { faults: ['drop@socket'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Buy AAPL' })).toBeVisible();
    await expect(await canvas.findByText(/Live prices are interrupted/)).toBeVisible();
  },
});
