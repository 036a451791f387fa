import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { sourceOf } from '../routes.ts';
import { Shell } from '../Shell.tsx';

/* What one holds, under the chart of a wide desk. */

const meta = preview.meta({
  title: 'Shell/Blotter',
  component: Shell,
  globals: { viewport: { value: 'w1440' } },
  parameters: {
    path: '*',
    scenario: 'trader',
    route: '/pages/quote/stock?name=Apple&code=AAPL&source=0&market=NASDAQ',
  },
  loaders: [
    async () => {
      await Promise.all(
        (['quoteStock', 'quoteCrypto', 'ticketStock'] as const).map((name) => sourceOf(name).load()),
      );
      return {};
    },
  ],
  args: { onReload: fn() },
});

interface Canvas {
  findByRole(role: string, options: object): Promise<HTMLElement>;
}

const strip = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: 'Positions and orders' }));

/** A row makes its instrument what the desk is about; its own row is marked, and each position has its way out. */
export const Positions = meta.story({
  play: async ({ canvas, userEvent }) => {
    const blotter = await strip(canvas);
    const table = within(await blotter.findByRole('table', { name: 'Holdings' }));
    await waitFor(() => expect(table.getByRole('link', { current: true })).toHaveAccessibleName(/AAPL/));
    await expect(table.getByRole('link', { name: /^Close.*NVIDIA/ })).toBeVisible();
    await userEvent.click(table.getByRole('link', { name: /NVDA/ }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: /NVIDIA/ })).toBeVisible());
    await expect(canvas.getByRole('region', { name: 'Stock quote' })).toBeVisible();
    await waitFor(() => expect(table.getByRole('link', { current: true })).toHaveAccessibleName(/NVDA/));
  },
});

/** Orders that wait are cancelled by one press, after the question. */
export const Orders = meta.story({
  parameters: { storage: { deskBlotter: '{"tab":"orders","height":300}' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const blotter = await strip(canvas);
    await waitFor(() =>
      expect(blotter.getAllByRole('button', { name: /^Cancel order/ }).length).toBeGreaterThan(0),
    );
    // In sight, whatever else the rows have.
    const edge = canvas.getByRole('region', { name: 'Positions and orders' }).getBoundingClientRect().right;
    for (const button of blotter.getAllByRole('button', { name: /^Cancel order/ }))
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
    await userEvent.click(blotter.getAllByRole('button', { name: /^Cancel order/ })[0] ?? canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    const question = within(await page.findByRole('alertdialog', { name: 'Are you sure to cancel order' }));
    await userEvent.click(question.getByRole('button', { name: /^Keep/ }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  },
});

/** Columns are chosen, and stay as chosen; the strip folds to its tabs. */
export const ColumnsChosen = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const blotter = await strip(canvas);
    const table = within(await blotter.findByRole('table', { name: 'Holdings' }));
    await waitFor(() => expect(table.getByRole('columnheader', { name: /Avg cost/ })).toBeVisible());
    await userEvent.click(blotter.getByRole('button', { name: 'Columns' }));
    const page = within(canvasElement.ownerDocument.body);
    const chosen = within(await page.findByRole('dialog', { name: 'Columns' }));
    await userEvent.click(chosen.getByRole('checkbox', { name: 'Avg cost' }));
    await waitFor(() => expect(table.queryByRole('columnheader', { name: /Avg cost/ })).toBeNull());
    await userEvent.click(chosen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await userEvent.click(blotter.getByRole('button', { name: 'Fold positions and orders' }));
    await waitFor(() => expect(blotter.queryByRole('table')).toBeNull());
    await userEvent.click(blotter.getByRole('tab', { name: 'Fills today' }));
    await expect(await blotter.findByRole('table', { name: 'Fills' })).toBeVisible();
  },
});

/** What the brokerage wrote, a line each; one leads to the messages, and the strip is not one of them. */
export const Messages = meta.story({
  parameters: { scenario: 'inbox-full', storage: { deskBlotter: '{"tab":"messages","height":300}' } },
  play: async ({ canvas, userEvent }) => {
    const blotter = await strip(canvas);
    const list = within(await blotter.findByRole('list', { name: 'To you' }));
    await expect(blotter.queryByRole('button', { name: 'Columns' })).toBeNull();
    const link = list.getByRole('link', { name: 'Unread Identity verified' });
    await expect(link.closest('li')?.getBoundingClientRect().height).toBeLessThanOrEqual(36);
    await userEvent.click(link);
    await expect(await canvas.findByRole('heading', { name: 'Identity verified' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Messages' })).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { scenario: 'funded' },
  play: async ({ canvas }) => {
    const blotter = await strip(canvas);
    await expect(await blotter.findByText('You hold nothing yet')).toBeVisible();
  },
});

/** The strip says so by itself; the quote goes on. */
export const Failed = meta.story({
  parameters: {
    faults: ['http=503@trading.holdings'],
    afterwards: async ({ canvas, canvasElement, userEvent }) => {
      const blotter = await strip(canvas);
      worldOf(canvasElement).clearFaults();
      await userEvent.click(blotter.getByRole('button', { name: 'Retry' }));
      await expect(await blotter.findByRole('table', { name: 'Holdings' })).toBeVisible();
    },
  },
  play: async ({ canvas }) => {
    const blotter = await strip(canvas);
    await expect(await blotter.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

/** A visitor holds nothing: the chart has the room. */
export const SignedOut = meta.story({
  parameters: { scenario: 'visitor' },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Stock quote' });
    await expect(canvas.queryByRole('region', { name: 'Positions and orders' })).toBeNull();
  },
});

export const SimplifiedChinese = meta.story({
  globals: { viewport: { value: 'w1920' }, locale: 'zh-Hans', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '持仓与委托' })).toBeVisible();
    await expect(await canvas.findByRole('tab', { name: '今日成交' })).toBeVisible();
  },
});
