/** What was searched for on this device. */
import { expect, fireEvent, within } from 'storybook/test';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Play } from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import SearchScreen from './Search.tsx';

const path = '/pages/search/index';

const meta = preview.meta({
  component: SearchScreen,
  parameters: { path, route: path, scenario: 'trader' },
});

/** Nothing is typed yet. */
const isOpen: Play = async ({ canvas }) => {
  const list = within(await canvas.findByRole('list', { name: 'Popular' }));
  await expect(list.getAllByRole('link').length).toBeGreaterThan(5);
};

/** A search that led somewhere is remembered, first; one is forgotten, then all. */
export const History = meta.story({
  parameters: { storage: { shistory: '["btc","tencent"]' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await isOpen(context);
    await userEvent.click(canvas.getByRole('button', { name: 'btc' }));
    const found = within(await canvas.findByRole('list', { name: 'Found for “btc”' }));
    await expect(found.getAllByRole('link')[0]).toHaveTextContent(/Bitcoin/);
    const field = canvas.getByRole('searchbox', { name: 'Search all markets' });
    await userEvent.clear(field);
    await userEvent.type(field, 'gold{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    const words = () =>
      canvas.getAllByRole('button', { name: /^(gold|btc|tencent)$/ }).map((one) => one.textContent);
    await expect(words()).toEqual(['gold', 'btc', 'tencent']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove btc from the history' }));
    await expect(words()).toEqual(['gold', 'tencent']);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(canvas.queryByText('Searched before')).toBeNull();
  },
});

function Address(): ReactNode {
  return <output>{useLocation().search}</output>;
}

/** The address follows a moment after Enter: what was cleared in that moment stays cleared. */
export const ClearedAtOnce = meta.story({
  render: () => (
    <>
      <SearchScreen />
      <Address />
    </>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await isOpen(context);
    const field = canvas.getByRole('searchbox', { name: 'Search all markets' });
    await userEvent.type(field, 'gold');
    const clear = canvas.getByRole('button', { name: 'Clear' });
    // In one go, quicker than any redraw.
    await fireEvent.submit(canvas.getByRole('search'));
    await fireEvent.click(clear);
    await canvas.findByText('?keyword=gold');
    await expect(field).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'gold' })).toBeVisible();
  },
});

export const HistoryCorrupt = meta.story({
  parameters: { storage: { shistory: '{"0":[broken' } },
  play: async (context) => {
    await isOpen(context);
    await expect(context.canvas.queryByText('Searched before')).toBeNull();
  },
});
