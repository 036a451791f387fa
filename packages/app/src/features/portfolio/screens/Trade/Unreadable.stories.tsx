import { expect, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { tab } from './tab.ts';
import TradeScreen from './Trade.tsx';

/** Answers of which a part could not be read, or means something the app does not know. */
const meta = preview.meta({
  component: TradeScreen,
  parameters: { path: '/pages/trade/index', scenario: 'trader' },
});

/** A sum over part of a portfolio would be a false one: the rest is shown without it. */
export const OneHoldingUnreadable = meta.story({
  parameters: { faults: ['badline@trading.holdings'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 line could not be read')).toBeVisible();
    const list = within(canvas.getByRole('table', { name: 'Holdings' }));
    await expect(list.getAllByRole('row')).toHaveLength(6);
    await expect(canvas.queryByText(/P&L before fees, (USD|HKD)/)).toBeNull();
  },
});

/** Nothing that could be read is not nothing held. */
export const NothingReadable = meta.story({
  parameters: { scenario: 'one-of-each-order', faults: ['badline@trading.holdings'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 line could not be read')).toBeVisible();
    await expect(canvas.queryByText('You hold nothing yet')).toBeNull();
    await expect(canvas.queryByRole('table', { name: 'Holdings' })).toBeNull();
  },
});

/** A direction nobody knows is neither long nor short. */
export const UnknownDirection = meta.story({
  parameters: { faults: ['newcodes@trading.holdings'] },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('table', { name: 'Holdings' }));
    await expect(list.getAllByRole('row')).toHaveLength(7);
    await expect(list.getAllByText(/^-- · /)).toHaveLength(6);
    await expect(list.queryByText(/Long|Short/)).toBeNull();
  },
});

export const UnknownOrderCodes = meta.story({
  parameters: {
    ...tab(2),
    scenario: 'one-of-each-order',
    faults: ['newcodes@trading.entrustedOrders'],
  },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('table', { name: 'Entrusted' }));
    await expect(list.getAllByText('--').length).toBeGreaterThan(0);
    await expect(list.queryByRole('button', { name: /Cancel/ })).toBeNull();
  },
});

export const OneClosedUnreadable = meta.story({
  parameters: { ...tab(1), faults: ['badline@trading.closedPositions'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 line could not be read')).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Closed' })).toBeVisible();
  },
});

export const OneOrderUnreadable = meta.story({
  parameters: { ...tab(2), scenario: 'one-of-each-order', faults: ['badline@trading.entrustedOrders'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 line could not be read')).toBeVisible();
  },
});

export const Flooded = meta.story({
  parameters: { faults: ['flood@trading.holdings'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Part of this list is left out')).toBeVisible();
    const list = within(canvas.getByRole('table', { name: 'Holdings' }));
    await waitFor(() => expect(list.getAllByRole('row').length).toBeGreaterThan(5));
    // Of a thousand rows, those in sight exist.
    await expect(canvas.getByRole('table', { name: 'Holdings' })).toHaveAttribute('aria-rowcount', '1001');
    await expect(list.getAllByRole('row').length).toBeLessThan(60);
    await expect(canvas.queryByText(/P&L before fees, (USD|HKD)/)).toBeNull();
  },
});

export const SimplifiedChinese = meta.story({
  globals: { locale: 'zh-Hans' },
  parameters: { faults: ['badline@trading.holdings'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('有 1 条记录无法读取')).toBeVisible();
  },
});

export const TraditionalChinese = meta.story({
  globals: { locale: 'zh-Hant' },
  parameters: { faults: ['badline@trading.holdings'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('有 1 項紀錄無法讀取')).toBeVisible();
  },
});
