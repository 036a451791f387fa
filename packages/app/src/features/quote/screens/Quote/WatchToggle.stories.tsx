import { expect, screen, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import QuoteScreen from './Quote.tsx';

const meta = preview.meta({
  component: QuoteScreen,
  parameters: {
    path: '/pages/quote/:kind',
    route: '/pages/quote/stock?name=Apple&code=AAPL&source=0&market=NASDAQ',
    scenario: 'funded',
  },
});

export const Watching = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to watchlist' }));
    const star = await canvas.findByRole('button', { name: 'Remove from watchlist' });
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(star);
    await expect(await canvas.findByRole('button', { name: 'Add to watchlist' })).toBeVisible();
  },
});

/** The auction share is another product: neither its star nor its position is the share's. */
export const AuctionShareWatchedAndHeld = meta.story({
  parameters: {
    facts: [
      { name: 'watched', parameters: { code: 'AAPL', source: 8 } },
      { name: 'holding', parameters: { code: 'AAPL', quantity: '7', source: 8 } },
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { world } = worldOf(canvasElement);
    const watchedAs = () => [...world.read().watchlists.values()].flatMap(({ entries }) => entries);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to watchlist' }));
    await waitFor(() => expect(watchedAs()).toMatchObject([{ source: 8 }, { source: 0 }]));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove from watchlist' }));
    await waitFor(() => expect(watchedAs()).toMatchObject([{ source: 8 }]));
    await expect(canvas.queryByText('Your position')).toBeNull();
  },
});

/** On a slow line: the last request wins, on the screen as at the backend. */
export const WatchPressedTwice = meta.story({
  parameters: { faults: ['slow=400@watchlist.save'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { world } = worldOf(canvasElement);
    const watchedCount = () => [...world.read().watchlists.values()].flatMap(({ entries }) => entries).length;
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Add to watchlist' }));
    await waitFor(() => expect(screen.getByText('Removed from your watchlist')).toBeVisible());
    await expect(await canvas.findByRole('button', { name: 'Add to watchlist' })).not.toBePressed();
    await expect(watchedCount()).toBe(0);
  },
});

/** What another tab or device changes is seen, also after a press here. */
export const WatchedElsewhere = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to watchlist' }));
    await waitFor(() => expect(screen.getByText('Added to your watchlist')).toBeVisible());
    await worldOf(canvasElement).exclusive((world) => {
      const [userId] = world.read().watchlists.keys();
      world.dispatch('watchlist/remove', { userId, key: 'US:AAPL', source: 0 });
    });
    await expect(
      await canvas.findByRole('button', { name: 'Add to watchlist' }, { timeout: 12_000 }),
    ).not.toBePressed();
  },
});

export const WatchlistRefuses = meta.story({
  parameters: { faults: ['code=40400@watchlist.save'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to watchlist' }));
    await waitFor(() => expect(screen.getByText('Your watchlist did not change')).toBeVisible());
    await expect(await canvas.findByRole('button', { name: 'Add to watchlist' })).toBeVisible();
  },
});

/** A removal that is refused: the star stays, and that is said. */
export const WatchlistKeepsIt = meta.story({
  parameters: {
    facts: [{ name: 'watched', parameters: { code: 'AAPL' } }],
    faults: ['code=40000@watchlist.deleteByCode', 'code=40000@watchlist.delete'],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove from watchlist' }));
    await waitFor(() => expect(screen.getByText('Your watchlist did not change')).toBeVisible());
    await expect(await canvas.findByRole('button', { name: 'Remove from watchlist' })).toBePressed();
  },
});

/** Added, and answered as if it were not: the list shows its actual state. */
export const WatchlistAnswersBusy = meta.story({
  parameters: { faults: ['busy=504@watchlist.save'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to watchlist' }));
    await waitFor(() =>
      expect(screen.getByText('No clear answer came: it is in your watchlist')).toBeVisible(),
    );
    await expect(await canvas.findByRole('button', { name: 'Remove from watchlist' })).toBeVisible();
  },
});

export const WatchlistUnknown = meta.story({
  parameters: { faults: ['lost@watchlist.save', 'down@watchlist.list'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to watchlist' }));
    await waitFor(() =>
      expect(screen.getByText('We do not know whether your watchlist changed')).toBeVisible(),
    );
  },
});
