import { demoUser } from '@meridian/mocks/names';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import type { Canvas, User } from '#submission/test/acting.ts';
import { actingAs, typeQuantity } from '../../test/ticket-acting.ts';
import { buyApple, buyBitcoin, draftOf } from '../../test/ticket-addresses.ts';
import TicketScreen from './Ticket.tsx';

/** Sent, and nobody knows what became of it: what is said is what is known, and what is offered makes no second order. */
const meta = preview.meta({
  component: TicketScreen,
  parameters: { path: '/pages/payment/stock', route: buyApple, scenario: 'funded' },
});

const { order, sendFromSheet } = actingAs(demoUser);

const notFound = { name: 'The brokerage does not have your order so far' };
const unknown = { name: 'We do not know yet whether your order arrived' };
const bought = { name: 'Bought 10 AAPL' };

const ordersIn = (canvasElement: HTMLElement) => worldOf(canvasElement).world.read().trading.orders;

async function buyTen(canvas: Canvas, userEvent: User): Promise<void> {
  await typeQuantity(canvas, userEvent, '10');
  await order(canvas, userEvent, 'Buy 10 AAPL');
}

export const AnswerLostOrderFound = meta.story({
  parameters: { faults: ['lost@trading.createStockOrder'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await buyTen(canvas, userEvent);
    await expect(await canvas.findByRole('heading', bought)).toBeVisible();
    await expect(canvas.getByText(/your order had arrived/)).toBeVisible();
    await expect(ordersIn(canvasElement).size).toBe(1);
  },
});

/** As with every class: what was sent is looked for, and found. */
export const CryptoAnswerLostOrderFound = meta.story({
  parameters: {
    path: '/pages/payment/crypto',
    route: buyBitcoin,
    faults: ['lost@trading.createCryptoOrder'],
  },
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '0.01');
    await order(canvas, userEvent, 'Buy 0.01 BTC');
    await expect(await canvas.findByText(/your order had arrived/)).toBeVisible();
  },
});

/** Nobody waits any longer, and no order is found: it can be sent again. */
export const TookTooLong = meta.story({
  parameters: { faults: ['hang@trading.createStockOrder'], patienceMs: 1_500 },
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await order(canvas, userEvent, 'Buy 10 AAPL');
    await expect(
      await canvas.findByRole('heading', { name: 'The brokerage does not have your order so far' }),
    ).toBeVisible();
  },
});

export const AnswerCutOffOrderFound = meta.story({
  parameters: { faults: ['truncated@trading.createStockOrder'] },
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await order(canvas, userEvent, 'Buy 10 AAPL');
    await expect(await canvas.findByText(/your order had arrived/)).toBeVisible();
  },
});

export const AnswerDoesNotFitOrderFound = meta.story({
  parameters: { faults: ['garbled@trading.createStockOrder'] },
  play: async ({ canvas, userEvent }) => {
    await buyTen(canvas, userEvent);
    await expect(await canvas.findByRole('heading', bought)).toBeVisible();
  },
});

export const ReceiptOfAnotherOrder = meta.story({
  parameters: {
    faults: ['mixed@trading.createStockOrder', 'down@trading.entrustedOrders'],
    afterwards: async ({ canvas, canvasElement, userEvent }) => {
      worldOf(canvasElement).clearFaults();
      await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
      await expect(await canvas.findByRole('heading', bought)).toBeVisible();
    },
  },
  play: async ({ canvas, userEvent }) => {
    await buyTen(canvas, userEvent);
    await expect(await canvas.findByRole('heading', unknown)).toBeVisible();
    await expect(canvas.getByText(/The answer was about another order: 77 TSLA\./)).toBeVisible();
  },
});

export const NotFoundSoFar = meta.story({
  parameters: { faults: ['down@trading.createStockOrder'] },
  play: async ({ canvas, userEvent }) => {
    await buyTen(canvas, userEvent);
    await expect(await canvas.findByRole('heading', notFound)).toBeVisible();
    await expect(canvas.getByText(/It may still arrive/)).toBeVisible();
    await expect(canvas.getByText(/the brokerage carries it out once/)).toBeVisible();
  },
});

export const SentAgain = meta.story({
  parameters: { endsWithoutFaults: true, faults: ['down@trading.createStockOrder'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await buyTen(canvas, userEvent);
    await canvas.findByRole('heading', notFound);
    worldOf(canvasElement).clearFaults();
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await sendFromSheet(userEvent, 'Buy 10 AAPL');
    await expect(await canvas.findByRole('heading', bought)).toBeVisible();
    await expect(ordersIn(canvasElement).size).toBe(1);
  },
});

/** Carried out, and answered as if it were not: sent again it is the same order. */
export const SaidToBeBusyAndSentAgain = meta.story({
  parameters: {
    endsWithoutFaults: true,
    faults: ['busy=504@trading.createStockOrder', 'down@trading.entrustedOrders'],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await buyTen(canvas, userEvent);
    await expect(await canvas.findByRole('heading', unknown)).toBeVisible();
    await expect(canvas.getByText(/The server answered: “The service is busy/)).toBeVisible();
    await expect(canvas.queryByText(/[Cc]heck your connection/)).toBeNull();
    worldOf(canvasElement).clearFaults();
    worldOf(canvasElement).addFault('down@trading.entrustedOrders');
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await sendFromSheet(userEvent, 'Buy 10 AAPL');
    await expect(await canvas.findByRole('heading', bought)).toBeVisible();
    await expect(ordersIn(canvasElement).size).toBe(1);
  },
});

export const SentAgainAndRefused = meta.story({
  parameters: { faults: ['down@trading.createStockOrder'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await buyTen(canvas, userEvent);
    await canvas.findByRole('heading', notFound);
    worldOf(canvasElement).clearFaults();
    worldOf(canvasElement).addFault('code=30001@trading.createStockOrder');
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await sendFromSheet(userEvent, 'Buy 10 AAPL');
    await expect(await canvas.findByText(/Sent again, it was refused/)).toBeVisible();
    await expect(canvas.getByText(/The first one may have been carried out/)).toBeVisible();
  },
});

export const OutcomeUnknown = meta.story({
  parameters: {
    faults: ['lost@trading.createStockOrder', 'down@trading.entrustedOrders'],
    afterwards: async ({ canvas, canvasElement, userEvent }) => {
      worldOf(canvasElement).removeFault('down@trading.entrustedOrders');
      await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
      await expect(await canvas.findByRole('heading', bought)).toBeVisible();
    },
  },
  play: async ({ canvas, userEvent }) => {
    await buyTen(canvas, userEvent);
    await expect(await canvas.findByRole('heading', unknown)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your orders' })).toBeVisible();
    await expect(canvas.getByText(/Look there before you order anything else/)).toBeVisible();
    await expect(canvas.getByText('Sent')).toBeVisible();
    await expect(canvas.queryByText(/[Cc]heck your connection|[Tt]ry again/)).toBeNull();
    await expect(canvas.getByText(/Network Error: the connection broke before an answer came/)).toBeVisible();
  },
});

export const LookingItUp = meta.story({
  parameters: { faults: ['http=502@trading.createStockOrder', 'hang@trading.entrustedOrders'] },
  play: async ({ canvas, userEvent }) => {
    await buyTen(canvas, userEvent);
    await expect(
      await canvas.findByRole('heading', { name: 'Checking what became of your order' }),
    ).toBeVisible();
    await expect(canvas.getByText(/The server answered with error 502/)).toBeVisible();
  },
});

const sentBeforeTheReload = draftOf({
  form: { direction: 0, orderType: 0, limitPrice: '', quantity: '10', share: null, leverage: '1' },
  sent: {
    clientOrderId: 'sent-before-the-reload',
    request: {
      code: 'AAPL',
      market: 'NASDAQ',
      source: 0,
      direction: 0,
      openClose: 0,
      orderType: 0,
      quantity: '10',
      leverage: '1',
      limitPrice: null,
      positionId: null,
    },
    at: Date.UTC(2026, 10, 18, 15, 29),
    isAnswered: false,
  },
});

/** The backend is slow, the page is loaded anew, and the order is carried out afterwards: it is heard of and found. */
export const ReloadedWhileSending = meta.story({
  parameters: { storage: sentBeforeTheReload },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', notFound)).toBeVisible();
    await worldOf(canvasElement).exclusive((world) =>
      world.dispatch('orders/place', {
        userId: world.read().session?.userId,
        clientOrderId: 'sent-before-the-reload',
        key: 'US:AAPL',
        source: 0,
        direction: 0,
        orderType: 0,
        quantity: '10',
        limitPrice: null,
        leverage: '1',
      }),
    );
    await expect(await canvas.findByRole('heading', bought)).toBeVisible();
    await expect(ordersIn(canvasElement).size).toBe(1);
  },
});

export const BackToTheForm = meta.story({
  parameters: { storage: sentBeforeTheReload },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', notFound);
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the form' }));
    await expect(await canvas.findByRole('button', { name: 'Buy 10 AAPL' })).toBeVisible();
    await expect(canvas.getByText('What you sent before may still be carried out')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'See what became of it' }));
    await expect(await canvas.findByRole('heading', notFound)).toBeVisible();
  },
});

export const SimplifiedChinese = meta.story({
  globals: { locale: 'zh-Hans' },
  parameters: { storage: sentBeforeTheReload },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '目前券商尚未查到您的委托' })).toBeVisible();
  },
});

export const TraditionalChinese = meta.story({
  globals: { locale: 'zh-Hant' },
  parameters: { storage: sentBeforeTheReload },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '券商目前未有你這張訂單的紀錄' })).toBeVisible();
  },
});

/** The price on the ticket could not be renewed: said with its age, and the form stays. */
export const NotRefreshed = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    worldOf(canvasElement).addFault('http=503@market.stockDetail');
    worldOf(canvasElement).addFault('code=30001@trading.createStockOrder');
    await order(canvas, userEvent, 'Buy 10 AAPL');
    await waitFor(() => expect(screen.getByText(/^Could not refresh\. Last updated: /)).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toHaveValue('10');
  },
});
