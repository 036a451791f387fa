/** The newest stories on home, and the topics they can be narrowed to. */
import { expect, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import HomeScreen from './Home.tsx';

const meta = preview.meta({
  component: HomeScreen,
  parameters: { path: '/pages/home/index', route: '/pages/home/index', scenario: 'trader' },
});

/** One topic at a time. */
export const NewsByTopic = meta.story({
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'News' });
    region.scrollIntoView();
    const news = within(region);
    await userEvent.click(await news.findByRole('button', { name: 'Crypto' }));
    await expect(await news.findByRole('button', { name: 'Crypto', pressed: true })).toBeVisible();
    await waitFor(() => expect(news.getAllByText('Chain Daily').length).toBeGreaterThan(1));
    await waitFor(() => expect(news.queryByText('Harbour Post')).toBeNull());
  },
});

/** A day without news: one sentence, and nothing to choose. */
export const NoNews = meta.story({
  parameters: { scenario: 'news-empty' },
  play: async ({ canvas }) => {
    const news = within(await canvas.findByRole('region', { name: 'News' }));
    await expect(await news.findByText('No news yet today.')).toBeVisible();
    await expect(news.queryByRole('button')).toBeNull();
  },
});

export const NewsFailed = meta.story({
  parameters: {
    faults: ['down@content.articlePage'],
    afterwards: async ({ canvas, canvasElement, userEvent }) => {
      const news = within(canvas.getByRole('region', { name: 'News' }));
      worldOf(canvasElement).clearFaults();
      await userEvent.click(news.getByRole('button', { name: 'Retry' }));
      await expect(await canvas.findByRole('list', { name: 'News' })).toBeVisible();
    },
  },
  play: async ({ canvas }) => {
    const news = await canvas.findByRole('region', { name: 'News' });
    await expect(await within(news).findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.queryByText('No news yet today.')).toBeNull();
  },
});

/** A topic whose stories did not come is not one without stories, and not the stories of all. */
export const OneTopicFailed = meta.story({
  parameters: {
    afterwards: async ({ canvas, canvasElement, userEvent }) => {
      const news = within(canvas.getByRole('region', { name: 'News' }));
      worldOf(canvasElement).clearFaults();
      await userEvent.click(news.getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(news.getAllByText('Chain Daily').length).toBeGreaterThan(1));
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'News' });
    region.scrollIntoView();
    const news = within(region);
    const crypto = await news.findByRole('button', { name: 'Crypto' });
    worldOf(canvasElement).addFault('down@content.articlePage');
    await userEvent.click(crypto);
    // The list before may fail to refresh while the topic opens: its Retry is another one.
    await waitFor(() => expect(news.queryByText('Harbour Post')).toBeNull());
    await expect(await news.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(news.queryByText('No news yet today.')).toBeNull();
  },
});

/** Topics that did not come are no news without topics. */
export const TopicsFailed = meta.story({
  parameters: {
    faults: ['down@content.articleTags'],
    afterwards: async ({ canvas, canvasElement, userEvent }) => {
      const news = within(canvas.getByRole('region', { name: 'News' }));
      worldOf(canvasElement).clearFaults();
      await userEvent.click(news.getByRole('button', { name: 'Retry' }));
      await expect(await news.findByRole('button', { name: 'Crypto' })).toBeVisible();
      await expect(news.queryByText("Couldn't load the topics")).toBeNull();
    },
  },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'News' });
    region.scrollIntoView();
    const news = within(region);
    await expect(await news.findByText("Couldn't load the topics")).toBeVisible();
    await expect(await news.findByRole('list', { name: 'News' })).toBeVisible();
  },
});

/** Page by page below the headlines, none of them twice; a page that does not come leaves what there is. */
export const NewsGrows = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const titles = (name: string): (string | null)[] =>
      within(canvas.getByRole('list', { name }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await canvas.findByRole('list', { name: 'More news' });
    const seen = [...titles('News'), ...titles('More news')];
    await expect(seen).toHaveLength(16);
    await expect(new Set(seen).size).toBe(16);

    worldOf(canvasElement).addFault('down@content.articlePage');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(titles('More news')).toHaveLength(8);
  },
});
