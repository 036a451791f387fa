import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import type { ArrivedScreens } from '../loading/fetch-screen.ts';
import { sourceOf } from '../routes.ts';
import { Shell } from '../Shell.tsx';

/* Screens side by side, as they are walked through on a wide window (ART.md "Wide is a desk"). */

const meta = preview.meta({
  title: 'Shell/Desk',
  component: Shell,
  parameters: { path: '*', scenario: 'trader' },
  // On a machine that has built nothing yet, the code of two quotes takes longer than a story waits for a heading.
  loaders: [
    async () => {
      await Promise.all((['quoteStock', 'quoteCrypto'] as const).map((name) => sourceOf(name).load()));
      return {};
    },
  ],
  args: { onReload: fn() },
});

interface Canvas {
  findByRole(role: string, options: object): Promise<HTMLElement>;
  getByRole(role: string, options: object): HTMLElement;
}

/** The page is about that, and is read from its heading. */
async function pageIsAbout(canvas: Canvas, name: RegExp): Promise<void> {
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name })).toBeVisible());
}

async function rowOf(canvas: Canvas, list: string, name: RegExp): Promise<HTMLElement> {
  const pane = await canvas.findByRole('region', { name: list });
  return within(pane).findByRole('link', { name });
}

async function rowsOf(canvas: Canvas, list: string): Promise<readonly [HTMLElement, ...HTMLElement[]]> {
  const rows = await within(await canvas.findByRole('region', { name: list })).findAllByRole('link');
  return rows as [HTMLElement, ...HTMLElement[]];
}

const isMarked = (row: HTMLElement) => waitFor(() => expect(row).toHaveAttribute('aria-current', 'true'));

async function screenOf(name: 'ticketStock'): Promise<ArrivedScreens> {
  const { load } = sourceOf(name);
  return new Map([[load, (await load()).default]]);
}

/** A coin that was opened from the watchlist leaves the watchlist standing, and the rail's mark on it. */
export const TheListStays = meta.story({
  globals: { viewport: { value: 'w1280' } },
  parameters: { route: '/pages/watchlist/index' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Bitcoin/ }));
    await pageIsAbout(canvas, /Bitcoin/);
    await isMarked(await rowOf(canvas, 'Watchlists', /Bitcoin/));
    const rail = canvas.getByRole('navigation', { name: 'Main places' });
    await expect(within(rail).getByRole('link', { current: true })).toHaveTextContent('Watchlists');
    // The list is the way back.
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull();
  },
});

/** Another list of the markets is chosen beside the quote: the quote stays. */
export const TheListHasItsOwnAddress = meta.story({
  globals: { viewport: { value: 'w1280' } },
  parameters: { route: '/pages/market/index?exchange=NYSE' },
  play: async ({ canvas, userEvent }) => {
    const [first] = await rowsOf(canvas, 'Markets');
    await userEvent.click(first);
    await canvas.findByRole('region', { name: 'Stock quote' });
    // Until the quote is there its heading says what kind of page it is.
    const quoted = (await canvas.findByRole('heading', { level: 1, name: /^(?!Markets|Stock quote)\w/ }))
      .textContent;
    const markets = canvas.getByRole('region', { name: 'Markets' });
    await userEvent.click(await within(markets).findByRole('radio', { name: 'Losers' }));
    await expect(await within(markets).findByRole('table', { name: 'NYSE: Losers' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(quoted);
  },
});

/** The arrow keys open the next of the list, and move from row to row once the focus is in it. */
export const ArrowsWalkTheList = meta.story({
  globals: { viewport: { value: 'w1280' } },
  parameters: { route: '/pages/watchlist/index' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Apple/ }));
    await pageIsAbout(canvas, /Apple/);
    await isMarked(await rowOf(canvas, 'Watchlists', /Apple/));

    await userEvent.keyboard('{ArrowDown}');
    await pageIsAbout(canvas, /NVIDIA/);
    const second = await rowOf(canvas, 'Watchlists', /NVIDIA/);
    await isMarked(second);
    await userEvent.keyboard('{ArrowUp}');
    await pageIsAbout(canvas, /Apple/);

    second.focus();
    await userEvent.keyboard('{ArrowDown}');
    const third = await rowOf(canvas, 'Watchlists', /Microsoft/);
    await expect(third).toHaveFocus();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/Apple/);
    // A link, which Enter opens.
    await expect(third).toHaveAttribute('href', expect.stringContaining('code=MSFT'));
  },
});

/** The markets are a table: each head sorts it, keys walk its rows, and Enter opens one in the pane beside it. */
export const ATableThatSorts = meta.story({
  globals: { viewport: { value: 'w1280' } },
  parameters: { route: '/pages/market/index?exchange=NASDAQ&list=actives' },
  play: async ({ canvas, userEvent }) => {
    await rowsOf(canvas, 'Markets');
    const table = within(canvas.getByRole('table', { name: 'NASDAQ: Most Actives' }));
    const head = table.getByRole('columnheader', { name: 'Name' });
    await userEvent.click(within(head).getByRole('button'));
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    const names = table.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));

    const numberInFocus = () =>
      Number(document.activeElement?.closest('[aria-rowindex]')?.getAttribute('aria-rowindex'));
    table.getAllByRole('link')[0]?.focus();
    await userEvent.keyboard('{End}');
    // Of hundreds, the last one that has come; the heads are the first row.
    await waitFor(() => expect(numberInFocus()).toBeGreaterThan(20));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(numberInFocus()).toBe(2));
    await userEvent.keyboard('{ArrowDown}');
    await expect(numberInFocus()).toBe(3);
    await userEvent.keyboard('{PageDown}');
    await expect(numberInFocus()).toBeGreaterThan(4);
    const place = numberInFocus();
    const chosen = document.activeElement?.textContent ?? '';
    await userEvent.keyboard('{Enter}');
    await pageIsAbout(canvas, new RegExp(chosen));
    await isMarked(table.getByRole('link', { name: chosen }));
    await expect(table.getByRole('link', { name: chosen }).closest('[aria-rowindex]')).toHaveAttribute(
      'aria-rowindex',
      String(place),
    );
  },
});

/** With the focus nowhere, the keys that scroll a page scroll the page's own pane. */
export const KeysScrollThePage = meta.story({
  globals: { viewport: { value: 'w1280' } },
  parameters: { route: '/pages/quote/stock?name=Apple&code=AAPL&source=0&market=NASDAQ' },
  play: async ({ canvas, userEvent }) => {
    const quote = await canvas.findByRole('region', { name: 'Stock quote' });
    await within(quote).findByRole('heading', { name: 'Key figures' });
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(quote.scrollTop).toBeGreaterThan(50));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(quote.scrollTop).toBe(0));
  },
});

/** The ticket opens in a column of its own; the quote stays where it was, drawn as it was and scrolled as it was. */
export const TheTicketIsAColumn = meta.story({
  // Fetched ahead, as for whoever points at the link.
  loaders: [async () => ({ arrived: await screenOf('ticketStock') })],
  render: (args, { loaded }) => <Shell {...args} arrived={(loaded as { arrived: ArrivedScreens }).arrived} />,
  globals: { viewport: { value: 'w1280' } },
  parameters: { route: '/pages/watchlist/index' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /NVIDIA/ }));
    await pageIsAbout(canvas, /NVIDIA/);
    const quote = canvas.getByRole('region', { name: 'Stock quote' });
    const figures = await within(quote).findByRole('heading', { name: 'Key figures' });
    quote.scrollTop = 60;
    await userEvent.click(await within(quote).findByRole('link', { name: 'Add to short' }));

    const ticket = await canvas.findByRole('region', { name: 'Trade a stock' });
    await expect(ticket.offsetWidth).toBe(360);
    await expect(quote.offsetWidth).toBeGreaterThan(ticket.offsetWidth);
    await expect(figures).toBeInTheDocument();
    await expect(quote.scrollTop).toBe(60);
    await isMarked(await rowOf(canvas, 'Watchlists', /NVIDIA/));

    await userEvent.click(await within(ticket).findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(ticket).not.toBeInTheDocument());
    await expect(quote.scrollTop).toBe(60);
  },
});

/** The table of holdings keeps the room; the position that is looked at is shown beside it. */
export const APositionBesideTheHoldings = meta.story({
  globals: { viewport: { value: 'w1280' } },
  parameters: { route: '/pages/trade/index' },
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('region', { name: 'Position' });
    await expect(first.offsetWidth).toBe(360);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Trade');

    await userEvent.click(await rowOf(canvas, 'Trade', /^AAPL/));
    await pageIsAbout(canvas, /Apple/);
    await isMarked(await rowOf(canvas, 'Trade', /^AAPL/));
    await userEvent.keyboard('{ArrowUp}');
    await pageIsAbout(canvas, /NVIDIA/);
  },
});

/** A list is never alone: its first is shown beside it, and stays whatever takes the first place later. */
export const TheFirstBesideItsList = meta.story({
  globals: { viewport: { value: 'w1440' } },
  parameters: { route: '/pages/market/index' },
  play: async ({ canvas, userEvent }) => {
    const quote = await canvas.findByRole('region', { name: 'Stock quote' });
    // While nobody knows what it will be, its pane is named as the screen is.
    const named = { level: 2, name: /^(?!Stock quote)\w/ } as const;
    const first = (await within(quote).findByRole('heading', named)).textContent;
    const markets = canvas.getByRole('region', { name: 'Markets' });
    const top = (await within(markets).findAllByRole('link'))[0] ?? markets;
    await isMarked(top);
    await expect(top).toHaveTextContent(first);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Markets');
    await expect(canvas.getByRole('region', { name: 'Trade a stock' })).toBeVisible();

    // What is chosen then moves nothing of the list.
    const second = (await within(markets).findAllByRole('link'))[1] ?? markets;
    await userEvent.click(second);
    await isMarked(second);
    await expect(canvas.getByRole('region', { name: 'Markets' })).toBe(markets);
  },
});

/** From 1440 px the book is beside the chart, and its totals are below. */
export const TheBookBesideTheChart = meta.story({
  globals: { viewport: { value: 'w1440' } },
  parameters: { route: '/pages/quote/crypto?name=Bitcoin&code=BTCUSDT&source=7&market=CRYPTO' },
  play: async ({ canvas }) => {
    const quote = within(await canvas.findByRole('region', { name: 'Crypto quote' }));
    const book = await quote.findByRole('group', { name: 'Order book of Bitcoin' });
    await expect(book.offsetWidth).toBe(192);
    const periods = await quote.findByText('1W');
    await expect(periods.getBoundingClientRect().right).toBeLessThan(book.getBoundingClientRect().left);
    await expect(await quote.findByRole('heading', { name: 'Market depth' })).toBeVisible();
  },
});

/** A level of the book becomes the limit of the ticket beside, by a press or by keys; nothing is sent, and the book keeps the focus. */
export const ALevelIsTheLimit = meta.story({
  globals: { viewport: { value: 'w1440' } },
  parameters: { route: '/pages/quote/crypto?name=Bitcoin&code=BTCUSDT&source=7&market=CRYPTO' },
  play: async ({ canvas, userEvent }) => {
    const quote = within(await canvas.findByRole('region', { name: 'Crypto quote' }));
    const ticket = within(await canvas.findByRole('region', { name: 'Trade crypto' }));
    await ticket.findByRole('textbox', { name: 'Quantity' });
    const book = within(await quote.findByRole('group', { name: 'Order book of Bitcoin' }));
    const bids = within(book.getByRole('list', { name: 'Bids' }));
    await waitFor(() => expect(bids.getAllByRole('button')).toHaveLength(10));
    const third = bids.getAllByRole('button')[2] ?? document.body;
    await userEvent.click(third);
    const limit = await ticket.findByRole('textbox', { name: 'Limit price' });
    const priceOf = (level: Element) => /Bid ([\d,.]+), /.exec(level.textContent)?.[1]?.replaceAll(',', '');
    await expect(limit).toHaveValue(priceOf(third));
    await expect(ticket.getByText(/^Limit price: \$/)).toBeInTheDocument();
    await expect(third).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const fourth = bids.getAllByRole('button')[3] ?? document.body;
    await expect(fourth).toHaveFocus();
    await waitFor(() => expect(limit).toHaveValue(priceOf(fourth)));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Bitcoin');
  },
});

/** A list without a row has the room for itself. */
export const AnEmptyListAlone = meta.story({
  globals: { viewport: { value: 'w1280' } },
  parameters: { route: '/pages/watchlist/index', scenario: 'funded' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Browse Markets' })).toBeVisible();
    await waitFor(() => expect(canvas.queryAllByRole('region', { name: /quote/ })).toHaveLength(0));
  },
});
