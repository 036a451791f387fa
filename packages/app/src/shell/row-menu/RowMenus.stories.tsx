import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { Shell } from '../Shell.tsx';

const meta = preview.meta({
  title: 'Shell/RowMenus',
  component: Shell,
  parameters: { path: '*', route: '/pages/market/index', scenario: 'trader' },
  args: { onReload: fn() },
});

type Canvas = Pick<typeof screen, 'findByRole' | 'getByRole'>;

const finger = { isPrimary: true, pointerId: 1, pointerType: 'touch', clientX: 60, clientY: 200 } as const;

async function rowOf(
  canvas: Canvas,
  list: RegExp | string,
  name: RegExp,
  role: 'list' | 'table' = 'list',
): Promise<HTMLElement> {
  return within(await canvas.findByRole(role, { name: list })).findByRole('link', { name });
}

/** Asks until what hears it is there: it comes after the first picture. */
async function menuBy(ask: () => Promise<unknown>): Promise<HTMLElement> {
  await waitFor(
    async () => {
      await ask();
      await screen.findByRole('menu');
    },
    { timeout: 10_000 },
  );
  const menu = screen.getByRole('menu');
  await waitFor(() => expect(menu).toBeVisible());
  return menu;
}

/** By the context-menu key, or a right click. */
function menuOf(row: HTMLElement): Promise<HTMLElement> {
  row.focus();
  return menuBy(() => fireEvent.contextMenu(row));
}

const entriesOf = (menu: HTMLElement): readonly string[] =>
  within(menu)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);

const entry = (name: string) => screen.findByRole('menuitem', { name });

const tradable = ['Open quote', 'Buy', 'Sell', 'Set price alert', 'Add to watchlist'];

/** A finger rests on a row: letting go does not open the quote. */
export const PressedLong = meta.story({
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, /^NASDAQ/, /CrowdStrike/);
    const menu = await menuBy(() => fireEvent.pointerDown(row, finger));
    await fireEvent.pointerUp(row, finger);
    await fireEvent.click(row);
    await expect(menu).toHaveAccessibleName('CrowdStrike: actions');
    await expect(entriesOf(menu)).toEqual(tradable);
    await waitFor(async () => expect(await entry('Buy')).not.toHaveAttribute('aria-disabled', 'true'));
  },
});

/** On a desk by a right click. */
export const ByARightClick = meta.story({
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('link', { name: /^CrowdStrike/ }, { timeout: 10_000 });
    await expect(entriesOf(await menuOf(row))).toEqual(tradable);
  },
});

/** Escape gives the focus back to the row. What is no row of instruments keeps the browser's own menu. */
export const LeftByEscape = meta.story({
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, /^NASDAQ/, /CrowdStrike/);
    const menu = await menuOf(row);
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(row).toHaveFocus());
    await expect(await fireEvent.contextMenu(canvas.getByRole('link', { name: 'Home' }))).toBe(true);
  },
});

/** What is held long is sold by closing it; buying adds to it. */
export const OfAHolding = meta.story({
  parameters: { route: '/pages/trade/index' },
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Holdings', /^AAPL/, 'table');
    const menu = await menuOf(row);
    await waitFor(async () =>
      expect((await entry('Sell')).getAttribute('href')).toMatch(/\/pages\/payment\/close\?.*code=AAPL/),
    );
    await expect(await entry('Buy')).toHaveAttribute(
      'href',
      expect.stringMatching(/payment\/stock\?.*direction=0/),
    );
    await expect(entriesOf(menu)[0]).toBe('Open position');
    await expect((await entry('Add margin')).getAttribute('href')).toMatch(
      /\/pages\/trade\/margin\?.*code=AAPL/,
    );
  },
});

/** An index can be watched, and not traded. */
export const OfAnIndex = meta.story({
  parameters: { route: '/' },
  play: async ({ canvas }) => {
    const menu = await menuOf(await rowOf(canvas, 'Global indexes', /S&P 500/));
    await expect(entriesOf(menu)).toEqual(['Open quote', 'Set price alert', 'Add to watchlist']);
  },
});

/** Nobody is signed in: the device watches, and the entry says so the next time. */
export const WatchedByAVisitor = meta.story({
  parameters: { scenario: 'visitor' },
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, /^NASDAQ/, /CrowdStrike/);
    await menuOf(row);
    await userEvent.click(await entry('Add to watchlist'));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(async () => expect(await screen.findByText('Kept on this device')).toBeVisible());
    await menuOf(row);
    await expect(await entry('Remove from watchlist')).toBeVisible();
  },
});

/** The sheet that sets it opens over the list. */
export const AlertFromARow = meta.story({
  play: async ({ canvas, userEvent }) => {
    await menuOf(await rowOf(canvas, /^NASDAQ/, /CrowdStrike/));
    await userEvent.click(await entry('Set price alert'));
    const sheet = await screen.findByRole('dialog', { name: 'Price alert: CRWD' }, { timeout: 10_000 });
    await waitFor(() => expect(sheet).toBeVisible());
  },
});

/** Without a price there is nothing to set one at. */
export const AlertWithoutAPrice = meta.story({
  parameters: { faults: ['down@market.stockDetail'] },
  play: async ({ canvas, userEvent }) => {
    await menuOf(await rowOf(canvas, /^NASDAQ/, /CrowdStrike/));
    await userEvent.click(await entry('Set price alert'));
    await waitFor(async () =>
      expect(await screen.findByText(/^The price didn't load, so no alert can be set/)).toBeVisible(),
    );
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans', viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: /^纳斯达克/ }));
    const [row] = await list.findAllByRole('link');
    const menu = await menuOf(row as HTMLElement);
    await expect(entriesOf(menu)).toEqual(['查看行情', '买入', '卖出', '设置到价提醒', '加入自选']);
  },
});
