import { expect, fn, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { Shell } from '../Shell.tsx';

/* The lines between the panes of a desk. */

const meta = preview.meta({
  title: 'Shell/PaneWidths',
  component: Shell,
  parameters: { path: '*', scenario: 'trader' },
  args: { onReload: fn() },
});

/** The line beside the list is moved once: it is there again when another screen is looked at. */
export const AWiderList = meta.story({
  globals: { viewport: { value: 'w1280' } },
  parameters: { route: '/pages/watchlist/index' },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('region', { name: 'Watchlists' });
    await canvas.findByRole('region', { name: 'Stock quote' });
    const before = list.offsetWidth;
    canvas.getByRole('separator', { name: 'Width of Watchlists' }).focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(list.offsetWidth).toBe(before - 32));
    await userEvent.click(await canvas.findByRole('link', { name: /NVIDIA/ }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: /NVIDIA/ })).toBeVisible());
    await expect(list.offsetWidth).toBe(before - 32);
  },
});

/** What was kept is there from the first picture on; what cannot be read is the desk's own. */
export const KeptWidths = meta.story({
  globals: { viewport: { value: 'w1440' } },
  parameters: {
    route: '/pages/quote/stock?name=Apple&code=AAPL&source=0&market=NASDAQ',
    storage: { deskPanes: '{"side":420,"table":"wide"}' },
  },
  play: async ({ canvas }) => {
    const ticket = await canvas.findByRole('region', { name: 'Trade a stock' });
    await expect(ticket.offsetWidth).toBe(420);
  },
});
