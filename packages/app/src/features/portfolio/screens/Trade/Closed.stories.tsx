import { expect, waitFor } from 'storybook/test';
import { failed, loading, refreshed, sees } from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { rowsOf } from './rows.ts';
import { tab } from './tab.ts';
import TradeScreen from './Trade.tsx';

const meta = preview.meta({
  component: TradeScreen,
  parameters: { path: '/pages/trade/index', scenario: 'trader' },
});

export const Closed = meta.story({
  parameters: tab(1),
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Closed' });
    await expect(rowsOf(canvas, 'Closed')).toHaveLength(4);
    const link = canvas.getByRole('link', { name: /Tesla/ });
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
    shows: sees('table', 'Closed'),
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
    await expect(rowsOf(canvas, 'Closed').length).toBeLessThan(40);
    await expect(canvas.getByRole('table', { name: 'Closed' })).toHaveAttribute('aria-rowcount', '131');
    page.scrollTop = 0;
  },
});

export const ClosedRefreshed = meta.story(
  refreshed({ call: 'trading.closedPositions', parameters: tab(1), shows: sees('table', 'Closed') }),
);

/** Narrowed from a link: only what matches, and its own sum. */
export const ClosedFiltered = meta.story({
  parameters: { route: '/pages/trade/index?tab=1&side=short' },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Closed' });
    await expect(rowsOf(canvas, 'Closed')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'TSLA Tesla' })).toBeVisible();
    await expect(canvas.getByText('1 filter is on')).toBeInTheDocument();
  },
});

/** Nothing that matches is not nothing closed. */
export const ClosedWithoutMatch = meta.story({
  parameters: { route: '/pages/trade/index?tab=1&currency=HKD' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing matches the filter')).toBeVisible();
    await expect(canvas.queryByText('No closed positions yet')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Clear the filter' })).toBeVisible();
  },
});

/** A filter chooses from everything that was closed, not from the rows read so far. */
export const FilteredFromAll = meta.story({
  parameters: { route: '/pages/trade/index?tab=1&period=90d', scenario: 'many-trades' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        Number(canvas.getByRole('table', { name: 'Closed' }).getAttribute('aria-rowcount')),
      ).toBeGreaterThan(80),
    );
  },
});
