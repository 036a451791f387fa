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
      const screens = ['quoteStock', 'ticketStock', 'close'] as const;
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
      'Next instrument in the listJ or ↓',
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
