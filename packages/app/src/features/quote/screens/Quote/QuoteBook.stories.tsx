import { expect, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import QuoteScreen from './Quote.tsx';

const meta = preview.meta({
  component: QuoteScreen,
  parameters: {
    path: '/pages/:family/:kind',
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
    await expect(await canvas.findByRole('figure', { name: 'Market depth' })).toBeVisible();
    const before = linesOf(book, 'Bids')[0]?.textContent;
    await worldOf(canvasElement).advance(8_000);
    await waitFor(() => expect(linesOf(book, 'Bids')[0]?.textContent).not.toBe(before));
  },
});

/** In turn with the book, and as high: nothing below moves. New ones come while they are looked at. */
export const LastTrades = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const book = await canvas.findByRole('group', { name: 'Order book of Bitcoin' });
    await waitFor(() => expect(linesOf(book, 'Bids')).toHaveLength(10));
    const below = await canvas.findByRole('heading', { name: 'Cost of a market order' });
    await canvas.findByRole('figure', { name: 'Market depth' });
    // Where the page is scrolled to is not checked.
    const apart = () =>
      below.getBoundingClientRect().top -
      canvas.getByRole('radio', { name: 'Last trades' }).getBoundingClientRect().top;
    const whileBook = apart();
    await userEvent.click(canvas.getByRole('radio', { name: 'Last trades' }));
    const list = await canvas.findByRole('list', { name: 'Last trades of Bitcoin' });
    const lines = () => within(list).getAllByRole('listitem');
    await expect(lines()).toHaveLength(11);
    await expect(lines()[0]).toHaveTextContent(/\d\d:\d\d:\d\d, (bought|sold) [\d.]+ at [\d,]+\.\d\d/);
    await expect(apart()).toBe(whileBook);
    const before = lines()[0]?.textContent;
    await worldOf(canvasElement).advance(8_000);
    await waitFor(() => expect(lines()[0]?.textContent).not.toBe(before));
  },
});

/** They fail by themselves: the book and the rest of the quote stay. */
export const TradesFail = meta.story({
  parameters: {
    faults: ['http=503@market.cryptoTrades'],
    afterwards: async ({ canvas, canvasElement, userEvent }) => {
      worldOf(canvasElement).clearFaults();
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
      await expect(await canvas.findByRole('list', { name: 'Last trades of Bitcoin' })).toBeVisible();
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Last trades' }));
    await expect(await canvas.findByText("Couldn't load the last trades")).toBeVisible();
  },
});

/** A line that cannot be read is left out and counted. */
export const OneTradeUnreadable = meta.story({
  parameters: { faults: ['badline@market.cryptoTrades'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Last trades' }));
    await expect(await canvas.findByText('1 line could not be read')).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Last trades of Bitcoin' })).toBeVisible();
  },
});

/** The levels that an order walks, and what the book shown does not hold. */
export const CostOfAMarketOrder = meta.story({
  play: async ({ canvas, userEvent }) => {
    const part = within(await canvas.findByRole('region', { name: 'Cost of a market order' }));
    const book = await canvas.findByRole('group', { name: 'Order book of Bitcoin' });
    await waitFor(() => expect(linesOf(book, 'Asks')).toHaveLength(10));
    await expect(part.getByText(/^Enter a quantity/)).toBeVisible();
    const quantity = part.getByRole('textbox', { name: 'Quantity' });
    await userEvent.type(quantity, '3');
    await waitFor(() => expect(part.getByText(/over \d+ price levels/)).toBeVisible());
    await expect(part.getByText(/^\$\d{3},\d{3}\.\d\d$/)).toBeVisible();
    await userEvent.click(part.getByRole('radio', { name: 'Sell' }));
    await expect(part.getByText('Proceeds before fees')).toBeVisible();
    await userEvent.type(quantity, '000');
    await expect(
      part.getByText(/^The book shown does not hold that much: [\d.]+ BTC in all\.$/),
    ).toBeVisible();
    await expect(part.getAllByText('--')).toHaveLength(3);
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

/** A share of the United States: round lots. */
export const OfAShare = meta.story({
  parameters: { route: '/pages/quote/stock?name=Coca-Cola&code=KO&source=0&market=NYSE' },
  play: async ({ canvas }) => {
    const book = await canvas.findByRole('group', { name: 'Order book of Coca-Cola' });
    await waitFor(() => expect(linesOf(book, 'Asks')).toHaveLength(10));
    for (const line of linesOf(book, 'Asks')) await expect(line).toHaveTextContent(/quantity [\d,]*00\b/);
  },
});

/** Shares have their last trades from the socket; they come with the price, and never by a call. */
export const LastTradesOfAShare = meta.story({
  parameters: { route: '/pages/quote/stock?name=Coca-Cola&code=KO&source=0&market=NYSE' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('group', { name: 'Order book of Coca-Cola' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Last trades' }));
    const list = await canvas.findByRole('list', { name: 'Last trades of Coca-Cola' });
    const lines = () => within(list).getAllByRole('listitem');
    await expect(lines()).toHaveLength(11);
    await expect(lines()[0]).toHaveTextContent(/\d\d:\d\d:\d\d, (bought|sold) [\d,]+ at [\d.]+/);
    const before = lines()[0]?.textContent;
    await worldOf(canvasElement).advance(8_000);
    await waitFor(() => expect(lines()[0]?.textContent).not.toBe(before));
  },
});

/** Without the socket there are none to show, and it says why. */
export const NoLastTradesOfAShare = meta.story({
  parameters: {
    route: '/pages/quote/stock?name=Coca-Cola&code=KO&source=0&market=NYSE',
    hasSocket: false,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Last trades' }));
    await expect(await canvas.findByText(/^Last trades come with live prices/)).toBeVisible();
  },
});

export const OfAFuture = meta.story({
  parameters: { route: '/pages/quote/future?name=Gold&code=GC&source=3&market=COMEX' },
  play: async ({ canvas }) => {
    const book = await canvas.findByRole('group', { name: 'Order book of Gold' });
    await waitFor(() => expect(linesOf(book, 'Bids')).toHaveLength(10));
  },
});

/** The exchange in Hong Kong is closed while New York trades. */
export const OfAClosedMarket = meta.story({
  parameters: { route: '/pages/hkstock/quote?name=Tencent&code=00700&source=11&market=HKEX' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The market is closed\. The order book/)).toBeVisible();
    await expect(canvas.queryByRole('group', { name: /^Order book/ })).toBeNull();
  },
});

/** Prices that are shown late have no live book. */
export const OfADelayedMarket = meta.story({
  parameters: {
    route: '/pages/quote/stock?name=Apple&code=AAPL&source=0&market=NASDAQ',
    scenario: 'delayed',
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Prices of this market are delayed by 15 minutes, so/),
    ).toBeVisible();
    await expect(canvas.queryByRole('group', { name: /^Order book/ })).toBeNull();
  },
});

/** A currency is dealt with the brokerage: its class has no book. */
export const NotOfACurrency = meta.story({
  parameters: { route: '/pages/quote/forex?name=Euro&code=EURUSD&source=2&market=FOREX' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Key figures' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: /^Order book/ })).toBeNull();
  },
});
