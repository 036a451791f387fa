import { expect, within } from 'storybook/test';
import { failed, loading, refreshed, sees } from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { tab } from './tab.ts';
import TradeScreen from './Trade.tsx';

const meta = preview.meta({
  component: TradeScreen,
  parameters: { path: '/pages/trade/index', scenario: 'trader' },
});

export const Closed = meta.story({
  parameters: tab(1),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Closed' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(4);
    const link = list.getByRole('link', { name: /Tesla/ });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/pages\/trade\/detail\?.*type=1/));
  },
});

export const NothingClosed = meta.story({
  parameters: { ...tab(1), scenario: 'funded' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No closed positions yet')).toBeVisible();
  },
});

export const ClosedFailed = meta.story(
  failed({
    what: 'your closed positions',
    call: 'trading.closedPositions',
    parameters: tab(1),
    fault: 'http=502',
    shows: sees('list', 'Closed'),
  }),
);

export const ClosedLoading = meta.story(
  loading({
    what: 'your closed positions',
    call: 'trading.closedPositions',
    parameters: tab(1),
  }),
);

/** Above a hundred rows only those in sight exist; each says its place among all. */
export const ManyClosed = meta.story({
  parameters: { ...tab(1), scenario: 'many-trades' },
  play: async ({ canvas, canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    for (const shown of ['25 of 130', '50 of 130', '75 of 130']) {
      await expect(await canvas.findByText(shown)).toBeInTheDocument();
      page.scrollTop = 1e6;
    }
    await expect(await canvas.findByText('100 of 130')).toBeInTheDocument();
    const rows = within(canvas.getByRole('list', { name: 'Closed' })).getAllByRole('listitem');
    await expect(rows.length).toBeLessThan(40);
    await expect(rows[0]).toHaveAttribute('aria-setsize', '100');
    page.scrollTop = 0;
  },
});

export const ClosedRefreshed = meta.story(
  refreshed({ call: 'trading.closedPositions', parameters: tab(1), shows: sees('list', 'Closed') }),
);
