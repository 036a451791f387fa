import { demoUser } from '@meridian/mocks/names';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { figure, sendFromSheet, type Canvas, type User } from '#submission/test/acting.ts';
import { says } from '#submission/test/refusals.ts';
import { actingAs } from '../../test/close-acting.ts';
import CloseScreen from './Close.tsx';
import { closeOf } from '../../test/close-addresses.ts';

const meta = preview.meta({
  component: CloseScreen,
  parameters: {
    path: '/pages/payment/close',
    route: closeOf('AAPL', 'NASDAQ', 0),
    scenario: 'trader',
  },
});

const { close } = actingAs(demoUser);

export const Closed = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await close(canvas, userEvent, 'Close 60 AAPL');
    await expect(await canvas.findByRole('heading', { name: 'Closed 60 AAPL' })).toBeVisible();
    // What the record says is what the ledger booked.
    const [booked] = worldOf(canvasElement)
      .world.read()
      .trading.closed.filter(({ key }) => key === 'US:AAPL');
    await expect(booked).toBeDefined();
    // The brokerage counts in trillionths.
    const dollars = Number((booked?.profit ?? 0n) - (booked?.fees ?? 0n)) / 1e12;
    const shown = Math.abs(dollars).toLocaleString('en', { minimumFractionDigits: 2 });
    await expect(figure(canvas, 'P&L after fees')).toContain(shown);
    const link = canvas.getByRole('link', { name: 'See closed positions' });
    await expect(link).toHaveAttribute('href', '/pages/trade/index?tab=1');
  },
});

export const Sending = meta.story({
  parameters: { faults: ['hang@trading.flatPosition'], endsIn: { dialog: 'Close 60 AAPL' } },
  play: async ({ canvas, userEvent }) => {
    await close(canvas, userEvent, 'Close 60 AAPL');
    const sheet = within(screen.getByRole('dialog', { name: 'Close 60 AAPL' }));
    await expect(sheet.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-busy', 'true');
    await expect(sheet.getByLabelText('Transaction password')).toHaveValue(demoUser.payPassword);
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

export const NotFoundSoFar = meta.story({
  parameters: {
    faults: ['down@trading.flatPosition'],
    afterwards: async ({ canvas, canvasElement, userEvent }) => {
      worldOf(canvasElement).clearFaults();
      await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
      await sendFromSheet(userEvent, 'Close 60 AAPL', demoUser.payPassword);
      await expect(await canvas.findByRole('heading', { name: 'Closed 60 AAPL' })).toBeVisible();
    },
  },
  play: async ({ canvas, userEvent }) => {
    await close(canvas, userEvent, 'Close 60 AAPL');
    await expect(
      await canvas.findByRole('heading', { name: 'The brokerage does not have your order so far' }),
    ).toBeVisible();
  },
});

/** Closed, and said not to be: the position is gone by then, and what was sent is still what is asked about. */
export const OutcomeUnknown = meta.story({
  parameters: {
    faults: ['busy=500@trading.flatPosition', 'down@trading.entrustedOrders'],
    afterwards: async ({ canvas, canvasElement, userEvent }) => {
      worldOf(canvasElement).clearFaults();
      await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
      await expect(await canvas.findByRole('heading', { name: 'Closed 60 AAPL' })).toBeVisible();
    },
  },
  play: async ({ canvas, userEvent }) => {
    await close(canvas, userEvent, 'Close 60 AAPL');
    await expect(
      await canvas.findByRole('heading', { name: 'We do not know yet whether your order arrived' }),
    ).toBeVisible();
    await expect(canvas.getByText(/“Close 60 AAPL” was sent and may have been carried out/)).toBeVisible();
  },
});

export const ReceiptOfAnotherOrder = meta.story({
  parameters: { faults: ['mixed@trading.flatPosition'] },
  play: async ({ canvas, userEvent }) => {
    await close(canvas, userEvent, 'Close 60 AAPL');
    await expect(await canvas.findByRole('heading', { name: 'Closed 60 AAPL' })).toBeVisible();
    await expect(canvas.getByText(/your order had arrived/)).toBeVisible();
  },
});

export const RefusedHalted = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: 'Close 60 AAPL' });
    await waitFor(() => expect(figure(canvas, 'P&L after fees')).toContain('$'));
    await userEvent.click(canvas.getByRole('button', { name: 'Close 60 AAPL' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Close 60 AAPL' }));
    await worldOf(canvasElement).applyFact('halt', { code: 'AAPL' });
    await userEvent.type(sheet.getByLabelText('Transaction password'), demoUser.payPassword);
    await userEvent.click(sheet.getByRole('button', { name: 'Close 60 AAPL' }));
    await expect(await canvas.findByText('Trading in AAPL is halted.')).toBeVisible();
  },
});

/** Said in the sheet, where the next try is typed. */
export const WrongPassword = meta.story({
  parameters: { endsIn: { dialog: 'Close 60 AAPL' } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(figure(canvas, 'P&L after fees')).toContain('$'));
    await userEvent.click(canvas.getByRole('button', { name: 'Close 60 AAPL' }));
    await sendFromSheet(userEvent, 'Close 60 AAPL', 'not the one');
    await expect(await screen.findByText('The transaction password is not correct.')).toBeVisible();
  },
});

/** The market closes while the order is reviewed: it says what can be done now. */
export const RefusedMarketClosed = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(figure(canvas, 'P&L after fees')).toContain('$'));
    await userEvent.click(canvas.getByRole('button', { name: 'Close 60 AAPL' }));
    await screen.findByRole('dialog', { name: 'Close 60 AAPL' });
    await worldOf(canvasElement).advance(8 * 3_600_000);
    await userEvent.click(await screen.findByRole('button', { name: 'Go on at the new price' }));
    await sendFromSheet(userEvent, 'Close 60 AAPL', demoUser.payPassword);
    await expect(
      await canvas.findByText('The market is closed. You can place a limit order now.'),
    ).toBeVisible();
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
    await expect(await canvas.findByText('Order rejected; nothing was bought or sold')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your holdings' })).toBeVisible();
  },
});

/** What the form prevents and the brokerage may refuse all the same: said in its own words, with what was filled in kept (spec §8). */
const refusedAs = (fault: string, words: string) => ({
  parameters: { faults: [fault] },
  play: async ({ canvas, userEvent }: { canvas: Canvas; userEvent: User }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Part' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Quantity to close' }), '25');
    await close(canvas, userEvent, 'Close 25 AAPL');
    await expect(await canvas.findByText('Order rejected; nothing was bought or sold')).toBeVisible();
    await expect(canvas.getByText(words)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Quantity to close' })).toHaveValue('25');
  },
});

export const RefusedQuantity = meta.story(
  refusedAs('code=30004@trading.flatPosition', says.quantityNotAllowed),
);
export const RefusedOrderIdUsedBefore = meta.story(
  refusedAs('code=30009@trading.flatPosition', says.requestIdReused),
);

/** The price has moved away from the limit since the form checked it: what may be asked for is said. */
export const RefusedLimitPrice = meta.story({
  parameters: { faults: ['code=30005@trading.flatPosition'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Limit' }));
    const limit = canvas.getByRole('textbox', { name: 'Limit price' });
    const price = (Number(limit.getAttribute('value')) * 1.1).toFixed(2);
    await userEvent.clear(limit);
    await userEvent.type(limit, price);
    await close(canvas, userEvent, `Close 60 AAPL at $${price}`);
    await expect(await canvas.findByText('Order rejected; nothing was bought or sold')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Limit price' })).toHaveValue(price);
  },
});

/** The session ends while the order is under way: it may have arrived, and the way leads to sign-in and back to it. */
export const ExpiredWhileSending = meta.story({
  parameters: { faults: ['code=401@trading.flatPosition'], endsIn: { path: '/pages/auth/login' } },
  play: async ({ canvas, userEvent }) => {
    await close(canvas, userEvent, 'Close 60 AAPL');
    await expect(await canvas.findByText(/^Went to \/pages\/auth\/login\?returnTo=.*close/)).toBeVisible();
  },
});

// From another device

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

export const PartlyClaimed = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Close 60 AAPL' });
    await placeClosingOrder(worldOf(canvasElement), '45');
    await expect(await canvas.findByText('Other closing orders wait for 45 of this position.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Close 15 AAPL' })).toBeVisible();
  },
});

/** What another device claims is no longer part of the half. */
export const HalfOfWhatIsLeft = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Part' }));
    await userEvent.click(canvas.getByRole('button', { name: '50%' }));
    await canvas.findByRole('button', { name: 'Close 30 AAPL' });
    await placeClosingOrder(worldOf(canvasElement), '20');
    await expect(await canvas.findByRole('button', { name: 'Close 20 AAPL' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: '50%' })).toHaveAttribute('aria-pressed', 'true');
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

/** The address names no id, so the brokerage finds nothing by it any more: the screen knows what it was about. */
export const ClosedFromAnotherDevice = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Close 60 AAPL' });
    await placeClosingOrder(worldOf(canvasElement), '60', { orderType: 0, limitPrice: null });
    await expect(await canvas.findByText('This position is closed')).toBeVisible();
    await expect(canvas.getByText(/· Long/)).toBeVisible();
  },
});

/** The margin is used up while the form is open: nothing is left to close, and the screen says what it was. */
export const StoppedOutWhileLooking = meta.story({
  parameters: {
    scenario: 'funded',
    facts: [
      {
        name: 'holding',
        parameters: {
          code: 'TSLA',
          quantity: '100',
          leverage: '10',
          openedMinutesAgo: 1_500,
          marginLeft: '0.251',
        },
      },
    ],
    route: closeOf('TSLA', 'NASDAQ', 0),
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Close 100 TSLA' });
    await worldOf(canvasElement).advance(600_000);
    await expect(await canvas.findByText('This position is closed')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Close 100/ })).toBeNull();
  },
});
