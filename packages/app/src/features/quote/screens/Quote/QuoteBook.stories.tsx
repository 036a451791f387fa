import { expect, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import QuoteScreen from './Quote.tsx';

const meta = preview.meta({
  component: QuoteScreen,
  parameters: {
    path: '/pages/quote/:kind',
    route: '/pages/quote/crypto?name=Bitcoin&code=BTCUSDT&source=7&market=CRYPTO',
    scenario: 'trader',
  },
});

const linesOf = (book: HTMLElement, side: string): HTMLElement[] =>
  within(within(book).getByRole('list', { name: side })).getAllByRole('listitem');

export const TenLevels = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const book = await canvas.findByRole('group', { name: 'Order book of Bitcoin' });
    await waitFor(() => expect(linesOf(book, 'Bids')).toHaveLength(10));
    await expect(linesOf(book, 'Asks')).toHaveLength(10);
    await expect(within(book).getByText('Spread')).toBeVisible();
    await expect(
      await canvas.findByRole('figure', { name: 'Depth of the order book of Bitcoin' }),
    ).toBeVisible();
    const before = linesOf(book, 'Bids')[0]?.textContent;
    await worldOf(canvasElement).advance(8_000);
    await waitFor(() => expect(linesOf(book, 'Bids')[0]?.textContent).not.toBe(before));
  },
});

/** Without the socket the best price of each side is known by the quote, and no more is claimed. */
export const WithoutTheSocket = meta.story({
  parameters: { faults: ['drop@socket'] },
  play: async ({ canvas }) => {
    const book = await canvas.findByRole('group', { name: 'Order book of Bitcoin' });
    await expect(
      await within(book).findByText(/^Only the best prices are known/, {}, { timeout: 20_000 }),
    ).toBeVisible();
    await expect(linesOf(book, 'Bids')).toHaveLength(1);
  },
});

/** A share shows no book: its class has none. */
export const NotOfAShare = meta.story({
  parameters: { route: '/pages/quote/stock?name=Apple&code=AAPL&source=0&market=NASDAQ' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Key figures' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: /^Order book/ })).toBeNull();
  },
});
