import { demoUser } from '@meridian/mocks/names';
import { expect, screen } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import type { Canvas, User } from '#submission/test/acting.ts';
import { says } from '#submission/test/refusals.ts';
import { actingAs, press, typeQuantity } from '../../test/ticket-acting.ts';
import { buyBitcoin, buyPepe, draftOf } from '../../test/ticket-addresses.ts';
import TicketScreen from './Ticket.tsx';

/** Coins trade in small parts and at all times: what the form prevents, and what the brokerage has against an order. */
const meta = preview.meta({
  component: TicketScreen,
  parameters: { path: '/pages/payment/crypto', route: buyBitcoin, scenario: 'funded' },
});

const { order, orderAgreeing, sendFromSheet } = actingAs(demoUser);
const draftKey = 'ticket:7:CRYPTO:BTCUSDT';
const buyTenth = 'Buy 0.1 BTC';

/** So little that it is worth less than half a cent (spec §5). */
export const Dust = meta.story({
  parameters: { route: buyPepe },
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '1000');
    await expect(await canvas.findByText('The total amount must be greater than 0')).toBeVisible();
  },
});

/** A draft of the day before, at a multiple that the brokerage has taken away since. */
export const LeverageNotAvailable = meta.story({
  parameters: {
    storage: draftOf(
      {
        form: { direction: 0, orderType: 0, limitPrice: '', quantity: '0.1', percent: null, leverage: '20' },
        sent: null,
      },
      draftKey,
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('This leverage is no longer offered. Choose another one.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '2×' }));
    await expect(canvas.queryByText(/no longer offered/)).toBeNull();
  },
});

interface Acting {
  canvas: Canvas;
  canvasElement: HTMLElement;
  userEvent: User;
}

const rejected = 'Order rejected; nothing was bought or sold';

/** Reviews a tenth of a bitcoin, lets something happen behind the customer's back, and sends. */
const refusedAfter =
  (happening: (world: ReturnType<typeof worldOf>) => Promise<void>, reason: RegExp) =>
  async ({ canvas, canvasElement, userEvent }: Acting) => {
    await typeQuantity(canvas, userEvent, '0.1');
    await press(canvas, userEvent, buyTenth);
    await screen.findByRole('dialog', { name: buyTenth });
    await happening(worldOf(canvasElement));
    await sendFromSheet(userEvent, buyTenth);
    await expect(await canvas.findByText(rejected)).toBeVisible();
    await expect(canvas.getByText(reason)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toHaveValue('0.1');
  };

export const CryptoInsufficientFunds = meta.story({
  play: refusedAfter(
    (world) => world.applyFact('wallet', { type: 'CRYPTOCURRENCY', amount: '25' }),
    /Insufficient funds: \$[\d,.]+ needed, \$25\.00 available\./,
  ),
});

export const CryptoHalted = meta.story({
  play: refusedAfter(
    (world) => world.applyFact('halt', { code: 'BTCUSDT' }),
    /^Trading in BTCUSDT is halted\.$/,
  ),
});

export const CryptoPasswordTakenAway = meta.story({
  play: refusedAfter(
    (world) => world.applyFact('payPassword', { isSet: false }),
    /^Set a transaction password first\.$/,
  ),
});

export const CryptoWrongPassword = meta.story({
  parameters: { endsIn: { dialog: buyTenth } },
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '0.1');
    await order(canvas, userEvent, buyTenth, 'not the one');
    await expect(await screen.findByText('The transaction password is not correct.')).toBeVisible();
  },
});

export const CryptoLimitPrice = meta.story({
  parameters: {
    storage: draftOf(
      {
        form: {
          direction: 0,
          orderType: 1,
          limitPrice: '1.00',
          quantity: '0.1',
          percent: null,
          leverage: '1',
        },
        sent: null,
      },
      draftKey,
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await orderAgreeing(canvas, userEvent, 'Buy 0.1 BTC at $1.00');
    await expect(await canvas.findByText(/The limit price must be from/)).toBeVisible();
  },
});

/** Refusals that the form prevents, and the one of a market that never closes: the server's words are shown (spec §8). */
const refusedAnyway = (code: number, words: string) => ({
  parameters: { faults: [`code=${code}@trading.createCryptoOrder` as const] },
  play: async ({ canvas, userEvent }: Acting) => {
    await typeQuantity(canvas, userEvent, '0.1');
    await order(canvas, userEvent, buyTenth);
    await expect(await canvas.findByText(rejected)).toBeVisible();
    await expect(canvas.getByText(words)).toBeVisible();
  },
});

export const CryptoMarketClosed = meta.story({
  parameters: { faults: ['code=30002@trading.createCryptoOrder'] },
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '0.1');
    await order(canvas, userEvent, buyTenth);
    await expect(await canvas.findByText(rejected)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Use a limit order' })[0]).toBeVisible();
  },
});
export const CryptoQuantity = meta.story(refusedAnyway(30004, says.quantityNotAllowed));
export const CryptoLeverage = meta.story(refusedAnyway(30006, says.leverageNotAllowed));
export const CryptoOrderIdUsedBefore = meta.story(refusedAnyway(30009, says.requestIdReused));
export const CryptoNotFound = meta.story(refusedAnyway(40400, says.notFound));
