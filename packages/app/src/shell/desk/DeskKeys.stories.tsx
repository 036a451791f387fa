import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { sourceOf } from '../routes.ts';
import { Shell } from '../Shell.tsx';

/* The keys of a wide window: what they do, and where they are listed. */

const meta = preview.meta({
  title: 'Shell/Desk keys',
  component: Shell,
  parameters: { path: '*', scenario: 'trader' },
  globals: { viewport: { value: 'w1280' } },
  // On a machine that has built nothing yet, the code of a quote and its ticket takes longer than a story waits.
  loaders: [
    async () => {
      const screens = ['quoteStock', 'quoteForex', 'ticketStock', 'close'] as const;
      await Promise.all(screens.map((name) => sourceOf(name).load()));
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

const quoteOf = (name: string, code: string) =>
  `/pages/quote/stock?name=${name}&code=${code}&source=0&market=NASDAQ`;
const apple = { route: quoteOf('Apple', 'AAPL') };
const sixty = { code: 'AAPL', source: 0, quantity: '60' } as const;

/** The leading pairs are above the list, too: arrows walk the list, and come to pairs that do not lead. */
export const ArrowsWalkTheListBelowItsLeaders = meta.story({
  parameters: { route: '/pages/product/forex' },
  play: async ({ canvas, userEvent }) => {
    const quote = await canvas.findByRole('region', { name: 'Forex quote' });
    await within(quote).findByRole('heading', { level: 2, name: 'Euro / US Dollar' });
    for (const name of [/Japanese Yen/, /British Pound/, /Australian Dollar/, /Canadian Dollar/]) {
      await userEvent.keyboard('{ArrowDown}');
      await pageIsAbout(canvas, name);
    }
  },
});

/** What was closed has its list and its detail, as what is held has; each tab has its own beside it. */
export const AClosedPositionBesideItsList = meta.story({
  parameters: { route: '/pages/trade/index?tab=1' },
  play: async ({ canvas, userEvent }) => {
    const detail = within(await canvas.findByRole('region', { name: 'Position' }));
    await expect(await detail.findByRole('heading', { level: 2, name: /Amazon/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Trade');
    await userEvent.click(canvas.getByRole('tab', { name: 'Holdings' }));
    await expect(await detail.findByRole('heading', { level: 2, name: /Solana/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Entrusted' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Position' })).toBeNull());
  },
});

/** Letters and digits walk the list, choose the chart's period, order and search; a dialog lists them, and turns them off. */
export const KeysOfTheDesk = meta.story({
  parameters: { route: '/pages/watchlist/index' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Apple/ }));
    await pageIsAbout(canvas, /Apple/);
    await userEvent.keyboard('j');
    await pageIsAbout(canvas, /NVIDIA/);
    await userEvent.keyboard('k');
    await pageIsAbout(canvas, /Apple/);

    const quote = within(canvas.getByRole('region', { name: 'Stock quote' }));
    await quote.findByRole('radio', { name: '1W' });
    await userEvent.keyboard('3');
    await waitFor(() => expect(quote.getByRole('radio', { name: '1W' })).toBeChecked());

    const page = within(canvasElement.ownerDocument.body);
    await userEvent.keyboard('?');
    const dialog = within(await page.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await expect(dialog.getByRole('list', { name: 'Keyboard shortcuts' })).toHaveTextContent(
      'Next in the listJ or ↓',
    );
    // Nothing happens behind it.
    await userEvent.keyboard('b');
    await expect(page.getByRole('dialog')).toBeVisible();
    await userEvent.click(dialog.getByRole('switch', { name: /Use single letters/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('s');
    await pageIsAbout(canvas, /Apple/);
    await expect(canvas.queryByRole('region', { name: 'Trade a stock' })).toBeNull();

    await userEvent.keyboard('?');
    await userEvent.click(await page.findByRole('switch', { name: /Use single letters/ }));
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('b');
    const ticket = within(await canvas.findByRole('region', { name: 'Trade a stock' }));
    await expect(await ticket.findByRole('radio', { name: 'Buy long' })).toBeChecked();
  },
});

/** Whoever does not know the key finds the list at the foot of the rail. */
export const ListedByAButton = meta.story({
  parameters: apple,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Shortcuts' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    const list = dialog.getByRole('list', { name: 'Keyboard shortcuts' });
    await expect(list).toHaveTextContent('Sell short, or close a long you holdS');
    await expect(list).toHaveTextContent('Sell short, whatever you holdShift S');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Shortcuts' })).toHaveFocus();
  },
});

/** S leads out of a long, as the quote's first button does; B buys more of it. */
export const SellClosesALong = meta.story({
  parameters: { ...apple, scenario: 'funded', facts: [{ name: 'holding', parameters: sixty }] },
  play: async ({ canvas, userEvent }) => {
    const quote = within(await canvas.findByRole('region', { name: 'Stock quote' }));
    await quote.findByRole('link', { name: 'Close 60' });
    await userEvent.keyboard('s');
    const close = within(await canvas.findByRole('region', { name: 'Close position' }));
    await expect(await close.findByRole('button', { name: /^Close 60/ })).toBeVisible();
    // The position is beside the form, and offers no second way to what is done there.
    await expect(await canvas.findByRole('heading', { name: 'Details' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Close position' })).toBeNull();
  },
});

/** Shorting what one holds has a key of its own. */
export const ShiftSellsShort = meta.story({
  parameters: { ...apple, scenario: 'funded', facts: [{ name: 'holding', parameters: sixty }] },
  play: async ({ canvas, userEvent }) => {
    const quote = within(await canvas.findByRole('region', { name: 'Stock quote' }));
    await quote.findByRole('link', { name: 'Close 60' });
    await userEvent.keyboard('{Shift>}S{/Shift}');
    const ticket = within(await canvas.findByRole('region', { name: 'Trade a stock' }));
    await expect(await ticket.findByRole('radio', { name: 'Sell short' })).toBeChecked();
  },
});

/** A short is bought back by B, and S sells more of it. */
export const BuyClosesAShort = meta.story({
  parameters: {
    ...apple,
    scenario: 'funded',
    facts: [{ name: 'holding', parameters: { ...sixty, direction: 'short' } }],
  },
  play: async ({ canvas, userEvent }) => {
    const quote = within(await canvas.findByRole('region', { name: 'Stock quote' }));
    await quote.findByRole('link', { name: 'Close 60' });
    await userEvent.keyboard('s');
    const ticket = within(await canvas.findByRole('region', { name: 'Trade a stock' }));
    await expect(await ticket.findByRole('radio', { name: 'Sell short' })).toBeChecked();
    await userEvent.keyboard('b');
    await expect(await canvas.findByRole('region', { name: 'Close position' })).toBeVisible();
  },
});

/** An order without a mouse: which way, how many at what limit, the review, the password. Escape takes each step back. */
export const AnOrderByKeysAlone = meta.story({
  globals: { viewport: { value: 'w1440' } },
  parameters: { ...apple, scenario: 'funded' },
  play: async ({ canvas, userEvent }) => {
    const quote = within(await canvas.findByRole('region', { name: 'Stock quote' }));
    const intraday = await quote.findByRole('radio', { name: 'Intraday' });
    const ticket = within(await canvas.findByRole('region', { name: 'Trade a stock' }));
    const quantity = await ticket.findByRole('textbox', { name: 'Quantity' });
    await userEvent.keyboard('b10');
    await waitFor(() => expect(quantity).toHaveFocus());
    await expect(quantity).toHaveValue('10');
    await expect(intraday).toBeChecked();

    await userEvent.keyboard('l');
    const limit = await ticket.findByRole('textbox', { name: 'Limit price' });
    await expect(limit).toHaveFocus();
    const before = Number(limit.getAttribute('value'));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(Number(limit.getAttribute('value'))).toBeCloseTo(before + 0.02, 5);

    // Enter in a field does the same in a browser; here the button is outside of its form.
    await userEvent.click(ticket.getByRole('button', { name: /^Buy 10 AAPL/ }));
    const password = await ticket.findByLabelText('Transaction password');
    await expect(password).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(ticket.getByRole('button', { name: /^Buy 10 AAPL/ })).toHaveFocus());
    await pageIsAbout(canvas, /Apple/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(quantity).toBeVisible());
    await expect(quantity).toHaveValue('10');
  },
});

/** A digit typed among the choices of a ticket is its quantity, not the chart's period. */
export const ADigitIsTheQuantity = meta.story({
  globals: { viewport: { value: 'w1440' } },
  parameters: { ...apple, scenario: 'funded' },
  play: async ({ canvas, userEvent }) => {
    const quote = within(await canvas.findByRole('region', { name: 'Stock quote' }));
    const intraday = await quote.findByRole('radio', { name: 'Intraday' });
    const ticket = within(await canvas.findByRole('region', { name: 'Trade a stock' }));
    (await ticket.findByRole('radio', { name: 'Buy long' })).focus();
    await userEvent.keyboard('25');
    const quantity = ticket.getByRole('textbox', { name: 'Quantity' });
    await expect(quantity).toHaveFocus();
    await expect(quantity).toHaveValue('25');
    await expect(intraday).toBeChecked();
  },
});

/** By a link one may come to what the list beside it does not hold: the next is the first of those in sight. */
export const WalksFromOutsideTheList = meta.story({
  parameters: { route: quoteOf('Costco', 'COST'), scenario: 'trader' },
  play: async ({ canvas, userEvent }) => {
    await pageIsAbout(canvas, /Costco/);
    const gainers = () => within(canvas.getByRole('table', { name: 'NASDAQ: Gainers' }));
    await waitFor(() => expect(gainers().getAllByRole('link').length).toBeGreaterThan(5), { timeout: 5_000 });
    const stocks = gainers();
    const [first] = stocks.getAllByRole('link');
    const name = first?.textContent ?? '';
    await expect(stocks.queryByRole('link', { current: true })).toBeNull();
    await userEvent.keyboard('j');
    await pageIsAbout(canvas, new RegExp(name.slice(0, 4)));
    await waitFor(() => expect(stocks.getByRole('link', { current: true })).toHaveTextContent(name));
  },
});
