import { expect, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import QuoteScreen from './Quote.tsx';

const meta = preview.meta({
  component: QuoteScreen,
  parameters: {
    path: '/pages/:family/:kind',
    route: '/pages/quote/stock?name=Apple&code=AAPL&source=0&market=NASDAQ',
    scenario: 'trader',
  },
});

export const NewsOfTheInstrument = meta.story({
  parameters: {
    facts: [
      {
        name: 'article',
        parameters: { id: 'A-1', code: 'AAPL', minutesAgo: 3, title: 'Apple opens a shop' },
      },
      {
        name: 'article',
        parameters: { id: 'A-2', code: 'MSFT', minutesAgo: 1, title: 'Microsoft closes one' },
      },
    ],
  },
  play: async ({ canvas }) => {
    const stories = await canvas.findByRole('list', { name: 'Related news' });
    const [newest, ...others] = within(stories).getAllByRole('link');
    await expect(newest).toHaveTextContent('Apple opens a shop');
    await expect(newest).toHaveTextContent('3 minutes ago');
    await expect(newest).toHaveAttribute('href', expect.stringMatching(/pages\/news\/detail\?id=A-1$/));
    await expect(others.length).toBeLessThan(5);
    await expect(within(stories).queryByText('Microsoft closes one')).toBeNull();
  },
});

/** A month of a future has the news of its product. */
export const NewsOfAContract = meta.story({
  parameters: { route: '/pages/quote/future?name=Gold&code=GCG27&source=3&market=COMEX' },
  play: async ({ canvas }) => {
    const stories = await canvas.findByRole('list', { name: 'Related news' });
    await expect(within(stories).getAllByRole('link').length).toBeGreaterThan(0);
  },
});

export const NoNews = meta.story({
  parameters: { scenario: 'news-empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No news about Apple/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All news' })).toBeVisible();
  },
});

/** What failed is not called empty, and the quote above it stays. */
export const NewsFails = meta.story({
  parameters: {
    faults: ['http=503@content.articlePage'],
    afterwards: async ({ canvas, canvasElement, userEvent }) => {
      const part = within(canvas.getByRole('region', { name: 'Related news' }));
      worldOf(canvasElement).clearFaults();
      await userEvent.click(part.getByRole('button', { name: 'Retry' }));
      await expect(await part.findByRole('list', { name: 'Related news' })).toBeVisible();
    },
  },
  play: async ({ canvas }) => {
    const part = within(await canvas.findByRole('region', { name: 'Related news' }));
    await expect(await part.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(part.queryByText(/^No news/)).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Key figures' })).toBeVisible();
  },
});
