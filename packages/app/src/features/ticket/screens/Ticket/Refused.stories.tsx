import { demoUser } from '@meridian/mocks/names';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import type { Canvas, User } from '#submission/test/acting.ts';
import { says } from '#submission/test/refusals.ts';
import { actingAs, press, typeQuantity } from '../../test/ticket-acting.ts';
import { buyApple, draftOf } from '../../test/ticket-addresses.ts';
import TicketScreen from './Ticket.tsx';

const meta = preview.meta({
  component: TicketScreen,
  parameters: { path: '/pages/payment/stock', route: buyApple, scenario: 'funded' },
});

const { order, orderAgreeing, sendFromSheet } = actingAs(demoUser);

interface Acting {
  canvas: Canvas;
  canvasElement: HTMLElement;
  userEvent: User;
}

export const WrongPassword = meta.story({
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await order(canvas, userEvent, 'Buy 10 AAPL', 'not the one');
    await waitFor(async () =>
      expect(await screen.findByText('The transaction password is not correct.')).toBeVisible(),
    );
    await sendFromSheet(userEvent, 'Buy 10 AAPL');
    await expect(await canvas.findByRole('heading', { name: 'Bought 10 AAPL' })).toBeVisible();
  },
});

export const NoTransactionPassword = meta.story({
  parameters: { scenario: 'no-pay-password', endsIn: { dialog: 'Set a transaction password first' } },
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await press(canvas, userEvent, 'Buy 10 AAPL');
    const sheet = within(await screen.findByRole('dialog', { name: 'Set a transaction password first' }));
    const way = /^\/pages\/setting\/paypwd\?returnTo=.*payment/;
    await waitFor(() =>
      expect(sheet.getByRole('link', { name: 'Set transaction password' })).toHaveAttribute(
        'href',
        expect.stringMatching(way),
      ),
    );
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
    await expect(await canvas.findByText('Order rejected; nothing was bought or sold')).toBeVisible();
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
    await refusedAfter(async (world) => {
      await world.advance(8 * 3_600_000);
      // By the close the price is another one, and is asked about first.
      await context.userEvent.click(await screen.findByRole('button', { name: 'Go on at the new price' }));
    })(context);
    await expect(
      context.canvas.getByText('The market is closed. You can place a limit order now.'),
    ).toBeVisible();
    const [useLimit] = context.canvas.getAllByRole('button', { name: 'Use a limit order' });
    if (useLimit) await context.userEvent.click(useLimit);
    await expect(await context.canvas.findByRole('textbox', { name: 'Limit price' })).toBeVisible();
    await expect(context.canvas.queryByText('Order rejected; nothing was bought or sold')).toBeNull();
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
      form: { direction: 0, orderType: 1, limitPrice: '1.00', quantity: '7', share: null, leverage: '1' },
      sent: null,
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await orderAgreeing(canvas, userEvent, 'Buy 7 AAPL at $1.00');
    await expect(await canvas.findByText(/The limit price must be from/)).toBeVisible();
    // What the server said is about that price: it goes as soon as another one is typed.
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Limit price' }));
    await expect(canvas.queryByText('Order rejected; nothing was bought or sold')).toBeNull();
  },
});

/** Refusals that the form prevents; the server's words are shown whatever they are (spec §8). */
const refusedAnyway =
  (words: string) =>
  async ({ canvas, userEvent }: Acting) => {
    await typeQuantity(canvas, userEvent, '10');
    await order(canvas, userEvent, 'Buy 10 AAPL');
    await expect(await canvas.findByText('Order rejected; nothing was bought or sold')).toBeVisible();
    await expect(canvas.getByText(words)).toBeVisible();
  };

export const RefusedQuantity = meta.story({
  parameters: { faults: ['code=30004@trading.createStockOrder'] },
  play: refusedAnyway(says.quantityNotAllowed),
});

export const RefusedLeverage = meta.story({
  parameters: { faults: ['code=30006@trading.createStockOrder'] },
  play: refusedAnyway(says.leverageNotAllowed),
});

export const RefusedNotFound = meta.story({
  parameters: { faults: ['code=40400@trading.createStockOrder'] },
  play: refusedAnyway(says.notFound),
});

/** An id belongs to one intent: this one was used for something else (DECISIONS 6). */
export const RefusedOrderIdUsedBefore = meta.story({
  parameters: { faults: ['code=30009@trading.createStockOrder'] },
  play: refusedAnyway(says.requestIdReused),
});

/** The session ends while the order is under way: it may have arrived, and the way leads to sign-in and back to it. */
export const ExpiredWhileSending = meta.story({
  parameters: { faults: ['code=401@trading.createStockOrder'], endsIn: { path: '/pages/auth/login' } },
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await order(canvas, userEvent, 'Buy 10 AAPL');
    await expect(await canvas.findByText(/^Went to \/pages\/auth\/login\?returnTo=.*payment/)).toBeVisible();
  },
});

/** A part of the ticket fails alone, and the order is placed by what is known otherwise. */
const withoutPart = (fault: string) => ({
  parameters: { faults: [fault] },
  play: async ({ canvas, userEvent }: Acting) => {
    await typeQuantity(canvas, userEvent, '10');
    await order(canvas, userEvent, 'Buy 10 AAPL');
    await expect(await canvas.findByRole('heading', { name: 'Bought 10 AAPL' })).toBeVisible();
  },
});

/** The brokerage does not say its steps: the quote's count. */
export const StepsFailed = meta.story(withoutPart('http=503@trading.minCount'));
/** What is held already is not known. */
export const PositionFailed = meta.story(withoutPart('http=503@trading.positionByStock'));
