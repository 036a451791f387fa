import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import QuoteScreen from './Quote.tsx';

const apple = '/pages/quote/stock?name=Apple&code=AAPL&source=0&market=NASDAQ';
/** The ticket of this instrument, in a direction. */
const opensTicket = async (link: HTMLElement, direction: 0 | 1): Promise<void> => {
  await expect(link.getAttribute('href')).toMatch(new RegExp(`payment/stock.*direction=${direction}`));
};

const meta = preview.meta({
  component: QuoteScreen,
  parameters: { path: '/pages/quote/:kind', route: apple, scenario: 'funded' },
});

const sixty = { code: 'AAPL', source: 0, quantity: '60' } as const;

export const NothingHeld = meta.story({
  play: async ({ canvas }) => {
    await opensTicket(await canvas.findByRole('link', { name: 'Buy long' }), 0);
    await opensTicket(canvas.getByRole('link', { name: 'Sell short' }), 1);
    await expect(canvas.queryByRole('region', { name: 'Your position' })).toBeNull();
  },
});

/** The way out comes first; shorting what one holds is a second thought. */
export const HeldLong = meta.story({
  parameters: { facts: [{ name: 'holding', parameters: sixty }] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Close 60' })).toHaveAttribute(
      'href',
      expect.stringMatching(/payment\/close/),
    );
    await opensTicket(canvas.getByRole('link', { name: 'Buy more' }), 0);
    await expect(canvas.queryByRole('link', { name: 'Sell short' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More orders' }));
    await opensTicket(await screen.findByRole('menuitem', { name: 'Sell short' }), 1);
    await userEvent.keyboard('{Escape}');
  },
});

/** On the narrowest phone the bar takes one line, and so do the periods of the chart. */
export const HeldOnANarrowPhone = meta.story({
  globals: { viewport: { value: 'w320' } },
  parameters: { facts: [{ name: 'holding', parameters: sixty }] },
  play: async ({ canvas }) => {
    const top = (part: HTMLElement) => part.getBoundingClientRect().top;
    const out = await canvas.findByRole('link', { name: 'Close 60' });
    await expect(top(canvas.getByRole('link', { name: 'Buy more' }))).toBe(top(out));
    await expect(top(canvas.getByRole('button', { name: 'More orders' }))).toBe(top(out));
    const [first, ...others] = within(
      await canvas.findByRole('group', { name: 'Chart period' }),
    ).getAllByRole('radio');
    if (first === undefined) throw new Error('there are no periods');
    for (const other of others) await expect(top(other)).toBe(top(first));
    await expect(top(canvas.getByRole('button', { name: 'Compare' }))).toBe(top(first));
  },
});

/** The same share as a block: a ticket, a star and a position of its own. */
export const Block = meta.story({
  parameters: {
    route: '/pages/quote/stock?name=Coca-Cola&code=KO&source=4&market=NYSE',
    scenario: 'block-opened',
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('KO · NYSE · Block trade')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Close 20,000' })).toHaveAttribute(
      'href',
      expect.stringMatching(/payment\/close.*source=4/),
    );
    await expect(canvas.getByRole('link', { name: 'Buy more' })).toHaveAttribute(
      'href',
      expect.stringMatching(/payment\/blocktrade.*source=4.*direction=0/),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Add to watchlist' }));
    await canvas.findByRole('button', { name: 'Remove from watchlist' });
    const { world } = worldOf(canvasElement);
    const watched = () => [...world.read().watchlists.values()].flatMap(({ entries }) => entries);
    await waitFor(() => expect(watched()).toMatchObject([{ key: 'US:KO', source: 4 }]));
  },
});

const tencent = '/pages/hkstock/quote?name=Tencent+Holdings&code=00700&source=11&market=HKEX';

/** Hong Kong shares have a ticket of their own. */
export const HeldInHongKong = meta.story({
  parameters: {
    path: '/pages/hkstock/quote',
    route: tencent,
    facts: [{ name: 'holding', parameters: { code: '00700', market: 'HKEX', quantity: '200' } }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Close 200' })).toHaveAttribute(
      'href',
      expect.stringMatching(/payment\/close\?.*source=11/),
    );
    await expect(canvas.getByRole('link', { name: 'Buy more' })).toHaveAttribute(
      'href',
      expect.stringMatching(/hkstock\/payipo\?.*direction=0/),
    );
  },
});

export const HeldShort = meta.story({
  parameters: { facts: [{ name: 'holding', parameters: { ...sixty, direction: 'short' } }] },
  play: async ({ canvas, userEvent }) => {
    await opensTicket(await canvas.findByRole('link', { name: 'Add to short' }), 1);
    await expect(canvas.getByRole('link', { name: 'Close 60' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More orders' }));
    await opensTicket(await screen.findByRole('menuitem', { name: 'Buy long' }), 0);
    await userEvent.keyboard('{Escape}');
  },
});

/** Said above the price, with the way to the position. */
export const NearItsStopOut = meta.story({
  parameters: { facts: [{ name: 'holding', parameters: { ...sixty, leverage: '5', marginLeft: '0.15' } }] },
  play: async ({ canvas }) => {
    const notice = await canvas.findByText(/At risk of forced closing/i);
    await expect(notice).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Close 60' })).toBeVisible();
  },
});

/** What is held is not known: opening is offered, and closing is in Trade. */
export const HoldingUnknown = meta.story({
  parameters: {
    facts: [{ name: 'holding', parameters: sixty }],
    faults: ['http=503@trading.positionByStock'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Buy long' })).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Key figures' })).toBeVisible();
  },
});

/** Until it is known what is held, nothing can be pressed that would become something else. */
export const HoldingAwaited = meta.story({
  parameters: { facts: [{ name: 'holding', parameters: sixty }], faults: ['hang@trading.positionByStock'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Open until/)).toBeVisible();
    // No words that another holding would turn into others.
    await expect(canvas.queryByRole('button', { name: /^(Buy|Sell|Close)/ })).toBeNull();
  },
});

/** An address may leave the market out: it is looked up, and the star has it. */
export const WithoutMarket = meta.story({
  parameters: { route: '/pages/quote/stock?name=Apple&code=AAPL&source=0' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('AAPL · NASDAQ')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to watchlist' }));
    await expect(await canvas.findByRole('button', { name: 'Remove from watchlist' })).toBeVisible();
  },
});

/** Without a market there is nothing to ask for, and nothing to watch. */
export const MarketLookUpFails = meta.story({
  parameters: {
    route: '/pages/quote/stock?name=Apple&code=AAPL&source=0',
    faults: ['http=503@market.getMarket'],
  },
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await expect(await main.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add to watchlist' })).toBeNull();
  },
});
