import { demoUser } from '@meridian/mocks/names';
import { expect, screen, waitFor, within } from 'storybook/test';
import { atWidth, longNames, sees } from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { figure } from '#submission/test/acting.ts';
import { actingAs, typeQuantity } from '../../test/ticket-acting.ts';
import { buyApple, buyBitcoin, draftOf, sellApple } from '../../test/ticket-addresses.ts';
import TicketScreen from './Ticket.tsx';

const meta = preview.meta({
  component: TicketScreen,
  parameters: { path: '/pages/payment/stock', route: buyApple, scenario: 'funded' },
});

const { order, sendFromSheet } = actingAs(demoUser);

export const Ready = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Apple/ })).toBeVisible();
    await expect(await canvas.findByRole('radio', { name: 'Buy long' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Market' })).toBeChecked();
    await typeQuantity(canvas, userEvent, '10');
    await expect(canvas.getByRole('button', { name: 'Buy 10 AAPL' })).toBeEnabled();
    await waitFor(() => expect(figure(canvas, 'Buying power')).toContain('$100,000.00'));
    // Without leverage nothing is stopped out, and no more can be lost than was paid.
    await expect(canvas.queryByText('Estimated stop-out price')).toBeNull();
    await waitFor(() => expect(figure(canvas, 'The most you can lose')).toMatch(/\$\d/));
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
    await expect(canvas.queryByText('Margin')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: '5×' }));
    await expect(canvas.getByText(/You put up 1\/5 of the value/)).toBeVisible();
    await waitFor(() => expect(figure(canvas, 'Margin')).toMatch(/\$\d/));
    await expect(figure(canvas, 'Margin and fee')).toMatch(/\$\d/);
    await expect(figure(canvas, 'The most you can lose, before gaps')).toMatch(/\$\d/);
    await waitFor(() => expect(figure(canvas, 'Estimated stop-out price')).toMatch(/\$\d/));
  },
});

export const ArithmeticOfTheFee = meta.story({
  parameters: { endsIn: { dialog: 'Handling fee' } },
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

/** As much as there is money for, with room for a move of the price: it stays chosen, and the quantity follows. */
export const AllTheBuyingPower = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const max = await canvas.findByRole('button', { name: 'Max' });
    await waitFor(() => expect(figure(canvas, 'Buying power')).toContain('$100,000.00'));
    await userEvent.click(max);
    await expect(canvas.getByText(/^Keeps 0\.50% and the spread free/)).toBeVisible();
    const before = await canvas.findByRole('button', { name: /^Buy \d+ AAPL$/ });
    const asked = before.textContent;
    for (let minute = 0; minute < 30; minute += 1) await worldOf(canvasElement).advance(60_000);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Buy \d+ AAPL$/ })).not.toHaveTextContent(asked),
    );
    await expect(max).toHaveAttribute('aria-pressed', 'true');
    await expect(figure(canvas, 'Buying power after')).toMatch(/\$\d/);
    await expect(canvas.queryByText(/^You need/)).toBeNull();
  },
});

/** What was reviewed does not change, whatever the price does: the customer sends what they were shown. */
export const SharesStandStillInTheReview = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '50%' }));
    const button = await canvas.findByRole('button', { name: /^Buy \d+ AAPL$/ });
    const what = button.textContent;
    await userEvent.click(button);
    const sheet = await screen.findByRole('dialog', { name: what });
    for (let minute = 0; minute < 30; minute += 1) await worldOf(canvasElement).advance(60_000);
    await expect(sheet).toHaveAccessibleName(what);
    await sendFromSheet(userEvent, what);
    await expect(await canvas.findByRole('heading', { name: what.replace('Buy', 'Bought') })).toBeVisible();
  },
});

export const TypingEndsTheShare = meta.story({
  play: async ({ canvas, userEvent }) => {
    const quarter = await canvas.findByRole('button', { name: '25%' });
    await userEvent.click(quarter);
    await expect(quarter).toHaveAttribute('aria-pressed', 'true');
    await canvas.findByRole('button', { name: /^Buy \d+ AAPL$/ });
    const quantity = canvas.getByRole('textbox', { name: 'Quantity' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '7');
    await expect(quarter).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByRole('button', { name: 'Buy 7 AAPL' })).toBeVisible();
  },
});

export const ShareTooLittle = meta.story({
  parameters: { scenario: 'low-funds' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Max' }));
    await expect(await canvas.findByText(/^Not enough for the smallest order/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Buy AAPL' })).toBeVisible();
  },
});

/** The brokerage is asked for its bound; where it does not answer, the app's own calculation is used. */
export const ShareWithoutTheBrokerage = meta.story({
  parameters: { faults: ['down@trading.halfOrFullQuantity'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '50%' }));
    await expect(await canvas.findByRole('button', { name: /^Buy 1\d\d AAPL$/ })).toBeEnabled();
  },
});

export const PriceOfTheMarketTaken = meta.story({
  play: async ({ canvas, userEvent }) => {
    const ask = await canvas.findByRole('button', { name: /^Ask [\d.]+ as limit price$/ });
    const price = /[\d.]+/.exec(ask.textContent)?.[0] ?? '';
    await userEvent.click(ask);
    await expect(canvas.getByRole('radio', { name: 'Limit' })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Limit price' })).toHaveValue(price);
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
    await expect(await canvas.findByText(/^You need \$[\d,.]+ more\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Buy 10 AAPL' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Move money here' })).toBeVisible();
  },
});

export const HoldsTheOtherSide = meta.story({
  parameters: { scenario: 'trader', route: sellApple },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You hold 60 AAPL long')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Close the position instead' });
    await expect(link).toHaveAttribute('href', expect.stringContaining('/pages/payment/close'));
  },
});

export const DraftRestored = meta.story({
  parameters: {
    storage: draftOf({
      form: { direction: 0, orderType: 1, limitPrice: '150.00', quantity: '7', share: null, leverage: '2' },
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
