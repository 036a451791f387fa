import { demoUser } from '@meridian/mocks/names';
import { expect, screen, waitFor, within } from 'storybook/test';
import { atWidth, longNames, sees } from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { figure } from '#submission/test/acting.ts';
import { actingAs, typeQuantity } from '../../test/ticket-acting.ts';
import { buyApple, buyBitcoin, draftOf, sellApple } from '../../test/ticket-addresses.ts';
import TicketScreen from './Ticket.tsx';

const meta = preview.meta({
  component: TicketScreen,
  parameters: { path: '/pages/payment/stock', route: buyApple, scenario: 'funded' },
});

const { order } = actingAs(demoUser);

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
      sent: null,
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Buy 7 AAPL at $150.00' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '2×' })).toHaveAttribute('aria-pressed', 'true');
  },
});

export const LongNames = meta.story(
  longNames({
    shows: async ({ canvas, userEvent }) => {
      await typeQuantity(canvas, userEvent, '10');
      await expect(canvas.getByRole('button', { name: 'Buy 10 AAPL' })).toBeVisible();
    },
  }),
);

export const Wide = meta.story(atWidth('w1280', { shows: sees('button', 'Buy AAPL') }));

export const Chinese = meta.story({
  globals: { locale: 'zh-Hans' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '数量' }), '10');
    await expect(canvas.getByRole('button', { name: '买入 10 AAPL' })).toBeVisible();
  },
});
